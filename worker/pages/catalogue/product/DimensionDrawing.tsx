import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { arrangeDrawing, type Box, PERSON } from './arrange-drawing.ts';
import type { Product } from './product.ts';
import './dimension-drawing.css';

interface DimensionDrawingProps {
  outline: NonNullable<Product['outline']>;
  locale: Locale;
  t: Translate;
}

/** Front and side of a product to scale, in millimetres, beside a person where it is large enough for one. */
export function DimensionDrawing({ outline, locale, t }: DimensionDrawingProps) {
  const { view, unit, ground, front, side, stand, picture, person } = arrangeDrawing(outline);
  const format = (millimetres: number) => formatNumber(millimetres, locale);
  const widest = outline.standWidth ?? outline.width;
  const highest = outline.standHeight ?? outline.height;
  const deepest = outline.standDepth ?? outline.depth;
  return (
    <svg
      className="dimension-drawing"
      viewBox={`0 0 ${view.width} ${view.height}`}
      role="img"
      aria-label={t('product.drawing', { width: format(widest), height: format(highest), depth: format(deepest) })}
      strokeWidth={Math.ceil(unit / 8)}
      fontSize={Math.round(unit * 1.15)}
    >
      <path className="dimension-drawing-ground" d={`M0 ${ground}H${view.width}`} />
      {person !== undefined && <Person x={person} ground={ground} />}
      {stand.map((box) => (
        <Rectangle key={`${box.x} ${box.y}`} box={box} className="dimension-drawing-stand" />
      ))}
      <Rectangle box={front} className="dimension-drawing-body" />
      {picture && <Rectangle box={picture} className="dimension-drawing-picture" />}
      <Rectangle box={side} className="dimension-drawing-body" />
      <Across x={front.x} width={front.width} y={ground} unit={unit} label={format(outline.width)} />
      <Across x={side.x} width={side.width} y={ground} unit={unit} label={format(outline.depth)} />
      <Up x={front.x + front.width} y={front.y} height={front.height} unit={unit} label={format(outline.height)} />
      {highest > outline.height && (
        <Up x={side.x + side.width} y={front.y} height={ground - front.y} unit={unit} label={format(highest)} />
      )}
    </svg>
  );
}

function Rectangle({ box: { x, y, width, height }, className }: { box: Box; className: string }) {
  return <rect className={className} x={x} y={y} width={width} height={height} />;
}

interface MeasureProps {
  x: number;
  y: number;
  unit: number;
  label: string;
}

/** A horizontal measure below the ground. */
function Across({ x, y, width, unit, label }: MeasureProps & { width: number }) {
  const line = Math.round(y + unit * 1.2);
  const half = Math.round(unit / 2);
  return (
    <>
      <path d={`M${x} ${line}h${width}m0 ${-half}v${unit}M${x} ${line - half}v${unit}`} />
      <text x={Math.round(x + width / 2)} y={Math.round(line + unit * 1.7)}>
        {label}
      </text>
    </>
  );
}

/** A vertical measure to the right of what it measures. */
function Up({ x, y, height, unit, label }: MeasureProps & { height: number }) {
  const line = Math.round(x + unit * 0.9);
  const half = Math.round(unit / 2);
  const [left, middle] = [Math.round(line + unit * 1.4), Math.round(y + height / 2)];
  return (
    <>
      <path d={`M${line} ${y}v${height}m${-half} 0h${unit}M${line - half} ${y}h${unit}`} />
      <text x={left} y={middle} transform={`rotate(-90 ${left} ${middle})`}>
        {label}
      </text>
    </>
  );
}

/** Somebody 1.70 m tall, without a face: for scale. */
function Person({ x, ground }: { x: number; ground: number }) {
  const top = ground - PERSON.height;
  return (
    <g className="dimension-drawing-person">
      <circle cx={x + PERSON.width / 2} cy={top + 115} r="115" />
      <path
        d={`M${x + 60} ${top + 270}h${PERSON.width - 120}a60 60 0 0 1 60 60v520h-110l-20 ${PERSON.height - 850}h-${PERSON.width - 260}l-20-${PERSON.height - 850}h-110v-520a60 60 0 0 1 60-60Z`}
      />
    </g>
  );
}
