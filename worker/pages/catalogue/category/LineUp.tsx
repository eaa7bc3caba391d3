import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { PERSON_CONTOUR } from '../../../ui/drawing/person.ts';
import { arrangeLineUp } from './arrange-line-up.ts';
import type { ListedProduct } from './filters.ts';
import './line-up.css';

interface LineUpProps {
  products: readonly ListedProduct[];
  locale: Locale;
  t: Translate;
}

/** Width of a letter of a name where letters are largest, and of one of its measures. */
const LETTER = 14.5;
const FIGURE = 11.5;

/** Few fit a tablet, and three a phone, where their measures are said in short. */
const CLASSES: Readonly<Record<number, string>> = { 2: 'line-up line-up-two', 3: 'line-up line-up-three' };

/** Models that can be told apart side by side. */
const MOST = 12;

/** The models that can be shown side by side: nothing where there is nothing to tell, or more than an eye takes in. */
export function listFronts(products: readonly ListedProduct[]) {
  const fronts = products.flatMap(({ key, name, path, front }) => (front ? [{ key, name, path, front }] : []));
  return fronts.length > 1 && fronts.length <= MOST ? fronts : [];
}

/** Models at one true scale beside a person, each a link to its page: 65 inches and 98 are not alike. */
export function LineUp({ products, locale, t }: LineUpProps) {
  const models = listFronts(products).map((model) => {
    const { width, height } = model.front;
    const [across, up] = [width, height].map((side) => formatNumber(Math.round(side / 10), locale)) as [string, string];
    return { ...model, measure: t('lineUp.size', { width: across, height: up }), short: `${across} × ${up}` };
  });
  if (models.length === 0) return null;
  const rooms = models.map(({ name, measure }) => Math.max(name.length * LETTER, measure.length * FIGURE));
  const drawing = arrangeLineUp(
    models.map(({ front }) => front),
    rooms,
  );
  const { ground, scale, width } = drawing;
  const tall = `${formatNumber(1.7, locale, 2)}\u00a0m`;
  return (
    <figure className={CLASSES[models.length] ?? 'line-up'}>
      <figcaption id="escala-legenda">
        {t('lineUp.caption', { height: tall })}
        {models.some(({ front }) => front.hold === 'stand') && ` ${t('lineUp.standing')}`}
        {models.some(({ front }) => front.isExample) && ` ${t('lineUp.examples')}`}
        <span className="line-up-short">{` ${t('lineUp.short')}`}</span>
      </figcaption>
      <div className="line-up-scroll">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links; no element of HTML is one. */}
        <svg
          role="group"
          aria-labelledby="escala-legenda"
          viewBox={`0 0 ${width} ${drawing.height}`}
          width={width}
          height={drawing.height}
        >
          <path className="line-up-metres" d={drawing.metres.map((y) => `M46 ${y}H${width}`).join('')} />
          <path
            className="line-up-person"
            d={PERSON_CONTOUR}
            transform={`translate(${drawing.person} ${ground - Math.round(1700 * scale)})scale(${(scale * 10).toFixed(2)})`}
          />
          <g className="line-up-heights">
            {drawing.metres.map((y, index) => (
              <text key={y} y={y}>
                {index + 1}
                <tspan className="line-up-full">{'\u00a0m'}</tspan>
              </text>
            ))}
          </g>
          <text className="line-up-tall" x={drawing.person + Math.round(220 * scale)} y={ground + 31}>
            {tall}
          </text>
          {models.map(({ key, name, path, measure, short }, index) => {
            const model = drawing.models[index];
            return (
              model && (
                <a key={key} href={path}>
                  {model.wall && <path className="line-up-wall" d={model.wall} />}
                  <path d={model.body} />
                  {model.picture && <path className="line-up-picture" d={model.picture} />}
                  <text x={model.middle} y={ground + 31}>
                    {name}{' '}
                    <tspan className="line-up-full" x={model.middle} dy="1.45em">
                      {measure}
                    </tspan>
                    <tspan className="line-up-short" x={model.middle} dy="1.35em">
                      {short}
                    </tspan>
                  </text>
                </a>
              )
            );
          })}
          <path d={`M0 ${ground}h${width}`} />
        </svg>
      </div>
    </figure>
  );
}
