import { site } from '#shared/site.ts';
import { Logo } from './Logo.tsx';
import './landing-top.css';

/** Whose page it is and how to call, where there is no header: nothing in it leads away. */
export function LandingTop() {
  return (
    <div className="landing-top">
      <p className="logo">
        <Logo />
      </p>
      <a className="landing-top-phone" href={site.phone.href}>
        {site.phone.label}
      </a>
    </div>
  );
}
