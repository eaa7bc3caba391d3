/** The content backend answered, but not with what was asked for, or did not answer at all. */
export class BackendError extends Error {
  override name = 'BackendError';
}
