import { describe, expect, it } from 'vitest';
import { createDocument } from '../testing/documents.ts';
import { createIndex } from './create-index.ts';
import type { HitKind } from './document.ts';
import { makeExcerpt } from './excerpt.ts';
import { splitSentences, toLines } from './plain-text.ts';

const excerptOf = (markup: string, term: string, kind: HitKind = 'page') => {
  const index = createIndex([createDocument(kind, 'Orion 65', toLines(markup))], 'pt');
  const [match] = index.find(term).matches;
  return match && makeExcerpt(match, index.read);
};

describe('an excerpt', () => {
  const markup = `<h3>Imagem</h3><p>Lê-se ao sol: dá 400 cd/m². As mesas ficam de fora. Escreve-se com o dedo.</p>
    <ul><li>Sem frase</li></ul><p>Outro assunto &amp; <em>outra</em> mesa &lt;b&gt;.</p>`;

  it('is whole sentences, from the one that holds the words, each of them marked in whatever form', () => {
    expect(excerptOf(markup, 'mesa')).toBe('As <mark>mesas</mark> ficam de fora. Escreve-se com o dedo.');
    expect(excerptOf(markup, 'outra mesa')).toBe('Outro assunto &amp; <mark>outra</mark> <mark>mesa</mark> &lt;b&gt;.');
  });

  it('says first what a product is, with dots for what is left out', () => {
    expect(excerptOf(markup, 'outra mesa', 'product')).toMatch(
      /^Lê-se ao sol: dá 400 cd\/m². … Outro assunto .*<mark>mesa<\/mark>/,
    );
    expect(excerptOf(markup, 'sol', 'product')).toMatch(/^Lê-se ao <mark>sol<\/mark>: dá 400 cd\/m². As mesas/);
  });

  it('goes on from a question to its answer, the line behind it', () => {
    const asked = '<p>O quiosque passa fatura?</p><p>Sim, com o seu programa. E imprime-a.</p><p>Outra linha.</p>';
    expect(excerptOf(asked, 'fatura')).toBe(
      'O quiosque passa <mark>fatura</mark>? Sim, com o seu programa. E imprime-a.',
    );
  });

  it('is the first sentence where only the title holds the word, or a heading', () => {
    expect(excerptOf(markup, 'orion')).toContain('Lê-se ao sol');
    expect(excerptOf(markup, 'imagem')).toContain('Lê-se ao sol');
  });

  it('is what the page is and the name that holds the word, where no sentence does and the name tells something', () => {
    const page = createDocument('category', 'Mesas', ['Para crianças.'], ['Mesas interativas para escolas', 'Escolas']);
    const index = createIndex([page], 'pt');
    const [match] = index.find('escola').matches;
    expect(match && makeExcerpt(match, index.read)).toBe('Para crianças. Mesas interativas para <mark>escolas</mark>.');
  });

  it('is nothing where there is no sentence', () => {
    expect(excerptOf('<h3>Imagem</h3>', 'imagem')).toBe('');
  });

  it('is never markup of its text', () => {
    expect(excerptOf('<p>Um &lt;script&gt; &amp;lt;x&gt; perigoso.</p>', 'script')).toBe(
      'Um &lt;<mark>script</mark>&gt; &amp;lt;x&gt; perigoso.',
    );
  });

  it('keeps figures whole', () => {
    expect(splitSentences('Dá 2,5 mm. 3000 cd/m² ao sol, às 8h25. «Assim.» Fim…')).toEqual([
      'Dá 2,5 mm.',
      '3000 cd/m² ao sol, às 8h25.',
      '«Assim.»',
      'Fim…',
    ]);
  });
});
