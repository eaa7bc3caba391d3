/**
 * What is no word: an address of the web or of the post, the name of a file by its ending, a name with an
 * underscore, a figure with its unit, and a unit below a line (`cd/m²`). A figure written in words (`five metres`) is words.
 */
const noWords = [
  /\S+@\S+/g,
  /https?:\/\/\S+/g,
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+(?:com|pt|es|eu|org|net|example|pdf|dwg|dxf|step|zip|docx|xlsx|csv)(?![\p{L}\p{N}])\S*/giu,
  /(?<![\p{L}\p{N}])\.(?:pdf|dwg|dxf|step|zip|docx|xlsx|csv)(?![\p{L}\p{N}])/giu,
  /(?<=\s|^)\/[\w/-]+/g,
  /\w+_\w+/g,
];

/** Units that stand after a figure, as they are written in the three languages. */
const units =
  'm|mm|cm|km|nm|g|kg|t|s|ms|min|h|d|V|W|Wh|kW|kWh|VA|kVA|A|mA|Ah|mAh|N|kN|Pa|kPa|J|K|Hz|kHz|MHz|GHz|B|kB|MB|GB|TB|Mbit|Gbit|bit|px|dpi|fps|dB|lm|lx|lux|cd|nit|nits|l|ml|kelvin|MP|Mpx|pt|rpm|in|ft';

/** A figure and its unit; `×` may stand for the figure (`2 × USB`). */
const figure = new RegExp(
  `(\\d|×|(?<!\\p{L})x)[\\s\\u00a0\\u202f]?(?:${units})(?:/(?:${units}))?(?:[²³])?(?![\\p{L}\\p{N}])`,
  'gu',
);
const ratio = new RegExp(`(?<![\\p{L}\\p{N}])(?:${units})(?:[²³])?/(?:${units})(?:[²³])?(?![\\p{L}\\p{N}])`, 'gu');

/** Letters, with apostrophes, hyphens and digits among them. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’\u2010\u2011-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * The words of a text, with plain apostrophes and hyphens. Of a compound with a figure (`65-inch`, `USB-C-2`) only the
 * parts without one are words; a name with a figure in it (`4K`, `H264`) and a single letter are none.
 */
export function splitWords(text: string): string[] {
  const plain = [...noWords, ratio]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text.replaceAll(/[\u00ad\u2060]/g, ''))
    .replace(figure, '$1 ');
  return (plain.match(word) ?? []).flatMap((found) => {
    const compound = found.replaceAll('’', "'").replaceAll(/[\u2010\u2011]/g, '-');
    return (/\p{N}/u.test(compound) ? compound.split('-').filter((part) => !/\p{N}/u.test(part)) : [compound]).filter(
      (part) => part.length > 1,
    );
  });
}

/** The sentences of a text; what stands behind a colon or a semicolon is one of its own. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…:;])[\s\u00a0]+/u).filter((sentence) => sentence.trim() !== '');
}
