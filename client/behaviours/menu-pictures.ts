import { MENU_PICTURES_PATH } from '#shared/menu-pictures.ts';

/** Gives the links of the header's menus their pictures before one of them opens. A phone has another menu, without. */
export function startMenuPictures(root: ParentNode): () => void {
  const ended = new AbortController();
  const lists = [...root.querySelectorAll('[data-pictured]')];
  // Without them the menus are as good as before.
  if (lists[0]?.closest('nav')?.checkVisibility()) void show(lists, ended.signal).catch(() => undefined);
  return () => ended.abort();
}

async function show(lists: readonly Element[], signal: AbortSignal): Promise<void> {
  const address = `${MENU_PICTURES_PATH}?locale=${document.documentElement.lang.slice(0, 2)}`;
  const response = await fetch(address, { signal, credentials: 'omit' });
  if (!response.ok) return;
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null) return;
  const pictures = new Map<string, unknown>(Object.entries(answer));
  for (const link of lists.flatMap((list) => [...list.querySelectorAll('a')])) {
    const url = pictures.get(link.getAttribute('href') ?? '');
    if (typeof url === 'string') link.append(draw(url));
  }
}

/** Small: there when its menu opens, and behind what the page itself still loads. */
function draw(url: string): HTMLImageElement {
  const image = new Image(64, 48);
  image.alt = '';
  image.fetchPriority = 'low';
  image.src = url;
  return image;
}
