import type { CategoryContent } from '../entities.ts';

export const chargingStations = {
  key: 'charging-stations',
  slug: { pt: 'estacoes-de-carregamento', en: 'phone-charging-stations', es: 'estaciones-de-carga' },
  name: {
    pt: 'Estações de carregamento de telemóveis',
    en: 'Phone charging stations',
    es: 'Estaciones de carga de móviles',
  },
  shortName: { pt: 'Carregamento', en: 'Charging', es: 'Carga' },
  headline: {
    pt: 'Cacifos, mesas e colunas onde o telemóvel carrega enquanto se espera.',
    en: 'Lockers, tables and columns that charge a phone while its owner waits.',
    es: 'Taquillas, mesas y columnas donde el móvil se carga mientras se espera.',
  },
  intro: {
    pt: '<p>A escolha começa por uma pergunta: quem carrega fica ao pé do telemóvel ou vai à sua vida? Se vai, precisa de um cacifo com código, como os da Pausa. Se fica, chega uma mesa ou uma coluna, a Pulso ou a Poste, com cabo e sem fios.</p><p>Nenhum destes pontos de carga tem condutores de dados: ao telemóvel chega corrente e nada mais. Com 20 W por cabo, metade de uma bateria de 5000 mAh enche-se em cerca de 35 minutos; com 15 W sem fios, em cerca de 50. O ritmo final é o telemóvel que o decide.</p>',
    en: '<p>Start with one question: do people stay beside their phone, or walk away? Those who leave need a locker with a code, as in the Pausa models. Those who stay need only a table or a column, the Pulso or the Poste, with cables and without.</p><p>None of them has data conductors, so power reaches the phone and nothing else does. At 20 W by cable, half of a 5,000 mAh battery takes about 35 minutes; at 15 W without a cable, about 50. The phone itself sets the final rate.</p>',
    es: '<p>La elección empieza con una pregunta: ¿quien carga se queda junto al móvil o se va? Si se va, necesita una taquilla con código, como las de la Pausa. Si se queda, basta una mesa o una columna, la Pulso o el Poste, con cable y sin él.</p><p>Ninguno de estos puntos de carga tiene conductores de datos: al móvil le llega corriente y nada más. Con 20 W por cable, la mitad de una batería de 5000 mAh se llena en unos 35 minutos; con 15 W sin cables, en unos 50. El ritmo final lo decide el móvil.</p>',
  },
  summary: {
    pt: 'Cacifos com código, uma mesa alta e uma coluna com ecrã, para 8 a 12 telemóveis.',
    en: 'Lockers with a code, a high table and a column with a screen, for 8 to 12 phones.',
    es: 'Taquillas con código, una mesa alta y una columna con pantalla, para 8 a 12 móviles.',
  },
  picture: {
    id: 'category-charging-stations',
    alt: {
      pt: 'Átrio com luz de janela: um armário de cacifos, outro na parede, uma mesa alta redonda com telemóveis no tampo e uma coluna com ecrã',
      en: 'Foyer in window light: a cabinet of lockers, another on the wall, a high round table with phones on its top and a column with a screen',
      es: 'Vestíbulo con luz de ventana: un armario de taquillas, otro en la pared, una mesa alta redonda con móviles en el tablero y una columna con pantalla',
    },
  },
  closeUp: {
    id: 'category-charging-stations-near',
    alt: {
      pt: 'Mesa alta com três telemóveis a carregar no tampo e um café; atrás, um armário de cacifos',
      en: 'High table with three phones charging on its top and a coffee; behind it, a cabinet of lockers',
      es: 'Mesa alta con tres móviles cargándose en el tablero y un café; detrás, un armario de taquillas',
    },
  },
  order: 7,
  questions: [
    {
      key: 'dados',
      question: {
        pt: 'Alguém pode ler os dados de um telemóvel a carregar?',
        en: 'Can anyone read the data of a phone while it charges?',
        es: '¿Puede alguien leer los datos de un móvil mientras se carga?',
      },
      answer: {
        pt: '<p>Não. Nenhum cabo tem condutores de dados: passa energia e mais nada. Os cacifos também não pedem nome, número nem aplicação; o código é de quem o escolhe e apaga-se quando a porta se abre.</p>',
        en: '<p>No. None of the cables has data conductors: power passes and nothing else. The lockers ask for no name, number or app either; people make up their own code, and it is erased when the door opens.</p>',
        es: '<p>No. Ningún cable tiene conductores de datos: pasa energía y nada más. Las taquillas tampoco piden nombre, número ni aplicación; el código lo elige cada persona y se borra al abrir la puerta.</p>',
      },
    },
    {
      key: 'esquecido',
      question: {
        pt: 'E se alguém se esquecer do código?',
        en: 'What if somebody forgets the code?',
        es: '¿Y si alguien olvida el código?',
      },
      answer: {
        pt: '<p>O código do responsável abre qualquer porta, e a abertura fica registada. À hora de fecho, a página de gestão ou o ecrã diz que portas ainda estão ocupadas. Se faltar a luz, as fechaduras da Pausa 8 trabalham mais oito horas e depois há uma chave.</p>',
        en: '<p>The manager’s code opens any door, and the opening is logged. At closing time the management page or the screen lists the doors still in use. In a power cut the locks of the Pausa 8 keep working for eight hours, and after that there is a key.</p>',
        es: '<p>El código de la persona responsable abre cualquier puerta, y la apertura queda registrada. A la hora de cierre, la página de gestión o la pantalla indica qué puertas siguen ocupadas. Si se va la luz, las cerraduras de la Pausa 8 funcionan ocho horas más y después hay una llave.</p>',
      },
    },
    {
      key: 'quantos',
      question: {
        pt: 'Quantos lugares são precisos?',
        en: 'How many places do we need?',
        es: '¿Cuántos puestos hacen falta?',
      },
      answer: {
        pt: '<p>Conte o tempo que as pessoas ficam: a 20 W por cabo, metade de uma bateria de 5000 mAh leva cerca de 35 minutos, e cada lugar serve então perto de dois telemóveis por hora. Comece por uma estação; o registo de uso diz se falta outra.</p>',
        en: '<p>Count how long people stay: at 20 W by cable, half of a 5,000 mAh battery takes about 35 minutes, so a place serves nearly two phones an hour. Start with one station; its use will tell you whether another is wanted.</p>',
        es: '<p>Cuente el tiempo que la gente se queda: a 20 W por cable, media batería de 5000 mAh tarda unos 35 minutos, así que cada puesto sirve a casi dos móviles por hora. Empiece con una estación; el uso dirá si hace falta otra.</p>',
      },
    },
    {
      key: 'cabos',
      question: {
        pt: 'O que acontece quando um cabo se estraga?',
        en: 'What happens when a cable wears out?',
        es: '¿Qué pasa cuando se estropea un cable?',
      },
      answer: {
        pt: '<p>Troca-se em dois minutos: com uma chave Torx nos cacifos, numa gaveta na Poste 24, sem abrir a coluna. Os cabos têm um ano de garantia, porque são o que mais se gasta, e vendem-se em conjuntos.</p>',
        en: '<p>It is changed in two minutes: with a Torx key in the lockers, in a drawer of its own in the Poste 24, without opening the column. Cables have one year of warranty, being what wears most, and are sold in sets.</p>',
        es: '<p>Se cambia en dos minutos: con una llave Torx en las taquillas, en un cajón propio en el Poste 24, sin abrir la columna. Los cables tienen un año de garantía, porque son lo que más se gasta, y se venden en juegos.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Estações de carregamento de telemóveis',
      en: 'Phone charging stations and lockers',
      es: 'Estaciones y taquillas de carga de móviles',
    },
    description: {
      pt: 'Estações de carregamento de telemóveis para lojas, hotéis e salas de espera: cacifos com código, mesa sem fios e coluna com ecrã e cabos USB-C.',
      en: 'Phone charging stations for shops, hotels and waiting rooms: lockers with a code, a wireless table and a column with a screen and USB-C cables.',
      es: 'Estaciones de carga de móviles para tiendas, hoteles y salas de espera: taquillas con código, mesa inalámbrica y columna con pantalla y USB-C.',
    },
  },
  updatedAt: '2026-11-11T09:00:00Z',
} satisfies CategoryContent;
