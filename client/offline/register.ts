const ADDRESS = '/sw.js';
/** The one script that is named by a text: the content policy knows this policy, and no other address fits it. */
const trusted = window.trustedTypes?.createPolicy('worker', { createScriptURL: (_: string) => ADDRESS });

/**
 * Lets a service worker keep the pages that are seen, once the browser has nothing else to do. What this page is made
 * of came before a new one: it is told, and keeps that too.
 */
export function startKeeping(): () => void {
  const ended = new AbortController();
  const register = async () => {
    // There is none where the connection could be tampered with; without one the site is as good as before.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (ended.signal.aborted || !workers) return;
    const { installing } = await workers.register(trusted?.createScriptURL('') ?? ADDRESS);
    installing?.postMessage(performance.getEntries().map(({ name }) => name));
  };
  const begin = () => (window.requestIdleCallback ?? setTimeout)(() => void register().catch(() => undefined));
  // While developing there is none.
  if (import.meta.env.PROD) {
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { signal: ended.signal });
  }
  return () => ended.abort();
}
