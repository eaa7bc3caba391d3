import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { arrangeDrawing, type Box } from './arrange-drawing.ts';
import type { Product } from './product.ts';
import './drawing.css';

interface DimensionDrawingProps {
  outline: NonNullable<Product['outline']>;
  locale: Locale;
  t: Translate;
}

/**
 * Front and side of a product to scale, in millimetres, beside a person where it is large enough for one. What looks
 * alike is one path: a drawing in every product page has to be short.
 */
export function DimensionDrawing({ outline, locale, t }: DimensionDrawingProps) {
  const { view, unit, ground, front, side, stand, base, picture, person } = arrangeDrawing(outline);
  const format = (millimetres: number) => formatNumber(millimetres, locale);
  const widest = outline.standWidth ?? outline.width;
  const highest = outline.standHeight ?? outline.height;
  const deepest = outline.standDepth ?? outline.depth;
  const measures = [
    measureAcross(front, ground, unit, format(outline.width)),
    ...(base
      ? [measureAcross(base, ground, unit, format(deepest)), measureAbove(side, unit, format(outline.depth))]
      : [measureAcross(side, ground, unit, format(outline.depth))]),
    measureUp(front, front.y + front.height, unit, format(outline.height)),
    ...(highest > outline.height
      ? [measureUp({ ...side, ...(base && { x: base.x, width: base.width }) }, ground, unit, format(highest))]
      : []),
  ];
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${view.width} ${view.height}`}
      role="img"
      aria-label={t('product.drawing', { width: format(widest), height: format(highest), depth: format(deepest) })}
    >
      {person && (
        <path className="drawing-person" strokeWidth={Math.round(person.width / 1.6)} d={drawPerson(person)} />
      )}
      {stand.length > 0 && <path className="drawing-stand" d={stand.map(drawPost).join('')} />}
      <path className="drawing-body" d={drawBox(front) + drawBox(side)} />
      {picture && <path className="drawing-picture" d={drawBox(picture)} />}
      <path d={`M0 ${ground}h${view.width}${measures.map(({ line }) => line).join('')}`} />
      <Numbers measures={measures.filter(({ isUpright }) => !isUpright)} />
      <g transform="rotate(-90)">
        <Numbers measures={measures.filter(({ isUpright }) => isUpright)} />
      </g>
    </svg>
  );
}

function Numbers({ measures }: { measures: readonly Measure[] }) {
  return measures.map(({ x, y, label }) => (
    <text key={`${x} ${y}`} x={x} y={y}>
      {label}
    </text>
  ));
}

function drawBox({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A box that is as thin as the pen is wide. */
function drawPost({ x, y, width, height }: Box): string {
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return width > height ? `M${x} ${top}h${width}` : `M${left} ${y}v${height}`;
}

/** A line, and where its number stands. */
interface Measure {
  line: string;
  x: number;
  y: number;
  label: string;
  isUpright?: true;
}

/** A horizontal measure below the ground. */
function measureAcross({ x, width }: Box, ground: number, unit: number, label: string): Measure {
  const line = `M${x} ${ground + unit}h${width}`;
  return { line, x: Math.round(x + width / 2), y: Math.round(ground + unit * 2.9), label };
}

/** A horizontal measure above what it measures. */
function measureAbove({ x, y, width }: Box, unit: number, label: string): Measure {
  const line = `M${x} ${y - unit}h${width}`;
  return { line, x: Math.round(x + width / 2), y: Math.round(y - unit * 1.6), label };
}

/** A vertical measure to the right of what it measures, down to `bottom`; its number lies in the turned drawing. */
function measureUp({ x, y, width }: Box, bottom: number, unit: number, label: string): Measure {
  const line = `M${x + width + unit} ${y}V${bottom}`;
  return { line, x: -Math.round((y + bottom) / 2), y: Math.round(x + width + unit * 2.4), label, isUpright: true };
}

/** Somebody 1.70 m tall, without a face, for scale: a head and a body, each the stroke of a round pen. */
function drawPerson({ x, y, width, height }: Box): string {
  const middle = Math.round(x + width / 2);
  const shoulders = Math.round(y + width);
  return `M${middle} ${Math.round(y + width / 4)}h0M${middle} ${shoulders}V${Math.round(y + height - width / 3)}`;
}
