import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere } from '../localised.ts';
import * as power from './power.ts';
import { quantity, type Row, text } from './row.ts';

// Pitches and steps are millimetres, distances metres. Cabinets and the walls made of them: led-wall.ts.

/** From the middle of one pixel to the middle of the next. */
export const pitch = quantity({
  key: 'led-pitch',
  label: { pt: 'Passo de píxel', en: 'Pixel pitch', es: 'Paso de píxel' },
  unit: 'mm',
});

export const technology = text({
  key: 'led-type',
  label: { pt: 'Tipo de LED', en: 'LED type', es: 'Tipo de LED' },
});

/** How often every pixel is lit anew: what decides whether a camera sees bands. */
export const refresh = quantity({
  key: 'led-refresh',
  label: { pt: 'Taxa de atualização', en: 'Refresh rate', es: 'Frecuencia de refresco' },
  unit: 'Hz',
});

/** The highest step from one tile to its neighbour. */
export const flatness = quantity({
  key: 'led-flatness',
  label: { pt: 'Desnível entre placas', en: 'Step between tiles', es: 'Desnivel entre placas' },
  before: '≤\u00a0',
  unit: 'mm',
});

const closest = quantity({
  key: 'led-viewing',
  label: { pt: 'Distância mínima de visão', en: 'Closest viewing distance', es: 'Distancia mínima de visión' },
  unit: 'm',
});

const merging = quantity({
  key: 'led-merging',
  label: {
    pt: 'Píxeis indistintos a partir de',
    en: 'Pixels merge from',
    es: 'Los píxeles se funden desde',
  },
  unit: 'm',
});

/** A minute of arc in radians: what an eye of normal sight tells apart. */
const acuity = Math.PI / 180 / 60;

/** From where a pitch can be looked at (a metre for each millimetre, to the next half), and from where it is not seen. */
export function viewing(millimetres: number): Row[] {
  return [
    closest(Math.ceil(millimetres * 2) / 2),
    merging(Math.round(millimetres / 100 / Math.tan(acuity)) / 10, {
      pt: 'com visão normal',
      en: 'with normal sight',
      es: 'con visión normal',
    }),
  ];
}

/** How far two cabinets can be turned towards each other, in words. */
export const angle = text({
  key: 'cabinet-angle',
  label: { pt: 'Ângulo entre módulos', en: 'Angle between cabinets', es: 'Ángulo entre módulos' },
});

/** From which side parts are changed. */
export const service = text({
  key: 'led-service',
  label: { pt: 'Manutenção', en: 'Service access', es: 'Mantenimiento' },
});

/** The density of air, kilograms a cubic metre, as EN 1991-1-4 has it. */
const air = 1.25;

/** The wind it may meet in use, in kilometres an hour, and the pressure of such a wind. */
export function wind(speed: number): Row {
  const pressure = (air * (speed / 3.6) ** 2) / 2 / 1000;
  return {
    key: 'led-wind',
    label: { pt: 'Vento em serviço', en: 'Wind in use', es: 'Viento en servicio' },
    value: everywhere((locale) => `${speed}\u00a0km/h (${formatNumber(pressure, locale, 2)}\u00a0kPa)`),
    unit: null,
    number: speed,
  };
}

const back = { pt: 'atrás', en: 'at the back', es: 'detrás' } as const satisfies Everywhere;

/** Classes of protection of the picture's side and of the other, which the weather reaches too. */
export function protection(front: `IP${number}`, rear: `IP${number}`): Row {
  const row = power.protection(front, 'front');
  return { ...row, value: everywhere((locale) => `${row.value[locale]}, ${rear} ${back[locale]}`) };
}
