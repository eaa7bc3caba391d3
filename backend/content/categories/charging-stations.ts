import type { CategoryContent } from '../entities.ts';

export const chargingStations = {
  key: 'charging-stations',
  slug: { pt: 'estacoes-de-carregamento', en: 'phone-charging-stations', es: 'estaciones-de-carga' },
  name: {
    pt: 'Estações de carregamento de telemóveis',
    en: 'Phone charging stations',
    es: 'Estaciones de carga de móviles',
  },
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
      pt: 'Sala de espera com uma mesa alta redonda e telemóveis a carregar sobre o tampo',
      en: 'Lounge with a high round table and phones charging on its top',
      es: 'Sala de espera con una mesa alta redonda y móviles cargándose sobre el tablero',
    },
  },
  order: 7,
  questions: [],
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
