import { formatLength, formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { arrangeDrawing, type Box } from './arrange-drawing.ts';
import { drawMeasure, type Measure, measureAcross, measureUp, placeNumber } from './draw-measure.ts';
import type { OutlineData } from './outline.fragment.generated.ts';
import { PERSON_CONTOUR } from './person.ts';
import './drawing.css';

interface DimensionDrawingProps {
  outline: OutlineData;
  locale: Locale;
  t: Translate;
}

/** Id of what is drawn without its measures, which the drawing's miniature shows again. */
export const SHAPES = 'desenho';

const NO_STAND = { standWidth: null, standHeight: null, standDepth: null };

/** How far from a thing its measure is. */
const AWAY = 36;
const ABOVE = 24;

/**
 * Front and side of a product to scale, in millimetres, as an engineer draws them, beside a person where it is large
 * enough for one. What looks alike is one path: a drawing in every product page has to be short.
 */
export function DimensionDrawing({ outline, locale, t }: DimensionDrawingProps) {
  const { view, ground, front, side, parts, stand, base, picture, person } = arrangeDrawing(outline);
  const boxes = parts.length > 0 ? stand : [...stand, front, side];
  const format = (millimetres: number) => formatLength(millimetres, locale);
  const width = format(outline.width);
  const depth = format(outline.depth);
  // What hangs on a wall is drawn, and so measured, without what hangs there beside it: a soundbar, say.
  const { standWidth, standHeight, standDepth } = base || outline.centre === null ? outline : NO_STAND;
  const widest = format(standWidth ?? outline.width);
  const highest = format(standHeight ?? outline.height);
  const deepest = format(standDepth ?? outline.depth);
  const measures = [
    ...(base
      ? [
          measureAcross(front, front.y, front.y - ABOVE, width),
          measureAcross(side, side.y, side.y - ABOVE, depth),
          measureAcross(base, ground, ground + AWAY, deepest),
        ]
      : [front, side].map((box) =>
          measureAcross(box, box.y + box.height, ground + AWAY, box === front ? width : depth),
        )),
    measureUp(front, front.y + front.height, front.x + front.width + AWAY, format(outline.height)),
    ...(highest === format(outline.height)
      ? []
      : [measureUp(base ?? side, ground, (base ?? side).x + (base ?? side).width + AWAY, highest)]),
  ];
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${view.width} ${view.height}`}
      role="img"
      aria-label={t('product.drawing', { width: widest, height: highest, depth: deepest })}
    >
      <g id={SHAPES}>
        {/* A dashed line that is skewed into the hatching of the floor, from as far right as that moves it left. */}
        <path className="drawing-floor" d={`M${ground + 6} ${ground + 6}h${view.width}`} />
        <path
          className="drawing-body"
          d={`M0 ${ground}h${view.width}${boxes.map(drawBox).join('')}${parts.map(drawPart).join('')}`}
        />
        {picture && <path className="drawing-body" d={drawBox(picture)} />}
        {person && (
          <path
            d={PERSON_CONTOUR}
            transform={`translate(${person.x} ${person.y})scale(${(person.height / 170).toFixed(2)})`}
          />
        )}
      </g>
      <path d={measures.map(drawMeasure).join('')} />
      {person && (
        <text fontSize=".8em" x={Math.round(person.x + person.width / 2)} y={person.y - 15}>
          {`${formatNumber(1.7, locale, 2)}\u00a0m`}
        </text>
      )}
      <Numbers measures={measures.filter(({ isUpright }) => !isUpright)} />
      <g transform="rotate(-90)">
        <Numbers measures={measures.filter(({ isUpright }) => isUpright)} />
      </g>
    </svg>
  );
}

/** The numbers of measures; upright ones stand in the turned drawing. */
function Numbers({ measures }: { measures: readonly Measure[] }) {
  return measures.map((measure) => {
    const { along, across } = placeNumber(measure);
    return (
      <text key={`${along} ${across}`} x={measure.isUpright ? -along : along} y={across}>
        {measure.label}
      </text>
    );
  });
}

/** From corner to corner by the way between them, which has fewer digits than the places. */
function drawPart(corners: readonly number[]): string {
  const [x, y, ...ways] = corners.map((value, index) => value - (corners[index - 2] ?? 0));
  return `M${x} ${y}l${ways.join(' ').replaceAll(' -', '-')}z`;
}

function drawBox({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
