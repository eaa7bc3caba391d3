import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere, type Localised, mapText } from '../localised.ts';
import type { RowKey } from './groups.ts';
import type { Row } from './row.ts';

/** A number that is worth showing large, with what it counts. */
export interface KeyFigure {
  value: Localised;
  label: Everywhere;
}

type Read = (rows: readonly Row[]) => Localised;

/** What a product can show large. Every one reads the rows of its table, so that the two cannot disagree. */
const figures = {
  diagonal: figure(rowValue('diagonal'), { pt: 'de diagonal', en: 'diagonal', es: 'de diagonal' }),
  'diagonal-4k': figure(rowValue('diagonal'), {
    pt: 'de diagonal, em 4K',
    en: 'diagonal, in 4K',
    es: 'de diagonal, en 4K',
  }),
  'diagonal-portrait': figure(rowValue('diagonal'), {
    pt: 'de diagonal, na vertical',
    en: 'diagonal, portrait',
    es: 'de diagonal, en vertical',
  }),
  'touch-points': figure(rowValue('touch-points'), {
    pt: 'pontos de toque',
    en: 'touch points',
    es: 'puntos táctiles',
  }),
  'diagonal-two-sides': figure(rowValue('diagonal'), {
    pt: 'de diagonal, em duas faces',
    en: 'diagonal, on two sides',
    es: 'de diagonal, en dos caras',
  }),
  brightness: figure(rowValue('brightness'), { pt: 'de brilho', en: 'brightness', es: 'de brillo' }),
  'brightness-street': figure(rowValue('brightness'), {
    pt: 'de brilho para a rua',
    en: 'to the street',
    es: 'de brillo hacia la calle',
  }),
  transparency: figure(rowValue('transparency'), {
    pt: 'de transparência',
    en: 'transparency',
    es: 'de transparencia',
  }),
  'power-typical': figure(rowValue('power-typical'), {
    pt: 'de consumo típico',
    en: 'typical power',
    es: 'de consumo típico',
  }),
  'led-pitch': figure(rowValue('led-pitch'), {
    pt: 'de passo de píxel',
    en: 'pixel pitch',
    es: 'de paso de píxel',
  }),
  'led-viewing': figure(rowValue('led-viewing'), {
    pt: 'de distância mínima',
    en: 'closest viewing distance',
    es: 'de distancia mínima',
  }),
  'charging-spots': figure(rowValue('charging-spots'), {
    pt: 'telemóveis ao mesmo tempo',
    en: 'phones at once',
    es: 'móviles a la vez',
  }),
  'charging-total': figure(rowValue('charging-total'), {
    pt: 'de carga ao todo',
    en: 'of charging power',
    es: 'de carga en total',
  }),
  'wall-projection': figure(centimetres(['depth'], ''), {
    pt: 'de saliência na parede',
    en: 'from the wall',
    es: 'de saliente en la pared',
  }),
  height: figure(centimetres(['height'], ''), { pt: 'de altura', en: 'high', es: 'de altura' }),
  'height-front-back': figure(centimetres(['front-height', 'height'], '–'), {
    pt: 'de altura, da frente ao fundo',
    en: 'high, front to back',
    es: 'de altura, de delante a atrás',
  }),
  'floor-footprint': figure(footprint, {
    pt: 'de área ocupada',
    en: 'footprint',
    es: 'de superficie ocupada',
  }),
  'counter-footprint': figure(centimetres(['width', 'depth'], ' × '), {
    pt: 'de balcão',
    en: 'of counter',
    es: 'de mostrador',
  }),
  'people-at-once': figure(rowValue('people-at-once'), {
    pt: 'pessoas ao mesmo tempo',
    en: 'users at once',
    es: 'personas a la vez',
  }),
  'joined-devices': figure(rowValue('joined-devices'), {
    pt: 'dispositivos por sessão',
    en: 'devices per session',
    es: 'dispositivos por sesión',
  }),
  'lesson-tools': figure(rowValue('lesson-tools'), {
    pt: 'ferramentas de aula',
    en: 'lesson tools',
    es: 'herramientas de clase',
  }),
  activities: figure(rowValue('activities'), { pt: 'atividades', en: 'activities', es: 'actividades' }),
  'pause-after': figure(rowValue('pause-after'), {
    pt: 'até à pausa sugerida',
    en: 'until a break is suggested',
    es: 'hasta la pausa sugerida',
  }),
  objects: figure(rowValue('objects'), {
    pt: 'peças ao mesmo tempo',
    en: 'pieces at once',
    es: 'piezas a la vez',
  }),
  'distinct-marks': figure(rowValue('distinct-marks'), {
    pt: 'marcas diferentes',
    en: 'different marks',
    es: 'marcas distintas',
  }),
  'mark-size': figure(rowValue('mark-size'), {
    pt: 'de diâmetro da marca',
    en: 'across each mark',
    es: 'de diámetro de la marca',
  }),
  'managed-devices': figure(rowValue('managed-devices'), {
    pt: 'equipamentos por consola',
    en: 'devices per console',
    es: 'equipos por consola',
  }),
  roles: figure(rowValue('roles'), { pt: 'perfis de acesso', en: 'access roles', es: 'perfiles de acceso' }),
  'alarm-delay': figure(rowValue('alarm-delay'), {
    pt: 'até ao alarme',
    en: 'until the alarm',
    es: 'hasta la alarma',
  }),
  zones: figure(rowValue('zones'), { pt: 'zonas por ecrã', en: 'zones per screen', es: 'zonas por pantalla' }),
  'offline-days': figure(rowValue('offline-days'), {
    pt: 'dias sem internet',
    en: 'days without internet',
    es: 'días sin internet',
  }),
  'emergency-delay': figure(rowValue('emergency-delay'), {
    pt: 'para uma mensagem urgente',
    en: 'for an urgent message',
    es: 'para un mensaje urgente',
  }),
  'max-load': figure(rowValue('max-load'), { pt: 'de carga', en: 'load', es: 'de carga' }),
  'lift-travel': figure(rowValue('lift-travel'), { pt: 'de curso', en: 'travel', es: 'de recorrido' }),
  'lift-speed': figure(rowValue('lift-speed'), { pt: 'de velocidade', en: 'speed', es: 'de velocidad' }),
  'height-positions': figure(rowValue('height-positions'), {
    pt: 'posições de altura',
    en: 'height positions',
    es: 'posiciones de altura',
  }),
  weight: figure(rowValue('weight'), { pt: 'de peso', en: 'weight', es: 'de peso' }),
  memory: figure(rowValue('memory'), { pt: 'de memória', en: 'memory', es: 'de memoria' }),
  storage: figure(rowValue('storage'), { pt: 'de armazenamento', en: 'storage', es: 'de almacenamiento' }),
  'frame-rate': figure(rowValue('frame-rate'), {
    pt: 'imagens por segundo',
    en: 'frames per second',
    es: 'imágenes por segundo',
  }),
  'field-of-view': figure(rowValue('field-of-view'), {
    pt: 'de ângulo horizontal',
    en: 'from side to side',
    es: 'de ángulo horizontal',
  }),
  sensor: figure(rowValue('sensor'), { pt: 'de sensor', en: 'sensor', es: 'de sensor' }),
  'pen-count': figure(rowValue('pen-count'), { pt: 'canetas', en: 'pens', es: 'lápices' }),
  'pen-diameter': figure(rowValue('pen-diameter'), {
    pt: 'de diâmetro',
    en: 'across',
    es: 'de diámetro',
  }),
  'pen-length': figure(rowValue('pen-length'), {
    pt: 'de comprimento',
    en: 'long',
    es: 'de longitud',
  }),
} as const satisfies Record<string, (rows: readonly Row[]) => KeyFigure>;

export type FigureKey = keyof typeof figures;

/** A key figure as a product's rows have it. Throws where the table lacks a row that the figure shows. */
export function readFigure(key: FigureKey, rows: readonly Row[]): KeyFigure {
  return figures[key](rows);
}

function figure(read: Read, label: Everywhere) {
  return (rows: readonly Row[]): KeyFigure => ({ value: read(rows), label });
}

/** The row as it stands in the table, its unit included. */
function rowValue(key: RowKey): Read {
  return (rows) => {
    const { value, unit } = findRow(rows, key);
    return unit === null ? value : mapText(value, (words) => `${words}\u00a0${unit}`);
  };
}

/** Rows in millimetres as whole centimetres. */
function centimetres(keys: readonly RowKey[], separator: string): Read {
  return (rows) =>
    joinCentimetres(
      keys.map((key) => readNumber(rows, key)),
      separator,
    );
}

/** The floor that it takes: as wide and as deep as its body, or as its foot where that reaches further. */
function footprint(rows: readonly Row[]): Localised {
  const foot = rows.find(({ key }) => key === 'base')?.sides ?? [];
  const lengths = (['width', 'depth'] as const).map((key, axis) =>
    Math.max(readNumber(rows, key), ...[foot[axis] ?? 0].flat()),
  );
  return joinCentimetres(lengths, ' × ');
}

function joinCentimetres(millimetres: readonly number[], separator: string): Localised {
  const lengths = millimetres.map((length) => Math.round(length / 10));
  return everywhere((locale) => `${lengths.map((length) => formatNumber(length, locale)).join(separator)}\u00a0cm`);
}

function readNumber(rows: readonly Row[], key: RowKey): number {
  const { number } = findRow(rows, key);
  if (number === null) throw new Error(`The row "${key}" of a key figure is not a number`);
  return number;
}

function findRow(rows: readonly Row[], key: RowKey): Row {
  const row = rows.find((candidate) => candidate.key === key);
  if (!row) throw new Error(`A key figure shows the row "${key}", which the specifications lack`);
  return row;
}
