import { createRedirects } from '../worker/request/find-redirect.ts';

/** Old addresses that are asked for in turn, as many of a small table as of a large one. */
const ASKED = 50;
const ROUNDS = 20;

/** Gives what measures the nanoseconds that finding an old address takes among so many. */
export function prepareRedirects(rows: number): () => Promise<number> {
  const find = createRedirects(
    Object.fromEntries(Array.from({ length: rows }, (_, row) => [nameAddress(row), `/produtos/novo-${row}`])),
  );
  const step = Math.floor(rows / ASKED);
  const urls = Array.from(
    { length: ASKED },
    (_, index) => new URL(`https://site.example${nameAddress(index * step)}?utm_source=letter`),
  );
  return async () => {
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      for (const url of urls) if (!find(url)) throw new Error(`redirects: ${url}`);
    }
    return ((performance.now() - start) / (ROUNDS * ASKED)) * 1_000_000;
  };
}

/** All of one length, so that the tables differ in nothing but their size. */
function nameAddress(row: number): string {
  return `/Loja/categoria-${row % 7}/produto-antigo-${String(row).padStart(6, '0')}.html`;
}
