import { addSheet } from '#shared/ui/add-sheet.ts';
import styles from './touch-rings.css?sheet';

/**
 * Draws the ring and the dot of the logo where a finger or a pointer goes down on a surface, and says how many are down
 * at once, in the words the surface brings. Ends with the signal.
 */
export function followTouches(surface: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  signal.addEventListener('abort', addSheet(styles));
  const dots = new Map<number, HTMLElement>();
  const counter = surface.querySelector('output');
  const count = () => {
    if (counter) counter.textContent = (surface.dataset.touches ?? '').replace('{{count}}', String(dots.size));
  };
  surface.addEventListener(
    'pointerdown',
    ({ pointerId, clientX, clientY }) => {
      const dot = document.createElement('i');
      dot.className = 'touch-rings-dot';
      dot.style.left = `${clientX + scrollX}px`;
      dot.style.top = `${clientY + scrollY}px`;
      document.body.append(dot);
      dots.set(pointerId, dot);
      count();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      end,
      ({ pointerId }) => {
        const dot = dots.get(pointerId);
        if (!dot) return;
        dots.delete(pointerId);
        // It fades by itself; where nothing moves it is gone with the finger.
        dot.classList.add('touch-rings-over');
        if (dot.getAnimations().length === 0) dot.remove();
        else dot.addEventListener('animationend', () => dot.remove());
      },
      { signal },
    );
  }
}
