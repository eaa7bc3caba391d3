import type { ReactNode } from 'react';
import './arrow.css';
import './page-intro.css';

/** A way into the page: what one looks for, large, and what is said of it. */
interface IndexEntry {
  href: string;
  title: string;
  note?: string;
}

interface PageIntroProps {
  title: string;
  headline: string;
  /** What the page holds at a glance, beside the words where there is room: `label` says it to those who do not see it, `counted` that notes are numbers. */
  index?: { label: string; entries: readonly IndexEntry[]; counted?: boolean };
  /** Below the sentence: what to do next. */
  children?: ReactNode;
}

/** How a page begins: what it is, in a word and in a sentence, and what there is to choose from. */
export function PageIntro({ title, headline, index, children }: PageIntroProps) {
  const indexed = index && index.entries.length > 1;
  return (
    <section className={`container page-intro${indexed ? ' page-intro-halved' : ''}`}>
      <div className="page-intro-words">
        <h1>{title}</h1>
        <p className="lead">{headline}</p>
        {children}
      </div>
      {indexed && (
        <nav aria-label={index.label}>
          <ul data-entries={index.entries.length} data-counted={index.counted}>
            {index.entries.map(({ href, title, note }) => (
              <li key={href}>
                <a className="arrow" href={href}>
                  <strong>{title}</strong>
                  {note && `${index.counted ? '\u00a0' : ' '}${note}`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
