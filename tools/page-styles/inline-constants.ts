const COMMENT = /\/\*[\s\S]*?\*\//g;
/** The tokens that hold everywhere: a rule of the root that stands in no other rule. */
const ROOT = /^:root \{([^}]*)\}/gm;
const DECLARATION = /(--[a-z][\w-]*)\s*:\s*([^;}]+)/g;
/** A colour, a number with its unit, a word: nothing that is longer than its name would be. */
const LITERAL = /^(#[\da-f]{3,8}|-?[\d.]+[a-z%]{0,3}|[a-z]{1,9})$/;
const USE = /var\((--[a-z][\w-]*)/g;
/** As often as that, a longer value may stand where it is used: most pages have neither use, and all have the root. */
const FEW = 2;

/** The colour that a `color-mix` of literals is, in hexadecimal. */
type Mix = (colour: string) => string | undefined;

/**
 * The custom properties of some style sheets that have one value wherever they are asked for, with that value: said
 * once, at the root, and a literal, a mixture of literals, or longer and hardly used. Whoever reads the sheets never
 * learns that they had names.
 */
export function findConstants(sheets: readonly string[], mix: Mix): ReadonlyMap<string, string> {
  const texts = sheets.map((css) => css.replaceAll(COMMENT, ''));
  const said = texts.flatMap((css) => [...css.matchAll(DECLARATION)].map(([, name]) => name));
  const once = new Set(said.filter((name) => said.indexOf(name) === said.lastIndexOf(name)));
  const tokens = texts
    .flatMap((css) => [...css.matchAll(ROOT)].flatMap(([, rules = '']) => [...rules.matchAll(DECLARATION)]))
    .flatMap(([, name = '', value = '']) => (once.has(name) ? [[name, value.trim()] as const] : []));
  const uses = texts.flatMap((css) => [...css.matchAll(USE)].map(([, name]) => name));
  const isRare = (name: string) => uses.filter((used) => used === name).length <= FEW;
  const constants = new Map<string, string>();
  for (let known = -1; known < constants.size; ) {
    known = constants.size;
    for (const [name, value] of tokens) {
      if (constants.has(name)) continue;
      const filled = fillIn(value, constants);
      const literal = findLiteral(filled, mix) ?? (isRare(name) && !filled.includes('var(') ? filled : undefined);
      if (literal !== undefined) constants.set(name, literal);
    }
  }
  return constants;
}

/** A style sheet that says the values of constants instead of their names. */
export function inlineConstants(css: string, constants: ReadonlyMap<string, string>): string {
  const undeclared = css
    .replaceAll(COMMENT, '')
    .replaceAll(/(--[a-z][\w-]*)\s*:[^;}]+;?/g, (declaration, name) => (constants.has(name) ? '' : declaration));
  return fillIn(undeclared, constants);
}

function fillIn(css: string, constants: ReadonlyMap<string, string>): string {
  return css.replaceAll(/var\((--[a-z][\w-]*)(?:,[^()]*)?\)/g, (use, name: string) => constants.get(name) ?? use);
}

function findLiteral(value: string, mix: Mix): string | undefined {
  if (LITERAL.test(value)) return value;
  return /^color-mix\((?!.*(?:var\(|currentcolor))/i.test(value) ? mix(value) : undefined;
}
