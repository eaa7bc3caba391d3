import { quantity, type Row, text } from './row.ts';

/** A printer in words; for the usual one there is `thermalPrinter`. */
export const printer = text({
  key: 'printer',
  label: { pt: 'Impressora', en: 'Printer', es: 'Impresora' },
});

/** A thermal printer with a cutter: millimetres of paper, millimetres a second. */
export function thermalPrinter(width: number, speed: number): Row {
  const measures = [`${width}\u00a0mm`, `${speed}\u00a0mm/s`] as const;
  return printer({
    pt: `Térmica de ${measures[0]}, com corte, ${measures[1]}`,
    en: `${measures[0]} thermal, with cutter, ${measures[1]}`,
    es: `Térmica de ${measures[0]}, con corte, ${measures[1]}`,
  });
}

/** Metres of paper; how many tickets they give is the product's own. */
export const paperRoll = quantity({
  key: 'paper-roll',
  label: { pt: 'Rolo de papel', en: 'Paper roll', es: 'Rollo de papel' },
  unit: 'm',
});

export const codeReader = text({
  key: 'code-reader',
  label: { pt: 'Leitor de códigos', en: 'Code reader', es: 'Lector de códigos' },
});

/** The usual reader. */
export function qrReader(): Row {
  return codeReader({
    pt: 'QR e códigos de barras, em papel ou telemóvel',
    en: 'QR and barcodes, on paper or phone',
    es: 'QR y códigos de barras, en papel o móvil',
  });
}

export const payment = text({
  key: 'payment',
  label: { pt: 'Pagamento', en: 'Payment', es: 'Pago' },
});

/** No terminal of its own, but a place for one. */
export function paymentOption(): Row {
  return payment({
    pt: 'Opcional, suporte lateral',
    en: 'Optional, side bracket',
    es: 'Opcional, soporte lateral',
  });
}
