import { type Everywhere, everywhere } from '../localised.ts';
import { notNumeric, quantity, type Row, range, size, text } from './row.ts';

// Charging of phones. Watts are what reaches the phone, lengths millimetres unless they say otherwise.

const spots = quantity({
  key: 'charging-spots',
  label: { pt: 'Telemóveis ao mesmo tempo', en: 'Phones at once', es: 'Móviles a la vez' },
});

const total = quantity({
  key: 'charging-total',
  label: { pt: 'Potência de carga', en: 'Charging power', es: 'Potencia de carga' },
  unit: 'W',
});

const plugs = {
  cable: { pt: 'cabos USB-C', en: 'USB-C cables', es: 'cables USB-C' },
  retractable: { pt: 'cabos USB-C retráteis', en: 'retractable USB-C cables', es: 'cables USB-C retráctiles' },
  socket: { pt: 'tomadas USB-C', en: 'USB-C sockets', es: 'tomas USB-C' },
} as const satisfies Record<string, Everywhere>;

const pads = {
  spot: { pt: 'pontos', en: 'spots', es: 'puntos' },
  base: { pt: 'bases', en: 'pads', es: 'bases' },
  shelf: { pt: 'prateleiras', en: 'shelves', es: 'baldas' },
} as const satisfies Record<string, Everywhere>;

const of = { pt: 'de', en: 'of', es: 'de' } as const satisfies Everywhere;

interface Outputs {
  /** Phones that charge side by side: fewer than the outputs where each place has both. */
  phones: number;
  wired: { kind: keyof typeof plugs; count: number; watts: number };
  wireless?: { kind: keyof typeof pads; count: number; watts: number };
}

/** What phones are charged by, and the watts of all of them when every place is taken by the thirstiest. */
export function outputs({ phones, wired, wireless }: Outputs): Row[] {
  const watts = [wired, ...(wireless ? [wireless] : [])]
    .flatMap((output) => Array.from({ length: output.count }, () => output.watts))
    .toSorted((one, other) => other - one)
    .slice(0, phones);
  const rows: Row[] = [
    spots(phones),
    total(watts.reduce((sum, one) => sum + one, 0)),
    {
      key: 'charging-wired',
      label: { pt: 'Por cabo', en: 'By cable', es: 'Por cable' },
      value: counted(wired.count, plugs[wired.kind], wired.watts),
      ...notNumeric,
    },
  ];
  if (!wireless) return rows;
  return [
    ...rows,
    {
      key: 'charging-wireless',
      label: { pt: 'Sem fios', en: 'Wireless', es: 'Sin cables' },
      value: counted(wireless.count, pads[wireless.kind], wireless.watts),
      ...notNumeric,
    },
  ];
}

function counted(count: number, things: Everywhere, watts: number): Everywhere {
  return everywhere((locale) => `${count} ${things[locale]} ${of[locale]} ${watts}\u00a0W`);
}

/** What the highest power is the power of. */
export function charging(phones: number): Everywhere {
  return {
    pt: `com ${phones} telemóveis a carregar`,
    en: `with ${phones} phones charging`,
    es: `con ${phones} móviles cargando`,
  };
}

export const standards = text({
  key: 'charging-standard',
  label: { pt: 'Normas de carga', en: 'Charging standards', es: 'Estándares de carga' },
});

/** No wire for data leads to the phone: nothing can be read from it or written to it. */
export function powerOnly(): Row {
  return {
    key: 'charging-data',
    label: { pt: 'Dados', en: 'Data', es: 'Datos' },
    value: {
      pt: 'Sem condutores de dados: só corrente',
      en: 'No data conductors: power only',
      es: 'Sin conductores de datos: solo corriente',
    },
    ...notNumeric,
  };
}

export const safety = text({
  key: 'charging-safety',
  label: { pt: 'Proteções', en: 'Safeguards', es: 'Protecciones' },
});

/** Centimetres that can be pulled out. */
export const cableLength = quantity({
  key: 'charging-cable',
  label: { pt: 'Comprimento do cabo', en: 'Cable length', es: 'Longitud del cable' },
  unit: 'cm',
});

/** Lowest and highest place where a phone is plugged in or put down, above the floor. */
export const height = range({
  key: 'charging-height',
  label: { pt: 'Altura dos pontos de carga', en: 'Height of charging places', es: 'Altura de los puntos de carga' },
  unit: 'mm',
});

/** Clear width, height and depth. */
export const lockerInside = size({
  key: 'locker-inside',
  label: { pt: 'Interior do cacifo', en: 'Inside of a locker', es: 'Interior de la taquilla' },
});

/** The largest phone, in its case. */
export const phone = size({
  key: 'locker-phone',
  label: { pt: 'Telemóvel, com capa, até', en: 'Phone in its case, up to', es: 'Móvil con funda, hasta' },
});

export const lock = text({
  key: 'locker-lock',
  label: { pt: 'Fecho', en: 'Lock', es: 'Cierre' },
});

/** How a door opens when the code is forgotten or the mains fails. */
export const emergency = text({
  key: 'locker-emergency',
  label: { pt: 'Abertura de recurso', en: 'Emergency opening', es: 'Apertura de emergencia' },
});
