import type { Settings } from '../settings.ts';

/**
 * The content backend, wherever it runs. Paths start with a slash; the embedded backend also takes the whole address of
 * a request, because its inbox looks at the host. Redirects are never followed.
 */
export interface Backend {
  /** Whether it runs in this very worker; only then its inbox is reached through the site. */
  embedded: boolean;
  /** Tells one content from another where the backend's is part of this build; empty where it has its own life. */
  contentVersion: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Passes a websocket on to where the backend tells of changes; none where it does not. */
  subscribe?(token: string, protocol: string): Promise<Response>;
}

interface Bindings {
  BACKEND?: Fetcher;
  DB: D1Database;
  FILES: R2Bucket;
}

/**
 * One door to the backend: the service binding `BACKEND`, else HTTP to `BACKEND_URL`, else the embedded backend in
 * this process, which is loaded only then.
 */
export function connectBackend(bindings: Bindings, settings: Settings): Backend {
  const backend = findBackend(bindings, settings);
  const { backendSocket } = settings;
  if (backendSocket === '') return backend;
  return {
    ...backend,
    subscribe: (token, protocol) =>
      // Workers open a websocket by a request.
      fetch(backendSocket.replace(/^ws/, 'http'), {
        headers: { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': protocol, Authorization: `Bearer ${token}` },
        redirect: 'manual',
      }),
  };
}

function findBackend(bindings: Bindings, settings: Settings): Backend {
  const { BACKEND: service, DB: database, FILES: files } = bindings;
  if (service) {
    return {
      embedded: false,
      contentVersion: '',
      fetch: (path, init) => service.fetch(`https://backend${path}`, { ...init, redirect: 'manual' }),
    };
  }
  if (settings.backendUrl !== '') {
    return {
      embedded: false,
      contentVersion: '',
      fetch: (path, init) => fetch(`${settings.backendUrl}${path}`, { ...init, redirect: 'manual' }),
    };
  }
  let backend: ReturnType<typeof import('../../backend/index.ts').createBackend> | undefined;
  return {
    embedded: true,
    contentVersion: import.meta.env.CONTENT_VERSION,
    async fetch(path, init) {
      const { createBackend } = await import('../../backend/index.ts');
      backend ??= createBackend({
        database,
        files,
        inboxPassword: settings.inboxPassword,
        introspection: import.meta.env.DEV,
      });
      return backend.fetch(new Request(new URL(path, 'https://backend'), init));
    },
  };
}
