import type { Editorial } from './define-editorial-page.tsx';
import './contents.css';

interface ContentsProps {
  blocks: readonly Pick<Editorial['blocks'][number], 'key' | 'title'>[];
  /** What it is called, for those who jump from landmark to landmark. */
  label: string;
}

/** The parts of a page as a numbered list of links. */
export function Contents({ blocks, label }: ContentsProps) {
  return (
    <nav className="contents" aria-label={label}>
      <ol>
        {blocks.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
