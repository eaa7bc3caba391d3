import { type Everywhere, everywhere, mapText, type Text } from '../localised.ts';
import { notNumeric, quantity, type Row, range, text } from './row.ts';

// What is added to a screen: stands, modules, cameras, pens.

/** The products, systems or sockets that it works with. */
export const fits = text({ key: 'fits', label: { pt: 'Serve em', en: 'Fits', es: 'Compatible con' } });

const until = { pt: 'a', en: 'to', es: 'a' } as const satisfies Everywhere;

/** Diagonals that it can carry, in inches. */
export function screenSizes(smallest: number, largest: number): Row {
  return {
    key: 'screen-sizes',
    label: { pt: 'Tamanho do ecrã', en: 'Screen size', es: 'Tamaño de pantalla' },
    value: everywhere((locale) => `${smallest}″ ${until[locale]} ${largest}″`),
    ...notNumeric,
  };
}

/** Kilograms, the screen and all that hangs on it. */
export const maximumLoad = quantity({
  key: 'max-load',
  label: { pt: 'Carga máxima', en: 'Maximum load', es: 'Carga máxima' },
  unit: 'kg',
});

/** Millimetres between the lowest and the highest position. */
export const travel = quantity({
  key: 'lift-travel',
  label: { pt: 'Curso', en: 'Travel', es: 'Recorrido' },
  unit: 'mm',
});

export const liftSpeed = quantity({
  key: 'lift-speed',
  label: { pt: 'Velocidade', en: 'Speed', es: 'Velocidad' },
  unit: 'mm/s',
});

/** Minutes that the motor may run, and that it rests afterwards. */
export function dutyCycle(run: number, rest: number): Row {
  const share = (100 * run) / (run + rest);
  return text({ key: 'duty-cycle', label: { pt: 'Ciclo de trabalho', en: 'Duty cycle', es: 'Ciclo de trabajo' } })({
    pt: `${share}\u00a0%: ${run}\u00a0min em marcha, ${rest}\u00a0min de pausa`,
    en: `${share}%: ${run}\u00a0min running, ${rest}\u00a0min at rest`,
    es: `${share}\u00a0%: ${run}\u00a0min en marcha, ${rest}\u00a0min de pausa`,
  });
}

/** What makes it stop when something is in the way. */
export const collision = text({
  key: 'collision',
  label: { pt: 'Anticolisão', en: 'Anti-collision', es: 'Anticolisión' },
});

export const liftControl = text({ key: 'lift-control', label: { pt: 'Comando', en: 'Control', es: 'Mando' } });

/** Heights that the screen can be bolted at. */
export const heightPositions = quantity({
  key: 'height-positions',
  label: { pt: 'Posições de altura', en: 'Height positions', es: 'Posiciones de altura' },
});

/** Millimetres from the floor to the top, in the lowest and the highest position. */
export const overallHeight = range({
  key: 'overall-height',
  label: { pt: 'Altura total', en: 'Overall height', es: 'Altura total' },
  unit: 'mm',
});

const castorWords = {
  pt: ['todos com travão', 'cada'],
  en: ['all with brakes', 'each'],
  es: ['todas con freno', 'cada una'],
} as const satisfies Everywhere<readonly [string, string]>;

/** Four castors with a brake each: millimetres across, and the kilograms that one may carry. */
export function castors(diameter: number, load: number): Row {
  return {
    key: 'castors',
    label: { pt: 'Rodízios', en: 'Castors', es: 'Ruedas' },
    value: everywhere((locale) => {
      const [brakes, each] = castorWords[locale];
      return `4 × Ø\u00a0${diameter}\u00a0mm, ${brakes}, ${load}\u00a0kg ${each}`;
    }),
    ...notNumeric,
  };
}

export const shelf = text({ key: 'shelf', label: { pt: 'Prateleira', en: 'Shelf', es: 'Balda' } });

/** The lean in degrees at which it still comes back by itself, with the highest load in the highest position. */
export function stability(degrees: number): Row {
  return {
    key: 'stability',
    label: { pt: 'Estabilidade', en: 'Stability', es: 'Estabilidad' },
    value: {
      pt: `Não tomba a ${degrees}°, com a carga máxima no alto`,
      en: `Does not tip at ${degrees}°, with the maximum load at the top`,
      es: `No vuelca a ${degrees}°, con la carga máxima arriba`,
    },
    unit: null,
    number: degrees,
  };
}

export const cableRoute = text({
  key: 'cable-route',
  label: { pt: 'Passagem de cabos', en: 'Cable route', es: 'Paso de cables' },
});

/** Kilograms of each box that it comes in. */
export function packages(...weights: readonly number[]): Row {
  return {
    key: 'packages',
    label: { pt: 'Volumes', en: 'Boxes', es: 'Bultos' },
    value: everywhere(() => `${weights.length} (${weights.join(' + ')}\u00a0kg)`),
    ...notNumeric,
  };
}

/** Megapixels. */
export const sensor = quantity({
  key: 'sensor',
  label: { pt: 'Sensor', en: 'Sensor', es: 'Sensor' },
  unit: 'MP',
});

/** Columns and lines of what it sends. */
export function cameraResolution(columns: number, lines: number): Row {
  return {
    key: 'camera-resolution',
    label: { pt: 'Imagem', en: 'Picture', es: 'Imagen' },
    value: everywhere(() => `${columns} × ${lines}`),
    unit: 'px',
    number: null,
  };
}

/** Pictures a second. */
export const frameRate = quantity({
  key: 'frame-rate',
  label: { pt: 'Imagens por segundo', en: 'Frames per second', es: 'Imágenes por segundo' },
});

/** Degrees from left to right. */
export const fieldOfView = quantity({
  key: 'field-of-view',
  label: { pt: 'Ângulo horizontal', en: 'Horizontal field of view', es: 'Ángulo horizontal' },
  after: '°',
});

/** Metres from left to right at three metres. */
export const widthAtThreeMetres = quantity({
  key: 'scene-width',
  label: { pt: 'Largura vista a 3\u00a0m', en: 'Width seen at 3\u00a0m', es: 'Ancho visto a 3\u00a0m' },
  unit: 'm',
});

export const focus = text({ key: 'focus', label: { pt: 'Focagem', en: 'Focus', es: 'Enfoque' } });

export const shutter = text({ key: 'shutter', label: { pt: 'Tampa', en: 'Shutter', es: 'Tapa' } });

/** Metres. */
export const cable = quantity({
  key: 'cable',
  label: { pt: 'Cabo incluído', en: 'Cable included', es: 'Cable incluido' },
  unit: 'm',
});

export const penCount = quantity({
  key: 'pen-count',
  label: { pt: 'Canetas', en: 'Pens', es: 'Lápices' },
});

export const penDiameter = quantity({
  key: 'pen-diameter',
  label: { pt: 'Diâmetro', en: 'Diameter', es: 'Diámetro' },
  unit: 'mm',
});

export const penLength = quantity({
  key: 'pen-length',
  label: { pt: 'Comprimento', en: 'Length', es: 'Longitud' },
  unit: 'mm',
});

/** Widths of what touches the glass, in words. */
export const penTips = text({ key: 'pen-tips', label: { pt: 'Pontas', en: 'Tips', es: 'Puntas' } });

export const penPower = text({ key: 'pen-power', label: { pt: 'Energia', en: 'Power', es: 'Energía' } });

/** Length, width and height of the tray in millimetres, and what else there is to say of it. */
export function penTray(sides: readonly [number, number, number], note: Text): Row {
  return {
    key: 'pen-tray',
    label: { pt: 'Tabuleiro', en: 'Tray', es: 'Bandeja' },
    value: mapText(note, (words) => `${sides.join(' × ')}\u00a0mm, ${words}`),
    ...notNumeric,
  };
}

export const spareTips = quantity({
  key: 'spare-tips',
  label: { pt: 'Pontas de reserva', en: 'Spare tips', es: 'Puntas de repuesto' },
});
