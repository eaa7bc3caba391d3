/**
 * The part of the page that its address names. To Firefox `:target` is for good what the first jump of a document led
 * to, and pages that are shown in place share one.
 */
export function findTarget(): Element | null {
  return document.getElementById(location.hash.slice(1));
}
