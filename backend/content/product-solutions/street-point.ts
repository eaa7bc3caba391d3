import type { ProductSolutionContent } from '../entities.ts';
import { cities } from '../solutions/cities.ts';
import { changes, serviceLevel } from './questions.ts';

export const streetPoint = {
  key: 'street-point',
  category: 'shop-window-and-street',
  slug: { pt: 'ponto-de-informacao-na-rua', en: 'street-information-point', es: 'punto-de-informacion-en-la-calle' },
  name: { pt: 'Ponto de informação na rua', en: 'Street information point', es: 'Punto de información en la calle' },
  headline: {
    pt: 'Um totem que resiste à rua, da fundação ao mapa que lá aparece.',
    en: 'A totem that stands up to the street, from its foundation to the map on it.',
    es: 'Un tótem que resiste la calle, de la cimentación al mapa que muestra.',
  },
  summary: {
    pt: 'Um Sentinela 55 com toque, maciço de fundação, mapa da zona, agenda municipal e dois anos de conteúdos geridos.',
    en: 'A Sentinela 55 with touch, its foundation, a map of the area, the town’s events and two years of managed content.',
    es: 'Una Sentinela 55 con función táctil, cimentación, mapa de la zona, agenda municipal y dos años de contenidos gestionados.',
  },
  body: {
    pt: `
      <p>O que estraga um ponto de informação não é a chuva: é o mapa que ninguém atualiza. O conjunto inclui quem o faça durante dois anos, a partir dos dados abertos do município e de um calendário que a câmara já publique.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>O subsolo: o maciço precisa de um cadastro de redes e de cerca de 1 m³ de betão.</li>
      <li>1,50 m livres a toda a volta, no passeio, para duas cadeiras de rodas se cruzarem.</li>
      <li>Corrente permanente, e não a da iluminação pública.</li>
      </ul>
    `,
    en: `
      <p>What ruins an information point is not rain but a map that nobody updates. The set includes somebody to do it for two years, from the town’s open data and a calendar that the council already publishes.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>What lies below: the foundation needs a utilities survey and about 1 m³ of concrete.</li>
      <li>1.50 m clear all round on the pavement, for two wheelchairs to pass.</li>
      <li>Permanent power, not the street lighting’s.</li>
      </ul>
    `,
    es: `
      <p>Lo que estropea un punto de información no es la lluvia: es el mapa que nadie actualiza. El conjunto incluye quien lo haga durante dos años, a partir de los datos abiertos del municipio y de una agenda que el ayuntamiento ya publique.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>El subsuelo: la cimentación pide un plano de servicios y cerca de 1 m³ de hormigón.</li>
      <li>1,50 m libres alrededor, en la acera, para que se crucen dos sillas de ruedas.</li>
      <li>Corriente permanente, y no la del alumbrado público.</li>
      </ul>
    `,
  },
  picture: cities.picture,
  figures: [
    { value: 'IP65', label: { pt: 'e IK10, para a rua', en: 'and IK10, for the street', es: 'e IK10, para la calle' } },
    {
      value: { pt: '12\u00a0semanas', en: '12\u00a0weeks', es: '12\u00a0semanas' },
      label: { pt: 'da encomenda à inauguração', en: 'from order to opening', es: 'del pedido a la inauguración' },
    },
    {
      value: { pt: '2 anos', en: '2 years', es: '2 años' },
      label: { pt: 'de conteúdos geridos', en: 'of managed content', es: 'de contenidos gestionados' },
    },
  ],
  parts: [
    {
      product: 'sentinela-55',
      quantity: 1,
      note: {
        pt: 'Com toque; 2500 cd/m², vidro laminado',
        en: 'With touch; 2,500 cd/m², laminated glass',
        es: 'Con función táctil; 2500 cd/m², vidrio laminado',
      },
    },
    {
      name: { pt: 'Fundação', en: 'Foundation', es: 'Cimentación' },
      quantity: 1,
      note: {
        pt: 'Maciço com chumbadouros, cálculo e reposição do passeio',
        en: 'Block with anchor bolts, calculation and repaving',
        es: 'Dado con pernos de anclaje, cálculo y reposición de la acera',
      },
    },
    {
      product: 'cartaz',
      quantity: 1,
      note: {
        pt: 'Cinco anos, com avisos urgentes confirmados por duas pessoas',
        en: 'Five years, with urgent messages confirmed by two people',
        es: 'Cinco años, con avisos urgentes confirmados por dos personas',
      },
    },
    {
      product: 'leme',
      quantity: 1,
      note: {
        pt: 'Temperatura, porta aberta e corte de corrente',
        en: 'Temperature, open door and power cut',
        es: 'Temperatura, puerta abierta y corte de corriente',
      },
    },
    {
      name: { pt: 'Mapa da zona', en: 'Map of the area', es: 'Mapa de la zona' },
      quantity: 1,
      note: {
        pt: 'Em três línguas, com percursos sem degraus',
        en: 'In three languages, with step-free routes',
        es: 'En tres idiomas, con recorridos sin escalones',
      },
    },
    {
      name: { pt: 'Anos de conteúdos geridos', en: 'Years of managed content', es: 'Años de contenidos gestionados' },
      quantity: 2,
      note: {
        pt: 'Agenda semanal e revisão do mapa a cada trimestre',
        en: 'Events every week, the map reviewed each quarter',
        es: 'Agenda semanal y revisión del mapa cada trimestre',
      },
    },
    {
      name: { pt: 'Instalação com grua', en: 'Installation by crane', es: 'Instalación con grúa' },
      quantity: 1,
      note: {
        pt: 'Duas horas, de madrugada; o totem pesa 190 kg',
        en: 'Two hours before dawn; the totem weighs 190 kg',
        es: 'Dos horas, de madrugada; el tótem pesa 190 kg',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semanas 1 e 2: sítio', en: 'Weeks 1 and 2: the place', es: 'Semanas 1 y 2: el lugar' },
      text: {
        pt: 'Com a câmara, no passeio: sol, sombra, redes e passagem.',
        en: 'With the council, on the pavement: sun, shade, utilities and passage.',
        es: 'Con el ayuntamiento, en la acera: sol, sombra, redes y paso.',
      },
    },
    {
      title: { pt: 'Semanas 3 a 6: fundação', en: 'Weeks 3 to 6: foundation', es: 'Semanas 3 a 6: cimentación' },
      text: {
        pt: 'Maciço, tubos e 28 dias de cura do betão.',
        en: 'Block, ducts and 28 days for the concrete to cure.',
        es: 'Dado, tubos y 28 días de curado del hormigón.',
      },
    },
    {
      title: {
        pt: 'Semanas 3 a 11: totem e mapa',
        en: 'Weeks 3 to 11: totem and map',
        es: 'Semanas 3 a 11: tótem y mapa',
      },
      text: {
        pt: 'Ensaio de água na oficina; mapa revisto por quem vive na zona.',
        en: 'Water test in the workshop; the map checked by people who live there.',
        es: 'Ensayo de agua en el taller; mapa revisado por quien vive en la zona.',
      },
    },
    {
      title: { pt: 'Semana 12: rua', en: 'Week 12: the street', es: 'Semana 12: la calle' },
      text: {
        pt: 'Montado antes do dia, ligado antes do café.',
        en: 'Set up before daybreak, running before breakfast.',
        es: 'Montado antes del alba, encendido antes del café.',
      },
    },
  ],
  questions: [
    {
      key: 'cpv',
      question: { pt: 'Que códigos CPV se usam?', en: 'Which CPV codes apply?', es: '¿Qué códigos CPV se usan?' },
      answer: {
        pt: '<p>34928470-3 (elementos de sinalização) e 30231300-0 (ecrãs de visualização); a fundação pode ir num lote de construção à parte.</p>',
        en: '<p>34928470-3 (signage) and 30231300-0 (display screens); the foundation can be a separate works lot.</p>',
        es: '<p>34928470-3 (elementos de señalización) y 30231300-0 (pantallas de visualización); la cimentación puede ir en un lote de obra aparte.</p>',
      },
    },
    {
      key: 'publicidade',
      question: { pt: 'Pode ter publicidade?', en: 'Can it carry advertising?', es: '¿Puede llevar publicidad?' },
      answer: {
        pt: '<p>Pode, se o município a autorizar: numa zona e num horário à parte, com contagem de emissões por anunciante.</p>',
        en: '<p>It can, if the municipality permits: in a zone and at hours of its own, with plays counted for each advertiser.</p>',
        es: '<p>Puede, si el municipio la autoriza: en una zona y un horario aparte, con recuento de emisiones por anunciante.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Conjunto de totem para a via pública',
      en: 'Street totem set for towns',
      es: 'Conjunto de tótem para la vía pública',
    },
    description: {
      pt: 'Totem de rua com toque, fundação, mapa da zona em três línguas, gestão e dois anos de conteúdos: ponto de informação em doze semanas.',
      en: 'A touch totem for the street, its foundation, a map of the area in three languages, management and two years of content, in twelve weeks.',
      es: 'Tótem de calle con función táctil, cimentación, mapa de la zona en tres idiomas, gestión y dos años de contenidos, en doce semanas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
