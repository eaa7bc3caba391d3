import type { Translate } from '#shared/i18n/translate.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { SolutionData } from './solution.generated.ts';
import '../../../ui/card-link.css';
import './uses.css';

/** How wide the picture of a use is where two or three stand side by side. */
const OF_TWO = '(min-width: 80em) 592px, (min-width: 48em) 45vw';
const OF_THREE = '(min-width: 80em) 389px, (min-width: 48em) 30vw';

interface UsesProps {
  uses: NonNullable<SolutionData['solution']>['details'];
  t: Translate;
}

/** What people do with it, and with which of the products. */
export function Uses({ uses, t }: UsesProps) {
  return (
    <section className="section section-ink" aria-labelledby="usos">
      <div className="container">
        <h2 id="usos">{t('solutions.uses')}</h2>
        <ul className="uses">
          {uses.map((use) => (
            <li key={use.key}>
              <Picture
                className="uses-picture"
                image={use.image}
                sizes={`${uses.length === 2 ? OF_TWO : OF_THREE}, 92vw`}
              />
              <h3>
                <a className="card-link" href={use.path}>
                  {use.name}
                </a>
              </h3>
              <p>{use.summary}</p>
              <p className="uses-with">{use.products.map(({ name }) => name).join(' · ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
