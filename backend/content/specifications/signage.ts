import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere, mapText, type Text } from '../localised.ts';
import { notNumeric, quantity, type Row } from './row.ts';

// What screens that are read from the street or across a hall have beyond the others.

const nightly = quantity({
  key: 'brightness-night',
  label: { pt: 'Brilho à noite', en: 'Brightness at night', es: 'Brillo de noche' },
  unit: 'cd/m²',
});

/** The brightness that is left after dark; a light sensor goes from the one to the other. */
export function nightBrightness(brightness: number): Row {
  return nightly(brightness, {
    pt: 'por sensor de luz',
    en: 'by light sensor',
    es: 'por sensor de luz',
  });
}

/** Sides with a picture, each as large and as bright as the other unless `window.brightnessInside` says otherwise. */
export const sides = quantity({
  key: 'sides',
  label: { pt: 'Faces com imagem', en: 'Sides with a picture', es: 'Caras con imagen' },
});

/** Polarised lenses turn many portrait screens black; a film that turns the light keeps these readable. */
export function sunglasses(): Row {
  return {
    key: 'sunglasses',
    label: { pt: 'Com óculos de sol polarizados', en: 'With polarised sunglasses', es: 'Con gafas de sol polarizadas' },
    value: { pt: 'Legível', en: 'Readable', es: 'Legible' },
    ...notNumeric,
  };
}

const daily = quantity({
  key: 'duty',
  label: { pt: 'Regime de funcionamento', en: 'Running time', es: 'Régimen de funcionamiento' },
});

/** Hours a day that it is made to be on for, every day of the week. */
export function hoursDaily(hours: number): Row {
  return {
    ...daily(hours),
    value: { pt: `${hours}\u00a0h por dia`, en: `${hours}\u00a0hours a day`, es: `${hours}\u00a0h al día` },
  };
}

/** Degrees Celsius at which liquid crystal turns black in the sun: higher is better. */
export const clearingPoint = quantity({
  key: 'clearing-point',
  label: {
    pt: 'Painel não escurece ao sol até',
    en: 'Panel does not darken in sun up to',
    es: 'El panel no se oscurece al sol hasta',
  },
  unit: '°C',
});

const hanging = quantity({
  key: 'suspension',
  label: { pt: 'Suspensão', en: 'Suspension', es: 'Suspensión' },
});

const each = { pt: 'cada', en: 'each', es: 'cada uno' } as const satisfies Everywhere;

/** What it hangs on, and the kilograms that each part may carry by itself: twice the body's weight at least. */
export function suspension(parts: Text, load: number): Row {
  return {
    ...hanging(load),
    value: mapText(parts, (words, locale) => `${words}, ${formatNumber(load, locale)}\u00a0kg ${each[locale]}`),
  };
}

const people = { pt: 'pessoas', en: 'people', es: 'personas' } as const satisfies Everywhere;
const liftingLabel = { pt: 'Para levantar', en: 'To lift', es: 'Para levantar' } as const satisfies Everywhere;

/** How many people lift the body by hand: no more than 25 kg each. */
export function lifting(count: number, note?: Text): Row {
  const value = everywhere((locale) => `${count} ${people[locale]}`);
  return {
    key: 'lifting',
    label: liftingLabel,
    value: note === undefined ? value : mapText(note, (words, locale) => `${value[locale]}, ${words}`),
    unit: null,
    number: count,
  };
}

/** Too heavy for hands: the gear that lifts it. */
export function liftingGear(gear: Text): Row {
  return { key: 'lifting', label: liftingLabel, value: mapText(gear, (words) => words), ...notNumeric };
}
