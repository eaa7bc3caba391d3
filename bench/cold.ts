import { createServer } from 'node:http';
import { createTestHarness } from 'wrangler';
import { addressOf, forward, stop } from '../e2e/faulty-backend.ts';
import { serveSite } from './serve.ts';

/** How often the backend is asked the same operation while so many visitors ask for a page that nobody has seen yet. */
export async function countColdCalls(page: string, visitors: number): Promise<number> {
  const healthy = createTestHarness({ workers: [{ configPath: 'backend/wrangler.toml' }] });
  const { url } = await healthy.listen();
  const calls = new Map<string, number>();
  const backend = createServer((request, response) => {
    void forward(url.origin, request, response, (question, answer) => {
      const { operationName } = JSON.parse(question) as { operationName: string };
      calls.set(operationName, (calls.get(operationName) ?? 0) + 1);
      return answer;
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const site = await serveSite({ BACKEND_URL: addressOf(backend) });
  try {
    await Promise.all(Array.from({ length: visitors }, () => visit(new URL(page, site.url))));
    return Math.max(...calls.values());
  } finally {
    await site.stop();
    await stop(backend);
    await healthy.close();
  }
}

async function visit(page: URL): Promise<void> {
  const answer = await fetch(page);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${page.pathname} answered ${answer.status}`);
}
