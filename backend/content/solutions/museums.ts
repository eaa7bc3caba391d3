import type { SolutionContent } from '../entities.ts';

export const museums = {
  key: 'museums',
  slug: { pt: 'museus', en: 'museums', es: 'museos' },
  name: { pt: 'Museus e centros de visita', en: 'Museums and visitor centres', es: 'Museos y centros de visitantes' },
  headline: {
    pt: 'O que não pode sair da vitrina passa a caber nas mãos de uma turma.',
    en: 'What cannot leave its case comes within reach of a whole class.',
    es: 'Lo que no puede salir de la vitrina queda al alcance de toda una clase.',
  },
  summary: {
    pt: 'Mapas que se aproximam, arquivos que se folheiam e réplicas que a mesa reconhece, em quatro línguas e para um grupo inteiro.',
    en: 'Maps to zoom into, archives to leaf through and replicas that the table recognises, in four languages, for a whole group.',
    es: 'Mapas que se amplían, archivos que se hojean y réplicas que la mesa reconoce, en cuatro idiomas y para un grupo entero.',
  },
  time: [14, 0],
  moment: { pt: 'a visita da escola', en: 'the school visit', es: 'la visita del colegio' },
  problem: {
    pt: `
      <p>Às 14h00 entram vinte e seis crianças e um guia. A carta náutica está a meia-luz, atrás de um vidro, e só os da frente a veem. O ecrã interativo da sala ao lado serve um de cada vez, e há uma semana que pede para reiniciar.</p>
      <p>O museu tem histórias que não cabem na legenda, três línguas para as contar e uma equipa pequena. O que se instala tem de durar uma exposição permanente, não uma inauguração.</p>
    `,
    en: `
      <p>At two o’clock twenty-six children come in with a guide. The sea chart lies in low light behind glass, and only those in front can see it. The interactive screen in the next room serves one visitor at a time, and has been asking to be restarted for a week.</p>
      <p>The museum has stories that do not fit on a label, three languages to tell them in, and a small team. Whatever is installed has to last as long as a permanent exhibition, not an opening night.</p>
    `,
    es: `
      <p>A las 14:00 entran veintiséis niños y un guía. La carta náutica está en penumbra, tras un cristal, y solo la ven los de delante. La pantalla interactiva de la sala de al lado sirve a una persona cada vez, y lleva una semana pidiendo que la reinicien.</p>
      <p>El museo tiene historias que no caben en la cartela, tres idiomas para contarlas y un equipo pequeño. Lo que se instala debe durar una exposición permanente, no una inauguración.</p>
    `,
  },
  approach: {
    pt: `
      <p>À volta da <a href="ref:product/faro-65">Faro 65</a> cabe meio grupo, e a mesa aguenta 50 toques ao mesmo tempo: cada criança abre a sua camada do mapa e puxa-a para o seu lado. O outro meio grupo segue no ecrã de parede que a mesa alimenta.</p>
      <ul>
      <li><strong>Com peças na mão</strong>: réplicas com uma marca por baixo, que a mesa reconhece e a que responde com a história de cada uma.</li>
      <li><strong>Diante da peça verdadeira</strong>: um ecrã transparente, que mostra a reconstituição e deixa ver o original atrás.</li>
      <li><strong>Com pouca luz</strong>: o brilho da sala fica dentro do que a conservação autoriza, e a manutenção faz-se antes de abrir.</li>
      </ul>
    `,
    en: `
      <p>Half the group fits around the <a href="ref:product/faro-65">Faro 65</a>, and the table takes 50 touches at once: each child opens a layer of the map and pulls it over. The other half follows on the wall screen that the table feeds.</p>
      <ul>
      <li><strong>With pieces in hand</strong>: replicas with a mark underneath, which the table recognises and answers with the story of each one.</li>
      <li><strong>In front of the real thing</strong>: a transparent screen that shows the reconstruction while the original stays visible behind it.</li>
      <li><strong>In low light</strong>: brightness stays within what conservation allows, and maintenance happens before opening time.</li>
      </ul>
    `,
    es: `
      <p>Alrededor de la <a href="ref:product/faro-65">Faro 65</a> cabe medio grupo, y la mesa admite 50 toques a la vez: cada niño abre su capa del mapa y la trae hacia sí. El otro medio grupo sigue en la pantalla de pared que alimenta la mesa.</p>
      <ul>
      <li><strong>Con piezas en la mano</strong>: réplicas con una marca por debajo, que la mesa reconoce y a las que responde con la historia de cada una.</li>
      <li><strong>Ante la pieza verdadera</strong>: una pantalla transparente que muestra la reconstrucción y deja ver el original detrás.</li>
      <li><strong>Con poca luz</strong>: el brillo se mantiene dentro de lo que autoriza el departamento de conservación y el mantenimiento se hace antes de abrir.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-museums',
    alt: {
      pt: 'Mesa Faro 65 com uma carta náutica no tampo, numa sala de museu com luz da tarde; atrás, um grande modelo de caravela com uma corda à volta',
      en: 'Faro 65 table with a sea chart on its top in a museum room in afternoon light; behind it, a large model of a caravel with a rope around it',
      es: 'Faro 65 con una carta náutica, en un museo con luz de tarde; detrás, la maqueta de una carabela',
    },
  },
  closeUp: {
    id: 'veu-55-use',
    alt: {
      pt: 'Maqueta de uma nau vista através do Véu 55, que escreve sobre ela o ano e as medidas',
      en: 'Model of a carrack seen through the Véu 55, which writes its year and measures over it',
      es: 'Maqueta de una nao vista a través de la Véu 55, que escribe sobre ella el año y las medidas',
    },
  },
  figures: [
    {
      value: '50',
      label: {
        pt: 'toques ao mesmo tempo na Faro 65',
        en: 'touches at once on the Faro 65',
        es: 'toques a la vez en la Faro 65',
      },
    },
    {
      value: '120 kg',
      label: {
        pt: 'de carga no tampo: é de esperar que alguém se apoie',
        en: 'of load on the top, because somebody will lean on it',
        es: 'de carga en el tablero: alguien se apoyará',
      },
    },
    {
      value: '32',
      label: {
        pt: 'peças reconhecidas ao mesmo tempo pelo Sinete',
        en: 'pieces recognised at once by Sinete',
        es: 'piezas reconocidas a la vez por Sinete',
      },
    },
  ],
  products: ['faro-65', 'sinete', 'veu-55', 'marco-43', 'nimbo-43', 'aurora-25'],
  questions: [
    {
      key: 'conteudos',
      question: {
        pt: 'Fazem também os conteúdos?',
        en: 'Do you make the content too?',
        es: '¿Hacen también los contenidos?',
      },
      answer: {
        pt: '<p>A mesa traz modelos de exposição em camadas, mapas e objetos, que a equipa do museu preenche. Para mais, trabalhamos com o estúdio do museu ou indicamos o formato: HTML5, imagem e vídeo.</p>',
        en: '<p>The table comes with templates for layered exhibits, maps and objects, which museum staff can fill in. For anything more we work with your studio, or supply it with the format: HTML5, pictures and video.</p>',
        es: '<p>La mesa trae plantillas de exposición por capas, mapas y objetos, que rellena el equipo del museo. Para más, trabajamos con su estudio o indicamos el formato: HTML5, imagen y vídeo.</p>',
      },
    },
    {
      key: 'acesso',
      question: {
        pt: 'Serve quem vem em cadeira de rodas e quem não vê?',
        en: 'Does it work for wheelchair users and blind visitors?',
        es: '¿Sirve a quien va en silla de ruedas y a quien no ve?',
      },
      answer: {
        pt: '<p>A borda da frente da Faro 65 está a 74 cm do chão e o tampo inclina-se para quem a usa. Há régua com texto e braille, auscultadores e audiodescrição; o que se faz com uma peça também se faz com um dedo.</p>',
        en: '<p>The front edge of the Faro 65 is 74 cm from the floor and the top slopes towards the user. There is a caption rail with text and braille, headphones and audio description, and whatever a piece does can be done with a finger.</p>',
        es: '<p>El borde delantero de la Faro 65 está a 74 cm del suelo y el tablero se inclina hacia quien la usa. Hay regleta con texto y braille, auriculares y audiodescripción; lo que se hace con una pieza también se hace con un dedo.</p>',
      },
    },
    {
      key: 'itinerante',
      question: {
        pt: 'E numa exposição temporária?',
        en: 'What about a temporary exhibition?',
        es: '¿Y en una exposición temporal?',
      },
      answer: {
        pt: '<p>Aluga-se, com transporte, montagem e uma unidade de reserva. Veja <a href="ref:page/rental">aluguer</a>.</p>',
        en: '<p>It can be rented, with transport, assembly and a spare unit. See <a href="ref:page/rental">rental</a>.</p>',
        es: '<p>Se alquila, con transporte, montaje y una unidad de reserva. Vea <a href="ref:page/rental">alquiler</a>.</p>',
      },
    },
    {
      key: 'estatisticas',
      question: {
        pt: 'Ficamos a saber o que os visitantes usam?',
        en: 'Will we know what visitors use?',
        es: '¿Sabremos qué usan los visitantes?',
      },
      answer: {
        pt: '<p>Sim, em números anónimos: que histórias se abrem, em que língua e a que horas. Não há câmara nem registo de pessoas.</p>',
        en: '<p>Yes, in anonymous figures: which stories are opened, in which language and when. There is no camera and no record of people.</p>',
        es: '<p>Sí, en cifras anónimas: qué historias se abren, en qué idioma y a qué horas. No hay cámara ni registro de personas.</p>',
      },
    },
  ],
  order: 6,
  seo: {
    title: {
      pt: 'Mesas e ecrãs interativos para museus',
      en: 'Interactive tables and screens for museums',
      es: 'Mesas y pantallas interactivas para museos',
    },
    description: {
      pt: 'Mesas para grupos, peças que a mesa reconhece e ecrãs transparentes: exposições que se exploram com as mãos e duram anos, em várias línguas.',
      en: 'Tables for groups, pieces that the table recognises and transparent screens: exhibitions explored by hand, built to last, in several languages.',
      es: 'Mesas para grupos, piezas que la mesa reconoce y pantallas transparentes: exposiciones que se exploran con las manos, en varios idiomas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
