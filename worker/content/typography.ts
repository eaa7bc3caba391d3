const UNITS = [
  ...['mm', 'cm', 'm', 'km', 'm²', 'kg', 'g', 't', 'l'],
  ...['mW', 'W', 'kW', 'Wh', 'kWh', 'V', 'mV', 'A', 'mA', 'Ah', 'mAh', 'VA', 'N', 'J'],
  ...['Hz', 'kHz', 'MHz', 'GHz', 'MB', 'GB', 'TB', 'Mbit/s', 'Gbit/s', 'px', 'ppp', 'dpi', 'fps'],
  ...['hours?', 'horas?'],
  ...['ms', 's', 'min', 'h', '°C', '°', '%', 'dB', 'dB\\(A\\)', 'cd/m²', 'nits', 'lx', 'lm', 'K'],
].toSorted((one, other) => other.length - one.length);

/** A text that is nothing but a name such as `Orion 65` or `Orion 65 W`: compared and sent on, so it stays as it is. */
const NAME = /^\p{Lu}\p{L}+ \d+(?: \p{Lu})?$/u;

/** A quotation, or the straight quote after a number: what a quotation ends with is no inch sign. */
const QUOTATION_OR_INCH = /(?<![\p{L}\d])"(?=\S)[^"]*"|(?<=\d)"(?![\p{L}\d])/gu;

/** Three groups of three are a telephone number's, and so is anything that goes on after a country code; a standard's name is no number. */
const GROUPED =
  /(?<![\p{L}\d.,:/-]|[\d+][ \u00a0\u202f]|\bEN[ \u00a0])(?:\d{2,3}[ \u00a0]\d{3}|\d{1,2}(?:[ \u00a0]\d{3}){2})(?![\p{L}\d]|[ \u00a0\u202f]\d)/gu;

const TIMES = /(?<=[\d″])[ \u00a0]?×[ \u00a0]?(?=\d)/g;

/** A product and its number (`do Orion 65`) within a sentence: at the start of one a text does not break, and a title begins with it. */
const MODEL = /(?<=[\p{L}\d,;:] (?:\p{Lu}\p{Ll}{3,})) (?=\d{2,3}(?![\p{L}\d%]|[.,:]\d))/gu;

/** The name of a standard, whole: `EN 301 549`, `EN ISO 9227`. */
const STANDARD = /(?<!\p{L})(?:(?:EN|IEC|ISO|UNE|IEEE|WCAG)[ \u00a0])+\d+(?:[ \u00a0]\d{3})?(?!\d)/gu;

/** A Portuguese verb and its pronoun: `contam-se`, `vê-lo-á`. */
const PRONOUN = /(?<=\p{Ll})-(?=(?:se|l?[oa]s?|n[oa]s?|lhes?|me|te|vos|á|ão|ei|emos|iam?)(?![\p{L}\d]))/gu;

/** A name or a word that is one: `Wi-Fi`, `USB-C`, `palavras-passe`. */
const WHOLE = /(?<=(?<!\p{L})(?:Wi|USB|[Pp]alavras?))-(?=(?:Fi|[ABC]|passe)(?!\p{L}))/gu;

/** An English number of two words: `twenty-four`. */
const ENGLISH_NUMBER =
  /(?<=\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty)-(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/giu;

/** A code that public buyers file by, within a text, and one before a place: `48000000-8`, `4700-000 Braga`. */
const CODE = /(?<=[^\d]\d{8})-(?=\d(?!\d))|(?<=\b\d{4})-(?=\d{3} \p{Lu})/gu;

/** The space before the hour that a time ends at: `das 8h00 às 17h00`. */
const UNTIL = /(?<=\dh(?:\d\d)? às) (?=\d)/gu;

/** The space between a number that is no part of a word and its unit. */
const BEFORE_UNIT = new RegExp(`(?<=\\d)(?<!\\p{L}[-\\d.,]*) (?=(?:${UNITS.join('|')})(?![\\p{L}\\d²]))`, 'gu');

/**
 * Sets a text of content as a printer would, whoever wrote it: the inch sign after a number, no break between a number
 * and its unit, around × and within names, thin unbreakable spaces in numbers of five digits and more. Setting twice changes nothing.
 * It is for texts: of markup only the text nodes are given to it.
 */
export function setType(text: string): string {
  if (NAME.test(text)) return text;
  return text
    .replaceAll(QUOTATION_OR_INCH, (found) => (found === '"' ? '″' : found))
    .replaceAll(GROUPED, (number) => number.replaceAll(/[ \u00a0]/g, '\u202f'))
    .replaceAll(TIMES, '\u00a0×\u00a0')
    .replaceAll(BEFORE_UNIT, '\u00a0')
    .replaceAll(UNTIL, '\u00a0')
    .replaceAll(STANDARD, (name) => name.replaceAll(' ', '\u00a0'))
    .replaceAll(MODEL, '\u00a0')
    .replaceAll(PRONOUN, '-\u2060')
    .replaceAll(WHOLE, '-\u2060')
    .replaceAll(ENGLISH_NUMBER, '-\u2060')
    .replaceAll(CODE, '\u2060-\u2060');
}

/** The same for a text node of markup, where a name is nobody's to compare: it stays whole too. */
export function setTextNode(text: string): string {
  return NAME.test(text) ? text.replaceAll(' ', '\u00a0') : setType(text);
}
