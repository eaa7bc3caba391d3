import { whenIdle, whenTouched, whenVisible } from './moments.ts';

/** Finds the islands of a page and wakes each one, alone, at its moment. React is loaded with the first. */
export function startIslands(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-island]')].map(startIsland);
  return () => {
    for (const stop of stops) stop();
  };
}

function startIsland(element: HTMLElement): () => void {
  let isStopped = false;
  let unmount = () => {};
  /** An island that fails stays what the server rendered, which works without scripts; the others are not touched. */
  const wake = async () => {
    try {
      const { hydrate } = await import('./hydrate.tsx');
      if (isStopped) return;
      unmount = await hydrate(element);
      if (isStopped) unmount();
      else element.setAttribute('data-awake', '');
    } catch (error) {
      console.error(error);
    }
  };
  const { when } = element.dataset;
  const wait = when === 'idle' ? whenIdle : when === 'touch' ? whenTouched : whenVisible;
  const callOff = wait(element, wake);
  return () => {
    isStopped = true;
    callOff();
    unmount();
    element.removeAttribute('data-awake');
  };
}
