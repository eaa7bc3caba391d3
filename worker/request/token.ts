/** The cookie that holds an editor's token: product specification, constants. */
export const TOKEN_COOKIE = 'apollo-token';

/** What may stand behind `Bearer` (RFC 6750), as long as a cookie may be. */
const TOKEN = /^[\w.~+/-]{1,3500}=*$/;

/** A token as it may be sent to the backend; `undefined` for what is none. Whether it is good only the backend knows. */
export function parseToken(text: string | undefined): string | undefined {
  return text !== undefined && TOKEN.test(text) ? text : undefined;
}
