import type { Backend } from '../backend/connect.ts';
import type { Content } from '../content/question.ts';
import type { LeadServices } from '../leads/services.ts';
import type { Scope } from '../request/scope.ts';
import type { Settings } from '../settings.ts';
import type { KeptPages } from './kept-pages/kept-pages.ts';

/** What the routes work with; made once per isolate. */
export interface Services {
  settings: Settings;
  backend: Backend;
  content: Content;
  leads: LeadServices;
  pages: KeptPages;
  /** Ends a flood of posts from one address. */
  posts: RateLimit;
  /** Slows down who guesses at the secret of purges. */
  purges: RateLimit;
}

/** Types of Hono's context on this site. Read with `c.get`: `c.var` copies them all at every use. */
export interface SiteEnv {
  Variables: {
    scope: Scope;
    /** The address that was asked for, taken apart once. */
    url: URL;
  };
}
