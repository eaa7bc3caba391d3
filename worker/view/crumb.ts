/** A step of the breadcrumb trail; the last one is the page itself. */
export interface Crumb {
  label: string;
  path: string;
}
