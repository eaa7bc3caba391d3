/** Marks, in the navigation of a page's sections, the one whose heading last passed the upper third of the window. */
export function startSections(root: ParentNode): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.section-navigation a')];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  const observer = new IntersectionObserver(
    () => {
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    // All that lies above counts as passed, so that a jump is noticed too.
    { rootMargin: '1000000px 0px -66%' },
  );
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}
