/**
 * A name as it stands within a sentence: «tudo sobre indústria», 'more on industry'. What begins with an abbreviation
 * stays as it is.
 */
export function lowerFirst(name: string): string {
  const [first = '', second = ''] = name;
  const isAbbreviation = second !== second.toLowerCase();
  return isAbbreviation ? name : first.toLowerCase() + name.slice(first.length);
}
