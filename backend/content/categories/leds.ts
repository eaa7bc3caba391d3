import type { CategoryContent } from '../entities.ts';

export const leds = {
  key: 'leds',
  slug: { pt: 'paineis-led', en: 'led-panels', es: 'paneles-led' },
  name: { pt: 'Painéis LED', en: 'LED walls', es: 'Paneles LED' },
  headline: {
    pt: 'Paredes de imagem à medida, do átrio à fachada.',
    en: 'LED walls made to measure, from the lobby to the façade.',
    es: 'Paredes de imagen a medida, del vestíbulo a la fachada.',
  },
  intro: {
    pt: '<p>Uma parede LED monta-se com módulos encostados uns aos outros, sem moldura entre eles, e por isso tem o tamanho da parede e não o de uma caixa. O passo, a distância em milímetros entre dois píxeis, escolhe-se pelo lugar de quem está mais perto: conte um metro por cada milímetro.</p><p>Na receção, onde se passa a dois metros, 1,25 mm; num auditório ou numa loja, 2,5 mm; num palco, 3,91 mm; numa fachada que se vê do outro lado da praça, 8 mm. O brilho decide-se pela luz que lá bate: 600 cd/m² chegam dentro de portas, e ao sol são precisos 4500 ou mais.</p>',
    en: '<p>An LED wall is made of cabinets set edge to edge with no frame between them, so it is the size of your wall and not of a box. The pitch, the distance in millimetres from one pixel to the next, depends on who stands nearest: allow a metre for every millimetre.</p><p>In a reception area, where people pass two metres away, take 1.25 mm; in an auditorium or a shop, 2.5 mm; on a stage, 3.91 mm; on a façade seen from across the square, 8 mm. Brightness depends on the light that falls there: 600 cd/m² is enough indoors, and sunlight calls for 4,500 or more.</p>',
    es: '<p>Una pared LED se monta con módulos unidos canto con canto, sin marco entre ellos, y por eso tiene el tamaño de la pared y no el de una caja. El paso, la distancia en milímetros entre dos píxeles, se elige según quién esté más cerca: cuente un metro por cada milímetro.</p><p>En una recepción, donde se pasa a dos metros, 1,25 mm; en un auditorio o en una tienda, 2,5 mm; en un escenario, 3,91 mm; en una fachada que se ve desde el otro lado de la plaza, 8 mm. El brillo depende de la luz que reciba: en interior bastan 600 cd/m² y al sol hacen falta 4500 o más.</p>',
  },
  summary: {
    pt: 'De 1,25 a 8 mm de passo, para átrios, palcos e fachadas, e um ecrã de 138 polegadas com rodízios.',
    en: 'Pitches from 1.25 to 8 mm for lobbies, stages and façades, and a 138-inch screen on castors.',
    es: 'De 1,25 a 8 mm de paso, para vestíbulos, escenarios y fachadas, y una pantalla de 138 pulgadas con ruedas.',
  },
  picture: {
    id: 'category-leds',
    alt: {
      pt: 'Átrio forrado a ripas de madeira, com uma parede LED larga ao fundo e três pessoas a vê-la',
      en: 'Lobby lined with wooden slats, a wide LED wall at the back and three people looking at it',
      es: 'Vestíbulo revestido de listones de madera, con una pared LED ancha al fondo y tres personas que la miran',
    },
  },
  order: 6,
  questions: [],
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
