import type { ManualContent, ProductContent } from '../entities.ts';
import { everywhere, type Localised } from '../localised.ts';
import { arrangeRows } from '../specifications/table.ts';

type Chapter = ManualContent['chapters'][number];

/** The chapters that every manual has, in their order; a key is also the anchor of its chapter. */
const titles = {
  seguranca: { pt: 'Segurança', en: 'Safety', es: 'Seguridad' },
  instalacao: { pt: 'Instalação', en: 'Installation', es: 'Instalación' },
  'primeira-utilizacao': { pt: 'Primeira utilização', en: 'First use', es: 'Primer uso' },
  limpeza: { pt: 'Limpeza e manutenção', en: 'Cleaning and maintenance', es: 'Limpieza y mantenimiento' },
  avarias: { pt: 'Avarias e soluções', en: 'Faults and remedies', es: 'Averías y soluciones' },
  'fim-de-vida': { pt: 'Fim de vida', en: 'At the end of its life', es: 'Fin de la vida útil' },
  'dados-tecnicos': { pt: 'Dados técnicos', en: 'Technical data', es: 'Datos técnicos' },
} as const;

/** What is seen, and what to do about it; HTML. */
export interface Fault {
  sign: Localised;
  remedy: Localised;
}

interface ManualWords {
  product: ProductContent;
  /** What kind of thing it is, for search engines. */
  kind: Localised;
  summary: Localised;
  version: string;
  publishedAt: string;
  safety: Localised;
  installation: Localised;
  firstUse: Localised;
  cleaning: Localised;
  faults: readonly Fault[];
  /** Pictures of the product's gallery that show what a chapter speaks of, by their id. */
  pictures: Partial<Record<keyof typeof titles, string>>;
}

/**
 * The manual of a product: its own words in the order that all manuals share, its data from the specification, its
 * pictures from the gallery. Throws where the gallery has not one that a chapter names.
 */
export function createManual(words: ManualWords): ManualContent {
  const { product, kind, version, publishedAt, summary } = words;
  const { key, name, slug } = product;
  const find = (chapter: keyof typeof titles) => {
    const id = words.pictures[chapter];
    if (id === undefined) return {};
    const picture = product.gallery.find((one) => one.id === id);
    if (!picture) throw new Error(`manual ${key}: no picture ${id} in the gallery for ${chapter}`);
    return { picture };
  };
  const chapter = (title: keyof typeof titles, body: Localised): Chapter => ({
    key: title,
    title: titles[title],
    body,
    ...find(title),
  });
  return {
    key,
    product: key,
    slug,
    title: { pt: `Manual ${name}`, en: `${name} manual`, es: `Manual ${name}` },
    summary,
    version,
    publishedAt,
    chapters: [
      chapter('seguranca', join(words.safety, danger)),
      chapter('instalacao', words.installation),
      chapter('primeira-utilizacao', words.firstUse),
      chapter('limpeza', words.cleaning),
      chapter('avarias', join(tabulateFaults(words.faults), help)),
      chapter('fim-de-vida', disposal),
      chapter('dados-tecnicos', tabulateData(product)),
    ],
    seo: {
      title: {
        pt: `Manual ${name}: instalar, usar e limpar`,
        en: `${name} manual: install, use and clean`,
        es: `Manual ${name}: instalar, usar y limpiar`,
      },
      description: {
        pt: `Manual ${name} (${kind.pt}): segurança, instalação, limpeza, avarias e dados técnicos, para ler ou descarregar em PDF.`,
        en: `${name} manual (${kind.en}): safety, installation, cleaning, faults and technical data, to read here or download as PDF.`,
        es: `Manual ${name} (${kind.es}): seguridad, instalación, limpieza, averías y datos técnicos, para leer o descargar en PDF.`,
      },
    },
    updatedAt: publishedAt,
  };
}

function join(one: Localised, other: Localised): Localised {
  return everywhere((locale) => `${one[locale]}${other[locale]}`);
}

const danger: Localised = {
  pt: '<p><strong>Fumo, cheiro a queimado ou vidro partido:</strong> desligue a ficha, afaste as pessoas, não toque no vidro e <a href="ref:page/support">peça assistência</a>.</p>',
  en: '<p><strong>Smoke, a smell of burning or broken glass:</strong> pull the plug, keep people away, do not touch the glass and <a href="ref:page/support">call for service</a>.</p>',
  es: '<p><strong>Humo, olor a quemado o cristal roto:</strong> desenchufe el equipo, aleje a las personas, no toque el cristal y <a href="ref:page/support">pida asistencia</a>.</p>',
};

const help: Localised = {
  pt: '<p>Se não resultar, <a href="ref:page/support">peça assistência</a> com o número do contrato, que está no autocolante junto ao código QR. Com ele vemos o estado do equipamento antes de lhe ligarmos.</p>',
  en: '<p>If that does not help, <a href="ref:page/support">ask for support</a> with the contract number on the label beside the QR code. It lets us see the state of the equipment before we call you.</p>',
  es: '<p>Si no funciona, <a href="ref:page/support">pida asistencia</a> con el número de contrato, que está en la etiqueta junto al código QR. Con él vemos el estado del equipo antes de llamarle.</p>',
};

const disposal: Localised = {
  pt: `
    <h3>Antes de o entregar</h3>
    <p>Apague o que ficou guardado em <em>Definições › Sistema › Repor</em>. O equipamento deixa também de aparecer na gestão à distância.</p>
    <h3>Onde o entregar</h3>
    <p>O contentor riscado na placa quer dizer que o equipamento não vai para o lixo comum (Diretiva 2012/19/UE, REEE). Entregue-o num ponto de recolha de equipamento elétrico ou, quando comprar um equivalente, a nós: quem faz a entrega leva o antigo sem custo. As pilhas e baterias que possam retirar-se à mão vão em separado.</p>
    <p>Vidro, metal e placas são separados e reciclados. O cartão e o plástico da embalagem vão para o ecoponto.</p>
  `,
  en: `
    <h3>Before you hand it over</h3>
    <p>Erase what is stored in it under <em>Settings › System › Reset</em>. That also takes it out of remote management.</p>
    <h3>Where to take it</h3>
    <p>The crossed-out bin on the rating plate means that the equipment does not go with household waste (Directive 2012/19/EU, WEEE). Take it to a collection point for electrical equipment or, when you buy a like product, give it to us: whoever delivers the new one takes the old one away at no charge. Batteries that come out by hand go separately.</p>
    <p>Glass, metal and boards are sorted and recycled. Cardboard and plastic packaging go to the recycling bin.</p>
  `,
  es: `
    <h3>Antes de entregarlo</h3>
    <p>Borre lo que quedó guardado en <em>Ajustes › Sistema › Restablecer</em>. Así el equipo deja también de aparecer en la gestión a distancia.</p>
    <h3>Dónde entregarlo</h3>
    <p>El contenedor tachado de la placa significa que el equipo no va con la basura doméstica (Directiva 2012/19/UE, RAEE). Llévelo a un punto limpio o, cuando compre uno equivalente, entréguenoslo: quien trae el nuevo se lleva el viejo sin coste. Las pilas y baterías que se puedan sacar a mano van aparte.</p>
    <p>El cristal, el metal y las placas se separan y se reciclan. El cartón y el plástico del embalaje van a su contenedor.</p>
  `,
};

const columns = {
  sign: { pt: 'O que se vê', en: 'What you see', es: 'Qué se ve' },
  remedy: { pt: 'O que fazer', en: 'What to do', es: 'Qué hacer' },
} as const;

function tabulateFaults(faults: readonly Fault[]): Localised {
  return everywhere((locale) => {
    const head = `<tr><th scope="col">${columns.sign[locale]}</th><th scope="col">${columns.remedy[locale]}</th></tr>`;
    const rows = faults.map(
      ({ sign, remedy }) => `<tr><th scope="row">${sign[locale]}</th><td>${remedy[locale]}</td></tr>`,
    );
    return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  });
}

/** The specification itself, so that a manual never says anything else than the product's page. */
function tabulateData({ specifications }: ProductContent): Localised {
  return everywhere((locale) =>
    arrangeRows(specifications)
      .map(({ title, rows }) => {
        const lines = rows.map(({ label, value, unit }) => {
          const words = `${value[locale]}${unit === null ? '' : `\u00a0${unit}`}`;
          return `<tr><th scope="row">${label[locale]}</th><td>${words.replaceAll('<', '&lt;')}</td></tr>`;
        });
        return `<table><caption>${title[locale]}</caption><tbody>${lines.join('')}</tbody></table>`;
      })
      .join(''),
  );
}
