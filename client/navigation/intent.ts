/** What the browser tells of a navigation before it begins, as far as it decides what is done with it. */
export interface NavigationFacts {
  /** False for other hosts, and for whatever else a page may not take into its own hands. */
  canIntercept: boolean;
  isDownload: boolean;
  /** A form that its island does not send: its answer is a document of its own. */
  isPost: boolean;
  /** Only the part after the `#` changes. */
  isJump: boolean;
  kind: 'push' | 'replace' | 'reload' | 'traverse';
  /** True where a script has written the address itself, or a step through the history leads to what one has shown. */
  isSameDocument: boolean;
  pathname: string;
}

/** Leave it to the browser, show another page in the place of this one, or lead to a part of this one. */
export type Intent = 'leave' | 'visit' | 'jump';

/** Addresses of this site that are no pages: files by their ending, and what the worker answers otherwise. */
const NO_PAGE = /\.\w+$|^\/(?:assets|graphql|inbox|locale|media|session)(?:\/|$)/;

/** What is done with a navigation: product specification, navigation behaviour. */
export function decideIntent({
  canIntercept,
  isDownload,
  isPost,
  isJump,
  kind,
  isSameDocument,
  pathname,
}: NavigationFacts): Intent {
  if (!canIntercept || isDownload || isPost || kind === 'reload') return 'leave';
  if (isJump) return kind === 'traverse' ? 'leave' : 'jump';
  if (isSameDocument && kind !== 'traverse') return 'leave';
  return isPage(pathname) ? 'visit' : 'leave';
}

/** Whether a path of this site may be a page: the answer has the last word. */
export function isPage(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}
