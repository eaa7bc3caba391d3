import { parsePage } from '../navigation/parse-page.ts';

const FILTERS = '[data-filters]';
const LANGUAGES = 'a[href^="/locale"]';

/** What is under way; a later choice overtakes it. */
let asked = new AbortController();

/**
 * Brings the list of this page as another address of it shows it: the section around the filters is exchanged for its
 * own, fold and focus stay, and the number of what is left is said. A step back through the choices is a visit like
 * any other (client/navigation). Throws where it cannot be had.
 */
export async function showChoice(address: URL, signal: AbortSignal): Promise<void> {
  if (!(await bring(address, signal))) return;
  // Without the anchor, which would only say where the page would begin.
  history.pushState(null, '', address.pathname + address.search);
}

/** Whether it was brought, and not overtaken. */
async function bring(address: URL, signal: AbortSignal): Promise<boolean> {
  asked.abort();
  const current = new AbortController();
  asked = current;
  const ends = AbortSignal.any([signal, current.signal]);
  const old = document.querySelector(FILTERS)?.closest('section');
  old?.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal: ends });
    if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
    const { page } = parsePage(await response.text());
    const fresh = page.querySelector(FILTERS)?.closest('section');
    if (!old || !fresh) throw new Error(`${address.pathname} has no list`);
    exchange(old, fresh);
    // The same choice in the other languages.
    const links = page.querySelectorAll(LANGUAGES);
    for (const [index, link] of document.querySelectorAll(LANGUAGES).entries()) {
      link.setAttribute('href', links[index]?.getAttribute('href') ?? '');
    }
    return true;
  } catch (error) {
    if (ends.aborted) return false;
    throw error;
  } finally {
    old?.removeAttribute('aria-busy');
  }
}

/** All of a section for all of another, but for its status, which stays in the page so that it is heard when it changes. */
function exchange(old: Element, fresh: Element): void {
  const isOpen = old.querySelector('details')?.open ?? false;
  const focused = document.activeElement;
  const status = old.querySelector('[role=status]');
  const count = fresh.querySelector('[role=status]');
  if (!status || !count) {
    old.replaceChildren(...fresh.childNodes);
    return;
  }
  const text = count.textContent;
  for (let [kept, place]: [Element, Element] = [status, count]; kept !== old; ) {
    const [inside, around] = [kept.parentElement, place.parentElement];
    if (!inside || !around) break;
    for (const node of [...inside.childNodes]) if (node !== kept) node.remove();
    const nodes = [...around.childNodes];
    const at = nodes.indexOf(place);
    kept.before(...nodes.slice(0, at));
    kept.after(...nodes.slice(at + 1));
    if (kept === status) kept.className = place.className;
    [kept, place] = [inside, around];
  }
  status.textContent = text;
  const fold = old.querySelector('details');
  if (fold) fold.open = isOpen;
  refocus(old, focused);
}

/** The box that was just ticked; where it is gone, or a link was pressed, the filters. */
function refocus(section: Element, focused: Element | null): void {
  if (focused?.isConnected) return;
  const same =
    focused instanceof HTMLInputElement &&
    section.querySelector<HTMLElement>(
      `input[name="${CSS.escape(focused.name)}"][value="${CSS.escape(focused.value)}"]`,
    );
  const target = same || section.querySelector<HTMLElement>(`${FILTERS} summary`);
  target?.focus({ preventScroll: true });
}
