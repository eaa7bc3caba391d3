/** The content backend answered, but not with what was asked for, or did not answer at all. */
export class BackendError extends Error {
  override name = 'BackendError';
}

/** Neither the backend nor any copy has the content of a page: that page alone answers 503. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError';
}

/** What is logged of anything thrown; never the values a visitor typed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (${describeError(error.cause)})`;
  return `${error.name}: ${error.message}${cause}`;
}
