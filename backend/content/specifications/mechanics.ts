import { quantity, type Row, range, size, text } from './row.ts';

// Lengths are millimetres, weights kilograms, angles degrees.

export const width = quantity({ key: 'width', label: { pt: 'Largura', en: 'Width', es: 'Ancho' }, unit: 'mm' });

export const height = quantity({ key: 'height', label: { pt: 'Altura', en: 'Height', es: 'Alto' }, unit: 'mm' });

export const depth = quantity({ key: 'depth', label: { pt: 'Profundidade', en: 'Depth', es: 'Fondo' }, unit: 'mm' });

export const weight = quantity({ key: 'weight', label: { pt: 'Peso', en: 'Weight', es: 'Peso' }, unit: 'kg' });

/** Distances between the holes that a bracket is screwed to. */
export const vesa = size({ key: 'vesa', label: { pt: 'Furação VESA', en: 'VESA pattern', es: 'Patrón VESA' } });

/** Width, height and depth with what holds it. */
export const sizeWithStand = size({
  key: 'installed',
  label: { pt: 'Medidas com suporte', en: 'Size with stand or bracket', es: 'Medidas con soporte' },
});

export const weightWithStand = quantity({
  key: 'installed-weight',
  label: { pt: 'Peso com suporte', en: 'Weight with stand or bracket', es: 'Peso con soporte' },
  unit: 'kg',
});

/** Lowest and highest above the floor. */
export const screenCentre = range({
  key: 'screen-centre',
  label: {
    pt: 'Altura do centro da imagem',
    en: 'Height of picture centre',
    es: 'Altura del centro de la imagen',
  },
  unit: 'mm',
});

const controls = range({
  key: 'controls-height',
  label: { pt: 'Altura da zona tátil', en: 'Height of controls', es: 'Altura de los controles' },
  unit: 'mm',
});

/** Lowest and highest thing to touch, with the picture in its low position. */
export function controlsHeight(lowest: number, highest: number): Row {
  return controls(lowest, highest, { pt: 'no modo baixo', en: 'in low mode', es: 'en modo bajo' });
}

export const frontHeight = quantity({
  key: 'front-height',
  label: { pt: 'Altura da frente', en: 'Height of front edge', es: 'Altura del borde delantero' },
  unit: 'mm',
});

/** What stands on the counter, where it is smaller than the whole. */
export const base = size({ key: 'base', label: { pt: 'Base do pé', en: 'Base of the foot', es: 'Base del pie' } });

export const tilt = quantity({
  key: 'tilt',
  label: { pt: 'Inclinação do ecrã', en: 'Screen tilt', es: 'Inclinación de la pantalla' },
  after: '°',
});

export const topLoad = quantity({
  key: 'top-load',
  label: { pt: 'Carga no tampo', en: 'Load on the top', es: 'Carga en el tablero' },
  unit: 'kg',
});

export const materials = text({ key: 'materials', label: { pt: 'Materiais', en: 'Materials', es: 'Materiales' } });

export const mounting = text({ key: 'mounting', label: { pt: 'Montagem', en: 'Mounting', es: 'Montaje' } });
