import { describe, expect, it } from 'vitest';
import { screens } from '../content/categories/screens.ts';
import type { CategoryContent } from '../content/entities.ts';
import { listTranslations } from './addresses.ts';
import { existsIn, findBySlug, findReferences } from './existence.ts';
import { localiseFields } from './fields.ts';
import { findGaps, localise } from './localise.ts';

const onlyInPortuguese: CategoryContent<never> = {
  ...screens,
  key: 'montras',
  slug: { pt: 'montras' },
  name: { pt: 'Montras' },
};

describe('a localised value', () => {
  it('is replaced by the one of the language, wherever it stands', () => {
    const content = { key: 'a', name: { pt: 'um', en: 'one' }, list: [{ note: { pt: 'dois', en: 'two' }, year: 3 }] };
    expect(localise(content, 'en')).toEqual({ key: 'a', name: 'one', list: [{ note: 'two', year: 3 }] });
  });

  it('is named where it lacks the language', () => {
    const content = { key: 'a', list: [{ note: { pt: 'dois' } }] };
    expect(() => localise(content, 'en', 'a')).toThrow('no en at a.list.0.note');
    expect(findGaps(content, 'en', 'a')).toEqual(['a.list.0.note']);
    expect(findGaps(content, 'pt', 'a')).toEqual([]);
  });

  it('of an entity is read only when its field is asked for', () => {
    const fields = localiseFields({ key: 'a', name: { pt: 'um', en: 'one' }, note: { pt: 'só' } }, 'en');
    expect(fields.name()).toBe('one');
    expect(() => fields.note()).toThrow('a.note');
  });
});

describe('an entity that lacks a language', () => {
  it('is absent in it: from references, slugs and translations', () => {
    expect(existsIn(onlyInPortuguese, 'pt')).toBe(true);
    expect(existsIn(onlyInPortuguese, 'en')).toBe(false);
    const all = [screens, onlyInPortuguese];
    expect(findReferences(all, ['montras', 'screens'], 'en')).toEqual([screens]);
    expect(findBySlug(all, 'en', 'montras')).toBeUndefined();
    expect(findBySlug(all, 'pt', 'montras')).toBe(onlyInPortuguese);
    expect(listTranslations(onlyInPortuguese, ({ key }) => `/${key}`)).toEqual([{ locale: 'pt', path: '/montras' }]);
  });

  it('is an error where content refers to it under a key that nothing has', () => {
    expect(() => findReferences([screens], ['nothing'], 'pt')).toThrow('"nothing"');
  });
});
