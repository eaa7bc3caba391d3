/** Finds the islands of the page and wakes each one, alone, when it comes into view. React is loaded with the first. */
export function startIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target);
      }
    },
    // Before it is seen, so that it is awake when it is touched.
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);
}

/** An island that fails stays what the server rendered, which works without scripts; the others are not touched. */
async function wake(element: Element): Promise<void> {
  try {
    const { hydrate } = await import('./hydrate.tsx');
    await hydrate(element);
    element.setAttribute('data-awake', '');
  } catch (error) {
    console.error('An island could not be started', error);
  }
}
