/** Makes surfaces that answer (`data-touches`) show where they are touched; what draws it is loaded when one comes near. */
export function startTouches(root: ParentNode): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  for (const surface of root.querySelectorAll<HTMLElement>('[data-touches]')) {
    const load = () => import('./touch-rings.ts').then(({ followTouches }) => followTouches(surface, signal));
    const prepare = () => void load().catch(() => undefined);
    surface.addEventListener('pointerenter', prepare, { signal, once: true });
    if (surface.matches(':hover')) prepare();
  }
  return () => stopped.abort();
}
