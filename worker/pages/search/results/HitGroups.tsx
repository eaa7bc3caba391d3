import type { Translate } from '#shared/i18n/translate.ts';
import { Html } from '../../../ui/Html.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { ResultsData } from './results.generated.ts';
import './results-hit.css';

type Results = ResultsData['search'];
type Hit = Results['hits'][number];

interface HitGroupsProps {
  hits: readonly Hit[];
  kinds: Results['kinds'];
  /** Where one kind is shown alone; without it that is what is shown. */
  link: ((kind: Hit['kind']) => string) | undefined;
  t: Translate;
}

/**
 * The hits of a page of results under the kind that each is of, with the way to all of that kind where there are more
 * than stand under it.
 */
export function HitGroups({ hits, kinds, link, t }: HitGroupsProps) {
  const groups = kinds.map(({ kind, total }) => {
    const shown = hits.filter((hit) => hit.kind === kind);
    const label = t('products.more', { count: String(total) });
    const whole = link && shown.length < total && { path: link(kind), label };
    return { key: kind, title: t(`results.kinds.${kind}`), hits: shown, whole };
  });
  return groups.map(({ key, ...group }) => <Group key={key} id={`results-${key}`} {...group} />);
}

interface GroupProps {
  id: string;
  title: string;
  hits: readonly Hit[];
  /** Where there are more of it than these. */
  whole?: { path: string; label: string } | false | undefined;
}

function Group({ id, title, hits, whole }: GroupProps) {
  if (hits.length === 0) return null;
  return (
    <section className="results-hit-group" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {whole && (
          <a className="results-hit-whole" href={whole.path}>
            {whole.label} <span className="visually-hidden">{title}</span>
          </a>
        )}
      </div>
      <ul>
        {hits.map((hit) => (
          <HitRow key={hit.path} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function HitRow({ hit: { title, within, path, excerpt, image } }: { hit: Hit }) {
  return (
    <li className="results-hit">
      {image ? (
        <Picture className="results-hit-picture" image={image} sizes="(min-width: 768px) 144px, 96px" />
      ) : (
        <span className="results-hit-picture results-hit-plain">
          <Icon name="document" />
        </span>
      )}
      <div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        {within !== null && <p className="results-hit-within">{within}</p>}
        <Html markup={excerpt} className="results-hit-excerpt" />
      </div>
    </li>
  );
}
