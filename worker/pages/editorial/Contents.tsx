import type { Editorial } from './define-editorial-page.tsx';
import '#shared/ui/cross.css';
import '../../ui/arrow.css';
import '../../ui/phone-fold.css';
import './contents.css';

interface ContentsProps {
  blocks: readonly Pick<Editorial['blocks'][number], 'key' | 'title'>[];
  /** What it is called: on a phone, what opens it; elsewhere, for those who jump from landmark to landmark. */
  label: string;
}

/** The parts of a page as a list of links, which a phone opens. */
export function Contents({ blocks, label }: ContentsProps) {
  return (
    <nav className="contents" aria-label={label}>
      <details className="phone-fold">
        <summary className="cross">{label}</summary>
        <ol>
          {blocks.map(({ key, title }, index) => (
            <li key={key} className={isAlone(index, blocks.length) ? 'contents-alone' : undefined}>
              <a className="arrow" href={`#${key}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Whether it is the last of an odd number, which has its line to itself. */
function isAlone(index: number, count: number): boolean {
  return count % 2 === 1 && index === count - 1;
}
