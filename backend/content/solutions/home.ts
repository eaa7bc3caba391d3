import type { SolutionContent } from '../entities.ts';

export const home = {
  key: 'home',
  slug: { pt: 'consumo', en: 'home', es: 'hogar' },
  name: { pt: 'Casa e particulares', en: 'Homes', es: 'Hogar' },
  headline: {
    pt: 'O mesmo equipamento das escolas e das salas de reunião, em casa de quem o quer usar todos os dias.',
    en: 'The equipment of schools and meeting rooms, in the homes of people who want it every day.',
    es: 'El mismo equipo de los colegios y las salas de reuniones, en casa de quien quiere usarlo a diario.',
  },
  summary: {
    pt: 'Uma mesa para brincar em conjunto, um ecrã que de dia é secretária e à noite é cinema, e quem os instale e explique.',
    en: 'A table to play at together, a screen that is a desk by day and a cinema by night, and somebody to install and explain them.',
    es: 'Una mesa para jugar juntos, una pantalla que de día es escritorio y de noche cine, y alguien que las instale y las explique.',
  },
  time: [21, 15],
  moment: { pt: 'o serão em casa', en: 'the evening at home', es: 'la noche en casa' },
  problem: {
    pt: `
      <p>Às 21h15 há quatro pessoas na sala e quatro ecrãs, cada um no seu colo. A avó está numa videochamada que ninguém segura direito. O mais novo joga sozinho, e a mesa grande está livre.</p>
      <p>O equipamento interativo que existe é vendido a empresas: vem em paletes, fala de concursos e chega sem ninguém que o monte num terceiro andar.</p>
    `,
    en: `
      <p>At a quarter past nine there are four people in the living room and four screens, each on a lap. Grandmother is on a video call that nobody holds straight. The youngest is playing alone, and the big table is empty.</p>
      <p>Interactive equipment is sold to organisations: it comes on pallets, speaks of tenders, and arrives without anybody to put it together on the third floor.</p>
    `,
    es: `
      <p>A las 21:15 hay cuatro personas en el salón y cuatro pantallas, cada una en su regazo. La abuela está en una videollamada que nadie sostiene derecha. El pequeño juega solo y la mesa grande está libre.</p>
      <p>El equipo interactivo que existe se vende a empresas: viene en palés, habla de concursos y llega sin nadie que lo monte en un tercer piso.</p>
    `,
  },
  approach: {
    pt: `
      <p>Vendemos a particulares os produtos que numa casa fazem sentido, e dizemos quais não fazem. Medimos por vídeo a porta, o elevador e a parede, entregamos, montamos e levamos as embalagens.</p>
      <ul>
      <li><strong>À volta da mesa</strong>, a <a href="ref:product/nimbo-43">Nimbo 43</a> joga-se a quatro mãos, e a versão Biblioteca, com 80 cm, serve os crescidos.</li>
      <li><strong>No escritório</strong>, o <a href="ref:product/orion-65">Orion 65</a> liga-se ao portátil por um cabo e sai da sala sobre rodízios.</li>
      <li><strong>Com crianças</strong>, não há contas, publicidade nem compras dentro dos jogos.</li>
      </ul>
    `,
    en: `
      <p>We sell private customers the products that make sense in a home, and say which do not. We measure door, lift and wall by video call, deliver, assemble and take the packaging away.</p>
      <ul>
      <li><strong>Around the table</strong>, the <a href="ref:product/nimbo-43">Nimbo 43</a> takes four hands at a game, and its 80 cm Library version suits grown-ups.</li>
      <li><strong>In the study</strong>, the <a href="ref:product/orion-65">Orion 65</a> connects to a laptop with one cable and leaves the room on castors.</li>
      <li><strong>With children</strong>, there are no accounts, no advertising and nothing to buy inside the games.</li>
      </ul>
    `,
    es: `
      <p>Vendemos a particulares los productos que en una casa tienen sentido, y decimos cuáles no. Medimos por vídeo la puerta, el ascensor y la pared, entregamos, montamos y nos llevamos los embalajes.</p>
      <ul>
      <li><strong>Alrededor de la mesa</strong>, en la <a href="ref:product/nimbo-43">Nimbo 43</a> se juega a cuatro manos, y la versión Biblioteca, de 80 cm, sirve a los mayores.</li>
      <li><strong>En el despacho</strong>, la <a href="ref:product/orion-65">Orion 65</a> se conecta al portátil con un cable y sale de la habitación sobre ruedas.</li>
      <li><strong>Con niños</strong>, no hay cuentas, ni publicidad, ni compras dentro de los juegos.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-home',
    alt: {
      pt: 'Sala de estar à noite com uma mesa interativa e um jogo infantil e, ao fundo, um sofá e um ecrã interativo na parede',
      en: 'Living room in the evening with a children’s game on an interactive table and, beyond, a sofa and an interactive screen on the wall',
      es: 'Sala de estar de noche con una mesa interactiva y un juego infantil y, al fondo, un sofá y una pantalla interactiva en la pared',
    },
  },
  closeUp: {
    id: 'solution-home-near',
    alt: {
      pt: 'Mesa interativa de sala com um jogo de animais, lápis de cera e blocos; atrás, um sofá de costas e o ecrã da parede, ao serão',
      en: 'Interactive table in a living room with a game of animals, wax crayons and blocks; behind it the back of a sofa and the screen on the wall, in the evening',
      es: 'Mesa interactiva de salón con un juego de animales, ceras y bloques; detrás, el respaldo de un sofá y la pantalla de la pared, de noche',
    },
  },
  figures: [
    {
      value: '34 kg',
      label: {
        pt: 'pesa a Nimbo 43: sobe em qualquer elevador',
        en: 'weight of the Nimbo 43: it fits any lift',
        es: 'pesa la Nimbo 43: sube en cualquier ascensor',
      },
    },
    {
      value: '75 dB',
      label: {
        pt: 'limite de som da mesa, para ouvidos pequenos',
        en: 'sound limit of the table, for small ears',
        es: 'límite de sonido de la mesa, para oídos pequeños',
      },
    },
    {
      value: '68 W',
      label: {
        pt: 'de consumo típico da mesa',
        en: 'typical consumption of the table',
        es: 'de consumo típico de la mesa',
      },
    },
  ],
  products: ['nimbo-43', 'orion-65', 'recreio', 'delta-55', 'aurora-12', 'traco'],
  questions: [
    {
      key: 'particulares',
      question: {
        pt: 'Vendem mesmo a particulares?',
        en: 'Do you really sell to private customers?',
        es: '¿De verdad venden a particulares?',
      },
      answer: {
        pt: '<p>Sim, em Portugal continental e em Espanha peninsular, com os direitos de qualquer compra à distância: 14 dias para desistir e três anos de garantia legal.</p>',
        en: '<p>Yes, in mainland Portugal and Spain, with the rights of any distance purchase: 14 days to withdraw and three years of statutory guarantee.</p>',
        es: '<p>Sí, en Portugal continental y en la España peninsular, con los derechos de cualquier compra a distancia: 14 días para desistir y tres años de garantía legal.</p>',
      },
    },
    {
      key: 'tv',
      question: {
        pt: 'Substitui o televisor?',
        en: 'Does it replace the television?',
        es: '¿Sustituye al televisor?',
      },
      answer: {
        pt: '<p>Mostra o que lhe ligar por HDMI ou partilhar sem fios, mas não tem sintonizador e o vidro antiencandeamento não dá o negro de um bom televisor. Se é sobretudo para ver filmes, dizemos-lhe que compre outra coisa.</p>',
        en: '<p>It shows whatever you connect by HDMI or share wirelessly, but it has no tuner, and anti-glare glass does not give the blacks of a good television. If it is mainly for films, we will tell you to buy something else.</p>',
        es: '<p>Muestra lo que conecte por HDMI o comparta sin cables, pero no tiene sintonizador y el cristal antideslumbramiento no da los negros de un buen televisor. Si es sobre todo para ver películas, le diremos que compre otra cosa.</p>',
      },
    },
    {
      key: 'seguranca',
      question: {
        pt: 'É segura com crianças pequenas?',
        en: 'Is the table safe with small children?',
        es: '¿Es segura con niños pequeños?',
      },
      answer: {
        pt: '<p>A Nimbo 43 foi feita para jardins de infância: cantos redondos com orla macia, tampo que aguenta 100 kg e bebidas entornadas, e corrente de 24 V. A fonte de alimentação fica longe, num cabo.</p>',
        en: '<p>The Nimbo 43 was made for nurseries: round corners with a soft edge, a top that takes 100 kg and spilt drinks, and a 24 V supply. The power unit sits well away, on a cable.</p>',
        es: '<p>La Nimbo 43 está hecha para escuelas infantiles: esquinas redondas con canto blando, un tablero que aguanta 100 kg y bebidas derramadas, y corriente de 24 V. La fuente queda lejos, en un cable.</p>',
      },
    },
    {
      key: 'alugar',
      question: {
        pt: 'Posso alugar para uma festa?',
        en: 'Can I rent one for a party?',
        es: '¿Puedo alquilar una para una fiesta?',
      },
      answer: {
        pt: '<p>Pode, a partir de um dia. Entregamos de manhã e recolhemos no dia seguinte; veja <a href="ref:page/rental">aluguer</a>.</p>',
        en: '<p>You can, from one day. We deliver in the morning and collect the next day; see <a href="ref:page/rental">rental</a>.</p>',
        es: '<p>Puede, desde un día. Entregamos por la mañana y recogemos al día siguiente; vea <a href="ref:page/rental">alquiler</a>.</p>',
      },
    },
  ],
  order: 9,
  seo: {
    title: {
      pt: 'Mesas e ecrãs interativos para casa',
      en: 'Interactive tables and screens for the home',
      es: 'Mesas y pantallas interactivas para el hogar',
    },
    description: {
      pt: 'Equipamento interativo vendido a particulares: mesas de jogo para a família e ecrãs para o escritório, medidos, entregues e montados em casa.',
      en: 'Interactive equipment for private customers: game tables for the family and screens for the study, measured up, delivered and assembled.',
      es: 'Equipos interactivos para particulares: mesas de juego para la familia y pantallas para el despacho, medidos, entregados y montados en casa.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
