/**
 * What a minified sheet says of paper, apart from the rest: pages carry the rest, and name a file with the rules of paper
 * that no visitor waits for. Rules of paper stand at the top level of a sheet, beside their part.
 */
export function splitPrint(css: string): { screen: string; print: string } {
  const print: string[] = [];
  let screen = '';
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) {
      const rule = css.slice(start, at + 1);
      if (rule.startsWith('@media print{')) print.push(rule);
      else screen += rule;
      start = at + 1;
    }
  }
  return { screen: screen + css.slice(start), print: print.join('') };
}
