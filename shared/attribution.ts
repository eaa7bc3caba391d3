/** What an advertisement adds to the address it leads to; nothing else of an address is kept. */
export const attributionKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
] as const;

/** Name of the field that brings it with a form, and of the delivered one: JSON. */
export const ATTRIBUTION = 'attribution';
/** Characters of the longest value; what is longer was not written by an advertisement. */
export const ATTRIBUTION_LENGTH = 200;
