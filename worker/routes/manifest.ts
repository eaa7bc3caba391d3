import type { Handler } from 'hono';
import { site } from '#shared/site.ts';
import { answerMachineFile, FROM_SETTINGS } from '../responses/machine-file.ts';
import type { SiteEnv } from '../responses/services.ts';

/** What a device shows of the site that is kept on its home screen. In no language: the name is the same in all. */
export function manifest(): Handler<SiteEnv> {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const body = JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    // In the language that the visitor chose, as any other visit.
    start_url: '/',
    scope: '/',
    // A site, not an app: the address bar stays.
    display: 'minimal-ui',
    theme_color: site.color,
    background_color: site.color,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((size) => icon('icon', size, 'any')),
      ...[192, 512].map((size) => icon('icon-maskable', size, 'maskable')),
    ],
  });
  return (c) => answerMachineFile(c, { type: 'application/manifest+json', cacheControl: FROM_SETTINGS, body });
}
