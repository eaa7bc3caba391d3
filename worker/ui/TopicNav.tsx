import type { Translate } from '#shared/i18n/translate.ts';
import './topic-nav.css';

interface TopicNavProps {
  topics: readonly { key: string; name: string; path: string }[];
  /** Where all articles are. */
  front: string;
  /** The topic that is shown; without it all are. */
  current?: string;
  t: Translate;
}

/** The subjects of the blog, one of them chosen. */
export function TopicNav({ topics, front, current, t }: TopicNavProps) {
  return (
    <nav className="topic-nav" aria-label={t('blog.topics')}>
      <ul>
        <li>
          <a href={front} aria-current={current === undefined ? 'page' : undefined}>
            {t('blog.all')}
          </a>
        </li>
        {topics.map(({ key, name, path }) => (
          <li key={key}>
            <a href={path} aria-current={key === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
