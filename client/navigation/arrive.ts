import { findTarget } from '../find-target.ts';

/** Milliseconds before a jump, so that what it leads to stands where it stays: product specification, navigation. */
const JUMP_DELAY = 100;

/**
 * Leads where a navigation means to: to the part of the page its address names, smoothly and after a moment, to where a
 * step through the history left off, else to the top, or to what answers a form further down. The focus follows.
 */
export async function arrive(event: NavigateEvent): Promise<void> {
  if (!isJump(event)) {
    focus(findBeginning());
    event.scroll();
    // As the browser does with a page it loads: who sent a form far down is shown the answer that stands there.
    const answer = findAnswer();
    if (event.navigationType !== 'traverse' && answer && !isInSight(answer)) showAtOnce(answer);
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, JUMP_DELAY));
  if (event.signal.aborted) return;
  const target = findTarget();
  document.documentElement.dataset.jumping = '';
  if (target) target.scrollIntoView();
  else event.scroll();
  delete document.documentElement.dataset.jumping;
  // The browser says it for the jumps it makes itself: what is folded unfolds then.
  dispatchEvent(new HashChangeEvent('hashchange'));
  focus(target ?? findBeginning());
}

/** Whether a navigation leads to the heading of the page that is there now: not to where one left off, nor to a part of it. */
export function leadsToHeading(event: NavigateEvent): boolean {
  return event.navigationType !== 'traverse' && !isJump(event) && findBeginning()?.localName === 'h1';
}

function isJump({ destination: { url }, navigationType }: NavigateEvent): boolean {
  return new URL(url).hash.length > 1 && navigationType !== 'traverse';
}

/** What a page says first: what answers a form, or its heading. */
function findBeginning(): Element | null {
  return findAnswer() ?? document.querySelector('h1');
}

/** That a form was sent, or what is wrong with it. */
function findAnswer(): Element | null {
  return document.querySelector('[autofocus]');
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** With what it stands in, whose mark comes first. */
function showAtOnce(element: Element): void {
  (element.closest('section') ?? element).scrollIntoView({ behavior: 'instant' });
}

/** Without moving the page, and for once: a heading that was clicked later is no stop of its own. */
function focus(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}
