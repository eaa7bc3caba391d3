import type { ReactNode } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';

interface ExternalLinkProps {
  href: string;
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab, which says so. */
export function ExternalLink({ href, locale, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${translateTo(locale)('header.newTab')}`}</span>
    </a>
  );
}
