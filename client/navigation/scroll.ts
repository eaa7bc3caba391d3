/** Lets links to a part of the page scroll smoothly, but not the first jump to where the page was opened. */
export function startScroll(): void {
  const arrive = () => document.documentElement.setAttribute('data-arrived', '');
  if (document.readyState === 'complete') arrive();
  else addEventListener('load', () => setTimeout(arrive), { once: true });
}
