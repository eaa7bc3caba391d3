import { Agent, get } from 'node:http';

/** What a process asks, in turn and again, from so many connections at once. */
export interface Asked {
  origin: string;
  paths: readonly string[];
  connections: number;
  milliseconds: number;
}

/** Answers per second, and the milliseconds that all but one in a hundred took at most. */
export interface Told {
  rate: number;
  p99: number;
}

process.once('message', async ({ origin, paths, connections, milliseconds }: Asked) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const start = performance.now();
  const work = async () => {
    while (performance.now() - start < milliseconds) {
      const begin = performance.now();
      await request(`${origin}${paths[took.length % paths.length]}`, agent);
      took.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  const p99 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN;
  process.send?.({ rate: took.length / seconds, p99 } satisfies Told, () => process.exit());
});

function request(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}
