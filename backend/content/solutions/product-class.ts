import { site } from '#shared/site.ts';
import type { SolutionDetailContent } from '../entities.ts';
import { everywhere } from '../localised.ts';

/** Bears the brand of the products, in its name as in its address. */
const name = `${site.name} Class`;

export const productClass = {
  key: 'product-class',
  solution: 'education',
  slug: everywhere(() => `${site.product}-class`),
  name: everywhere(() => name),
  headline: {
    pt: 'Uma sala de aula inteira numa encomenda: ecrã, suporte, software, canetas e a primeira aula connosco na sala.',
    en: 'A whole classroom in one order: screen, stand, software, pens, and us in the room for the first lesson.',
    es: 'Un aula entera en un solo pedido: pantalla, soporte, software, lápices y la primera clase con nosotros.',
  },
  summary: {
    pt: 'O conjunto com que equipamos escolas, igual em todas as salas, para que trocar de sala não seja aprender outra vez.',
    en: 'What we install in schools, the same in every room, so that changing rooms never means learning again.',
    es: 'El conjunto con el que equipamos colegios, igual en todas las aulas, para que cambiar de aula no sea volver a aprender.',
  },
  body: {
    pt: `
      <p><strong>O mesmo em cada sala.</strong> Cada sala recebe um ecrã de 65 polegadas no seu suporte com rodízios, ou de 86 na parede, com o software de aula já instalado e sem prazo. Vêm quatro canetas, o tabuleiro e o cabo que liga o portátil do professor.</p>
      <p><strong>Igual em toda a parte.</strong> Os mesmos botões à mesma altura, o mesmo código para entrar, o mesmo quadro guardado. Um professor substituto começa sem pedir ajuda.</p>
      <p><strong>Para quem gere.</strong> Todos os ecrãs entram na gestão com o nome da sala, o horário de ligar e desligar e um inventário que se exporta. O conjunto também se compra pronto: veja <a href="ref:family/classroom">os conjuntos para a sala de aula</a>.</p>
    `,
    en: `
      <p><strong>The same in every room.</strong> Each room gets a 65-inch screen on its stand with castors, or an 86-inch one on the wall, with the lesson software installed and no expiry date. Four pens, the tray and the cable for the teacher’s laptop are included.</p>
      <p><strong>The same everywhere.</strong> The same buttons at the same height, the same code to sign in, the same saved board. A supply teacher starts without asking for help.</p>
      <p><strong>For whoever manages it.</strong> Every screen joins the management console under the name of its room, with switching hours and an inventory that can be exported. It can also be bought ready made: see <a href="ref:family/classroom">the classroom sets</a>.</p>
    `,
    es: `
      <p><strong>Lo mismo en cada aula.</strong> Cada aula recibe una pantalla de 65 pulgadas en su soporte con ruedas, o de 86 en la pared, con el software de clase ya instalado y sin caducidad. Vienen cuatro lápices, la bandeja y el cable que conecta el portátil del profesor.</p>
      <p><strong>Igual en todas partes.</strong> Los mismos botones a la misma altura, el mismo código para entrar, la misma pizarra guardada. Un profesor sustituto empieza sin pedir ayuda.</p>
      <p><strong>Para quien gestiona.</strong> Todas las pantallas entran en la gestión con el nombre del aula, el horario de encendido y un inventario que se exporta. También se compra listo: vea <a href="ref:family/classroom">los conjuntos para el aula</a>.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Antes do verão', en: 'Before summer', es: 'Antes del verano' },
      text: {
        pt: 'Visitamos uma sala de cada tipo e escolhemos, com dois professores, a altura e o lado do ecrã.',
        en: 'We visit one room of each kind and choose, with two teachers, the height and the side of the screen.',
        es: 'Visitamos un aula de cada tipo y elegimos, con dos profesores, la altura y el lado de la pantalla.',
      },
    },
    {
      title: { pt: 'Julho e agosto', en: 'July and August', es: 'Julio y agosto' },
      text: {
        pt: 'Instalamos sala a sala e levamos os quadros antigos para reciclar.',
        en: 'We install room by room and take the old boards away for recycling.',
        es: 'Instalamos aula por aula y nos llevamos las pizarras antiguas para reciclar.',
      },
    },
    {
      title: { pt: 'Primeira semana', en: 'First week', es: 'Primera semana' },
      text: {
        pt: 'Duas sessões de 90 minutos com os professores, e uma pessoa nossa na escola durante as aulas.',
        en: 'Two 90-minute sessions with the teachers, and one of us in the school during lessons.',
        es: 'Dos sesiones de 90 minutos con el profesorado y una persona nuestra en el centro durante las clases.',
      },
    },
    {
      title: { pt: 'Ao fim de um período', en: 'After a term', es: 'Al cabo de un trimestre' },
      text: {
        pt: 'Voltamos para ver o que se usa e acertar alturas e horários e esclarecer dúvidas.',
        en: 'We come back to see what is used, and to adjust heights, hours and habits.',
        es: 'Volvemos para ver qué se usa y ajustar alturas, horarios y dudas.',
      },
    },
  ],
  picture: {
    id: 'use-product-class',
    alt: {
      pt: 'Orion 65 com uma célula no quadro e o portátil da professora na prateleira',
      en: 'Orion 65 with a cell on the board and the teacher’s laptop on the shelf',
      es: 'Orion 65 con una célula en la pizarra y el portátil de la profesora en la bandeja',
    },
  },
  products: ['orion-65', 'orion-86', 'lousa'],
  questions: [
    {
      key: 'tamanho',
      question: { pt: '65 ou 86 polegadas?', en: '65 or 86 inches?', es: '¿65 u 86 pulgadas?' },
      answer: {
        pt: '<p>Conte a distância do ecrã à última mesa. Até 4,9\u00a0m, 65 polegadas; até 6,4\u00a0m, 86. Numa sala mais funda, ou muito larga, um segundo ecrã repete o primeiro.</p>',
        en: '<p>Measure from the screen to the last desk. Up to 4.9\u00a0m, 65 inches; up to 6.4\u00a0m, 86. In a deeper or very wide room, a second screen repeats the first.</p>',
        es: '<p>Mida de la pantalla al último pupitre. Hasta 4,9\u00a0m, 65 pulgadas; hasta 6,4\u00a0m, 86. En un aula más profunda o muy ancha, una segunda pantalla repite la primera.</p>',
      },
    },
    {
      key: 'quantas',
      question: {
        pt: 'Há um mínimo de salas?',
        en: 'Is there a minimum number of rooms?',
        es: '¿Hay un mínimo de aulas?',
      },
      answer: {
        pt: '<p>Não. A partir de dez, as salas fazem-se em dois turnos e há um ecrã de reserva na escola durante o primeiro ano.</p>',
        en: '<p>No. From ten rooms on we work in two teams and leave a spare screen at the school for the first year.</p>',
        es: '<p>No. A partir de diez trabajamos en dos turnos y dejamos una pantalla de reserva en el centro durante el primer año.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: `${name}: a sala de aula completa`,
      en: `${name}: the complete classroom`,
      es: `${name}: el aula completa`,
    },
    description: {
      pt: 'Ecrã, suporte, software, canetas, instalação no verão e formação na primeira semana: o mesmo conjunto em todas as salas de uma escola.',
      en: 'Screen, stand, software, pens, installation over the summer and training in the first week: the same set in every room of a school.',
      es: 'Pantalla, soporte, software, lápices, instalación en verano y formación la primera semana: el mismo conjunto en todas las aulas del centro.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
