import type { Backend } from '../backend.ts';
import type { Content } from '../content/read.ts';
import type { Settings } from '../env.ts';
import type { LeadServices } from '../leads/submit.ts';
import type { PageMemory } from '../render/page-memory.ts';

/** What the routes work with; made once per isolate. */
export interface Services {
  settings: Settings;
  backend: Backend;
  content: Content;
  leads: LeadServices;
  pages: PageMemory;
  posts: RateLimit;
}

/** Types of Hono's context on this site. */
export interface SiteEnv {
  Bindings: object;
}
