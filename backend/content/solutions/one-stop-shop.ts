import type { SolutionDetailContent } from '../entities.ts';

export const oneStopShop = {
  key: 'one-stop-shop',
  solution: 'cities',
  slug: { pt: 'balcao-unico', en: 'one-stop-shop', es: 'oficina-de-atencion' },
  name: { pt: 'Balcão único', en: 'One-stop shop', es: 'Oficina de atención' },
  headline: {
    pt: 'A fila começa por uma pergunta, e muitas vezes acaba aí.',
    en: 'The queue starts with a question, and often ends there.',
    es: 'La cola empieza con una pregunta, y a menudo termina ahí.',
  },
  summary: {
    pt: 'Um quiosque à entrada que encaminha, diz que papéis são precisos e dá a senha certa, com o tempo de espera à vista.',
    en: 'A kiosk at the entrance that directs people, says which papers are needed and issues the right ticket, with the waiting time in view.',
    es: 'Un quiosco en la entrada que orienta, dice qué papeles hacen falta y da el turno adecuado, con el tiempo de espera a la vista.',
  },
  body: {
    pt: `
      <p><strong>Primeiro pergunta.</strong> O cidadão não sabe em que divisão se trata uma licença de esplanada, nem tem de saber. O Cais 22 pergunta ao que vem com palavras do dia a dia, e só depois escolhe a fila. Se faltar um documento, diz qual, onde se obtém e se há outra forma de tratar do assunto.</p>
      <p><strong>A espera é um número que se vê.</strong> O talão traz a hora prevista e um código para seguir a fila no telemóvel. Quem tem prioridade legal pede-a no quiosque, sem a justificar em voz alta.</p>
      <p><strong>Serve a quem não usa ecrãs.</strong> O teclado Relevo e os auscultadores permitem tirar senha só de ouvido, e os comandos ficam a 1,20 m no máximo.</p>
    `,
    en: `
      <p><strong>It asks first.</strong> People do not know which department deals with a terrace licence, and should not have to. The Cais 22 asks in everyday words what they have come for, and only then picks the queue. If a document is missing, it says which one, where to get it, and whether there is another way.</p>
      <p><strong>Waiting is a number people can see.</strong> The slip gives the expected time and a code for following the queue on a phone. Those with a legal right to priority ask for it at the kiosk, without explaining why out loud.</p>
      <p><strong>It serves people who do not use screens.</strong> With the Relevo keypad and headphones a ticket can be taken by ear alone, and no control is higher than 1.20 m.</p>
    `,
    es: `
      <p><strong>Primero pregunta.</strong> El ciudadano no sabe qué negociado lleva una licencia de terraza, ni tiene por qué saberlo. El Cais 22 pregunta a qué viene con palabras de cada día, y solo después elige la cola. Si falta un documento, dice cuál, dónde se obtiene y si hay otra forma de resolverlo.</p>
      <p><strong>La espera es un número que se ve.</strong> El tique trae la hora prevista y un código para seguir la cola en el móvil. Quien tiene prioridad legal la pide en el quiosco, sin justificarla en voz alta.</p>
      <p><strong>Sirve a quien no usa pantallas.</strong> Con el teclado Relevo y auriculares se saca turno solo de oído, y ningún mando está a más de 1,20 m.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Dizer ao que vem', en: 'Say what it is about', es: 'Decir a qué se viene' },
      text: {
        pt: 'Doze assuntos no primeiro ecrã, pelos nomes que as pessoas lhes dão.',
        en: 'Twelve subjects on the first screen, by the names people give them.',
        es: 'Doce asuntos en la primera pantalla, con los nombres que les da la gente.',
      },
    },
    {
      title: { pt: 'Confirmar os papéis', en: 'Check the papers', es: 'Comprobar los papeles' },
      text: {
        pt: 'Uma lista curta. Quem não os traz pode levá-la impressa e marcar outro dia.',
        en: 'A short list. Anyone without them can take it printed and book another day.',
        es: 'Una lista breve. Quien no los trae puede llevársela impresa y pedir otro día.',
      },
    },
    {
      title: { pt: 'Tirar a senha', en: 'Take a ticket', es: 'Sacar turno' },
      text: {
        pt: 'Em papel ou no telemóvel, com a hora prevista.',
        en: 'On paper or on the phone, with the expected time.',
        es: 'En papel o en el móvil, con la hora prevista.',
      },
    },
    {
      title: { pt: 'Ser chamado', en: 'Be called', es: 'Ser llamado' },
      text: {
        pt: 'Número e balcão no ecrã da sala e em voz.',
        en: 'Number and desk on the waiting-room screen and spoken aloud.',
        es: 'Número y mesa en la pantalla de la sala y por voz.',
      },
    },
  ],
  picture: {
    id: 'use-one-stop-shop',
    alt: {
      pt: 'Um Cais 22 à entrada de um espaço de atendimento, com o talão a sair; ao fundo, os balcões e o painel que chama',
      en: 'A Cais 22 at the entrance of a citizens’ service hall, its ticket printed; behind, the desks and the screen that calls',
      es: 'Un Cais 22 a la entrada de un espacio de atención, con el turno impreso; al fondo, los mostradores y la pantalla que llama',
    },
  },
  products: ['cais-22', 'ponto-15', 'cartaz'],
  questions: [
    {
      key: 'quantos',
      question: {
        pt: 'Quantos quiosques são precisos?',
        en: 'How many kiosks are needed?',
        es: '¿Cuántos quioscos hacen falta?',
      },
      answer: {
        pt: '<p>Um para cada 40 a 60 chegadas na hora mais cheia, se cada pessoa demorar cerca de um minuto. Contamos as chegadas durante uma semana, antes da proposta.</p>',
        en: '<p>One for every 40 to 60 arrivals in the busiest hour, if each person takes about a minute. We count arrivals for a week before quoting.</p>',
        es: '<p>Uno por cada 40 a 60 llegadas en la hora punta, si cada persona tarda un minuto, más o menos. Contamos las llegadas durante una semana antes de la propuesta.</p>',
      },
    },
    {
      key: 'dados',
      question: {
        pt: 'Que dados pessoais pede?',
        en: 'Which personal details does it ask for?',
        es: '¿Qué datos personales pide?',
      },
      answer: {
        pt: '<p>Para uma senha, nenhum. Para uma marcação, o que o sistema de marcações pedir, e passa-lho sem o guardar.</p>',
        en: '<p>For a ticket, none. For an appointment, whatever the booking system requires, which it passes on without keeping.</p>',
        es: '<p>Para un turno, ninguno. Para una cita, lo que pida el sistema de citas, y se lo pasa sin guardarlo.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Quiosques de senhas para o balcão único',
      en: 'Queue ticket kiosks for one-stop shops',
      es: 'Quioscos de turnos para oficinas de atención',
    },
    description: {
      pt: 'Encaminhamento, lista de documentos e senhas num quiosque acessível à entrada da câmara, ligado ao sistema de filas que já existe.',
      en: 'Directions, document lists and queue tickets at an accessible kiosk by the town hall door, linked to the queue system already in place.',
      es: 'Orientación, lista de documentos y turnos en un quiosco accesible a la entrada del ayuntamiento, conectado con el sistema de turnos existente.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
