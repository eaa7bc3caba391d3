type Wake = () => Promise<void>;

/** Wakes an island shortly before it is seen, so that it is awake when it is touched. Gives back how to call it off. */
export function whenVisible(element: Element, wake: Wake): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Wakes an island when the browser has nothing else to do; Safari does not say when, so there it is soon. */
export function whenIdle(_: Element, wake: Wake): () => void {
  let isCalledOff = false;
  (window.requestIdleCallback ?? setTimeout)(() => {
    if (!isCalledOff) void wake();
  });
  return () => {
    isCalledOff = true;
  };
}

/**
 * Wakes an island when it is first touched, at once where that was before the scripts came. What is typed stays, as the
 * browser did it; the touch is dispatched again once the island is awake, and a click or a submission meanwhile waits
 * for it, which its button shows. Gives back how to call it off.
 */
export function whenTouched(element: Element, wake: Wake): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let isTouched = false;
  let held: (() => void) | undefined;
  let sign: Animation | undefined;
  const begin = async (event?: Event) => {
    if (isTouched) return;
    isTouched = true;
    await wake();
    sign?.cancel();
    if (signal.aborted) return;
    ended.abort();
    if (event) replay(event);
    held?.();
  };
  const hold = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      held = () => target.requestSubmit(event.submitter);
      sign ??= showWaiting(event.submitter);
    } else if (button && button.type !== 'submit') held = () => button.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
    void begin();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    element.addEventListener(type, begin, { capture: true, signal });
  for (const type of ['click', 'submit']) element.addEventListener(type, hold, { capture: true, signal });
  if (element.contains(document.activeElement)) void begin();
  return () => ended.abort();
}

/** A ring that goes out from it, as an animation of its own, for which no page needs a style; its words stay as they are. */
function showWaiting(button: HTMLElement | null): Animation | undefined {
  return button?.animate({ boxShadow: ['0 0', '0 0 0 12px transparent'] }, { duration: 800, iterations: Infinity });
}

/** A copy of an event moves nothing by itself, it only tells those who listen; what was held is repeated apart. */
function replay(event: Event): void {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}
