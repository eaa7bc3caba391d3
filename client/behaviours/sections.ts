import { moveAlong } from './move-along.ts';

/**
 * Marks, in the navigation or the contents of a page, the one whose heading last passed the upper quarter of the window, and
 * keeps it in sight where the navigation is too narrow for all of them. A button that opens them is named after it.
 */
export function startSections(root: ParentNode): () => void {
  const links = [
    ...root.querySelectorAll<HTMLAnchorElement>(
      ':is(.section-navigation, .article-contents, .manual-chapters, .policy-page-contents) a',
    ),
  ];
  const list = links[0]?.closest('ul');
  const opener = list?.id ? root.querySelector(`[popovertarget="${list.id}"] span`) : null;
  const unnamed = opener?.textContent ?? '';
  // What is chosen is read, and no longer lies under what it was chosen from.
  const hide = () => list?.hidePopover();
  if (opener) list?.addEventListener('click', hide);
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  let marked: HTMLAnchorElement | undefined;
  const observer = new IntersectionObserver(
    () => {
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 4);
      const link = links.find(({ hash }) => current && hash === `#${current.id}`);
      if (link === marked) return;
      marked?.removeAttribute('aria-current');
      marked = link;
      link?.setAttribute('aria-current', 'true');
      if (opener) opener.textContent = (list?.contains(link ?? null) && link?.textContent) || unnamed;
      // In the middle: there is more on both sides.
      if (list) {
        moveAlong(list, link ? link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 : 0);
      }
    },
    // All that lies above counts as passed, so that a jump is noticed too.
    { rootMargin: '1000000px 0px -75%' },
  );
  for (const heading of headings) observer.observe(heading);
  return () => {
    observer.disconnect();
    list?.removeEventListener('click', hide);
  };
}
