import { reactRenderer as original } from '@hono/react-renderer';
import type { Plugin } from 'vite';

/** The parameter that says how many times a page is streamed before it is made. No page understands it. */
export const STREAMS = 'streams';

/** Puts what is below in the place of Hono's renderer. */
export function streamBefore(): Plugin {
  return {
    name: 'stream-before',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === '@hono/react-renderer' && importer?.endsWith('/render.tsx')) return import.meta.filename;
    },
  };
}

/**
 * Hono's renderer, which first has React stream the same tree to its end as often as the address says: what a page takes
 * is so compared with what React alone takes, in the same isolate.
 * @public `streamBefore` leads the site's import here.
 */
export const reactRenderer: typeof original = (component, options) => {
  const plain = original(component, options);
  const streaming = original(component, { ...options, stream: true });
  const nothing = async () => undefined;
  return async (c, next) => {
    c.setRenderer(async (...page) => {
      const count = Number(new URL(c.req.raw.url).searchParams.get(STREAMS));
      await streaming(c, nothing);
      for (let times = 0; times < count; times++) await (await c.render(...page)).arrayBuffer();
      await plain(c, nothing);
      return c.render(...page);
    });
    return next();
  };
};
