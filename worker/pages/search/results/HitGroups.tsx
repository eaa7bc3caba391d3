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

/**
 * The hits of a page of results under the kind that each is of, with how many there are of that kind in all; behind
 * them, under one heading, those that only speak of what was looked for.
 */
export function HitGroups({ hits, kinds, t }: HitGroupsProps) {
  const groups = kinds.map(({ kind, total, mentions }) => ({
    key: kind,
    title: t(`results.kinds.${kind}`),
    total: total - mentions,
    hits: hits.filter((hit) => hit.kind === kind && !hit.isMention),
  }));
  const mentions = hits.filter(({ isMention }) => isMention);
  return (
    <>
      {groups.map(({ key, ...group }) => (
        <Group key={key} id={`results-${key}`} {...group} />
      ))}
      <Group id="results-mentions" title={t('results.mentions')} total={undefined} hits={mentions} />
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  total: number | undefined;
  hits: readonly Hit[];
}

function Group({ id, title, total, hits }: GroupProps) {
  if (hits.length === 0) return null;
  return (
    <section className="results-hit-group" aria-labelledby={id}>
      <h2 id={id}>
        {title} {total !== undefined && <small>{total}</small>}
      </h2>
      <ul>
        {hits.map((hit) => (
          <HitRow key={hit.path} hit={hit} />
        ))}
      </ul>
    </section>
  );
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
