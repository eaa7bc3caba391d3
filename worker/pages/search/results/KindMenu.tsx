import type { Translate } from '#shared/i18n/translate.ts';
import type { ResultsData } from './results.generated.ts';
import './kind-menu.css';

type KindCount = ResultsData['search']['kinds'][number];

interface KindMenuProps {
  /** Of every kind. */
  total: number;
  kinds: readonly KindCount[];
  /** The one that is shown alone. */
  current: KindCount['kind'] | undefined;
  link(kind: KindCount['kind'] | undefined): string;
  t: Translate;
}

/** How many results there are of each kind, each a way to see that kind alone. */
export function KindMenu({ total, kinds, current, link, t }: KindMenuProps) {
  return (
    <nav className="kind-menu" aria-label={t('results.narrow')}>
      <ul>
        <li>
          <a href={link(undefined)} aria-current={current === undefined ? 'page' : undefined}>
            {t('results.all')} <small>{total}</small>
          </a>
        </li>
        {kinds.map(({ kind, total: count }) => (
          <li key={kind}>
            <a href={link(kind)} aria-current={kind === current ? 'page' : undefined}>
              {t(`results.kinds.${kind}`)} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
