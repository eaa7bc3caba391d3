import type { ProductSolutionContent } from '../entities.ts';
import { changes, serviceLevel } from './questions.ts';

export const ledFacade = {
  key: 'led-facade',
  category: 'led-solutions',
  slug: { pt: 'fachada-led', en: 'led-facade', es: 'fachada-led' },
  name: { pt: 'Fachada LED', en: 'LED façade', es: 'Fachada LED' },
  headline: {
    pt: 'Vinte e dois metros quadrados que se leem ao sol e se calam à noite.',
    en: 'Twenty-two square metres that read in sunlight and quieten down at night.',
    es: 'Veintidós metros cuadrados que se leen al sol y se moderan de noche.',
  },
  summary: {
    pt: 'Vinte e quatro módulos de exterior numa estrutura galvanizada, com cálculo do vento, processo de licença e brilho por sensor de luz.',
    en: 'Twenty-four outdoor cabinets on a galvanised structure, with wind calculation, permit papers and brightness set by a light sensor.',
    es: 'Veinticuatro módulos de exterior en una estructura galvanizada, con cálculo de viento, documentación de licencia y brillo por sensor de luz.',
  },
  body: {
    pt: `
      <p>Numa fachada, o ecrã é a parte mais leve do problema. Conta o vento, a licença, a estrutura que entra na parede e quem vive em frente. O conjunto trata das quatro, por esta ordem.</p>
      <h3>Números para o projeto</h3>
      <ul>
      <li>5,76 × 3,84 m de imagem, 624 kg de módulos, mais a estrutura.</li>
      <li>13,3 kW no máximo e 4,4 kW em média, em trifásico.</li>
      <li>6500 cd/m² ao sol; à noite, o limite que o município fixar.</li>
      </ul>
    `,
    en: `
      <p>On a façade the screen is the lightest part of the problem. There is the wind, the permit, the structure that goes into the wall, and the people who live opposite. The set deals with all four, in that order.</p>
      <h3>Figures for the architect</h3>
      <ul>
      <li>5.76 × 3.84 m of picture and 624 kg of cabinets, plus the structure.</li>
      <li>13.3 kW at most and 4.4 kW on average, three-phase.</li>
      <li>6,500 cd/m² in sunlight; at night, whatever limit the municipality sets.</li>
      </ul>
    `,
    es: `
      <p>En una fachada, la pantalla es la parte más ligera del problema. Cuentan el viento, la licencia, la estructura que entra en la pared y quien vive enfrente. El conjunto se ocupa de los cuatro, en ese orden.</p>
      <h3>Cifras para el proyecto</h3>
      <ul>
      <li>5,76 × 3,84 m de imagen, 624 kg de módulos, más la estructura.</li>
      <li>13,3 kW como máximo y 4,4 kW de media, en trifásica.</li>
      <li>6500 cd/m² al sol; de noche, el límite que fije el municipio.</li>
      </ul>
    `,
  },
  picture: {
    id: 'set-led-facade',
    alt: {
      pt: 'Ao anoitecer, a fachada de um edifício público em tom de tijolo: por cima da porta, uma parede LED de seis por quatro módulos mostra andorinhas sobre os telhados e as horas, 20:14',
      en: 'At dusk, the brick-red façade of a public building: above its door, an LED wall of six by four cabinets shows swallows over the rooftops and the time, 20:14',
      es: 'Al anochecer, la fachada color ladrillo de un edificio público: sobre la puerta, una pared LED de seis por cuatro módulos muestra golondrinas sobre los tejados y la hora, 20:14',
    },
  },
  figures: [
    { value: '22 m²', label: { pt: 'de imagem', en: 'of picture', es: 'de imagen' } },
    {
      value: { pt: '16\u00a0semanas', en: '16\u00a0weeks', es: '16\u00a0semanas' },
      label: {
        pt: 'depois de concedida a licença',
        en: 'once the permit is granted',
        es: 'una vez concedida la licencia',
      },
    },
    { value: 'IP65', label: { pt: 'na frente', en: 'at the front', es: 'en el frontal' } },
  ],
  parts: [
    {
      product: 'horizonte-8',
      quantity: 24,
      note: {
        pt: 'Módulos de 960 × 960 mm, seis por quatro',
        en: 'Cabinets of 960 × 960 mm, six by four',
        es: 'Módulos de 960 × 960 mm, seis por cuatro',
      },
    },
    {
      name: { pt: 'Módulo de reserva', en: 'Spare cabinet', es: 'Módulo de reserva' },
      quantity: 1,
      note: { pt: 'Do mesmo lote', en: 'From the same batch', es: 'Del mismo lote' },
    },
    {
      name: { pt: 'Estrutura galvanizada', en: 'Galvanised structure', es: 'Estructura galvanizada' },
      quantity: 1,
      note: {
        pt: 'Com passadiço de manutenção quando a altura o pede',
        en: 'With a service walkway where the height calls for one',
        es: 'Con pasarela de mantenimiento cuando la altura lo pide',
      },
    },
    {
      name: {
        pt: 'Cálculo da estrutura e do vento',
        en: 'Structural and wind calculation',
        es: 'Cálculo de estructura y viento',
      },
      quantity: 1,
      note: {
        pt: 'Segundo a EN 1991-1-4, assinado por engenheiro',
        en: 'To EN 1991-1-4, signed by an engineer',
        es: 'Según la EN 1991-1-4, firmado por ingeniero',
      },
    },
    {
      name: { pt: 'Processo de licença', en: 'Permit papers', es: 'Documentación de licencia' },
      quantity: 1,
      note: {
        pt: 'Desenhos, fotomontagem e luminâncias de dia e de noite',
        en: 'Drawings, photomontage and luminance by day and night',
        es: 'Planos, fotomontaje y luminancias de día y de noche',
      },
    },
    {
      product: 'cartaz',
      quantity: 1,
      note: {
        pt: 'Cinco anos, com aprovação por duas pessoas',
        en: 'Five years, with approval by two people',
        es: 'Cinco años, con aprobación por dos personas',
      },
    },
    {
      name: { pt: 'Dias de montagem', en: 'Days of assembly', es: 'Días de montaje' },
      quantity: 8,
      note: {
        pt: 'Quatro técnicos e grua; ocupação da via incluída no plano, não nas taxas',
        en: 'Four technicians and a crane; road closure planned, its fees not included',
        es: 'Cuatro técnicos y grúa; ocupación de la vía en el plan, no en las tasas',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Antes: licença', en: 'First: the permit', es: 'Antes: licencia' },
      text: {
        pt: 'Entregamos o processo; o prazo é o do município.',
        en: 'We hand over the papers; the time is the municipality’s.',
        es: 'Entregamos la documentación; el plazo es el del municipio.',
      },
    },
    {
      title: { pt: 'Semanas 1 a 12: fabrico', en: 'Weeks 1 to 12: production', es: 'Semanas 1 a 12: fabricación' },
      text: {
        pt: 'Módulos e estrutura, com ensaio de estanquidade.',
        en: 'Cabinets and structure, with a water test.',
        es: 'Módulos y estructura, con ensayo de estanqueidad.',
      },
    },
    {
      title: { pt: 'Semanas 13 e 14: estrutura', en: 'Weeks 13 and 14: structure', es: 'Semanas 13 y 14: estructura' },
      text: {
        pt: 'Fixações ensaiadas à tração na sua parede.',
        en: 'Anchors are pull-tested in your own wall.',
        es: 'Anclajes ensayados a tracción en su pared.',
      },
    },
    {
      title: { pt: 'Semanas 15 e 16: ecrã', en: 'Weeks 15 and 16: screen', es: 'Semanas 15 y 16: pantalla' },
      text: {
        pt: 'Módulos, afinação do brilho de noite e entrega.',
        en: 'Cabinets, night brightness setting and handover.',
        es: 'Módulos, ajuste del brillo nocturno y entrega.',
      },
    },
  ],
  questions: [
    {
      key: 'vizinhos',
      question: { pt: 'E os vizinhos?', en: 'What about the neighbours?', es: '¿Y los vecinos?' },
      answer: {
        pt: '<p>Medimos a luminância à janela em frente, de noite, e entregamos a medida. O horário e o brilho máximo ficam fechados com código.</p>',
        en: '<p>We measure the luminance at the window opposite, at night, and hand over the figure. Hours and maximum brightness are locked with a code.</p>',
        es: '<p>Medimos la luminancia en la ventana de enfrente, de noche, y entregamos la medida. El horario y el brillo máximo quedan cerrados con código.</p>',
      },
    },
    {
      key: 'excluido',
      question: { pt: 'O que não está incluído?', en: 'What is not included?', es: '¿Qué no está incluido?' },
      answer: {
        pt: '<p>As taxas municipais, o ramal elétrico e o reforço da fachada, se o cálculo o exigir.</p>',
        en: '<p>Municipal fees, the electrical supply, and strengthening of the façade if the calculation requires it.</p>',
        es: '<p>Las tasas municipales, la acometida eléctrica y el refuerzo de la fachada, si el cálculo lo exige.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Fachada LED, do cálculo à licença',
      en: 'LED façade, from calculation to permit',
      es: 'Fachada LED, del cálculo a la licencia',
    },
    description: {
      pt: 'Ecrã LED de fachada com 5,76 × 3,84 m: módulos IP65, estrutura, cálculo do vento, processo de licença, montagem e brilho por sensor.',
      en: 'A 5.76 × 3.84 m LED façade screen: IP65 cabinets, structure, wind calculation, permit papers, assembly and brightness set by a sensor.',
      es: 'Pantalla LED de fachada de 5,76 × 3,84 m: módulos IP65, estructura, cálculo de viento, licencia, montaje y brillo regulado por sensor.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
