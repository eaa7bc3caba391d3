import { describe, expect, it } from 'vitest';
import { site } from '#shared/site.ts';
import type { Html } from '../../backend/scalars.ts';
import type { About } from './about.ts';
import { describeBranch, describeCompany } from './company.ts';
import { writeGraph } from './graph.ts';
import { describeList } from './list.ts';
import { describeQuestions } from './questions.ts';
import { readText } from './read-text.ts';

const about: About = {
  locale: 'es',
  origin: 'https://site.example',
  url: 'https://site.example/es',
  company: 'https://site.example/#company',
};

describe('the company', () => {
  it('is told with its networks, its head office and the search of its site, in the language of the page', () => {
    const [corporation, business, website] = describeCompany('/media/hero.webp', about);
    expect(corporation).toMatchObject({
      '@type': 'Corporation',
      '@id': about.company,
      name: site.name,
      url: 'https://site.example/es',
      logo: 'https://site.example/icon.svg',
      sameAs: site.social.map(({ url }) => url),
    });
    const { street, locality, postalCode } = site.addresses.headOffice;
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      image: 'https://site.example/media/hero.webp',
      telephone: site.phone.label,
      address: { streetAddress: street, addressLocality: locality, postalCode, addressCountry: 'PT' },
      parentOrganization: { '@id': about.company },
    });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'es-ES',
      potentialAction: { target: 'https://site.example/es/resultados?term={search_term_string}' },
    });
  });

  it('has places that stand without a picture', () => {
    const place = { name: 'Vidra', street: 'Rua', postalCode: '4700-000', locality: 'Braga' };
    expect(describeBranch(place, undefined, about)).not.toHaveProperty('image');
  });
});

describe('what a page lists and answers', () => {
  it('is counted from one, by name and address', () => {
    const [list] = describeList(
      [
        { name: 'Ecrãs', path: '/produtos/ecras' },
        { title: 'Um artigo', path: '/blog/a/b' },
      ],
      about,
    );
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Ecrãs', url: 'https://site.example/produtos/ecras' },
        { position: 2, name: 'Um artigo', url: 'https://site.example/blog/a/b' },
      ],
    });
  });

  it('is not told where there is nothing', () => {
    expect([describeList([], about), describeQuestions([])]).toEqual([[], []]);
    expect(writeGraph([])).toBeUndefined();
  });

  it('is text, whatever markup says it', () => {
    const answer = '<p>Sim (<strong>sempre</strong>): 3 &#x26; 4 &lt; 8.</p><p>Veja <a href="/a">aqui</a>.</p>' as Html;
    expect(readText(answer)).toBe('Sim (sempre): 3 & 4 < 8. Veja aqui.');
  });

  it('cannot end the script that holds it', () => {
    const json = writeGraph(describeList([{ name: '</script><script>', path: '/' }], about)) ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ itemListElement: [{ name: '</script><script>' }] }] });
  });
});
