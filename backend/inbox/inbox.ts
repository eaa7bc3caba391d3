import { type Context, Hono } from 'hono';
import { countLeads, findLead, listChoices, readLeads } from '../received.ts';
import { downloadFile } from '../received-files.ts';
import { mayReadInbox } from './access.ts';
import { exportLeads } from './export.ts';
import { parseInboxQuery } from './inbox-query.ts';
import { renderLead, renderNoLead } from './lead-page.ts';
import { PAGE_SIZE, renderList } from './list-page.ts';

interface InboxOptions {
  database: D1Database;
  /** Where the files of leads are. */
  files: R2Bucket;
  /** Opens it from elsewhere than this machine (user `inbox`); without it, it stays shut there. */
  password: string | undefined;
}

/**
 * The received leads, for who works with them: a list to search, each lead with its files, all of it as CSV. Whoever
 * may not read it learns nothing, not even which leads there are.
 */
export function createInbox({ database, files, password }: InboxOptions) {
  const app = new Hono();

  for (const path of ['/inbox/*', '/inbox.csv']) {
    app.use(path, async (c, next) => {
      if (await mayReadInbox(c.req.raw, password)) await next();
      else c.res = refuse(c, password);
      c.header('X-Robots-Tag', 'noindex, nofollow');
    });
  }

  app.get('/inbox', async (c) => {
    const query = parseInboxQuery(c.req.query());
    const offset = (query.page - 1) * PAGE_SIZE;
    const [count, leads, choices] = await Promise.all([
      countLeads(database, query),
      readLeads(database, query, { limit: PAGE_SIZE, offset }),
      listChoices(database),
    ]);
    return c.html(renderList({ query, choices, count, leads, now: Date.now() }));
  });

  app.get('/inbox.csv', async (c) => {
    const body = await exportLeads(database, parseInboxQuery(c.req.query()));
    return c.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
    });
  });

  app.get('/inbox/:key', async (c) => {
    const lead = await findLead(database, c.req.param('key'));
    return lead ? c.html(renderLead(lead, Date.now())) : c.html(renderNoLead(), 404);
  });

  app.get('/inbox/:key/files/:index{\\d+}', async (c) => {
    const lead = await findLead(database, c.req.param('key'));
    const file = lead?.files[Number(c.req.param('index'))];
    const download = file && (await downloadFile(files, file));
    return download ?? c.html(renderNoLead(), 404);
  });

  return app;
}

function refuse(c: Context, password: string | undefined): Response {
  if (password !== undefined) c.header('WWW-Authenticate', 'Basic realm="inbox"');
  return c.text('The inbox is not open to you', password === undefined ? 404 : 401);
}
