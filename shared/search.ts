/** The search field's name in the address of the results page. */
export const TERM_PARAMETER = 'term';

/** Where suggestions are asked for. */
export const SUGGESTIONS_PATH = '/suggestions';

/** Suggestions that a phone has room for, which asks for no more by this parameter. */
export const FEW_SUGGESTIONS = 5;
export const FEW_PARAMETER = 'few';

/** Characters of the longest term that is looked for. */
export const TERM_MAX_LENGTH = 80;

/** Whether a term is long enough: more than 3 characters once trimmed (product specification, validation rules). */
export function isSearchable(term: string): boolean {
  return [...term.trim()].length > 3;
}
