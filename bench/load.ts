import { Agent, get } from 'node:http';

/** Requests per second that an address answers to so many connections at once, over so many requests. */
export async function measureThroughput(url: URL, requests: number, connections = 16): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const work = async () => {
    while (left-- > 0) await request(url, agent);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return requests / seconds;
}

function request(url: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}
