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
  t: Translate;
}

/** The hits of a page of results under the kind that each is of, with how many there are of that kind in all. */
export function HitGroups({ hits, kinds, t }: HitGroupsProps) {
  return kinds.map(({ kind, total }) => {
    const group = hits.filter((hit) => hit.kind === kind);
    if (group.length === 0) return null;
    const id = `results-${kind}`;
    return (
      <section key={kind} className="results-hit-group" aria-labelledby={id}>
        <h2 id={id}>
          {t(`results.kinds.${kind}`)} <small>{total}</small>
        </h2>
        <ul>
          {group.map((hit) => (
            <HitRow key={hit.path} hit={hit} />
          ))}
        </ul>
      </section>
    );
  });
}

function HitRow({ hit: { title, path, excerpt, image } }: { hit: Hit }) {
  return (
    <li className="results-hit">
      {image ? (
        <Picture className="results-hit-picture" image={image} sizes="(min-width: 768px) 176px, 96px" />
      ) : (
        <span className="results-hit-picture results-hit-plain">
          <Icon name="document" />
        </span>
      )}
      <div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <Html markup={excerpt} className="results-hit-excerpt" />
      </div>
    </li>
  );
}
