import { site } from '#shared/site.ts';
import './logo.css';

/** The mark, a pane with a fingertip's ring on it, and the name of the company. */
export function Logo() {
  return (
    <>
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect className="logo-pane" x="3" y="5" width="26" height="22" rx="6" />
        <circle className="logo-ring" cx="19" cy="17" r="5.5" />
        <circle className="logo-tip" cx="19" cy="17" r="2" />
      </svg>
      <span>{site.name}</span>
    </>
  );
}
