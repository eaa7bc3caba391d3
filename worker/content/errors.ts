/** Neither the backend nor any copy has the content of a page: that page alone answers 503. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError';
}
