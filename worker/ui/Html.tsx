import type { Html as SafeHtml } from '../backend/scalars.ts';
import './prose.css';

/** Rich text of content, which was made safe when it entered the cache. */
export function Html({ markup, className }: { markup: SafeHtml; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the allow-list sanitiser of the content door wrote it.
  return <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: markup }} />;
}
