import { coverDrawings, coverNumber } from '#shared/cover-drawings.ts';
import { site } from '#shared/site.ts';
import './ebook-cover.css';

interface EbookCoverProps {
  title: string;
  /** Of the ebook, by which it has its drawing. */
  name: string;
  /** Its place among the others, for one that nothing is drawn for. */
  turn?: number;
}

/** Drawn as the printed one is; what it says stands beside it in words, so it is only seen. */
export function EbookCover({ title, name, turn = 0 }: EbookCoverProps) {
  const number = coverNumber(name, turn);
  const drawing = coverDrawings[number];
  return (
    <div className={`ebook-cover ebook-cover-${number}`} aria-hidden="true">
      <span className="ebook-cover-title">{title}</span>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path d={drawing?.lines} />
        <path className="ebook-cover-filled" d={drawing?.filled} />
      </svg>
      <span className="ebook-cover-brand">{site.name}</span>
    </div>
  );
}
