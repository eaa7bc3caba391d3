import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { localeFacts } from '#shared/i18n/locales.ts';
import { site } from '#shared/site.ts';
import { escapeText, writeFonts } from '../booklets/booklet.ts';
import type { Share } from './list.ts';

/** In the hero's picture the large screen is dark: on the home page a city map lies on it. */
const focuses: Readonly<Record<string, string>> = { hero: '18%' };

const style = readFileSync(new URL('share.css', import.meta.url), 'utf8');

/** The whole picture as an HTML document. The page's picture is asked of the site. */
export function renderShare({ locale, ground, kicker, title, line, picture }: Share, fonts = writeFonts()): string {
  const pane =
    picture === undefined ? '' : `<img src="${picture}" style="object-position:${findFocus(picture)}" alt="">`;
  return `<!doctype html><html lang="${localeFacts[locale].tag}"><head><meta charset="utf-8"><title>${escapeText(title)}</title>
<style>${fonts}${style}</style></head><body class="${ground}${picture === undefined ? ' plain' : ''}">
<div class="pane">${pane}</div>
<svg class="touch" viewBox="0 0 112 112"><circle class="ring" cx="56" cy="56" r="46"/><circle cx="56" cy="56" r="18" fill="#ff5a4f"/></svg>
<main>
<div class="brand"><svg viewBox="0 0 32 32"><rect x="2" y="4" width="28" height="24" rx="6" fill="#17b6b0"/><circle cx="19" cy="16" r="5.5" fill="none" stroke="#fff" stroke-width="2.2"/><circle cx="19" cy="16" r="2.1" fill="#ff5a4f"/></svg>${escapeText(site.name)}</div>
<div class="words">${kicker === undefined ? '' : `<p class="kicker">${escapeText(kicker)}</p>`}<h1>${escapeText(keepNumbers(title))}</h1>${line === undefined ? '' : `<p class="line">${escapeText(line)}</p>`}</div>
</main></body></html>`;
}

/** A number stays with the name before it. */
function keepNumbers(title: string): string {
  return title.replaceAll(/ (?=\d)/g, '\u00a0');
}

/** Where to look at a picture that is wider than its pane; the middle, where nobody has said otherwise. */
function findFocus(picture: string): string {
  const [, middle] = Object.entries(focuses).find(([id]) => picture.startsWith(`/media/${id}-`)) ?? [];
  return middle ?? '50%';
}

/** What a picture is made of, in eight characters: as long as it is the same, the picture is. */
export function fingerprint(share: Share): string {
  return createHash('sha256').update(renderShare(share, '')).digest('hex').slice(0, 8);
}

/**
 * Runs in the page: makes the title as large as its column allows. Of the line below it whole sentences are kept as far
 * as there is room for them. What is too long for that is left as it is, and said.
 */
export function fitWords(): string | undefined {
  const words = document.querySelector<HTMLElement>('.words');
  const title = document.querySelector<HTMLElement>('h1');
  const line = document.querySelector<HTMLElement>('.line');
  if (!words || !title) return 'has no words';
  const THREE_LINES = 120;
  const fits = (height: number) => title.scrollWidth <= title.clientWidth && words.offsetHeight <= height;
  const shrink = (smallest: number) => {
    for (let size = 84; size >= smallest; size -= 2) {
      title.style.fontSize = `${size}px`;
      if (fits(420)) return true;
    }
    return false;
  };
  const sentences = line?.textContent.split(/(?<=[.!?]) /) ?? [];
  while (line && sentences.length > 1 && line.offsetHeight > THREE_LINES) {
    sentences.pop();
    line.textContent = sentences.join(' ');
  }
  if (line && !shrink(54)) line.remove();
  return shrink(38) ? undefined : 'is too long';
}
