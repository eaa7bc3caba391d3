import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere, mapText, type Text } from '../localised.ts';
import { notNumeric, quantity, type Row, text } from './row.ts';

export const system = text({
  key: 'system',
  label: { pt: 'Sistema operativo', en: 'Operating system', es: 'Sistema operativo' },
});

const cores = { pt: 'núcleos', en: 'cores', es: 'núcleos' } as const satisfies Everywhere;

/** Number of cores, and their highest clock in gigahertz. */
export function processor(count: number, clock: number): Row {
  return {
    key: 'processor',
    label: { pt: 'Processador', en: 'Processor', es: 'Procesador' },
    value: everywhere((locale) => `${count} ${cores[locale]}, ${formatNumber(clock, locale, 1)}\u00a0GHz`),
    ...notNumeric,
  };
}

/** Gigabytes. */
export const memory = quantity({
  key: 'memory',
  label: { pt: 'Memória', en: 'Memory', es: 'Memoria' },
  unit: 'GB',
});

/** Gigabytes; whole thousands are shown, and counted, as terabytes. */
export function storage(gigabytes: number): Row {
  const word = {
    key: 'storage',
    label: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
  } as const;
  return gigabytes % 1000 === 0
    ? quantity({ ...word, unit: 'TB' })(gigabytes / 1000)
    : quantity({ ...word, unit: 'GB' })(gigabytes);
}

export const wireless = text({
  key: 'wireless',
  label: { pt: 'Rede sem fios', en: 'Wireless', es: 'Red inalámbrica' },
});

/** What guards keys and the start of the system. */
export const security = text({
  key: 'security',
  label: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
});

/** The slot that takes a whole computer, where there is one. */
export function opsSlot(): Row {
  return {
    key: 'computer-slot',
    label: { pt: 'Ranhura OPS', en: 'OPS slot', es: 'Ranura OPS' },
    value: {
      pt: 'Sim, para módulo com Windows 11',
      en: 'Yes, for a Windows 11 module',
      es: 'Sí, para módulo con Windows 11',
    },
    ...notNumeric,
  };
}

/** Two speakers, and the watts of each. */
export function speakers(power: number, note?: Text): Row {
  const pair = `2 × ${power}\u00a0W`;
  return {
    key: 'speakers',
    label: { pt: 'Altifalantes', en: 'Speakers', es: 'Altavoces' },
    value: note === undefined ? everywhere(() => pair) : mapText(note, (words) => `${pair}, ${words}`),
    ...notNumeric,
  };
}

export const microphones = quantity({
  key: 'microphones',
  label: { pt: 'Microfones', en: 'Microphones', es: 'Micrófonos' },
});
