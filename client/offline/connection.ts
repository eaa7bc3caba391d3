/** Tells when the browser loses the network. What shows it is loaded then: the service worker has kept it. */
export function startConnection(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Where there is none yet, the browser's own signs have to do.
  const show = () =>
    import('./connection-bar.ts').then(({ showConnection }) => showConnection(signal)).catch(() => undefined);
  addEventListener('offline', show, { signal });
  if (!navigator.onLine) void show();
  return () => ended.abort();
}
