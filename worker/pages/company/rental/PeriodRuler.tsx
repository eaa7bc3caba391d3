import type { Editorial } from '../../editorial/define-editorial-page.tsx';
import './period-ruler.css';

/** The periods of the page's table on one ruler of time, a day at the left and five years at the right. */
export function PeriodRuler({ blocks }: Pick<Editorial, 'blocks'>) {
  const periods = blocks.find((block) => block.__typename === 'TableBlock');
  if (!periods) return null;
  return (
    // The table below says the same, and more.
    <div className="section-ink period-ruler" aria-hidden="true">
      <ol className="container">
        {periods.rows.map(({ cells: [name, use] }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{use}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
