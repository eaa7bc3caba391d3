import { MENU_PICTURES_PATH } from '#shared/menu-pictures.ts';

/**
 * Gives the links of menus their pictures: of the header's where it is shown, as somebody is there and may open one; of a
 * phone's once that is open.
 */
export function startMenuPictures(root: ParentNode): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const lists = [...root.querySelectorAll('[data-pictured]')];
  let isAsked = false;
  const ask = () => {
    if (isAsked || !lists.some((list) => list.closest('nav')?.checkVisibility())) return;
    isAsked = true;
    // Without them the menus are as good as before.
    void show(lists, signal).catch(() => undefined);
  };
  // A toggle does not bubble.
  lists[0]?.closest('header')?.addEventListener('toggle', ask, { signal, capture: true });
  ask();
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

/** Small: there when its menu opens. */
function draw(url: string): HTMLImageElement {
  const image = new Image(96, 72);
  image.alt = '';
  image.src = url;
  return image;
}
