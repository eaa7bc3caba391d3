/** Lets the page of an editor follow its backend, where that tells of changes. */
export function startPreview(): () => void {
  const ended = new AbortController();
  if (document.documentElement.dataset.preview === 'live') {
    // Without it the page is refreshed by hand.
    import('./follow-changes.ts').then(({ followChanges }) => followChanges(ended.signal)).catch(() => undefined);
  }
  return () => ended.abort();
}
