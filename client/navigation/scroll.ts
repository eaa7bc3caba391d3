/** Lets links to a part of the page scroll smoothly, but not the first jump to where the page was opened. */
export function startScroll(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrive = () => document.documentElement.setAttribute('data-arrived', '');
  const wait = () => {
    timer = setTimeout(arrive);
  };
  if (document.readyState === 'complete') arrive();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
