import type { ProductSolutionContent } from '../entities.ts';
import { visitorReception } from '../solutions/visitor-reception.ts';
import { changes, serviceLevel } from './questions.ts';

export const receptionVisitors = {
  key: 'reception-visitors',
  category: 'reception-and-queues',
  slug: { pt: 'rececao-com-visitas', en: 'visitor-reception', es: 'recepcion-con-visitas' },
  name: { pt: 'Receção com visitas', en: 'Visitor reception', es: 'Recepción con visitas' },
  headline: {
    pt: 'O livro de visitas, sem livro: um cabo, um balcão, uma tarde.',
    en: 'The visitors’ book without the book: one cable, one desk, one afternoon.',
    es: 'El libro de visitas, sin libro: un cable, un mostrador, una tarde.',
  },
  summary: {
    pt: 'Um Ponto 15 com leitor e filtro de privacidade, aviso por e-mail a quem espera e prazo de apagamento à sua escolha.',
    en: 'A Ponto 15 with reader and privacy filter, a message to the host by email, and an erasure date of your choice.',
    es: 'Un Ponto 15 con lector y filtro de privacidad, aviso por correo a quien espera y el plazo de borrado que usted elija.',
  },
  body: {
    pt: `
      <p>Um único cabo de rede PoE+ traz corrente e dados, por isso não há transformador em cima do balcão. Quem visita confirma o nome, assina as regras e recebe uma etiqueta; quem espera recebe a mensagem.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>Um ponto de rede PoE+ no balcão, ou uma tomada.</li>
      <li>A lista de quem recebe visitas, que pode vir do diretório da empresa.</li>
      <li>O prazo de conservação, que o encarregado da proteção de dados fixa.</li>
      </ul>
    `,
    en: `
      <p>A single PoE+ network cable brings power and data, so there is no adapter on the desk. Visitors confirm their name, sign the rules and get a badge; their host gets a message.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>A PoE+ network point at the desk, or a socket.</li>
      <li>The list of hosts, which can come from the company directory.</li>
      <li>How long records are kept, as set by the data protection officer.</li>
      </ul>
    `,
    es: `
      <p>Un único cable de red PoE+ trae corriente y datos, así que no hay transformador sobre el mostrador. La visita confirma el nombre, firma las normas y recibe una etiqueta; quien espera recibe el mensaje.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>Un punto de red PoE+ en el mostrador, o un enchufe.</li>
      <li>La lista de quien recibe visitas, que puede venir del directorio de la empresa.</li>
      <li>El plazo de conservación, que fija el delegado de protección de datos.</li>
      </ul>
    `,
  },
  picture: visitorReception.picture,
  figures: [
    {
      value: { pt: '3\u00a0semanas', en: '3\u00a0weeks', es: '3\u00a0semanas' },
      label: {
        pt: 'da encomenda à primeira visita',
        en: 'from order to first visitor',
        es: 'del pedido a la primera visita',
      },
    },
    { value: '14 W', label: { pt: 'de consumo típico', en: 'of typical consumption', es: 'de consumo típico' } },
    {
      value: '20 × 21 cm',
      label: { pt: 'de pé sobre o balcão', en: 'of foot on the desk', es: 'de pie sobre el mostrador' },
    },
  ],
  parts: [
    {
      product: 'ponto-15',
      quantity: 1,
      note: {
        pt: 'Versão Leitor, com QR e sem contacto',
        en: 'Reader version, with QR and contactless',
        es: 'Versión Lector, con QR y sin contacto',
      },
    },
    {
      name: { pt: 'Filtro Biombo', en: 'Biombo filter', es: 'Filtro Biombo' },
      quantity: 1,
      note: { pt: 'Só se lê de frente', en: 'Can only be read from straight ahead', es: 'Solo se lee de frente' },
    },
    {
      name: { pt: 'Impressora Folhinha', en: 'Folhinha printer', es: 'Impresora Folhinha' },
      quantity: 1,
      note: { pt: 'Etiquetas de 58 mm', en: '58 mm badges', es: 'Etiquetas de 58 mm' },
    },
    {
      product: 'leme',
      quantity: 1,
      note: { pt: 'Incluído com o quiosque', en: 'Included with the kiosk', es: 'Incluido con el quiosco' },
    },
    {
      name: { pt: 'Configuração das visitas', en: 'Visitor set-up', es: 'Configuración de visitas' },
      quantity: 1,
      note: {
        pt: 'Textos em três línguas, regras da casa, lista de anfitriões, prazos',
        en: 'Texts in three languages, site rules, list of hosts, dates',
        es: 'Textos en tres idiomas, normas de la casa, lista de anfitriones, plazos',
      },
    },
    {
      name: { pt: 'Instalação e formação', en: 'Installation and training', es: 'Instalación y formación' },
      quantity: 1,
      note: {
        pt: 'Uma tarde, com a equipa da receção',
        en: 'An afternoon, with reception staff',
        es: 'Una tarde, con el equipo de recepción',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semana 1: textos', en: 'Week 1: texts', es: 'Semana 1: textos' },
      text: {
        pt: 'O que se pergunta e o que se assina.',
        en: 'What is asked, and what is signed.',
        es: 'Qué se pregunta y qué se firma.',
      },
    },
    {
      title: { pt: 'Semana 2: ensaio', en: 'Week 2: trial', es: 'Semana 2: ensayo' },
      text: {
        pt: 'Na oficina, com visitas a fingir e o seu e-mail.',
        en: 'In our workshop, with pretend visitors and your email.',
        es: 'En el taller, con visitas simuladas y su correo.',
      },
    },
    {
      title: { pt: 'Semana 3: balcão', en: 'Week 3: the desk', es: 'Semana 3: mostrador' },
      text: {
        pt: 'Ligado numa tarde, a partir das 14h00.',
        en: 'Connected in an afternoon, from 14:00.',
        es: 'Conectado en una tarde, desde las 14:00.',
      },
    },
    {
      title: { pt: 'Trinta dias depois', en: 'Thirty days later', es: 'Treinta días después' },
      text: {
        pt: 'Confirmamos que os dados se apagaram na data.',
        en: 'We check that records were erased on their date.',
        es: 'Comprobamos que los datos se borraron en la fecha prevista.',
      },
    },
  ],
  questions: [
    {
      key: 'varias',
      question: { pt: 'E com duas entradas?', en: 'What about two entrances?', es: '¿Y con dos entradas?' },
      answer: {
        pt: '<p>Dois Ponto 15 partilham a mesma lista: quem entra por uma porta pode sair pela outra.</p>',
        en: '<p>Two Ponto 15 share one list: people may come in by one door and leave by the other.</p>',
        es: '<p>Dos Ponto 15 comparten la misma lista: quien entra por una puerta puede salir por la otra.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Conjunto para receção de visitas',
      en: 'Visitor reception set',
      es: 'Conjunto para recepción de visitas',
    },
    description: {
      pt: 'Quiosque de balcão com leitor, filtro de privacidade, etiquetas e configuração: o livro de visitas sem livro, pronto em três semanas.',
      en: 'A countertop kiosk with reader, privacy filter, badges and set-up: the visitors’ book without the book, ready three weeks after ordering.',
      es: 'Quiosco de sobremesa con lector, filtro de privacidad, etiquetas y configuración: el libro de visitas sin libro, listo en tres semanas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
