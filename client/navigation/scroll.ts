/**
 * Lets links to a part of the very page scroll smoothly, and nothing else: where a page is opened it is at once, and a
 * field that Tab reaches is not left out of sight.
 */
export function startScroll(): () => void {
  const root = document.documentElement;
  const jump = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isJump = link !== null && link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];
    root.toggleAttribute('data-jumping', isJump);
  };
  const step = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') root.removeAttribute('data-jumping');
  };
  addEventListener('click', jump);
  addEventListener('keydown', step);
  return () => {
    removeEventListener('click', jump);
    removeEventListener('keydown', step);
  };
}
