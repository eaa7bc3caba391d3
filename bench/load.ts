import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';

/** Seconds that one measurement with wrk takes. */
const DURATION = 3;
/** Requests of one measurement without it. */
const REQUESTS = 4000;
const CONNECTIONS = 16;

const run = promisify(execFile);

/** Whether Debian's `wrk` is there, which takes less of the machine than Node does. */
const hasWrk = await run('wrk', ['-v']).then(
  () => true,
  // It prints its version and fails; where there is none, nothing could be started at all.
  (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
);

/** Requests per second that an address answers to 16 connections at once. Throws where an answer is none of 200. */
export function measureThroughput(url: URL): Promise<number> {
  return hasWrk ? measureWithWrk(url) : measureWithNode(url);
}

async function measureWithWrk(url: URL): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${DURATION}s`, url.href]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (rate === undefined || stdout.includes('Non-2xx')) throw new Error(`${url.pathname}: ${stdout}`);
  return Number(rate);
}

async function measureWithNode(url: URL): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = REQUESTS;
  const work = async () => {
    while (left-- > 0) await request(url, agent);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return REQUESTS / seconds;
}

function request(url: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}
