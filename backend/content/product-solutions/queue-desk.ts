import type { ProductSolutionContent } from '../entities.ts';
import { oneStopShop } from '../solutions/one-stop-shop.ts';
import { changes, serviceLevel } from './questions.ts';

export const queueDesk = {
  key: 'queue-desk',
  category: 'reception-and-queues',
  slug: { pt: 'atendimento-com-senhas', en: 'desk-with-queue-tickets', es: 'atencion-con-turnos' },
  name: { pt: 'Atendimento com senhas', en: 'Desk with queue tickets', es: 'Atención con turnos' },
  headline: {
    pt: 'Dois quiosques, um diretório e dez balcões que chamam pelo número.',
    en: 'Two kiosks, a directory and ten desks that call by number.',
    es: 'Dos quioscos, un directorio y diez mesas que llaman por número.',
  },
  summary: {
    pt: 'Para balcões únicos, centros de saúde e serviços académicos: senhas acessíveis, chamada por voz e ecrã, e papel para um ano.',
    en: 'For one-stop shops, health centres and student services: accessible tickets, calls by voice and screen, and paper for a year.',
    es: 'Para oficinas de atención, centros de salud y secretarías: turnos accesibles, llamada por voz y pantalla, y papel para un año.',
  },
  body: {
    pt: `
      <p>Pensado para quinhentas pessoas por dia. Um quiosque basta para metade; o segundo serve a hora de ponta e os dias em que o primeiro é limpo ou recebe papel. A ligação ao sistema de filas que já tem, ou o nosso, ensaia-se antes.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>Rede e corrente em cada ponto; onde não se possa furar o chão, uma base Lastro 30.</li>
      <li>A lista dos serviços pelo nome que as pessoas lhes dão.</li>
      <li>A acústica: a voz tem de se ouvir sem gritar.</li>
      </ul>
    `,
    en: `
      <p>Meant for five hundred people a day. One kiosk is enough for half of them; the second serves the busiest hour, and the times when the first is being cleaned or given paper. The link to the queue system you have, or to ours, is tested beforehand.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>Network and power at each point; where the floor may not be drilled, a Lastro 30 base.</li>
      <li>The list of services, by the names people give them.</li>
      <li>Acoustics: the voice must be heard without shouting.</li>
      </ul>
    `,
    es: `
      <p>Pensado para quinientas personas al día. Un quiosco basta para la mitad; el segundo sirve en la hora punta y cuando el primero se limpia o recibe papel. La conexión con el sistema de turnos que ya tiene, o con el nuestro, se ensaya antes.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>Red y corriente en cada punto; donde no se pueda taladrar el suelo, una base Lastro 30.</li>
      <li>La lista de servicios con los nombres que les da la gente.</li>
      <li>La acústica: la voz debe oírse sin gritar.</li>
      </ul>
    `,
  },
  picture: oneStopShop.picture,
  figures: [
    {
      value: '500',
      label: { pt: 'pessoas por dia', en: 'people a day', es: 'personas al día' },
    },
    {
      value: { pt: '7\u00a0semanas', en: '7\u00a0weeks', es: '7\u00a0semanas' },
      label: { pt: 'da encomenda à abertura', en: 'from order to opening', es: 'del pedido a la apertura' },
    },
    {
      value: { pt: '1,20 m', en: '1.20 m', es: '1,20 m' },
      label: { pt: 'altura máxima dos comandos', en: 'highest control', es: 'altura máxima de los mandos' },
    },
  ],
  parts: [
    {
      product: 'cais-22',
      quantity: 2,
      note: {
        pt: 'Versão Talão, com impressora e leitor QR',
        en: 'Print version, with printer and QR reader',
        es: 'Versión Tique, con impresora y lector QR',
      },
    },
    {
      name: { pt: 'Teclado Relevo', en: 'Relevo keypad', es: 'Teclado Relevo' },
      quantity: 2,
      note: { pt: 'Para usar só de ouvido', en: 'For use by sound alone', es: 'Para usar solo de oído' },
    },
    {
      product: 'marco-43',
      quantity: 1,
      note: {
        pt: 'Diretório dos serviços e mapa do edifício',
        en: 'Directory of services and map of the building',
        es: 'Directorio de servicios y plano del edificio',
      },
    },
    {
      product: 'cartaz',
      quantity: 2,
      note: {
        pt: 'Chamada de números e avisos, em dois ecrãs de sala que já existam',
        en: 'Number calls and notices, on two waiting-room screens you already have',
        es: 'Llamada de números y avisos, en dos pantallas de sala que ya existan',
      },
    },
    {
      name: { pt: 'Posto de chamada', en: 'Call station', es: 'Puesto de llamada' },
      quantity: 10,
      note: {
        pt: 'No computador de cada balcão',
        en: 'On the computer at each desk',
        es: 'En el ordenador de cada mesa',
      },
    },
    {
      name: { pt: 'Caixa de rolos Maço', en: 'Maço paper box', es: 'Caja de rollos Maço' },
      quantity: 8,
      note: {
        pt: '160 rolos de 800 senhas: um ano a 500 por dia útil',
        en: '160 rolls of 800 tickets: a year at 500 each working day',
        es: '160 rollos de 800 turnos: un año a 500 por día laborable',
      },
    },
    {
      name: {
        pt: 'Ligação ao sistema de filas',
        en: 'Link to the queue system',
        es: 'Conexión con el sistema de turnos',
      },
      quantity: 1,
      note: {
        pt: 'Configurada e testada na oficina, com dados fictícios',
        en: 'Set up and tested in our workshop, on dummy data',
        es: 'Configurada y probada en el taller, con datos ficticios',
      },
    },
    {
      name: { pt: 'Instalação e abertura', en: 'Installation and opening', es: 'Instalación y apertura' },
      quantity: 1,
      note: {
        pt: 'Um dia fechado, e uma pessoa nossa na sala nos dois primeiros dias',
        en: 'One closed day, and one of us in the room for the first two',
        es: 'Un día cerrado, y una persona nuestra en la sala los dos primeros',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semanas 1 e 2: contar', en: 'Weeks 1 and 2: count', es: 'Semanas 1 y 2: contar' },
      text: {
        pt: 'Chegadas por hora e por serviço, durante uma semana.',
        en: 'Arrivals by hour and service, for a week.',
        es: 'Llegadas por hora y servicio, durante una semana.',
      },
    },
    {
      title: { pt: 'Semanas 3 a 5: configurar', en: 'Weeks 3 to 5: set up', es: 'Semanas 3 a 5: configurar' },
      text: {
        pt: 'Serviços, documentos, vozes e ligação.',
        en: 'Services, documents, voices and the link.',
        es: 'Servicios, documentos, voces y conexión.',
      },
    },
    {
      title: { pt: 'Semana 6: ensaiar', en: 'Week 6: rehearse', es: 'Semana 6: ensayar' },
      text: {
        pt: 'Com três funcionários e uma fila a fingir.',
        en: 'With three members of staff and a pretend queue.',
        es: 'Con tres empleados y una cola simulada.',
      },
    },
    {
      title: { pt: 'Semana 7: abrir', en: 'Week 7: open', es: 'Semana 7: abrir' },
      text: {
        pt: 'Instala-se num dia e acerta-se em dois.',
        en: 'Installed in a day, adjusted in two.',
        es: 'Se instala en un día y se ajusta en dos.',
      },
    },
  ],
  questions: [
    {
      key: 'cpv',
      question: { pt: 'Que códigos CPV se usam?', en: 'Which CPV codes apply?', es: '¿Qué códigos CPV se usan?' },
      answer: {
        pt: '<p>30231320-6 (monitores táteis), 30200000-1 (equipamento informático) e 48000000-8 (pacotes de software).</p>',
        en: '<p>30231320-6 (touch screen monitors), 30200000-1 (computer equipment) and 48000000-8 (software packages).</p>',
        es: '<p>30231320-6 (monitores de pantalla táctil), 30200000-1 (equipo informático) y 48000000-8 (paquetes de software).</p>',
      },
    },
    {
      key: 'papel',
      question: {
        pt: 'Podemos dispensar o papel?',
        en: 'Can we do without paper?',
        es: '¿Podemos prescindir del papel?',
      },
      answer: {
        pt: '<p>Em parte: quem quiser leva a senha no telemóvel. Manter a impressora é o que deixa o serviço aberto a todos.</p>',
        en: '<p>In part: those who like can take the ticket on a phone. Keeping the printer is what leaves the service open to everybody.</p>',
        es: '<p>En parte: quien quiera lleva el turno en el móvil. Mantener la impresora es lo que deja el servicio abierto a todos.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Conjunto de senhas para atendimento ao público',
      en: 'Queue ticket set for public desks',
      es: 'Conjunto de turnos para atención al público',
    },
    description: {
      pt: 'Dois quiosques de senhas acessíveis, diretório, chamada por voz em dez balcões, ligação ao sistema de filas e papel para um ano de trabalho.',
      en: 'Two accessible ticket kiosks, a directory, voice calls from ten desks, a link to your queue system, and a year of paper: in seven weeks.',
      es: 'Dos quioscos de turnos accesibles, directorio, llamada por voz en diez mesas, conexión con su sistema y papel para un año de trabajo.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
