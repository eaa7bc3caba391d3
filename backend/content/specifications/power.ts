import { type Everywhere, everywhere, mapText, type Text } from '../localised.ts';
import { notNumeric, quantity, type Row, range, text } from './row.ts';

/** Watts in ordinary use. */
export const typical = quantity({
  key: 'power-typical',
  label: { pt: 'Consumo típico', en: 'Typical power', es: 'Consumo típico' },
  unit: 'W',
});

/** Watts at most; the note says what else is fed then: a laptop, a module, a printer. */
export const maximum = quantity({
  key: 'power-max',
  label: { pt: 'Consumo máximo', en: 'Maximum power', es: 'Consumo máximo' },
  unit: 'W',
});

export const standby = quantity({
  key: 'power-standby',
  label: { pt: 'Consumo em espera', en: 'Standby power', es: 'Consumo en espera' },
  unit: 'W',
});

const supply = text({
  key: 'mains',
  label: { pt: 'Alimentação', en: 'Supply', es: 'Alimentación' },
});

/** What it is plugged into: the mains of the whole world unless the product says otherwise. */
export function mains(value: Text = '100–240\u00a0V, 50/60\u00a0Hz'): Row {
  return supply(value);
}

export const temperature = range({
  key: 'temperature',
  label: {
    pt: 'Temperatura de funcionamento',
    en: 'Operating temperature',
    es: 'Temperatura de funcionamiento',
  },
  unit: '°C',
});

export const humidity = range({
  key: 'humidity',
  label: { pt: 'Humidade, sem condensação', en: 'Humidity, non-condensing', es: 'Humedad, sin condensación' },
  unit: '%',
});

/** Decibels at a metre. */
export const noise = quantity({
  key: 'noise',
  label: { pt: 'Ruído a 1\u00a0m', en: 'Noise at 1\u00a0m', es: 'Ruido a 1\u00a0m' },
  unit: 'dB(A)',
});

const noFan = { pt: 'Sem ventilador', en: 'No fan', es: 'Sin ventilador' } as const satisfies Everywhere;

/** No noise of its own; where something that has a fan can be added, the note says so. */
export function fanless(note?: Text): Row {
  return {
    ...noise(0),
    value: note === undefined ? noFan : mapText(note, (words, locale) => `${noFan[locale]}; ${words}`),
    ...notNumeric,
  };
}

const places = {
  top: { pt: 'no tampo', en: 'at the top', es: 'en el tablero' },
  screen: { pt: 'no ecrã', en: 'at the screen', es: 'en la pantalla' },
  front: { pt: 'à frente', en: 'at the front', es: 'en el frontal' },
  whole: { pt: 'em todo o corpo', en: 'for the whole body', es: 'en todo el cuerpo' },
} as const satisfies Record<string, Everywhere>;

/** The class of protection against dust and water, and the part that has it. */
export function protection(ip: `IP${number}`, place: keyof typeof places): Row {
  return {
    key: 'protection',
    label: { pt: 'Proteção', en: 'Protection', es: 'Protección' },
    value: everywhere((locale) => `${ip} ${places[place][locale]}`),
    ...notNumeric,
  };
}
