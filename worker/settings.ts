import * as v from 'valibot';
import { type Locale, locales } from '#shared/i18n/locales.ts';

const webAddress = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || /^https?:\/\/[^/\s]+(\/[^\s]*[^/\s])?$/.test(value),
    'must be an http(s) address without a trailing slash',
  ),
);

/** Where a backend tells of changes. */
const socketAddress = v.pipe(
  v.string(),
  v.check((value) => value === '' || /^wss?:\/\/[^/\s]+(\/[^\s]*)?$/.test(value), 'must be a ws(s) address'),
);

const origin = v.pipe(
  webAddress,
  v.check((value) => !/\/\/[^/]*\//.test(value), 'must be scheme and host alone'),
);

/** A JSON object in a string. */
const json = v.pipe(
  v.optional(v.string(), '{}'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown;
    } catch {
      addIssue({ message: 'must be JSON' });
      return NEVER;
    }
  }),
);

/** A whole number from 1 on, in a string. */
const wholeNumber = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 on'),
    v.transform(Number),
  );

/** Signs; shorter ones could be guessed. */
const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')));

/** When the language of a visitor decides over that of the address: on every page, on the home page at `/`, never. */
const localeRedirects = ['always', 'root', 'off'] as const;

/** What rendered pages are shared by: the cache of a location, Workers Cache, nothing. */
const pageCaches = ['location', 'workers', 'off'] as const;

/** Where a worker runs. */
const environments = ['local', 'staging', 'production'] as const;

const secureMessage = 'must map form identifiers to https addresses';

const settingsSchema = v.pipe(
  v.object({
    SITE_ENVIRONMENT: v.optional(v.picklist(environments, `must be one of ${environments.join(', ')}`), 'local'),
    BACKEND_URL: v.optional(webAddress, ''),
    BACKEND_WS: v.optional(socketAddress, ''),
    SITE_ORIGIN: v.optional(origin, ''),
    LOCALE_ORIGINS: v.pipe(
      json,
      v.record(v.picklist(locales, `must map languages (${locales.join(', ')}) to scheme and host`), origin),
    ),
    LOCALE_REDIRECT: v.optional(v.picklist(localeRedirects, `must be one of ${localeRedirects.join(', ')}`), 'always'),
    PAGE_CACHE: v.optional(v.picklist(pageCaches, `must be one of ${pageCaches.join(', ')}`), 'location'),
    FORM_IDENTIFIERS: v.pipe(json, v.record(v.string(), v.string('must map form identifiers to strings'))),
    LEAD_WEBHOOKS: v.pipe(
      json,
      v.record(v.string(), v.pipe(v.string(), v.url(secureMessage), v.startsWith('https://', secureMessage))),
    ),
    LEAD_MAIL: v.pipe(
      json,
      v.record(v.string(), v.pipe(v.string(), v.email('must map form identifiers to e-mail addresses'))),
    ),
    WEBHOOK_SECRET: secret,
    PURGE_SECRET: secret,
    INDEXNOW_KEY: v.optional(
      v.pipe(v.string(), v.regex(/^([\da-zA-Z-]{8,128})?$/, 'must be 8 to 128 letters, digits and hyphens')),
      '',
    ),
    POST_BURST: wholeNumber('30'),
    POST_REFILL: wholeNumber('10'),
    FORM_SECRET: secret,
    TURNSTILE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be a site key of Turnstile')), ''),
    TURNSTILE_SECRET: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
    INBOX_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
  }),
  v.forward(
    v.check(
      ({ SITE_ENVIRONMENT, SITE_ORIGIN }) => SITE_ENVIRONMENT !== 'production' || SITE_ORIGIN !== '',
      'must be set in production: search engines are told no address of whatever host a request names',
    ),
    ['SITE_ORIGIN'],
  ),
  v.forward(
    v.check(
      ({ TURNSTILE_KEY, TURNSTILE_SECRET }) => (TURNSTILE_KEY === '') === (TURNSTILE_SECRET === undefined),
      'must be set together with TURNSTILE_SECRET',
    ),
    ['TURNSTILE_KEY'],
  ),
);

/** Names of all settings, as the environment has them. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.entries);

/** What operators set, in wrangler.toml, as a secret or in the environment of `npm start`. */
export interface Settings {
  /** Search engines are kept out of staging. */
  environment: (typeof environments)[number];
  /** Address of the content backend; empty where the service binding or the embedded backend serves. */
  backendUrl: string;
  /** Where the backend tells editors of changes, by websocket; empty where it does not. */
  backendSocket: string;
  /** Scheme and host that canonical addresses start with; empty: those of the request. */
  siteOrigin: string;
  /** The same for the languages that have a domain of their own. */
  localeOrigins: Readonly<Partial<Record<Locale, string>>>;
  /** Which addresses lead a visitor to the language that cookie or browser ask for. */
  localeRedirect: (typeof localeRedirects)[number];
  /** What isolates share rendered pages by. */
  pageCache: (typeof pageCaches)[number];
  /** From the site's form identifier to the backend's, where they differ. */
  formIdentifiers: Readonly<Record<string, string>>;
  /** Where a kept lead is announced, by form identifier; `*` for all others. */
  leadWebhooks: Readonly<Record<string, string>>;
  /** The same, by e-mail. */
  leadMail: Readonly<Record<string, string>>;
  /** Signs such announcements; without it they are not signed. */
  webhookSecret: string | undefined;
  /** Signs what publishes; without it nobody does. */
  purgeSecret: string | undefined;
  /** Tells search engines that a change is told by the site itself; empty: they are told nothing. */
  indexNowKey: string;
  /** How often one visitor may post a form. */
  postRate: { burst: number; refill: number };
  /** What marks leads that may come from a program. */
  guard: {
    /** Signs the time stamps of forms; without it there are none. */
    formSecret: string | undefined;
    /** Both keys of Turnstile; without them it is not asked. */
    turnstile: { siteKey: string; secret: string } | undefined;
  };
  /** Opens the embedded backend's inbox from elsewhere than this machine. */
  inboxPassword: string | undefined;
}

/** Reads the settings. Throws with the name of each that is wrong, never with its value. */
export function parseSettings(env: unknown): Settings {
  const result = v.safeParse(settingsSchema, env);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`);
    throw new Error(`Wrong setting: ${problems.join('; ')}`);
  }
  const { output } = result;
  return {
    environment: output.SITE_ENVIRONMENT,
    backendUrl: output.BACKEND_URL,
    backendSocket: output.BACKEND_WS,
    siteOrigin: output.SITE_ORIGIN,
    localeOrigins: output.LOCALE_ORIGINS,
    localeRedirect: output.LOCALE_REDIRECT,
    pageCache: output.PAGE_CACHE,
    formIdentifiers: output.FORM_IDENTIFIERS,
    leadWebhooks: output.LEAD_WEBHOOKS,
    leadMail: output.LEAD_MAIL,
    webhookSecret: output.WEBHOOK_SECRET,
    purgeSecret: output.PURGE_SECRET,
    indexNowKey: output.INDEXNOW_KEY,
    postRate: { burst: output.POST_BURST, refill: output.POST_REFILL },
    guard: {
      formSecret: output.FORM_SECRET,
      turnstile:
        output.TURNSTILE_SECRET === undefined
          ? undefined
          : { siteKey: output.TURNSTILE_KEY, secret: output.TURNSTILE_SECRET },
    },
    inboxPassword: output.INBOX_PASSWORD,
  };
}
