import type { SearchDocument } from '../search/document.ts';

const FAMILIES = ['Mesas', 'Ecrãs', 'Quiosques', 'Totens', 'Montras'];
const PLACES = ['escola', 'museu', 'hotel', 'loja', 'hospital', 'praça', 'fábrica', 'biblioteca', 'átrio'];
const QUALITIES = ['brilhante', 'silencioso', 'resistente', 'leve', 'elevatório', 'portátil', 'fino'];
const SYLLABLES = ['ba', 'co', 'di', 'fe', 'gu', 'la', 'me', 'no', 'ri', 'sa', 'tu', 've'];

/** What products say of themselves, in other places each. */
const LINES = [
  'Chega montado, com manual e garantia. A assistência responde por telefone em dias úteis.',
  'Liga-se por um só cabo, que leva imagem, toque e energia, e partilha-se sem fios a partir do navegador.',
  'O tampo limpa-se com um pano húmido. Uma vez por trimestre verificam-se os travões dos rodízios.',
  'As atualizações chegam de noite e nunca a meio de uma sessão; quem administra decide quando.',
  'Se alguma peça avariar, a barra inferior abre-se com seis parafusos e o módulo sai sem tirar o suporte.',
];

/** A catalogue as large as is asked for, each product with a name of its own and words that it shares with others. */
export function createDocuments(count: number): SearchDocument[] {
  const families = FAMILIES.map((name) => createDocument('category', `${name} interativos`, [`Tudo sobre ${name}.`]));
  const products = Array.from({ length: count }, (_, index) => {
    const family = pick(FAMILIES, index);
    const place = pick(PLACES, index);
    return createDocument(
      'product',
      nameProduct(index),
      [
        `O ${nameProduct(index)} serve ${place} e ${pick(PLACES, index + 1)}, onde quer que se ponha.`,
        `É ${pick(QUALITIES, index)} e ${pick(QUALITIES, index + 3)}, com um ecrã de vidro temperado. Instala-se numa manhã.`,
        ...Array.from({ length: 20 }, (_, line) => pick(LINES, index + line)),
      ],
      [`${family} interativos`],
    );
  });
  return [...families, ...products];
}

/** The name of a product of that catalogue. */
export function nameProduct(index: number): string {
  const syllables = [index, Math.floor(index / 12), Math.floor(index / 144), Math.floor(index / 1728)];
  const name = syllables.map((part) => pick(SYLLABLES, part)).join('');
  return `${name[0]?.toUpperCase()}${name.slice(1)} ${(index % 90) + 10}`;
}

/** A page to be searched. */
export function createDocument(
  kind: SearchDocument['kind'],
  title: string,
  lines: readonly string[],
  names: readonly string[] = [],
): SearchDocument {
  const path = `/${title}`;
  return { kind, title, within: null, path, names, called: '', lines, details: [], weight: 1, image: () => null };
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
