import type { ProjectContent } from '../entities.ts';

export const museum = {
  key: 'museum',
  slug: { pt: 'cartas-nauticas-em-duas-mesas', en: 'sea-charts-on-two-tables', es: 'cartas-nauticas-en-dos-mesas' },
  name: {
    pt: 'Cartas náuticas em duas mesas',
    en: 'Sea charts on two tables',
    es: 'Cartas náuticas en dos mesas',
  },
  client: 'Museo de las Barcas de Sal',
  sector: 'museums',
  place: 'Huelva',
  year: 2024,
  summary: {
    pt: 'Duas mesas Faro 65 mostram quatro séculos de cartas náuticas sobre a costa de hoje. Dois focos de parede estragaram a primeira semana.',
    en: 'Two Faro 65 tables lay four centuries of sea charts over today’s coastline. Two spotlights spoilt the first week.',
    es: 'Dos mesas Faro 65 superponen cuatro siglos de cartas náuticas a la costa actual. Dos focos de pared estropearon la primera semana.',
  },
  story: {
    pt: `
      <p>O museu guarda 212 cartas náuticas, a mais antiga de 1573. Doze estavam expostas, cada uma três meses por ano e a 50 lux, porque a tinta não aguenta mais. As outras 200 viviam em gavetas, e quem as queria ver pedia com uma semana de antecedência.</p>
      <h2>O pedido cabia numa frase</h2>
      <blockquote>Que se possa pôr o dedo na barra de 1573 e ver onde ela está hoje.</blockquote>
      <p>Para isso cada carta teve de ser georreferenciada: 40 a 120 pontos que ainda existem, igrejas e cabos quase sempre, escolhidos por quem as estuda no museu. Levou cinco meses; o nosso trabalho foi esperar, e fazer um editor em que a equipa pudesse corrigir um ponto sem nos chamar.</p>
      <h2>A primeira semana</h2>
      <p>O tampo inclinado tira do vidro o reflexo da luz do teto. Não tira o de dois focos de parede a 1,80 m, que iluminavam as vitrinas do outro lado: às 17h00 havia uma mancha branca sobre o Golfo de Cádis. Rodar as mesas fechava a passagem. A eletricista do museu virou os focos para a parede e trocou duas lentes; a sala ficou mais escura e, segundo o museu, melhor.</p>
      <h2>Hoje</h2>
      <p>As 212 cartas estão nas duas mesas, em quatro línguas. Três réplicas de barcas, pousadas no vidro, abrem as rotas do sal. Os textos mudam do escritório; o áudio descreve as cartas a quem não as vê.</p>
    `,
    en: `
      <p>The museum keeps 212 sea charts, the oldest from 1573. Twelve were on show, each for three months a year and at 50 lux, because the ink can bear no more. The other 200 lived in drawers, and anyone who wanted to see them had to ask a week ahead.</p>
      <h2>The request fitted in one sentence</h2>
      <blockquote>To put a finger on the sandbar of 1573 and see where it lies today.</blockquote>
      <p>For that, every chart had to be tied to the map: 40 to 120 points that still exist, churches and capes mostly, chosen by the people at the museum who study them. It took five months; our part was to wait, and to make an editor in which they could correct a point without calling us.</p>
      <h2>The first week</h2>
      <p>The sloping top keeps the reflection of ceiling lights off the glass. It did nothing about two spotlights on the wall, 1.80 m up, which lit the cases opposite: at 17:00 there was a white patch over the Gulf of Cádiz. Turning the tables would have closed the passage. The museum’s electrician turned the lamps to the wall and changed two lenses; the room grew darker and, says the museum, better.</p>
      <h2>Today</h2>
      <p>All 212 charts are on the two tables, in four languages. Three replica boats, set on the glass, open the salt routes. Texts are changed from the office; an audio description is there for visitors who cannot see them.</p>
    `,
    es: `
      <p>El museo guarda 212 cartas náuticas, la más antigua de 1573. Doce estaban expuestas, cada una tres meses al año y a 50 lux, porque la tinta no aguanta más. Las otras 200 vivían en cajones, y quien quería verlas lo pedía con una semana de antelación.</p>
      <h2>El encargo cabía en una frase</h2>
      <blockquote>Que se pueda poner el dedo en la barra de 1573 y ver dónde está hoy.</blockquote>
      <p>Para eso hubo que georreferenciar cada carta: de 40 a 120 puntos que aún existen, casi siempre iglesias y cabos, elegidos por quienes las estudian en el museo. Llevó cinco meses; nuestro trabajo fue esperar, y hacer un editor en el que el equipo pudiera corregir un punto sin llamarnos.</p>
      <h2>La primera semana</h2>
      <p>El tablero inclinado quita del cristal el reflejo de la luz del techo. No quita el de dos focos de pared, a 1,80 m, que iluminaban las vitrinas de enfrente: a las 17:00 había una mancha blanca sobre el golfo de Cádiz. Girar las mesas cerraba el paso. La electricista del museo volvió los focos hacia la pared y cambió dos lentes; la sala quedó más oscura y, según el museo, mejor.</p>
      <h2>Hoy</h2>
      <p>Las 212 cartas están en las dos mesas, en cuatro idiomas. Tres réplicas de barcas, apoyadas en el cristal, abren las rutas de la sal. Los textos se cambian desde la oficina; una audiodescripción cuenta las cartas a quien no las ve.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«As cartas que ninguém pedia são agora as que mais se tocam.»',
      en: '‘The charts nobody asked for are now the ones most touched.’',
      es: '«Las cartas que nadie pedía son ahora las que más se tocan.»',
    },
    source: {
      pt: 'Serviço educativo, Museo de las Barcas de Sal',
      en: 'Education department, Museo de las Barcas de Sal',
      es: 'Servicio educativo, Museo de las Barcas de Sal',
    },
  },
  figures: [
    {
      value: '212',
      label: {
        pt: 'cartas à vista, em vez de 12',
        en: 'charts on view, in place of 12',
        es: 'cartas a la vista, en lugar de 12',
      },
    },
    {
      value: '6 min 40 s',
      label: {
        pt: 'por grupo, na mediana',
        en: 'per group (median)',
        es: 'por grupo, de mediana',
      },
      source: {
        pt: 'contagem anónima das mesas, abril a setembro de 2024',
        en: 'the tables’ anonymous count, April to September 2024',
        es: 'recuento anónimo de las mesas, de abril a septiembre de 2024',
      },
    },
    {
      value: '4',
      label: {
        pt: 'línguas, cada grupo na sua',
        en: 'languages, each group in its own',
        es: 'idiomas, cada grupo en el suyo',
      },
    },
  ],
  picture: {
    id: 'project-museum-near',
    alt: {
      pt: 'Réplica de uma barca pousada numa carta náutica; em baixo, a régua dos anos, a partir de 1573',
      en: 'A replica boat on a sea chart of the Faro 65; below it, the slider of years, from 1573 on',
      es: 'Réplica de una barca en la carta, y la regla de los años',
    },
  },
  gallery: [
    {
      id: 'project-museum',
      alt: {
        pt: 'Sala de museu na penumbra: numa mesa, a carta de 1573 ao lado da costa de hoje; atrás, outra mesa',
        en: 'Dimly lit museum room: on a sand-coloured interactive table, the chart of 1573 beside today’s coast; behind it, a second table with a chart of islands',
        es: 'Museo en penumbra: en una mesa, la carta de 1573 y la costa de hoy; detrás, otra mesa con una carta de islas',
      },
    },
  ],
  products: [{ product: 'faro-65', quantity: 2, pictured: ['project-museum-near'] }],
  seo: {
    title: {
      pt: 'Museu: 212 cartas náuticas em duas mesas',
      en: 'Museum: 212 sea charts on two tables',
      es: 'Museo: 212 cartas náuticas en dos mesas',
    },
    description: {
      pt: 'Num museu de Huelva, 212 cartas náuticas que viviam em gavetas exploram-se agora em duas mesas Faro 65. O pedido, os reflexos da primeira semana e hoje.',
      en: 'At a museum in Huelva, 212 sea charts that lived in drawers are now explored on two Faro 65 tables: the request, the reflections of week one, and today.',
      es: 'En un museo de Huelva, 212 cartas náuticas que vivían en cajones se exploran en dos mesas Faro 65: el encargo, los reflejos de la primera semana y hoy.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
