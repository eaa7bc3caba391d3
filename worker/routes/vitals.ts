import type { Handler } from 'hono';
import * as v from 'valibot';
import { locales } from '#shared/i18n/locales.ts';
import { vitalNames } from '#shared/vitals.ts';
import { isSameSite } from '../request/same-site.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { drain, readText } from './post-body.ts';
import { findVisitorKey } from './visitor-address.ts';

/** Bytes of the longest report. */
const BODY_LIMIT = 1_000;
/** Milliseconds beyond which a figure is no page load any more. */
const LONGEST = 3_600_000;
/** Stands for a figure that a page load had not: data points have numbers only. */
const NONE = -1;

const figureSchema = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST)));
const vitalsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    route: v.pipe(v.string(), v.regex(new RegExp(`^[a-z-]{1,40}___(?:${locales.join('|')})$`))),
    ...v.entriesFromList(vitalNames, figureSchema),
  }),
);

/**
 * Takes how one page load was: a data point where there is a place for them, else a line of the log. It says the type
 * of the page and the figures, and nothing of who saw it. A report that makes no sense is forgotten.
 */
export function vitals({ posts }: Pick<Services, 'posts'>, dataset?: AnalyticsEngineDataset): Handler<SiteEnv> {
  return async (c) => {
    const { deadline, log } = c.get('scope');
    c.header('Cache-Control', 'private, no-store');
    if (!isSameSite(c.req.raw)) {
      await drain(c.req.raw, deadline);
      return c.body(null, 403);
    }
    const report = v.safeParse(vitalsSchema, await readText(c.req.raw, BODY_LIMIT, deadline));
    if (!report.success) return c.body(null, 400);
    const { success } = await posts
      .limit({ key: `vitals:${findVisitorKey(c.req.raw)}` })
      .catch(() => ({ success: true }));
    if (!success) return c.body(null, 429, { 'Retry-After': '60' });
    const { route, ...figures } = report.output;
    if (dataset) {
      dataset.writeDataPoint({
        indexes: [route],
        blobs: [route],
        doubles: vitalNames.map((name) => figures[name] ?? NONE),
      });
    } else log.info('vitals', { route, ...figures });
    return c.body(null, 204);
  };
}
