import { startAll } from '../start-all.ts';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** Without its script a link leads elsewhere, and a box to tick changes nothing yet. */
const WAITING = '.gallery a, [data-filters] :is(a, input)';

/** Whether somebody was there already, on this page or one before it. */
let isVisited = false;

/**
 * What only answers a visitor is loaded with the first sign of one, and starts at once on the pages after that. What is
 * pressed before it is there is pressed again when it is. Where it cannot be loaded the page works as without scripts.
 */
export function startAnswers(root: ParentNode): () => void {
  const waiting = new AbortController();
  const capture = { capture: true, signal: waiting.signal };
  let isEnded = false;
  let stop = () => {};
  let press = () => {};
  const load = async () => {
    const { allAnswers } = await import('./all-answers.ts');
    if (!isEnded) stop = startAll(allAnswers, root);
  };
  const begin = () => {
    isVisited = true;
    for (const sign of SIGNS) removeEventListener(sign, begin, capture);
    void load()
      .catch(() => undefined)
      .finally(() => {
        waiting.abort();
        if (!isEnded) press();
      });
  };
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(WAITING) : null;
    const elsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!target || elsewhere || target instanceof HTMLInputElement !== (event.type === 'change')) return;
    event.preventDefault();
    event.stopPropagation();
    press = () => {
      if (target instanceof HTMLInputElement) target.dispatchEvent(new Event('change', { bubbles: true }));
      else target.click();
    };
  };
  addEventListener('click', hold, capture);
  addEventListener('change', hold, capture);
  // An address that leads to a part of the page may lead to one that is folded.
  if (isVisited || location.hash) begin();
  else for (const sign of SIGNS) addEventListener(sign, begin, capture);
  return () => {
    isEnded = true;
    waiting.abort();
    stop();
  };
}
