import type { Handler } from 'hono';
import { locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { answerMachineFile, FROM_SETTINGS } from '../responses/machine-file.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';

export const SECURITY_PATH = '/.well-known/security.txt';

/** Months that what it says can be relied on: RFC 9116 advises less than a year. */
const MONTHS = 6;

/** Whom to tell of a hole in the site (RFC 9116). The date moves with the month, so that nobody has to remember it. */
export function securityTxt({ settings }: Services): Handler<SiteEnv> {
  return (c) => {
    const origin = findOrigin(settings, 'pt', c.get('url'));
    const lines = [
      `Contact: mailto:${site.email}`,
      `Contact: ${origin}${buildPath('contacts', 'pt')}`,
      `Expires: ${findExpiry(new Date()).toISOString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${origin}${SECURITY_PATH}`,
    ];
    return answerMachineFile(c, {
      type: 'text/plain; charset=utf-8',
      cacheControl: FROM_SETTINGS,
      body: `${lines.join('\n')}\n`,
    });
  };
}

function findExpiry(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
}
