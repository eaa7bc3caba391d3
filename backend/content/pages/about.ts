import type { PageContent } from '../entities.ts';
import type { Localised } from '../localised.ts';
import { contacts } from './contacts.ts';
import { home } from './home.ts';

/** Names and hours are written once, where people look for them; here they say what each place is for. */
const uses: Readonly<Record<string, Localised>> = {
  headOffice: {
    pt: 'Montagem, reparação, projeto e a sala de demonstração com todas as famílias.',
    en: 'Assembly, repair, design and the showroom with every family.',
    es: 'Montaje, reparación, diseño y la sala de demostración con todas las familias.',
  },
  lisbonOffice: {
    pt: 'Sala de demonstração e de formação, até doze pessoas.',
    en: 'Showroom and training room, for up to twelve.',
    es: 'Sala de demostración y de formación, hasta doce personas.',
  },
  southernBranch: {
    pt: 'Técnicos e peças para o Algarve, o Alentejo e a Andaluzia.',
    en: 'Technicians and parts for the Algarve, the Alentejo and Andalusia.',
    es: 'Técnicos y repuestos para el Algarve, el Alentejo y Andalucía.',
  },
};
const branches = (contacts.blocks.find(({ block }) => block === 'branches')?.branches ?? []).map((branch) => ({
  ...branch,
  note: uses[branch.key] ?? branch.note,
}));

export const about = {
  key: 'about',
  title: { pt: 'Sobre nós', en: 'About us', es: 'Sobre nosotros' },
  headline: {
    pt: 'Montamos e reparamos equipamento interativo em Braga desde 2000. Começámos por reparar, e nota-se.',
    en: 'We have assembled and repaired interactive equipment in Braga since 2000. Repair came first, and it shows in what we design.',
    es: 'Desde el año 2000 montamos y reparamos equipos interactivos en Braga. Empezamos por las reparaciones, y se nota en lo que diseñamos.',
  },
  actions: [
    {
      label: { pt: 'Visitar a oficina', en: 'Visit the workshop', es: 'Visitar el taller' },
      url: 'ref:page/contacts#formulario-contacto',
    },
    { label: { pt: 'Ver os projetos', en: 'See the projects', es: 'Ver los proyectos' }, url: 'ref:page/projects' },
  ],
  picture: {
    id: 'page-about',
    alt: {
      pt: 'Oficina com ferramentas na parede: um ecrã aberto na bancada, sob o candeeiro, e outro a mostrar o diagnóstico ao fundo',
      en: 'Workshop with tools on the wall: an opened screen on the bench under a lamp and, behind, another showing the diagnosis',
      es: 'Taller con herramientas en la pared: una pantalla abierta en el banco, bajo la lámpara, y otra con el diagnóstico al fondo',
    },
  },
  blocks: [
    {
      block: 'figures',
      key: 'numeros',
      title: { pt: 'A empresa em números', en: 'The company in numbers', es: 'La empresa en cifras' },
      figures: home.claims,
      note: {
        pt: 'Contagem própria, a 30 de junho de 2026: clientes com pelo menos uma fatura, equipamentos e licenças com número de série, desde 2000. Portugal, Espanha, França, Bélgica, Luxemburgo, Países Baixos, Itália e Irlanda.',
        en: 'Our own count, on 30 June 2026: customers with at least one invoice, units and licences with a serial number, since 2000. Portugal, Spain, France, Belgium, Luxembourg, the Netherlands, Italy and Ireland.',
        es: 'Recuento propio, a 30 de junio de 2026: clientes con al menos una factura, equipos y licencias con número de serie, desde el año 2000. Portugal, España, Francia, Bélgica, Luxemburgo, Países Bajos, Italia e Irlanda.',
      },
    },
    {
      block: 'text',
      key: 'oficina',
      title: {
        pt: 'A oficina',
        en: 'The workshop',
        es: 'El taller',
      },
      body: {
        pt: `<p>Os painéis e os componentes eletrónicos compramo-los fora. O que os torna um equipamento faz-se em Braga: a chapa chega dobrada e pintada de uma metalomecânica a 14 km, e aqui montam-se o vidro, a moldura tátil, o computador e a cablagem.</p>
<p>Antes de sair, cada unidade passa 48 horas ligada, com uma sequência de toques em ciclo. O registo dessas horas fica guardado com o número de série: se o equipamento voltar daqui a cinco anos, quem o abre sabe como estava no primeiro dia.</p>
<p>As bancadas de reparação ficam ao lado das de montagem. Quem desenha um suporte vê na mesma semana alguém a tentar desapertá-lo, e é essa a nossa regra de projeto: <strong>o que não se troca com ferramentas comuns não vai para produção.</strong></p>`,
        en: `<p>We buy in panels and electronic components. What turns them into equipment happens in Braga: the metal arrives folded and painted from a workshop 14 km away, and here we fit the glass, the touch frame, the computer and the wiring.</p>
<p>Before it leaves, every unit runs for 48 hours under a sequence of touches. The record of those hours is kept with the serial number: if the unit comes back in five years, whoever opens it knows how it behaved on day one.</p>
<p>The repair benches stand next to the assembly benches. Whoever designs a bracket sees someone trying to undo it that same week, and that is our design rule: <strong>what cannot be replaced with ordinary tools does not go into production.</strong></p>`,
        es: `<p>Los paneles y los componentes electrónicos los compramos fuera. Lo que los convierte en un equipo se hace en Braga: la chapa llega plegada y pintada de un taller a 14 km, y aquí montamos el cristal, el marco táctil, el ordenador y el cableado.</p>
<p>Antes de salir, cada unidad pasa 48 horas encendida con una secuencia de toques en marcha. El registro de esas horas se guarda con el número de serie: si el equipo vuelve dentro de cinco años, quien lo abre sabe cómo estaba el primer día.</p>
<p>Los bancos de reparación están al lado de los de montaje. Quien diseña un soporte ve esa misma semana a alguien intentando desatornillarlo, y esa es nuestra regla de diseño: <strong>lo que no se cambia con herramientas corrientes no pasa a producción.</strong></p>`,
      },
      picture: {
        id: 'article-seven-years',
        alt: {
          pt: 'As peças de um ecrã, uma a uma, sobre o tapete da bancada: placas, fonte, computador, ventoinhas e cabos, com uma chave ao lado',
          en: 'The parts of a screen, one by one, on the mat of a bench: boards, power supply, computer, fans and cables, a screwdriver beside them',
          es: 'Las piezas de una pantalla, una a una, sobre el tapete del banco: placas, fuente, ordenador, ventiladores y cables, con un destornillador al lado',
        },
      },
    },
    {
      block: 'steps',
      key: 'reparacao',
      title: { pt: 'Como corre uma reparação', en: 'How a repair goes', es: 'Cómo es una reparación' },
      lead: {
        pt: 'Em Braga, na bancada ao lado daquela onde o equipamento foi montado.',
        en: 'In Braga, at the bench next to the one where the unit was put together.',
        es: 'En Braga, en el banco de al lado de aquel donde se montó el equipo.',
      },
      steps: [
        {
          title: { pt: 'Entrada', en: 'Arrival', es: 'Entrada' },
          text: {
            pt: 'O número de série abre o registo: as 48 horas do primeiro dia, as peças trocadas, as visitas.',
            en: 'The serial number opens the record: the 48 hours of day one, parts replaced, visits made.',
            es: 'El número de serie abre el registro: las 48 horas del primer día, los repuestos, las visitas.',
          },
        },
        {
          title: { pt: 'Diagnóstico', en: 'Diagnosis', es: 'Diagnóstico' },
          text: {
            pt: 'Fonte, placa, computador, toque e painel medem-se em separado. O resultado segue por escrito, com orçamento se a garantia já acabou.',
            en: 'Power supply, board, computer, touch and panel are measured one by one. The result goes out in writing, with a quote if the warranty is over.',
            es: 'Fuente, placa, ordenador, función táctil y panel se miden por separado. El resultado se envía por escrito, con presupuesto si ya no hay garantía.',
          },
        },
        {
          title: { pt: 'Troca', en: 'Replacement', es: 'Cambio' },
          text: {
            pt: 'Troca-se o módulo, não o equipamento. Há peças de cada modelo durante, pelo menos, sete anos depois da última venda.',
            en: 'The module is replaced, not the unit. There are parts for each model for at least seven years after its last sale.',
            es: 'Se cambia el módulo, no el equipo. Hay repuestos de cada modelo durante al menos siete años después de la última venta.',
          },
        },
        {
          title: { pt: 'Ensaio', en: 'Test', es: 'Prueba' },
          text: {
            pt: 'Outras 48 horas ligado, com a mesma sequência de toques de quando era novo.',
            en: 'Another 48 hours switched on, under the same sequence of touches as when it was new.',
            es: 'Otras 48 horas encendido, con la misma secuencia de toques que cuando era nuevo.',
          },
        },
        {
          title: { pt: 'Regresso', en: 'Return', es: 'Vuelta' },
          text: {
            pt: 'Volta com um relatório: o que falhou, o que se trocou, quem o fez.',
            en: 'It goes back with a report: what failed, what was replaced, who did it.',
            es: 'Vuelve con un informe: qué falló, qué se cambió, quién lo hizo.',
          },
        },
        {
          title: { pt: 'Lição', en: 'Lesson', es: 'Lección' },
          text: {
            pt: 'A mesma avaria três vezes num ano vai à mesa de quem projeta.',
            en: 'The same fault three times in a year lands on the designers’ table.',
            es: 'La misma avería tres veces en un año llega a la mesa de quien diseña.',
          },
        },
      ],
    },
    {
      block: 'timeline',
      key: 'historia',
      title: { pt: 'Desde 2000', en: 'Since 2000', es: 'Desde 2000' },
      fold: {
        pt: 'Ver a história, de 2000 a 2025',
        en: 'See the history, 2000 to 2025',
        es: 'Ver la historia, de 2000 a 2025',
      },
      events: [
        {
          when: '2000',
          title: { pt: 'Uma loja de reparações', en: 'A repair shop', es: 'Un taller de reparaciones' },
          text: {
            pt: 'Dois técnicos abrem em Braga uma oficina de monitores e caixas registadoras. As avarias repetem-se, e as causas também.',
            en: 'Two technicians open a workshop for monitors and tills in Braga. The same faults keep coming back, and so do their causes.',
            es: 'Dos técnicos abren en Braga un taller de monitores y cajas registradoras. Las averías se repiten, y las causas también.',
          },
        },
        {
          when: '2003',
          title: { pt: 'O primeiro quiosque', en: 'The first kiosk', es: 'El primer quiosco' },
          text: {
            pt: 'Uma junta de freguesia pede um posto de informação que se possa reparar. Desenhamo-lo com a Dobra & Aço, que ainda hoje nos corta a chapa.',
            en: 'A parish council asks for an information point that can be repaired. We design it with Dobra & Aço, who still cut our metal today.',
            es: 'Una junta vecinal pide un punto de información que se pueda reparar. Lo diseñamos con Dobra & Aço, que todavía hoy nos corta la chapa.',
          },
        },
        {
          when: '2007',
          title: { pt: 'A sala de aula', en: 'The classroom', es: 'El aula' },
          text: {
            pt: 'Instalamos os primeiros quadros interativos em escolas do Minho. No primeiro inverno aprendemos mais sobre pó de giz do que esperávamos.',
            en: 'We install our first interactive whiteboards in schools in the Minho region. The first winter teaches us more about chalk dust than we expected.',
            es: 'Instalamos las primeras pizarras digitales en colegios de la región portuguesa del Miño. El primer invierno aprendemos más de polvo de tiza de lo que esperábamos.',
          },
        },
        {
          when: '2011',
          title: { pt: 'Medir o toque', en: 'Measuring touch', es: 'Medir el toque' },
          text: {
            pt: 'Começa o laboratório com o Instituto Politécnico do Vale Novo: luvas, canetas, mãos molhadas, e um número para cada uma.',
            en: 'The laboratory with the Instituto Politécnico do Vale Novo begins: gloves, pens, wet hands, and a number for each.',
            es: 'Empieza el laboratorio con el Instituto Politécnico do Vale Novo: guantes, lápices, manos mojadas, y un número para cada caso.',
          },
        },
        {
          when: '2014',
          title: { pt: 'O fim de vida', en: 'The end of life', es: 'El final de la vida útil' },
          text: {
            pt: 'Passamos a recolher o que vendemos. A Cooperativa Segundo Ciclo separa vidro, metal e placas; o que ainda serve volta às prateleiras como peça.',
            en: 'We start taking back what we sell. Cooperativa Segundo Ciclo sorts glass, metal and boards; what still works returns to the shelves as a spare.',
            es: 'Empezamos a recoger lo que vendemos. La Cooperativa Segundo Ciclo separa vidrio, metal y placas; lo que aún sirve vuelve a la estantería como repuesto.',
          },
        },
        {
          when: '2016',
          title: { pt: 'Faro, depois Lisboa', en: 'Faro, then Lisbon', es: 'Faro, después Lisboa' },
          text: {
            pt: 'O sul ganha técnicos, peças e uma carrinha. Em 2021 abre Lisboa, com uma sala onde se pode tocar em tudo antes de escrever um caderno de encargos.',
            en: 'The south gets technicians, parts and a van. Lisbon opens in 2021, with a room where anyone can touch everything before writing a tender.',
            es: 'El sur gana técnicos, repuestos y una furgoneta. En 2021 abre Lisboa, con una sala donde se puede tocar todo antes de redactar un pliego.',
          },
        },
        {
          when: '2018',
          title: { pt: 'Do lado de lá da fronteira', en: 'Across the border', es: 'Al otro lado de la frontera' },
          text: {
            pt: 'As primeiras entregas em Espanha. A Fundación Mostrador Común testa os quiosques com pessoas cegas e em cadeira de rodas, e muda-lhes a altura.',
            en: 'First deliveries in Spain. Fundación Mostrador Común tests our kiosks with blind people and wheelchair users, and changes their height.',
            es: 'Primeras entregas en España. La Fundación Mostrador Común prueba los quioscos con personas ciegas y usuarias de silla de ruedas, y les cambia la altura.',
          },
        },
        {
          when: '2025',
          title: { pt: 'Oito países', en: 'Eight countries', es: 'Ocho países' },
          text: {
            pt: 'Com a Irlanda são oito os países onde há equipamento nosso a trabalhar. As reparações continuam a fazer-se em Braga, e as peças também saem de lá.',
            en: 'Ireland becomes the eighth country with our equipment at work. Repairs are still done in Braga, and the parts still leave from there.',
            es: 'Con Irlanda son ocho los países con equipos nuestros en marcha. Las reparaciones se siguen haciendo en Braga, y de allí salen también los repuestos.',
          },
        },
      ],
    },
    {
      block: 'text',
      key: 'pessoas',
      title: {
        pt: 'Quem atende, instala e programa',
        en: 'Who answers, installs and codes',
        es: 'Quién atiende, instala y programa',
      },
      body: {
        pt: '<p><strong>Assistência.</strong> Atende o telefone quem já abriu o equipamento. Passa um em cada três dias na bancada, para não perder a mão.</p><p><strong>Instalação.</strong> Mede portas, paredes e tomadas antes da entrega, e leva o cartão de volta.</p><p><strong>Software.</strong> Escreve a aplicação de base, a gestão à distância e as ligações a sistemas de hotéis, filas e caixas.</p><p><strong>Acompanhamento.</strong> Uma pessoa por cliente, do orçamento à renovação. É quem avisa quando uma peça muda ou um prazo falha.</p>',
        en: '<p><strong>Service.</strong> The phone is answered by people who have opened the equipment. They spend one day in three at the bench, to keep it that way.</p><p><strong>Installation.</strong> They measure doors, walls and sockets before delivery, and take the cardboard away.</p><p><strong>Software.</strong> They write the core application, remote management and the links to hotel, queue and till systems.</p><p><strong>Customer contact.</strong> One person per customer, from quote to renewal. That person tells you when a part changes or a date slips.</p>',
        es: '<p><strong>Asistencia.</strong> Contesta al teléfono quien ya ha abierto el equipo. Uno de cada tres días lo pasa en el banco, para que siga siendo así.</p><p><strong>Instalación.</strong> Mide puertas, paredes y enchufes antes de la entrega, y se lleva el cartón.</p><p><strong>Software.</strong> Escribe la aplicación básica, la gestión a distancia y las conexiones con sistemas de hotel, de colas y de caja.</p><p><strong>Seguimiento.</strong> Una persona por cliente, del presupuesto a la renovación. Es quien avisa cuando cambia una pieza o se retrasa una fecha.</p>',
      },
      picture: {
        id: 'workshop',
        alt: {
          pt: 'Um painel aberto na bancada de reparação, com as placas à vista e um osciloscópio ligado',
          en: 'A panel opened on the repair bench, its boards in sight and an oscilloscope switched on',
          es: 'Un panel abierto en el banco de reparación, con las placas a la vista y un osciloscopio encendido',
        },
      },
    },
    {
      block: 'branches',
      key: 'moradas',
      title: { pt: 'Onde nos encontra', en: 'Where to find us', es: 'Dónde encontrarnos' },
      branches,
    },
    {
      block: 'marks',
      key: 'parceiros',
      title: { pt: 'Parceiros, e desde quando', en: 'Partners, and since when', es: 'Colaboradores, y desde cuándo' },
      lead: home.partnersIntro.lead,
      fold: { pt: 'Ver os seis parceiros', en: 'See the six partners', es: 'Ver los seis colaboradores' },
      marks: home.partners.toSorted((one, other) => one.year - other.year),
    },
    {
      block: 'marks',
      key: 'premios',
      title: { pt: 'Prémios', en: 'Awards', es: 'Premios' },
      marks: home.awards,
    },
  ],
  seo: {
    title: {
      pt: 'Sobre nós: a oficina e as pessoas',
      en: 'About us: the workshop and its people',
      es: 'Sobre nosotros: el taller y su gente',
    },
    description: {
      pt: 'Equipamento interativo montado e reparado em Braga desde 2000: a história da empresa, a oficina, quem faz o quê, parceiros e prémios.',
      en: 'Interactive equipment assembled and repaired in Braga since 2000: the company’s history, its workshop, who does what, partners and awards.',
      es: 'Equipos interactivos montados y reparados en Braga desde el año 2000: historia de la empresa, taller, quién hace qué, colaboradores y premios.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
