import { type Everywhere, everywhere, mapText, type Text } from '../localised.ts';
import { notNumeric, quantity, type Row, text } from './row.ts';

export const hdmiInputs = quantity({
  key: 'hdmi-in',
  label: { pt: 'Entradas HDMI', en: 'HDMI inputs', es: 'Entradas HDMI' },
});

export const hdmiOutputs = quantity({
  key: 'hdmi-out',
  label: { pt: 'Saídas HDMI', en: 'HDMI outputs', es: 'Salidas HDMI' },
});

export const usbC = quantity({
  key: 'usb-c',
  label: { pt: 'USB-C', en: 'USB-C', es: 'USB-C' },
});

export const usbA = quantity({
  key: 'usb-a',
  label: { pt: 'USB-A', en: 'USB-A', es: 'USB-A' },
});

/** Network sockets, of 1 Gbit/s each. */
export function ethernet(sockets: number, note?: Text): Row {
  const speed = `${sockets === 1 ? '' : `${sockets} × `}1\u00a0Gbit/s`;
  return {
    key: 'ethernet',
    label: { pt: 'Rede por cabo', en: 'Wired network', es: 'Red por cable' },
    value: note === undefined ? everywhere(() => speed) : mapText(note, (words) => `${speed}, ${words}`),
    ...notNumeric,
  };
}

const places = {
  side: { pt: 'de lado', en: 'at the side', es: 'en el lateral' },
  front: { pt: 'à frente', en: 'at the front', es: 'delante' },
  back: { pt: 'atrás', en: 'at the back', es: 'detrás' },
  top: { pt: 'no tampo', en: 'in the top', es: 'en el tablero' },
} as const satisfies Record<string, Everywhere>;

const plug = { pt: '3,5\u00a0mm', en: '3.5\u00a0mm', es: '3,5\u00a0mm' } as const satisfies Everywhere;

/** Headphone sockets of 3.5 mm: how many and, where it matters, the place where they are found. */
export function headphones(sockets: number, place?: keyof typeof places): Row {
  return {
    key: 'audio-out',
    label: { pt: 'Saída para auscultadores', en: 'Headphone output', es: 'Salida de auriculares' },
    value: everywhere((locale) => {
      const where = place === undefined ? '' : `, ${places[place][locale]}`;
      return `${sockets === 1 ? '' : `${sockets} × `}${plug[locale]}${where}`;
    }),
    ...notNumeric,
  };
}

/** Mains sockets for what is put on the table. */
export const sockets = text({
  key: 'sockets',
  label: { pt: 'Tomadas no tampo', en: 'Sockets in the top', es: 'Enchufes en el tablero' },
});
