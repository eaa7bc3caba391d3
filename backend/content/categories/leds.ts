import type { CategoryContent } from '../entities.ts';

export const leds = {
  key: 'leds',
  slug: { pt: 'paineis-led', en: 'led-panels', es: 'paneles-led' },
  name: { pt: 'Painéis LED', en: 'LED walls', es: 'Paneles LED' },
  shortName: { pt: 'LED', en: 'LED', es: 'LED' },
  headline: {
    pt: 'Paredes de imagem à medida, do átrio à fachada.',
    en: 'LED walls made to measure, from the lobby to the façade.',
    es: 'Paredes de imagen a medida, del vestíbulo a la fachada.',
  },
  intro: {
    pt: '<p>Uma parede LED monta-se com módulos encostados uns aos outros, sem moldura entre eles, e por isso tem o tamanho da parede e não o de uma caixa. O passo, a distância em milímetros entre dois píxeis, escolhe-se pelo lugar de quem está mais perto: conte um metro por cada milímetro.</p><p>Na receção, onde se passa a metro e meio, 1,25 mm; num auditório ou numa loja, 2,5 mm; num palco, 3,91 mm; numa fachada que se vê do outro lado da praça, 8 mm. O brilho decide-se pela luz que lá bate: 600 cd/m² chegam dentro de portas, e ao sol são precisos 4500 ou mais.</p>',
    en: '<p>An LED wall is made of cabinets set edge to edge with no frame between them, so it is the size of your wall and not of a box. The pitch, the distance in millimetres from one pixel to the next, depends on who stands nearest: allow a metre for every millimetre.</p><p>In a reception area, where people pass a metre and a half away, take 1.25 mm; in an auditorium or a shop, 2.5 mm; on a stage, 3.91 mm; on a façade seen from across the square, 8 mm. Brightness depends on the light that falls there: 600 cd/m² is enough indoors, and sunlight calls for 4,500 or more.</p>',
    es: '<p>Una pared LED se monta con módulos unidos canto con canto, sin marco entre ellos, y por eso tiene el tamaño de la pared y no el de una caja. El paso, la distancia en milímetros entre dos píxeles, se elige según quién esté más cerca: cuente un metro por cada milímetro.</p><p>En una recepción, donde se pasa a metro y medio, 1,25 mm; en un auditorio o en una tienda, 2,5 mm; en un escenario, 3,91 mm; en una fachada que se ve desde el otro lado de la plaza, 8 mm. El brillo depende de la luz que reciba: en interior bastan 600 cd/m² y al sol hacen falta 4500 o más.</p>',
  },
  summary: {
    pt: 'De 1,25 a 8 mm de passo, para átrios, palcos e fachadas, e um ecrã de 138 polegadas com rodízios.',
    en: 'Pitches from 1.25 to 8 mm for lobbies, stages and façades, and a 138-inch screen on castors.',
    es: 'De 1,25 a 8 mm de paso, para vestíbulos, escenarios y fachadas, y una pantalla de 138 pulgadas con ruedas.',
  },
  picture: {
    id: 'category-leds',
    alt: {
      pt: 'Parede LED num átrio, com um recife de coral e uma tartaruga; o chão polido reflete-a; à frente, um banco estofado',
      en: 'LED wall in a lobby, showing a coral reef and a turtle; the polished floor reflects it; before it, a padded bench',
      es: 'Pared LED en un vestíbulo, con un arrecife de coral y una tortuga; el suelo pulido la refleja; delante, un banco tapizado',
    },
  },
  order: 6,
  questions: [
    {
      key: 'passo',
      question: {
        pt: 'Que passo de píxel devo pedir?',
        en: 'Which pixel pitch should I ask for?',
        es: '¿Qué paso de píxel debo pedir?',
      },
      answer: {
        pt: '<p>Conte um metro de distância por cada milímetro: 1,25 mm para quem passa a metro e meio, 2,5 mm num auditório ou numa loja, 3,91 mm num palco, 8 mm numa fachada. Pedir mais fino do que isso paga-se e não se vê.</p>',
        en: '<p>Allow a metre of distance for every millimetre: 1.25 mm for people who pass a metre and a half away, 2.5 mm in an auditorium or a shop, 3.91 mm on a stage, 8 mm on a façade. A finer pitch than that costs money and cannot be seen.</p>',
        es: '<p>Cuente un metro de distancia por milímetro: 1,25 mm para quien pasa a metro y medio, 2,5 mm en un auditorio o una tienda, 3,91 mm en un escenario, 8 mm en una fachada. Pedir uno más fino se paga y no se ve.</p>',
      },
    },
    {
      key: 'estrutura',
      question: {
        pt: 'A parede ou a fachada aguenta o peso?',
        en: 'Will the wall or façade carry the weight?',
        es: '¿Aguantan el peso la pared o la fachada?',
      },
      answer: {
        pt: '<p>A Aurora 1.2 pesa 28 kg por metro quadrado, mais 8 da estrutura: tijolo e betão servem, gesso cartonado tem de ser reforçado. Numa fachada conta sobretudo o vento: um engenheiro calcula a estrutura para o local, segundo a EN 1991-1-4.</p>',
        en: '<p>The Aurora 1.2 weighs 28 kg per square metre, plus 8 for its frame: brick and concrete will do, plasterboard has to be reinforced. On a façade it is mostly the wind that counts: an engineer calculates the structure for the site, to EN 1991-1-4.</p>',
        es: '<p>La Aurora 1.2 pesa 28 kg por metro cuadrado, más 8 de la estructura: ladrillo y hormigón sirven, el yeso laminado hay que reforzarlo. En una fachada cuenta sobre todo el viento: un ingeniero calcula la estructura para el lugar, según la EN 1991-1-4.</p>',
      },
    },
    {
      key: 'pixel',
      question: {
        pt: 'O que se faz quando um píxel se apaga?',
        en: 'What happens when a pixel dies?',
        es: '¿Qué se hace cuando se apaga un píxel?',
      },
      answer: {
        pt: '<p>Tira-se a placa pela frente, sem desmontar as vizinhas nem chegar por trás, e põe-se uma de reserva do mesmo lote, já calibrada. A garantia é de três anos com reparação no local, dois no Maré 3.9 em eventos.</p>',
        en: '<p>The tile comes out from the front, with its neighbours in place and nothing to reach from behind, and a spare from the same batch goes in, already calibrated. The warranty is three years with repair on site, two for the Maré 3.9 at events.</p>',
        es: '<p>La placa se saca por delante, sin desmontar las vecinas ni llegar por detrás, y se pone una de reserva del mismo lote, ya calibrada. La garantía es de tres años con reparación in situ, dos en el Maré 3.9 en eventos.</p>',
      },
    },
    {
      key: 'corrente',
      question: {
        pt: 'Quanta corrente pede?',
        en: 'How much power does it need?',
        es: '¿Cuánta corriente necesita?',
      },
      answer: {
        pt: '<p>A parede Full HD de 2,40 × 1,35 m da Aurora 1.2 gasta 420 W com vídeo e 1210 W toda em branco. O Palco 138 liga-se a uma tomada de 16 A. Uma fachada de 22 m² pede cinco circuitos de 16 A e um quadro próprio.</p>',
        en: '<p>The 2.40 × 1.35 m Full HD wall of the Aurora 1.2 uses 420 W with video and 1,210 W when all white. The Palco 138 runs from one 16 A socket. A façade of 22 m² takes five 16 A circuits and a distribution board of its own.</p>',
        es: '<p>La pared Full HD de 2,40 × 1,35 m de la Aurora 1.2 gasta 420 W con vídeo y 1210 W toda en blanco. El Palco 138 se conecta a un enchufe de 16 A. Una fachada de 22 m² pide cinco circuitos de 16 A y un cuadro propio.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Painéis LED para interior, eventos e fachadas',
      en: 'LED walls for indoors, events and façades',
      es: 'Paneles LED para interior, eventos y fachadas',
    },
    description: {
      pt: 'Painéis LED de 1,25 a 8 mm de passo, com peso, consumo e distância de visão de cada módulo. Para átrios, auditórios, palcos e fachadas.',
      en: 'LED panels with a pitch of 1.25 to 8 mm, each with its weight, power and viewing distance. For lobbies, auditoriums, stages and façades.',
      es: 'Paneles LED de 1,25 a 8 mm de paso, con peso, consumo y distancia de visión de cada módulo. Para vestíbulos, auditorios, escenarios y fachadas.',
    },
  },
  updatedAt: '2026-11-09T09:10:00Z',
} satisfies CategoryContent;
