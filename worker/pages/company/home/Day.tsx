import { lowerFirst } from '#shared/i18n/lower-first.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './day.css';

interface DayProps {
  intro: HomeData['home']['solutionsIntro'];
  solutions: HomeData['home']['solutions'];
  t: Translate;
}

/** Before this hour it is still the night of the day before. */
const DAYBREAK = 5;

/** The sectors as a day, from the first shift to the night porter: one open at a time. */
export function Day({ intro, solutions, t }: DayProps) {
  const day = solutions.toSorted((one, other) => hoursSinceDaybreak(one.time) - hoursSinceDaybreak(other.time));
  return (
    <section className="day" aria-labelledby="solucoes">
      <div className="container day-heading">
        <SectionHeading id="solucoes" {...intro} />
      </div>
      {day.map((solution, index) => (
        <details className="day-hour" name="day" key={solution.key} open={index === 0}>
          <summary className="container day-summary">
            <span className="day-time">{solution.time}</span>
            <h3>
              {`${solution.name} `}
              <small>{solution.moment}</small>
            </h3>
            <Icon name="chevron" />
          </summary>
          <div className="container day-scene">
            {solution.image && (
              <Picture
                className="day-picture"
                // Most are folded away and load when they are opened: one ground for all until then.
                image={{ ...solution.image, color: null }}
                // The words beside it say what the hour is about; nine descriptions more would be the longest text of the page.
                decorative
                sizes="(min-width: 80em) 640px, (min-width: 64em) 52vw, 92vw"
                narrowest={800}
              />
            )}
            <div className="day-words">
              <p>{solution.summary}</p>
              <ul>
                {solution.products.slice(0, 2).map((product) => (
                  <li key={product.key}>
                    <a href={product.path}>{product.name}</a>
                  </li>
                ))}
              </ul>
              <a className="button button-ghost" href={solution.path}>
                {t('home.sector', { name: lowerFirst(solution.name) })}
              </a>
            </div>
          </div>
        </details>
      ))}
    </section>
  );
}

/** Takes a time as it is written in any of the languages: 8h25, 8:25. */
function hoursSinceDaybreak(time: string): number {
  const [hours = 0, minutes = 0] = time.split(/\D/).map(Number);
  return ((hours - DAYBREAK + 24) % 24) + minutes / 60;
}
