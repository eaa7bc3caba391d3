const UNITS = [
  ...['mm', 'cm', 'm', 'km', 'm²', 'kg', 'g', 't', 'l'],
  ...['mW', 'W', 'kW', 'Wh', 'kWh', 'V', 'mV', 'A', 'mA', 'Ah', 'mAh', 'VA', 'N'],
  ...['Hz', 'kHz', 'MHz', 'GHz', 'MB', 'GB', 'TB', 'Mbit/s', 'Gbit/s', 'px', 'ppp', 'dpi', 'fps'],
  ...['ms', 's', 'min', 'h', '°C', '°', '%', 'dB', 'dB\\(A\\)', 'cd/m²', 'nits', 'lx', 'lm', 'K'],
].toSorted((one, other) => other.length - one.length);

const NUMBER_AND_UNIT = new RegExp(`(\\d) (${UNITS.join('|')})(?![\\p{L}\\d²])`, 'gu');

/**
 * Sets a text of content as a printer would, whoever wrote it: the inch sign after a number, no break between a number
 * and its unit or around ×, thin unbreakable spaces in numbers of five digits and more. Setting twice changes nothing.
 */
export function setType(text: string): string {
  return text
    .replaceAll(/(?<=\d)"(?![\p{L}\d])/gu, '″')
    .replaceAll(/(?<![\d+ \u00a0\u202f][ \u00a0]|\d)(\d{2,3})[ \u00a0](\d{3})(?![\d]|[ \u00a0]\d)/g, '$1\u202f$2')
    .replaceAll(/(?<=\d) × (?=\d)/g, '\u00a0×\u00a0')
    .replaceAll(NUMBER_AND_UNIT, '$1\u00a0$2');
}
