import type { Html as SafeHtml } from '../backend/scalars.ts';
import './prose.css';

interface HtmlProps {
  markup: SafeHtml;
  className?: string;
  /** What holds it; a summary holds a heading of it alone. */
  as?: 'div' | 'summary';
}

/** Rich text of content, which was made safe when it entered the cache. */
export function Html({ markup, className, as: Tag = 'div' }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the allow-list sanitiser of the content door wrote it.
  return <Tag className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: markup }} />;
}
