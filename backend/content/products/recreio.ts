import type { ProductContent } from '../entities.ts';
import { nursery } from '../solutions/nursery.ts';
import * as licence from '../specifications/licence.ts';
import * as software from '../specifications/software.ts';

export const recreio = {
  key: 'recreio',
  category: 'software',
  slug: { pt: 'recreio', en: 'recreio', es: 'recreio' },
  name: 'Recreio',
  tagline: {
    pt: '120 jogos e atividades para o jardim de infância e o 1.º ciclo',
    en: '120 games and activities for nursery and primary school',
    es: '120 juegos y actividades para infantil y primaria',
  },
  summary: {
    pt: '120 jogos e atividades para o jardim de infância e o 1.º ciclo, em mesas e ecrãs interativos. Sem contas, sem anúncios e sem ligação à internet.',
    en: '120 games and activities for nursery and primary school, on interactive tables and screens. No accounts, no advertising and no need for the internet.',
    es: '120 juegos y actividades para infantil y primaria, en mesas y pantallas interactivas. Sin cuentas, sin anuncios y sin conexión a internet.',
  },
  body: {
    pt: `
      <p>O Recreio tem 120 atividades, das quais 32 já vêm instaladas na Nimbo 43. Quase todas são de grupo: a ponte só se levanta se três crianças a segurarem, a pauta só toca se cada uma guardar a sua nota.</p>
      <h3>Dos 3 aos 5 anos: 44 atividades</h3>
      <p>Sem uma palavra escrita. Formas, cores, sons da casa e da rua, pintura a várias mãos, histórias que avançam quando se dá a volta à mesa. O que há para dizer é dito em voz alta.</p>
      <h3>Dos 6 aos 8 anos: 46 atividades</h3>
      <p>Contar, medir e ler em conjunto: um mercado com trocos, um relógio que se acerta entre dois, palavras que se montam com letras espalhadas pela mesa.</p>
      <h3>Dos 9 aos 10 anos: 30 atividades</h3>
      <p>Frações numa pizaria, o caminho da água, um mapa em que ninguém vê o percurso inteiro e é preciso descrever ao outro o que se tem à frente.</p>
      <h3>O que o adulto decide</h3>
      <ul>
      <li>Que atividades aparecem hoje, e em que língua.</li>
      <li>Ao fim de quantos minutos a imagem escurece e sugere uma brincadeira longe do vidro; de origem são vinte.</li>
      <li>O volume máximo e o som de cada lado da mesa.</li>
      </ul>
      <p>Não há pontuações guardadas nem perfis de crianças: quem aprende o quê vê-se à volta da mesa.</p>
    `,
    en: `
      <p>Recreio holds 120 activities, 32 of which come ready on the Nimbo 43. Nearly all are for a group: the bridge goes up only if three children hold it, and the tune plays only if each one looks after a note.</p>
      <h3>Ages 3 to 5: 44 activities</h3>
      <p>Not one written word. Shapes, colours, sounds from home and street, painting with many hands, stories that move on as you walk round. Whatever has to be said is said aloud.</p>
      <h3>Ages 6 to 8: 46 activities</h3>
      <p>Counting, measuring and reading together: a market where change is given, a clock that takes two to set, words built from letters scattered over the table.</p>
      <h3>Ages 9 and 10: 30 activities</h3>
      <p>Fractions in a pizzeria, the journey of water, and a map on which nobody sees the whole route, so everyone has to describe what lies in front of them.</p>
      <h3>What the adult decides</h3>
      <ul>
      <li>Which activities appear today, and in which language.</li>
      <li>After how many minutes the picture dims and suggests something away from the glass; twenty by default.</li>
      <li>The loudest volume, and which side of the table has sound.</li>
      </ul>
      <p>No scores are stored and no child has a profile. Who is learning what can be seen by standing at the table.</p>
    `,
    es: `
      <p>Recreio reúne 120 actividades, 32 de las cuales ya vienen en la Nimbo 43. Casi todas son de grupo: el puente solo se levanta si lo sujetan tres, y la melodía solo suena si cada cual cuida de su nota.</p>
      <h3>De 3 a 5 años: 44 actividades</h3>
      <p>Sin una sola palabra escrita. Formas, colores, sonidos de casa y de la calle, pintura a muchas manos y cuentos que avanzan al dar la vuelta a la mesa. Lo que hay que decir se dice en voz alta.</p>
      <h3>De 6 a 8 años: 46 actividades</h3>
      <p>Contar, medir y leer entre todos: un mercado en el que hay que dar el cambio, un reloj que se pone en hora entre dos, palabras que se forman con letras repartidas por la mesa.</p>
      <h3>De 9 a 10 años: 30 actividades</h3>
      <p>Fracciones en una pizzería, el viaje del agua y un mapa cuyo recorrido nadie ve entero: hay que contarle al otro lo que uno tiene delante.</p>
      <h3>Lo que decide la persona adulta</h3>
      <ul>
      <li>Qué actividades salen hoy y en qué idioma.</li>
      <li>A los cuántos minutos se atenúa la imagen y se propone algo lejos del cristal; de fábrica son veinte.</li>
      <li>El volumen máximo y qué lado de la mesa tiene sonido.</li>
      </ul>
      <p>No se guardan puntuaciones ni hay perfiles de niños: quién aprende qué se ve alrededor de la mesa.</p>
    `,
  },
  gallery: [
    {
      id: 'recreio-shelf',
      alt: {
        pt: 'Escolha de atividades no Recreio, dos 6 aos 8 anos: oito jogos desenhados e quantas crianças levam',
        en: 'Choosing an activity in Recreio, ages 6 to 8: eight illustrated games and how many children each takes',
        es: 'Elección de actividades en Recreio, de 6 a 8 años: ocho juegos dibujados y cuántos niños admiten',
      },
    },
    {
      id: 'recreio-front',
      alt: {
        pt: 'Mesa infantil Nimbo 43 vista de cima, com um jogo no ecrã: falta pôr o telhado na casa',
        en: 'Nimbo 43 children’s table seen from above, with a game on its screen: the house still needs its roof',
        es: 'Mesa infantil Nimbo 43 vista desde arriba, con un juego en la pantalla: a la casa le falta el tejado',
      },
    },
    {
      id: 'recreio-market',
      alt: {
        pt: 'O mercado, um jogo do Recreio: bancada de fruta, quem compra, quem vende e o troco por completar',
        en: 'The market, a Recreio game: a fruit stall, a buyer, a seller and change still to be made up',
        es: 'El mercado, un juego de Recreio: puesto de fruta, quien compra, quien vende y el cambio por completar',
      },
    },
    {
      id: 'recreio-adult',
      alt: {
        pt: 'O que o adulto decide no Recreio: atividades de hoje, pausa aos vinte minutos, volume e lados com som',
        en: 'What the adult decides in Recreio: today’s activities, a break after twenty minutes, volume and sides with sound',
        es: 'Lo que decide el adulto en Recreio: actividades de hoy, pausa a los veinte minutos, volumen y lados con sonido',
      },
    },
  ],
  scene: nursery.picture,
  figures: ['activities', 'people-at-once', 'pause-after'],
  specifications: [
    licence.licence({
      pt: 'Por escola, sem prazo; 32 atividades vêm com a Nimbo 43',
      en: 'Per school, perpetual; 32 activities come with the Nimbo 43',
      es: 'Por centro, sin caducidad; 32 actividades vienen con la Nimbo 43',
    }),
    licence.activities(120),
    licence.peopleAtOnce(6),
    licence.ages({ pt: '3 a 10 anos', en: '3 to 10 years', es: 'De 3 a 10 años' }),
    licence.pauseAfter(20),
    licence.platforms('Android 13, Windows 11'),
    licence.equipment('Nimbo 43, Delta 55, Orion 65, Orion 86'),
    licence.languages({
      pt: 'Português, inglês, espanhol; 44 atividades sem texto',
      en: 'Portuguese, English, Spanish; 44 activities without text',
      es: 'Portugués, inglés, español; 44 actividades sin texto',
    }),
    licence.offline({
      pt: 'Tudo, exceto as atualizações',
      en: 'Everything but updates',
      es: 'Todo, salvo las actualizaciones',
    }),
    licence.accounts({
      pt: 'Código do adulto; crianças: nenhuma',
      en: 'A code for the adult; children: none',
      es: 'Código de la persona adulta; menores: ninguna',
    }),
    licence.dataCollected({
      pt: 'Nenhuns; sem anúncios nem estatísticas',
      en: 'None; no advertising or usage figures',
      es: 'Ninguno; sin anuncios ni estadísticas',
    }),
    licence.dataPlace('device', {
      pt: 'desenhos apagados ao fim do dia',
      en: 'drawings erased at the end of the day',
      es: 'los dibujos se borran al acabar el día',
    }),
    ...licence.supportHours(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'nursery',
      name: { pt: 'Recreio Infância', en: 'Recreio Nursery', es: 'Recreio Infantil' },
      note: {
        pt: 'As 44 atividades dos 3 aos 5 anos.',
        en: 'The 44 activities for ages 3 to 5.',
        es: 'Las 44 actividades de 3 a 5 años.',
      },
    },
    {
      key: 'complete',
      name: { pt: 'Recreio Completo', en: 'Recreio Complete', es: 'Recreio Completo' },
      note: {
        pt: 'As 120 atividades, em todas as mesas e ecrãs de uma escola.',
        en: 'All 120 activities, on every table and screen of a school.',
        es: 'Las 120 actividades, en todas las mesas y pantallas de un centro.',
      },
    },
  ],
  accessories: [
    {
      key: 'sinete',
      name: { pt: 'Peças Sinete', en: 'Sinete pieces', es: 'Piezas Sinete' },
      summary: {
        pt: 'Doze peças que a Nimbo 43 reconhece; 18 das atividades jogam-se também com elas.',
        en: 'Twelve pieces that the Nimbo 43 recognises; 18 of the activities can also be played with them.',
        es: 'Doce piezas que la Nimbo 43 reconoce; 18 de las actividades se juegan también con ellas.',
      },
    },
    {
      key: 'brushes',
      name: { pt: 'Pincéis Pingo', en: 'Pingo brushes', es: 'Pinceles Pingo' },
      summary: {
        pt: 'Quatro pincéis condutores de cabo grosso, para as atividades de pintura na Nimbo 43.',
        en: 'Four conductive brushes with thick handles, for painting on the Nimbo 43.',
        es: 'Cuatro pinceles conductores de mango grueso, para pintar en la Nimbo 43.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Nada depende só da cor nem só do som. Há contraste reforçado, tempos mais longos e um modo de uma mão; nos ecrãs, os jogos descem para a metade de baixo.',
      en: 'Nothing depends on colour alone or on sound alone. There is strong contrast, longer time limits and a one-handed mode; on screens the games move to the lower half.',
      es: 'Nada depende solo del color ni solo del sonido. Hay contraste reforzado, tiempos más largos y un modo para una mano; en las pantallas, los juegos bajan a la mitad inferior.',
    },
    energy: {
      pt: 'Sem consumo próprio. A pausa ao fim de vinte minutos baixa o brilho, e dez minutos depois do último toque a Nimbo 43 desliga-se.',
      en: 'No consumption of its own. The break after twenty minutes lowers the brightness, and the Nimbo 43 switches off ten minutes after the last touch.',
      es: 'Sin consumo propio. La pausa a los veinte minutos baja el brillo, y la Nimbo 43 se apaga diez minutos después del último toque.',
    },
    warranty: {
      pt: 'Erros corrigidos durante os sete anos de atualizações. Uma atividade que não sirva à escola pode ser retirada da lista.',
      en: 'Faults are corrected throughout the seven years of updates. An activity that does not suit a school can be taken off its list.',
      es: 'Los errores se corrigen durante los siete años de actualizaciones. Una actividad que no convenza al centro se puede quitar de la lista.',
    },
    repair: {
      pt: 'Reinstala-se a partir de uma pen, sem internet. A licença é da escola e passa para a mesa ou o ecrã seguinte.',
      en: 'It is reinstalled from a USB stick, without internet. The licence belongs to the school and moves to its next table or screen.',
      es: 'Se reinstala desde una memoria USB, sin internet. La licencia es del centro y pasa a la mesa o pantalla siguiente.',
    },
  },
  mounting: [],
  delivery: [1, 2],
  related: ['nimbo-43', 'sinete', 'lousa'],
  solutions: ['education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Recreio: jogos educativos para mesas interativas',
      en: 'Recreio: educational games for interactive tables',
      es: 'Recreio: juegos educativos para mesas interactivas',
    },
    description: {
      pt: '120 jogos e atividades de grupo para jardim de infância e 1.º ciclo, em mesas e ecrãs interativos, sem contas de crianças e sem ligação à internet.',
      en: '120 group games and activities for nursery and primary school, on interactive tables and screens, without accounts for children and without internet.',
      es: '120 juegos y actividades de grupo para infantil y primaria, en mesas y pantallas interactivas, sin cuentas de menores y sin conexión a internet.',
    },
  },
  updatedAt: '2026-11-18T10:20:00Z',
} satisfies ProductContent;
