import { EventEmitter, on } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildSchema } from 'graphql';
import { useServer as serveSubscriptions } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { addressOf, forward, stop } from './faulty-backend.ts';

/** Who sees drafts there. */
export const TOKEN = 'editor.1';

interface DraftingBackend {
  url: string;
  /** Where it tells of changes. */
  socket: string;
  /** What an editor sees in place of `Orion 65`; telling of it is another thing. */
  draft: string;
  tellChange(): void;
  stop(): Promise<void>;
}

/** A server on loopback that passes everything on to a healthy backend, and shows a draft to who bears the token. */
export async function startDraftingBackend(healthy: string): Promise<DraftingBackend> {
  const changes = new EventEmitter();
  const server = createServer((request, response) => {
    const isEditor = request.headers.authorization === `Bearer ${TOKEN}`;
    void forward(healthy, request, response, (_, answer) =>
      isEditor ? answer.replaceAll('Orion 65', backend.draft) : answer,
    );
  });
  const sockets = new WebSocketServer({ server, path: '/changes' });
  const closing = serveSubscriptions(
    {
      schema: buildSchema(readFileSync('backend/contract.graphql', 'utf8')),
      roots: {
        subscription: {
          async *contentChanged() {
            for await (const _ of on(changes, 'change')) yield { contentChanged: true };
          },
        },
      },
      onConnect: ({ extra }) => extra.request.headers.authorization === `Bearer ${TOKEN}`,
    },
    sockets,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = addressOf(server);
  const backend: DraftingBackend = {
    url,
    socket: `${url.replace('http', 'ws')}/changes`,
    draft: 'Draft 1',
    tellChange: () => changes.emit('change'),
    stop: async () => {
      await closing.dispose();
      await stop(server);
    },
  };
  return backend;
}
