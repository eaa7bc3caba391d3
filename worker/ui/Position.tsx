import { Lookup } from './Lookup.tsx';
import './position.css';

interface PositionProps {
  /** Its anchor in the page. */
  id: string;
  title: string;
  summary: string;
  /** What places it: where, on which terms, until when. */
  facts: readonly { label: string; value: string }[];
  /** What opens the lists on a phone. */
  more: string;
  lists: readonly { title: string; items: readonly string[] }[];
  /** Leads to the form of the page. */
  apply: { label: string; href: string };
}

/** Somebody who is looked for: a job or an internship. */
export function Position({ id, title, summary, facts, more, lists, apply }: PositionProps) {
  return (
    <article className="position" aria-labelledby={id}>
      <div className="position-facts">
        <h2 id={id}>{title}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="position-words">
        <p className="lead">{summary}</p>
        <Lookup label={more}>
          <div className="position-lists">
            {lists.map((list) => (
              <section key={list.title}>
                <h3>{list.title}</h3>
                <ul>
                  {list.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Lookup>
        <p className="actions">
          <a className="button button-outline" href={apply.href}>
            {apply.label}
          </a>
        </p>
      </div>
    </article>
  );
}
