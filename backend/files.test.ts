import { expect, it } from 'vitest';
import pictures from './content/pictures.json' with { type: 'json' };
import { findPicture } from './files.ts';

it('a picture with words that can be read has files of its own in each language', () => {
  const { hash, hashes } = pictures['orion-65-front'];
  expect(findPicture('orion-65-front', 'pt')?.url).toBe(`/media/orion-65-front-1200.${hash}.webp`);
  expect(findPicture('orion-65-front', 'en')?.url).toBe(`/media/orion-65-front-1200.${hashes.en}.webp`);
  expect(findPicture('orion-65-front', 'es')?.url).toBe(`/media/orion-65-front-1200.${hashes.es}.webp`);
});

it('a picture without words is the same in every language', () => {
  expect(findPicture('faro-65-front', 'es')).toEqual(findPicture('faro-65-front', 'pt'));
});

it('a picture that is not made yet has no files', () => {
  expect(findPicture('unheard-of', 'pt')).toBeUndefined();
});
