import type { Answer } from '../content/question.ts';

/**
 * Where an answer came from, for operators: `Cache-Status` (RFC 9211) names the caches it passed, the farthest first,
 * and `Server-Timing` shows the same among the timings of a browser's tools.
 */
export interface Source {
  'Cache-Status': string;
  'Server-Timing': string;
}

/** A page that was kept, and where: in the memory of the isolate, or in a store that it shares. */
export function describeKept(where: string): Source {
  return { 'Cache-Status': `pages; hit; detail=${where}`, 'Server-Timing': `page;desc=${where}` };
}

/** A page that was rendered for this answer, and where its content came from. */
export function describeRendered(content: Answer<unknown>['source'], isKept: boolean): Source {
  const found = content === 'backend' ? 'fwd=miss' : `hit; detail=${content}`;
  return {
    'Cache-Status': `content; ${found}, pages; ${isKept ? 'fwd=miss; stored' : 'fwd=bypass'}`,
    'Server-Timing': `content;desc=${content}`,
  };
}

/** What is no page that could be kept. */
export const NOT_KEPT = 'pages; fwd=bypass';
