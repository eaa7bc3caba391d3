import type { Consent } from './consent.ts';
import { measuring } from './site.ts';

/** A script from elsewhere that is loaded for who agreed to it, and for nobody else. */
export interface ThirdParty {
  /** As the validator of an answer names it. */
  name: string;
  script: string;
  /** It is loaded for who agreed to any of these. */
  purposes: readonly (keyof Consent)[];
  /** What the content policy opens for it, by directive. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** What the names of its cookies begin with: they go when consent is withdrawn. */
  cookies: readonly string[];
}

/** Google asks the visitor's choice of its own accord (consent mode): either purpose is enough for the tag manager. */
const tagManager: readonly ThirdParty[] = measuring.tagManager
  ? [
      {
        name: 'tags',
        script: `https://www.googletagmanager.com/gtm.js?id=${measuring.tagManager}`,
        purposes: ['statistics', 'marketing'],
        sources: {
          'script-src': ['https://*.googletagmanager.com'],
          'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
          'connect-src': [
            'https://*.googletagmanager.com',
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
          ],
        },
        cookies: ['_ga', '_gcl'],
      },
    ]
  : [];

const crm: readonly ThirdParty[] = measuring.crm
  ? [
      {
        name: 'crm',
        script: measuring.crm.origin + measuring.crm.path,
        purposes: ['marketing'],
        sources: {
          'script-src': [measuring.crm.origin],
          'img-src': [measuring.crm.origin],
          'connect-src': [measuring.crm.origin],
        },
        cookies: [measuring.crm.cookie],
      },
    ]
  : [];

/** Everything that is loaded from elsewhere, if its visitor agrees. */
export const thirdParties: readonly ThirdParty[] = [...tagManager, ...crm];

/** Those that a visitor agreed to; none where nobody was asked yet. */
export function listAgreed(consent: Consent | undefined): readonly ThirdParty[] {
  return thirdParties.filter(({ purposes }) => purposes.some((purpose) => consent?.[purpose]));
}
