import type { ProductSolutionContent } from '../entities.ts';
import { changes, serviceLevel } from './questions.ts';

export const windowSun = {
  key: 'window-sun',
  category: 'shop-window-and-street',
  slug: { pt: 'montra-ao-sol', en: 'sunlit-window', es: 'escaparate-al-sol' },
  name: { pt: 'Montra ao sol', en: 'Sunlit window', es: 'Escaparate al sol' },
  headline: {
    pt: 'Dois ecrãs suspensos, legíveis ao meio-dia, e a loja a ver-se por trás.',
    en: 'Two hanging displays, readable at noon, with the shop still in view behind.',
    es: 'Dos pantallas suspendidas, legibles a mediodía, y la tienda a la vista detrás.',
  },
  summary: {
    pt: 'Dois Rua 55 em cabos de aço, com campanhas por data e hora, seis modelos com as cores da marca e o primeiro mês de conteúdos.',
    en: 'Two Rua 55 on steel cables, with campaigns by date and time, six templates in your own colours and the first month of content.',
    es: 'Dos Rua 55 en cables de acero, con campañas por fecha y hora, seis plantillas con los colores de la marca y el primer mes de contenidos.',
  },
  body: {
    pt: `
      <p>Suspensos, os ecrãs não tapam a loja nem gastam chão, e mudam-se quando muda a montra. Cada um dá 2500 cd/m², baixa sozinho ao anoitecer e não tem ventiladores que encham de pó.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>O teto: 27 kg por ecrã, em dois cabos fixos a betão ou a uma viga. Teto falso, não.</li>
      <li>Uma tomada no teto, ou uma calha até ela.</li>
      <li>A orientação: a poente, ou com o vidro sem pala, talvez seja preciso o Rua 75, de 3000 cd/m².</li>
      </ul>
    `,
    en: `
      <p>Hanging displays hide nothing of the shop, take no floor, and move when the window changes. Each gives 2,500 cd/m², dims itself at dusk and has no fans to fill with dust.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>The ceiling: 27 kg for each display, on two cables fixed to concrete or a beam. Not a false ceiling.</li>
      <li>A socket in the ceiling, or a channel leading to one.</li>
      <li>The aspect: facing west, or with no canopy, the Rua 75 at 3,000 cd/m² may be needed.</li>
      </ul>
    `,
    es: `
      <p>Suspendidas, las pantallas no tapan la tienda ni gastan suelo, y se mueven cuando cambia el escaparate. Cada una da 2500 cd/m², se atenúa sola al anochecer y no tiene ventiladores que se llenen de polvo.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>El techo: 27 kg por pantalla, en dos cables fijados a hormigón o a una viga. Falso techo, no.</li>
      <li>Un enchufe en el techo, o una canaleta hasta él.</li>
      <li>La orientación: a poniente, o sin visera, quizá haga falta la Rua 75, de 3000 cd/m².</li>
      </ul>
    `,
  },
  picture: {
    id: 'set-window-sun',
    alt: {
      pt: 'Montra de sapataria em pleno sol, sob um toldo às riscas, com dois ecrãs suspensos que se leem bem e as prateleiras por trás',
      en: 'Shoe shop window in full sun, under a striped awning, with two hanging displays, both easy to read, and the shelves behind',
      es: 'Escaparate de zapatería a pleno sol, bajo un toldo de rayas, con dos pantallas suspendidas que se leen bien y los estantes detrás',
    },
  },
  figures: [
    {
      value: { pt: '2500 cd/m²', en: '2,500 cd/m²', es: '2500 cd/m²' },
      label: { pt: 'por ecrã', en: 'from each display', es: 'por pantalla' },
    },
    {
      value: { pt: '5\u00a0semanas', en: '5\u00a0weeks', es: '5\u00a0semanas' },
      label: {
        pt: 'da encomenda à primeira campanha',
        en: 'from order to first campaign',
        es: 'del pedido a la primera campaña',
      },
    },
    {
      value: '340 W',
      label: { pt: 'de consumo médio, os dois', en: 'on average, for both', es: 'de consumo medio, las dos' },
    },
  ],
  parts: [
    {
      product: 'rua-55',
      quantity: 2,
      note: {
        pt: 'Com dois cabos de 2 m e fixações para betão',
        en: 'With two 2 m cables and fixings for concrete',
        es: 'Con dos cables de 2 m y fijaciones para hormigón',
      },
    },
    {
      product: 'cartaz',
      quantity: 2,
      note: {
        pt: 'Um ano para grupos de lojas; o calendário simples já vem no ecrã',
        en: 'A year, for groups of shops; the simple calendar comes with the display',
        es: 'Un año, para grupos de tiendas; el calendario sencillo ya viene en la pantalla',
      },
    },
    {
      name: { pt: 'Modelos com a marca', en: 'Branded templates', es: 'Plantillas de marca' },
      quantity: 6,
      note: {
        pt: 'Letra de 30 mm ou mais, contraste de 7:1, sem cintilação',
        en: 'Letters of 30 mm or more, 7:1 contrast, no flashing',
        es: 'Letra de 30 mm o más, contraste de 7:1, sin parpadeo',
      },
    },
    {
      name: { pt: 'Medição de luz', en: 'Light measurement', es: 'Medición de luz' },
      quantity: 1,
      note: {
        pt: 'Três horas do dia, junto ao vidro',
        en: 'At three times of day, beside the glass',
        es: 'A tres horas del día, junto al cristal',
      },
    },
    {
      name: { pt: 'Instalação', en: 'Installation', es: 'Instalación' },
      quantity: 1,
      note: { pt: 'Uma manhã, antes de abrir', en: 'A morning, before opening time', es: 'Una mañana, antes de abrir' },
    },
    {
      name: { pt: 'Primeiro mês de conteúdos', en: 'First month of content', es: 'Primer mes de contenidos' },
      quantity: 1,
      note: {
        pt: 'Quatro campanhas montadas por nós com as suas fotografias',
        en: 'Four campaigns put together by us from your photographs',
        es: 'Cuatro campañas montadas por nosotros con sus fotografías',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semana 1: luz', en: 'Week 1: light', es: 'Semana 1: luz' },
      text: {
        pt: 'Medimos o vidro, o teto e o sol.',
        en: 'We measure glass, ceiling and sun.',
        es: 'Medimos el cristal, el techo y el sol.',
      },
    },
    {
      title: {
        pt: 'Semanas 2 a 4: ecrãs e modelos',
        en: 'Weeks 2 to 4: displays and templates',
        es: 'Semanas 2 a 4: pantallas y plantillas',
      },
      text: {
        pt: 'Aprova os modelos à distância de três metros, em tamanho real.',
        en: 'You approve the templates at full size, from three metres away.',
        es: 'Usted aprueba las plantillas a tamaño real, a tres metros.',
      },
    },
    {
      title: { pt: 'Semana 5: montra', en: 'Week 5: the window', es: 'Semana 5: escaparate' },
      text: {
        pt: 'Suspensos de manhã, a funcionar à abertura.',
        en: 'Hung in the morning, running at opening time.',
        es: 'Colgadas por la mañana, en marcha a la apertura.',
      },
    },
    {
      title: { pt: 'Um mês depois', en: 'A month later', es: 'Un mes después' },
      text: {
        pt: 'A sua equipa faz a quinta campanha; estamos ao telefone.',
        en: 'Your own people make the fifth campaign; we are on the phone.',
        es: 'Su equipo hace la quinta campaña; estamos al teléfono.',
      },
    },
  ],
  questions: [
    {
      key: 'dono',
      question: {
        pt: 'E se a loja for arrendada?',
        en: 'What if the shop is rented?',
        es: '¿Y si el local es de alquiler?',
      },
      answer: {
        pt: '<p>Os cabos deixam quatro furos pequenos no teto. Onde nem isso se pode, há a versão com poste de chão.</p>',
        en: '<p>The cables leave four small holes in the ceiling. Where even that is not allowed, there is a version on a floor post.</p>',
        es: '<p>Los cables dejan cuatro agujeros pequeños en el techo. Donde ni eso se puede, existe la versión con poste de suelo.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Conjunto de montra legível ao sol',
      en: 'Shop window set that reads in sunlight',
      es: 'Conjunto de escaparate legible al sol',
    },
    description: {
      pt: 'Dois ecrãs de 2500 cd/m² suspensos na montra, modelos com a marca, medição de luz, instalação e o primeiro mês de campanhas em cinco semanas.',
      en: 'Two 2,500 cd/m² displays hanging in the window, branded templates, light measurement, installation and a first month of campaigns, in five weeks.',
      es: 'Dos pantallas de 2500 cd/m² suspendidas en el escaparate, plantillas de marca, medición de luz, instalación y un mes de campañas en cinco semanas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
