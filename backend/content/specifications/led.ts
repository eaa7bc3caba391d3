import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere } from '../localised.ts';
import * as power from './power.ts';
import { notNumeric, quantity, type Row, size, text } from './row.ts';

// Pitch and depth are millimetres, distances metres, weights kilograms.

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

/** Bits of each colour. */
export const greyLevels = quantity({
  key: 'led-grey',
  label: { pt: 'Profundidade de cor', en: 'Colour depth', es: 'Profundidad de color' },
  unit: 'bit',
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
    merging(toTenths(millimetres / 1000 / Math.tan(acuity)), {
      pt: 'com visão normal',
      en: 'with normal sight',
      es: 'con visión normal',
    }),
  ];
}

const cabinetSize = size({
  key: 'cabinet-size',
  label: { pt: 'Medidas do módulo', en: 'Cabinet size', es: 'Medidas del módulo' },
});

const cabinetWeight = quantity({
  key: 'cabinet-weight',
  label: { pt: 'Peso do módulo', en: 'Cabinet weight', es: 'Peso del módulo' },
  unit: 'kg',
});

const cabinetPower = quantity({
  key: 'cabinet-power',
  label: { pt: 'Consumo máximo por módulo', en: 'Maximum power per cabinet', es: 'Consumo máximo por módulo' },
  unit: 'W',
});

const perCircuit = quantity({
  key: 'cabinet-circuit',
  label: {
    pt: 'Módulos por circuito de 16\u00a0A',
    en: 'Cabinets per 16\u00a0A circuit',
    es: 'Módulos por circuito de 16\u00a0A',
  },
});

const density = quantity({
  key: 'led-density',
  label: { pt: 'Densidade', en: 'Pixel density', es: 'Densidad' },
  unit: 'px/m²',
});

const wallSize = size({
  key: 'wall-size',
  label: { pt: 'Medidas da parede', en: 'Wall size', es: 'Medidas de la pared' },
});

const wallWeight = quantity({
  key: 'wall-weight',
  label: { pt: 'Peso da parede', en: 'Wall weight', es: 'Peso de la pared' },
  unit: 'kg',
});

/** Watts that may be drawn from a circuit all day: four fifths of 16 A at 230 V. */
const circuit = 0.8 * 16 * 230;

interface Cabinets {
  /** Width, height and depth. */
  size: readonly [number, number, number];
  /** Columns and lines of pixels. */
  pixels: readonly [number, number];
  weight: number;
  /** Watts, all white at full brightness. */
  power: number;
  /** The example: how many side by side, and how many above each other. */
  wall: readonly [number, number];
}

/** Everything that follows from a cabinet and from how many of them the example wall has. */
export function cabinets({ size: [width, height, depth], pixels, weight, power: watts, wall }: Cabinets): Row[] {
  const [columns, lines] = pixels;
  const [across, up] = wall;
  const count = across * up;
  return [
    cabinetSize([width, height, depth]),
    pixelsOf('cabinet-resolution', { pt: 'Píxeis do módulo', en: 'Cabinet pixels', es: 'Píxeles del módulo' }, pixels),
    density(Math.round((columns * lines * 1e6) / (width * height))),
    cabinetWeight(weight),
    cabinetPower(watts),
    perCircuit(Math.floor(circuit / watts)),
    {
      key: 'wall-cabinets',
      label: { pt: 'Módulos', en: 'Cabinets', es: 'Módulos' },
      value: everywhere(() => `${across} × ${up} (${count})`),
      unit: null,
      number: count,
    },
    wallSize([width * across, height * up]),
    pixelsOf('wall-resolution', { pt: 'Resolução da parede', en: 'Wall resolution', es: 'Resolución de la pared' }, [
      columns * across,
      lines * up,
    ]),
    wallWeight(toTenths(weight * count), { pt: 'sem a estrutura', en: 'without the frame', es: 'sin la estructura' }),
  ];
}

function pixelsOf(
  key: 'cabinet-resolution' | 'wall-resolution',
  label: Everywhere,
  [columns, lines]: readonly [number, number],
): Row {
  return { key, label, value: everywhere(() => `${columns} × ${lines}`), unit: 'px', number: null };
}

/** What the watts of a wall are the watts of. */
export const exampleWall = {
  pt: 'na parede de exemplo, com o controlador',
  en: 'for the example wall, controller included',
  es: 'en la pared de ejemplo, con el controlador',
} as const satisfies Everywhere;

/** Pixels that one output of a controller feeds at 60 Hz. */
const pixelsPerOutput = 650_000;

const outputs = { pt: 'saídas de', en: 'outputs of', es: 'salidas de' } as const satisfies Everywhere;

/** What feeds the example wall: outputs in use, and as many again where the cable closes a ring. */
export function controller(count: number): Row {
  return {
    key: 'wall-controller',
    label: { pt: 'Controlador Maestro', en: 'Maestro controller', es: 'Controlador Maestro' },
    value: everywhere(
      (locale) => `${count} ${outputs[locale]} ${formatNumber(pixelsPerOutput, locale)}\u00a0px, 60\u00a0Hz`,
    ),
    ...notNumeric,
  };
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

function toTenths(number: number): number {
  return Math.round(number * 10) / 10;
}
