/*
 * For editors' tools and the console of a browser: `import('/session.js')`. There is no login screen, and no page loads
 * this by itself.
 */

/** Shows the site as whoever bears this token may see it, from now on and for a week. Throws where that cannot be. */
export function login(token: string): Promise<void> {
  return change({ method: 'POST', body: token });
}

/** Shows the site as everybody sees it. Throws where that cannot be. */
export function logout(): Promise<void> {
  return change({ method: 'DELETE' });
}

async function change(request: RequestInit): Promise<void> {
  const response = await fetch('/session', request);
  if (!response.ok) throw new Error(`The session is as it was: ${response.status} ${await response.text()}`);
  // What was read before was for other eyes: the pages of the service worker here, those in memory with this page.
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.endsWith(' pages')).map((name) => caches.delete(name)));
  location.reload();
}
