import type { Translate } from '#shared/i18n/translate.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { ResultsData } from './results.generated.ts';
import './results-families.css';

interface FamiliesProps {
  families: ResultsData['search']['instead'];
  t: Translate;
}

/** What there is, where nothing was found. */
export function Families({ families, t }: FamiliesProps) {
  return (
    <section className="container results-families" aria-labelledby="results-families">
      <h2 id="results-families">{t('results.families')}</h2>
      <ul>
        {families.map(({ key, name, path, image }) => (
          <li key={key}>
            <a href={path}>
              <Picture
                className="results-families-picture"
                image={image}
                sizes="(min-width: 1280px) 376px, (min-width: 640px) 31vw, 112px"
                named
              />
              <strong>{name}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
