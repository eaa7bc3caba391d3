import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { createEndpoint } from './endpoint.ts';
import { stylesHash } from './generated/inbox-styles.ts';
import { createInbox } from './inbox/inbox.ts';
import { BODY_LIMIT } from './limits.ts';
import { receive } from './receive.ts';

/** What the backend needs of its surroundings. */
export interface BackendOptions {
  /** Where received leads are kept. */
  database: D1Database;
  /** Where their files are kept. */
  files: R2Bucket;
  /** Opens `/inbox` from elsewhere than this machine (user `inbox`); without it, it stays shut there. */
  inboxPassword?: string | undefined;
  /** The content's files, where the backend has to serve them itself. */
  media?: Fetcher;
  /** Whether the schema may be asked for; for development alone. */
  introspection?: boolean;
}

/** Answers are data and files: nothing of them runs, is framed or leads elsewhere. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};
/** The inbox has its one sheet and the site's fonts besides, and a form that asks it. */
const INBOX_POLICY = {
  ...CONTENT_POLICY,
  styleSrc: [`'sha256-${stylesHash}'`],
  fontSrc: ["'self'"],
  imgSrc: ["'self'"],
  formAction: ["'self'"],
};

/** A backend of the contract, complete in itself: content by GraphQL, received forms, an inbox to look at them. */
export function createBackend({ database, files, inboxPassword, media, introspection = false }: BackendOptions) {
  const app = new Hono();
  const answerGraphql = createEndpoint({ introspection });

  app.onError((error, c) => {
    console.error(JSON.stringify({ level: 'error', event: 'backend', error: `${error.name}: ${error.message}` }));
    return c.json({ errors: [{ message: 'The backend failed' }] }, 500);
  });
  const secure = secureHeaders({ contentSecurityPolicy: CONTENT_POLICY, xFrameOptions: 'DENY' });
  const secureInbox = secureHeaders({ contentSecurityPolicy: INBOX_POLICY, xFrameOptions: 'DENY' });
  app.use((c, next) => (c.req.path.startsWith('/inbox') ? secureInbox : secure)(c, next));
  // Set first, so that a failure has it too; files that never change say so themselves.
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });

  app.all(
    '/graphql',
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ errors: [{ message: `The body has more than ${BODY_LIMIT} bytes` }] }, 413),
    }),
    (c) => answerGraphql(c.req.raw),
  );

  app.post('/forms/:identifier', receive(database, files));

  app.route('/', createInbox({ database, files, password: inboxPassword }));

  if (media) {
    // One name and nothing else, so that no way leads out of the folder.
    app.get('/media/:name{[\\w-]+(?:\\.[\\w-]+)+}', async (c) => {
      const url = new URL(`/${c.req.param('name')}`, c.req.url);
      const file = await media.fetch(new Request(url, c.req.raw));
      const response = new Response(file.body, file);
      if (file.ok) response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      else response.headers.delete('Cache-Control');
      return response;
    });
  }

  return app;
}
