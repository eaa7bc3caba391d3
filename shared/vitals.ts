/** Where a page tells how it was for its visitor. */
export const VITALS_PATH = '/vitals';

/** What is measured, in this order: https://web.dev/articles/vitals. CLS is a share, the others are milliseconds. */
export const vitalNames = ['CLS', 'INP', 'LCP', 'FCP', 'TTFB'] as const;

/** The figures of one page load, those that there were; `route` as `product___pt`. */
export type Vitals = { route: string } & { [Name in (typeof vitalNames)[number]]?: number };
