import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere } from '../localised.ts';
import { notNumeric, quantity, type Row, size } from './row.ts';

// Lengths are millimetres, weights kilograms.

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
    wallWeight(Math.round(weight * count * 10) / 10, {
      pt: 'sem a estrutura',
      en: 'without the frame',
      es: 'sin la estructura',
    }),
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

const outputs = {
  one: { pt: 'saída de', en: 'output of', es: 'salida de' },
  many: { pt: 'saídas de', en: 'outputs of', es: 'salidas de' },
} as const satisfies Record<string, Everywhere>;

/** What feeds the example wall: outputs in use, and as many again where the cable closes a ring. */
export function controller(count: number): Row {
  return {
    key: 'wall-controller',
    label: { pt: 'Controlador Maestro', en: 'Maestro controller', es: 'Controlador Maestro' },
    value: everywhere(
      (locale) =>
        `${count} ${outputs[count === 1 ? 'one' : 'many'][locale]} ${formatNumber(pixelsPerOutput, locale)}\u00a0px, 60\u00a0Hz`,
    ),
    ...notNumeric,
  };
}
