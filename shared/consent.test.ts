import { expect, it } from 'vitest';
import { parseConsent } from './consent.ts';
import { formatConsent } from './consent-cookie.ts';

const choices = [true, false].flatMap((statistics) => [true, false].map((marketing) => ({ statistics, marketing })));

it.each(choices)('what is kept is what was chosen: %o', (consent) => {
  const [cookie = ''] = formatConsent(consent).split('; ');
  for (const cookies of [cookie, `i18n_redirected=pt; ${cookie}`, `${cookie}; _ga=1`]) {
    expect(parseConsent(cookies)).toEqual(consent);
  }
});

it('anything else is no choice', () => {
  for (const cookies of [
    '',
    'consent=',
    'consent=2.11',
    'consent=1.1',
    'consent=1.111',
    'aconsent=1.11',
    'a=consent=1.11',
  ]) {
    expect(parseConsent(cookies), cookies).toBeUndefined();
  }
});
