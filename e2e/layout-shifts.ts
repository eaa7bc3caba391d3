/** What moved by itself: the score of layout shift (no unit, 1 is the whole window), and what it was. */
export interface Shift {
  value: number;
  of: string;
}

/** Those that somebody sees: what is less is a letter's own breadth. */
export function tellShifts(path: string, shifts: readonly Shift[]): string[] {
  return shifts.filter(({ value }) => value >= 0.001).map(({ value, of }) => `${path}: ${value.toFixed(4)} ${of}`);
}

/** Runs in the page, before anything of it: keeps its shifts in `window.shifts`. */
export function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = 'sources' in entry ? (entry.sources as { node?: Node | null }[]) : [];
      const names = sources.map(({ node }) => {
        const text = node?.textContent?.trim().slice(0, 30);
        return node instanceof Element ? `${node.tagName} ${node.className} “${text}”` : `${node?.nodeName} “${text}”`;
      });
      if ('value' in entry) shifts.push({ value: Number(entry.value), of: names.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
