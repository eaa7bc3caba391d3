import { site } from '#shared/site.ts';
import './ebook-cover.css';

/** Drawn from its title, as the printed one is; what it says stands beside it in words, so it is only seen. */
export function EbookCover({ title, number }: { title: string; number: number }) {
  return (
    <div className={`ebook-cover ebook-cover-${number % 3}`} aria-hidden="true">
      <span className="ebook-cover-title">{title}</span>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <rect x="1" y="1" width="118" height="78" rx="10" />
        <circle cx="84" cy="36" r="16" />
        <circle className="ebook-cover-tip" cx="84" cy="36" r="5" />
      </svg>
      <span className="ebook-cover-brand">{site.name}</span>
    </div>
  );
}
