import type { Handler } from 'hono';
import { SUGGESTIONS_PATH } from '#shared/search.ts';
import { answerMachineFile, FROM_SETTINGS } from '../responses/machine-file.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';

/** `/robots.txt` (RFC 9309): where everything is listed or, on staging, that nothing is to be read. */
export function robots({ settings }: Services): Handler<SiteEnv> {
  return (c) => {
    const sitemap = `${findOrigin(settings, 'pt', c.get('url'))}/sitemap.xml`;
    const lines =
      settings.environment === 'staging'
        ? ['User-agent: *', 'Disallow: /']
        : // What answers with a choice or to what is being typed is no page.
          [
            'User-agent: *',
            'Disallow: /locale?',
            `Disallow: ${SUGGESTIONS_PATH}?`,
            'Allow: /',
            '',
            `Sitemap: ${sitemap}`,
          ];
    return answerMachineFile(c, {
      type: 'text/plain; charset=utf-8',
      cacheControl: FROM_SETTINGS,
      body: `${lines.join('\n')}\n`,
    });
  };
}
