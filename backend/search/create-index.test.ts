import { describe, expect, it } from 'vitest';
import { createDocument, createDocuments, nameProduct } from '../testing/documents.ts';
import { createIndex } from './create-index.ts';

const index = createIndex(
  [
    createDocument('product', 'Vento 10', ['Uma mesa que fala de mesas e de mais mesas. Mesa, mesa, mesa!']),
    createDocument('product', 'Mesa Alta', ['Redonda.']),
    createDocument('product', 'Nimbo 43', ['Tem 60 cm de altura.'], ['Mesas interativas']),
    createDocument('article', 'Limpar a mesa', ['Com um pano.']),
    createDocument('category', 'Mesas interativas', ['Para crianças e para reuniões.']),
    createDocument('category', 'Acessórios', ['Também para uma mesa.']),
    createDocument('category', 'Totens digitais', ['De rua e de átrio.']),
    createDocument('category', 'Ecrãs interativos', ['Para a escola e para a reunião.']),
    createDocument('category', 'Montras interativas', ['Ecrãs atrás do vidro da loja.']),
  ],
  'pt',
);
const find = (term: string) => index.find(term).matches.map(({ document }) => document.title);

describe('an index of pages', () => {
  it('puts a name of a family before one of a product, that before what else it is called, and texts last', () => {
    expect(find('mesa').filter((title) => title !== 'Limpar a mesa')).toEqual([
      'Mesas interativas',
      'Mesa Alta',
      'Nimbo 43',
      'Vento 10',
    ]);
  });

  it('finds pages that hold every word, the family that one of them names and, only where none holds all, any', () => {
    expect(find('mesa alta')).toEqual(['Mesa Alta', 'Mesas interativas']);
    expect(find('pano mesa')).toEqual(expect.arrayContaining(['Limpar a mesa', 'Mesas interativas']));
    expect(find('pano mesa')).not.toContain('Vento 10');
    expect(find('mesas para reuniões')).toEqual(['Mesas interativas']);
    expect(find('totem redondo')).toEqual(expect.arrayContaining(['Totens digitais', 'Mesa Alta']));
  });

  it('finds what the site says for a word that it does not use, the whole name of it before a half', () => {
    expect(find('mupi')).toEqual(['Totens digitais']);
    expect(find('whiteboard')[0]).toBe('Ecrãs interativos');
    expect(find('Quadros Interativos').indexOf('Ecrãs interativos')).toBe(0);
  });

  it('finds by what buyers call a page, behind what is called so', () => {
    const called = createIndex(
      [
        { ...createDocument('page', 'Suporte', ['Há peças em armazém.']), called: 'assistência técnica, reparação' },
        createDocument('product', 'Reparação', ['Uma caixa de ferramentas.']),
      ],
      'pt',
    );
    const titles = called.find('reparacoes').matches.map(({ document }) => document.title);
    expect(titles).toEqual(['Reparação', 'Suporte']);
    expect(called.findSpelling('reparaçao tecnnica')).toBe('reparaçao técnica');
  });

  it('finds by the beginning of a word, by a name written as one, and by a word that is mistyped', () => {
    expect(find('digit')).toEqual(['Totens digitais']);
    expect(find('nimbo43')).toEqual(['Nimbo 43']);
    expect(find('nimboo')).toEqual(['Nimbo 43']);
    expect(index.find('nimboo').corrected).toBe('nimbo');
    expect(index.findExactly('nimboo')).toEqual([]);
    expect(index.find('mesas').corrected).toBeUndefined();
  });

  it('knows what was meant, as its pages write it', () => {
    expect(index.findSpelling('acesorios')).toBe('acessórios');
    expect(index.findSpelling('tottem de átrio')).toBe('totens de átrio');
    expect(index.findSpelling('mesa')).toBeUndefined();
    expect(index.findSpelling('xyzzy')).toBeUndefined();
  });

  it('suggests by names alone where they match, by the last word half typed', () => {
    const names = (term: string) => index.findNames(term).map(({ document }) => document.title);
    expect(names('mesa')).not.toContain('Vento 10');
    expect(names('mesa al')).toEqual(['Mesa Alta']);
    expect(names('crianças')).toEqual(['Mesas interativas']);
  });

  it.each(['', '   ', 'de para com', '\u0000', '"', '*', '__proto__', 'constructor', '(((', '😀😀😀😀', "' OR 1=1 --"])(
    'is not led astray by %j',
    (term) => {
      expect(find(term)).toEqual([]);
      expect(index.findNames(term)).toEqual([]);
      expect(index.findSpelling(term)).toBeUndefined();
    },
  );

  it('touches hardly more pages of ten thousand than of thirty-three, and no text of any', () => {
    /** How often a request looks at a page, for terms that many or few of them bear. */
    const countTouches = (count: number) => {
      let weights = 0;
      let texts = 0;
      const documents = createDocuments(count).map((document) => ({
        ...document,
        get weight() {
          weights++;
          return 1;
        },
        get lines() {
          texts++;
          return document.lines;
        },
      }));
      const large = createIndex(documents, 'pt');
      [weights, texts] = [0, 0];
      const touches = ['mesas', 'vidro', nameProduct(7), 'mesa para museu leve', 'quiosqeu', 'xyzzyx'].map((term) => {
        weights = 0;
        expect(large.find(term).matches.length > 0 || term === 'xyzzyx').toBe(true);
        return weights;
      });
      expect(texts).toBe(0);
      return Math.max(...touches);
    };
    const few = countTouches(33);
    expect(few).toBeGreaterThan(0);
    expect(countTouches(10_000)).toBeLessThan(1_000);
  });
});
