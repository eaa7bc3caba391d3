import type { ReactNode } from 'react';
import './page-intro.css';

/** A way into the page: what stands out of it large (an hour, a count, a place), and its name. */
interface IndexEntry {
  href: string;
  mark: string;
  name: string;
}

interface PageIntroProps {
  title: string;
  headline: string;
  /** What the page holds at a glance, beside the words where there is room; `label` says it to those who do not see it. */
  index?: { label: string; entries: readonly IndexEntry[] };
  /** Below the sentence: what to do next. */
  children?: ReactNode;
}

/** How a page begins: what it is, in a word and in a sentence, and what there is to choose from. */
export function PageIntro({ title, headline, index, children }: PageIntroProps) {
  const indexed = index && index.entries.length > 1;
  return (
    <section className={`container page-intro${indexed ? ' page-intro-indexed' : ''}`}>
      <div className="page-intro-words">
        <h1>{title}</h1>
        <p className="lead">{headline}</p>
        {children}
      </div>
      {indexed && (
        <nav aria-label={index.label}>
          <ul data-entries={index.entries.length}>
            {index.entries.map(({ href, mark, name }) => (
              <li key={href}>
                <a href={href}>
                  <strong>{mark}</strong> {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
