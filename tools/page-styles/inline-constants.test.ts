import { expect, it } from 'vitest';
import { findConstants, inlineConstants } from './inline-constants.ts';

const mix = (colour: string) => (colour === 'color-mix(in oklab, #0f1f3d 50%, white)' ? '#7f889a' : undefined);
const tokens = `/* --never: said */
:root {
  --ink: #0f1f3d;
  --soft: color-mix(in oklab, var(--ink) 50%, white);
  --gap: 16px;
  --size: clamp(1rem, 2vw, 3rem);
  --header: 64px;
  --tone: color-mix(in oklab, var(--header) 50%, currentcolor);
}
@media (width >= 64em) {
  :root {
    --header: 96px;
  }
}
`;

const often = '.a { width: var(--size) }\n.b { width: var(--size) }\n.c { width: var(--size) }';

it('a custom property with one value everywhere is that value; one that changes, or is long, keeps its name', () => {
  const constants = findConstants([tokens, often], mix);
  expect([...constants.keys()]).toEqual(['--ink', '--soft', '--gap']);
  expect(constants.get('--soft')).toBe('#7f889a');
  expect(findConstants([tokens, '.dark {\n  --gap: 0;\n}'], mix).has('--gap')).toBe(false);
});

it('one that is long is its value where it is hardly used', () => {
  const constants = findConstants([tokens, '.a { width: var(--size); height: var(--size) }'], mix);
  expect(constants.get('--size')).toBe('clamp(1rem, 2vw, 3rem)');
  expect(inlineConstants('.a{width:var(--size)}', constants)).toBe('.a{width:clamp(1rem, 2vw, 3rem)}');
});

it('its declaration goes, and each use says the value', () => {
  const constants = findConstants([tokens], mix);
  expect(inlineConstants(':root{--gap:16px;--header:64px}', constants)).toBe(':root{--header:64px}');
  expect(
    inlineConstants('.a{gap:var(--gap) var(--gap, 3px);top:var(--header);color:var(--other, red)}', constants),
  ).toBe('.a{gap:16px 16px;top:var(--header);color:var(--other, red)}');
});
