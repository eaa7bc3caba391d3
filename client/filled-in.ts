/** The fields that hold something of the visitor's: other text than the page came with, or a chosen file. */
export function listFilledIn(): (HTMLInputElement | HTMLTextAreaElement)[] {
  // The value of a box to tick is not what a visitor typed.
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio])',
  );
  return [...fields].filter(({ value, defaultValue }) => value !== defaultValue);
}
