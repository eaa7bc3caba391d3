import type { ProductSolutionContent } from '../entities.ts';
import { changes, serviceLevel } from './questions.ts';

export const ledLobby = {
  key: 'led-lobby',
  category: 'led-solutions',
  slug: { pt: 'parede-led-de-atrio', en: 'lobby-led-wall', es: 'pared-led-de-vestibulo' },
  name: { pt: 'Parede LED de átrio', en: 'Lobby LED wall', es: 'Pared LED de vestíbulo' },
  headline: {
    pt: 'Full HD em 2,40 × 1,35 m, para quem passa a dois metros.',
    en: 'Full HD in 2.40 × 1.35 m, for people passing two metres away.',
    es: 'Full HD en 2,40 × 1,35 m, para quien pasa a dos metros.',
  },
  summary: {
    pt: 'Dezasseis módulos de 1,25 mm numa estrutura de 35 mm, à face da parede, com leitor, conteúdos de boas-vindas e um quadro elétrico próprio.',
    en: 'Sixteen 1.25 mm cabinets on a 35 mm frame, close to the wall, with media player, welcome content and an electrical panel of their own.',
    es: 'Dieciséis módulos de 1,25 mm en una estructura de 35 mm, pegada a la pared, con reproductor, contenidos de bienvenida y cuadro eléctrico propio.',
  },
  body: {
    pt: `
      <p>Num átrio, as pessoas param perto. A 1,25 mm entre pontos, a imagem lê-se a partir de dois metros sem se verem os píxeis, e a resina que cobre os LED limpa-se com um pano.</p>
      <h3>O que a obra tem de prever</h3>
      <ul>
      <li>Parede a prumo: até 5 mm de desvio em 3 m. Acima disso, a estrutura leva calços.</li>
      <li>90 kg de módulos, mais a estrutura, distribuídos por dezasseis fixações.</li>
      <li>1,2 kW no máximo, 420 W em uso normal: um circuito de 16 A só para a parede.</li>
      </ul>
    `,
    en: `
      <p>In a lobby people stop close by. With 1.25 mm between points the picture can be viewed from two metres without seeing pixels, and the resin over the LEDs wipes clean with a cloth.</p>
      <h3>What the building has to provide</h3>
      <ul>
      <li>A plumb wall: up to 5 mm out over 3 m. Beyond that, the frame takes shims.</li>
      <li>90 kg of cabinets, plus the frame, spread over sixteen fixings.</li>
      <li>1.2 kW at most and 420 W in normal use: a 16 A circuit for the wall alone.</li>
      </ul>
    `,
    es: `
      <p>En un vestíbulo la gente se para cerca. Con 1,25 mm entre puntos, la imagen se ve desde dos metros sin distinguir los píxeles, y la resina que cubre los LED se limpia con un paño.</p>
      <h3>Lo que debe prever la obra</h3>
      <ul>
      <li>Pared a plomo: hasta 5 mm de desviación en 3 m. Por encima, la estructura lleva calces.</li>
      <li>90 kg de módulos, más la estructura, repartidos en dieciséis fijaciones.</li>
      <li>1,2 kW como máximo, 420 W en uso normal: un circuito de 16 A solo para la pared.</li>
      </ul>
    `,
  },
  picture: {
    id: 'set-led-lobby',
    alt: {
      pt: 'Átrio de empresa com uma parede LED à face da parede, revestida de feltro verde, e dois bancos',
      en: 'Company lobby with an LED wall close to the wall, on a wall clad in green felt, and two benches',
      es: 'Vestíbulo de empresa con una pared LED pegada a la pared, revestida de fieltro verde, y dos bancos',
    },
  },
  figures: [
    {
      value: { pt: '3,24 m²', en: '3.24 m²', es: '3,24 m²' },
      label: { pt: 'de imagem', en: 'of picture', es: 'de imagen' },
    },
    {
      value: { pt: '10\u00a0semanas', en: '10\u00a0weeks', es: '10\u00a0semanas' },
      label: {
        pt: 'da encomenda à primeira imagem',
        en: 'from order to first picture',
        es: 'hasta que se enciende',
      },
    },
    { value: '420 W', label: { pt: 'em uso normal', en: 'in normal use', es: 'en uso normal' } },
  ],
  parts: [
    {
      product: 'aurora-12',
      quantity: 16,
      note: {
        pt: 'Módulos de 600 × 337,5 mm, quatro por quatro',
        en: 'Cabinets of 600 × 337.5 mm, four by four',
        es: 'Módulos de 600 × 337,5 mm, cuatro por cuatro',
      },
    },
    {
      name: { pt: 'Módulo de reserva', en: 'Spare cabinet', es: 'Módulo de reserva' },
      quantity: 1,
      note: {
        pt: 'Do mesmo lote, calibrado com os outros e guardado no local',
        en: 'From the same batch, calibrated with the others and kept on site',
        es: 'Del mismo lote, calibrado con los demás y guardado en el lugar',
      },
    },
    {
      name: { pt: 'Estrutura de parede', en: 'Wall frame', es: 'Estructura de pared' },
      quantity: 1,
      note: {
        pt: 'Aço de 35 mm, com remate lateral preto',
        en: '35 mm steel, with a black side trim',
        es: 'Acero de 35 mm, con remate lateral negro',
      },
    },
    {
      product: 'cartaz',
      quantity: 1,
      note: {
        pt: 'Para um ecrã, cinco anos, com três modelos de boas-vindas',
        en: 'For one screen, five years, with three welcome templates',
        es: 'Para una pantalla, cinco años, con tres plantillas de bienvenida',
      },
    },
    {
      name: { pt: 'Visita e desenhos', en: 'Survey and drawings', es: 'Visita y planos' },
      quantity: 1,
      note: {
        pt: 'Parede, corrente, rede e ventilação, com os desenhos para a obra',
        en: 'Wall, power, network and ventilation, with drawings for the builder',
        es: 'Pared, corriente, red y ventilación, con los planos para la obra',
      },
    },
    {
      name: { pt: 'Dias de montagem', en: 'Days of assembly', es: 'Días de montaje' },
      quantity: 2,
      note: {
        pt: 'Dois técnicos; calibração de cor no segundo dia',
        en: 'Two technicians; colour calibration on the second day',
        es: 'Dos técnicos; calibración de color el segundo día',
      },
    },
    {
      name: { pt: 'Sessão de formação', en: 'Training session', es: 'Sesión de formación' },
      quantity: 1,
      note: {
        pt: '90 minutos para quem vai mudar os conteúdos',
        en: '90 minutes for those who will change the content',
        es: '90 minutos para quien cambiará los contenidos',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semana 1: visita', en: 'Week 1: survey', es: 'Semana 1: visita' },
      text: {
        pt: 'Medimos a parede, a luz e a corrente. Saem os desenhos.',
        en: 'We measure wall, light and power. The drawings follow.',
        es: 'Medimos pared, luz y corriente. Salen los planos.',
      },
    },
    {
      title: { pt: 'Semanas 2 a 8: fabrico', en: 'Weeks 2 to 8: production', es: 'Semanas 2 a 8: fabricación' },
      text: {
        pt: 'Os módulos calibram-se juntos. A obra prepara circuito e rede.',
        en: 'Cabinets are calibrated together. The builder prepares circuit and network.',
        es: 'Los módulos se calibran juntos. La obra prepara circuito y red.',
      },
    },
    {
      title: { pt: 'Semana 9: ensaio', en: 'Week 9: trial', es: 'Semana 9: ensayo' },
      text: {
        pt: 'Parede montada na oficina, 48 horas ligada, com os seus conteúdos.',
        en: 'The wall is put up in our workshop and runs for 48 hours with your content.',
        es: 'La pared se monta en el taller y funciona 48 horas con sus contenidos.',
      },
    },
    {
      title: { pt: 'Semana 10: montagem', en: 'Week 10: assembly', es: 'Semana 10: montaje' },
      text: {
        pt: 'Dois dias no local. Ao segundo, a sua equipa já publica.',
        en: 'Two days on site. By the second your own people are publishing.',
        es: 'Dos días en el lugar. Al segundo, su equipo ya publica.',
      },
    },
  ],
  questions: [
    {
      key: 'excluido',
      question: { pt: 'O que não está incluído?', en: 'What is not included?', es: '¿Qué no está incluido?' },
      answer: {
        pt: '<p>O circuito elétrico até à parede, o ponto de rede e o acabamento da parede à volta. Indicamos onde e como, nos desenhos.</p>',
        en: '<p>The electrical circuit up to the wall, the network point, and finishing the wall around it. The drawings say where and how.</p>',
        es: '<p>El circuito eléctrico hasta la pared, el punto de red y el acabado de la pared alrededor. Los planos dicen dónde y cómo.</p>',
      },
    },
    serviceLevel,
    changes,
    {
      key: 'cpv',
      question: { pt: 'Que código CPV se usa?', en: 'Which CPV code applies?', es: '¿Qué código CPV se usa?' },
      answer: {
        pt: '<p>30231300-0 (ecrãs de visualização) para a parede e 48000000-8 (pacotes de software) se o software for um lote à parte.</p>',
        en: '<p>30231300-0 (display screens) for the wall, and 48000000-8 (software packages) where software is a separate lot.</p>',
        es: '<p>30231300-0 (pantallas de visualización) para la pared y 48000000-8 (paquetes de software) si el software es un lote aparte.</p>',
      },
    },
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Parede LED de átrio, conjunto completo',
      en: 'Lobby LED wall, a complete set',
      es: 'Pared LED de vestíbulo, conjunto completo',
    },
    description: {
      pt: 'Dezasseis módulos de 1,25 mm, estrutura, software, montagem e formação: uma parede LED Full HD de 2,40 × 1,35 m em dez semanas.',
      en: 'Sixteen 1.25 mm cabinets, frame, software, assembly and training: a Full HD LED wall of 2.40 × 1.35 m, ten weeks from order to picture.',
      es: 'Dieciséis módulos de 1,25 mm, estructura, software, montaje y formación: una pared LED Full HD de 2,40 × 1,35 m en diez semanas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
