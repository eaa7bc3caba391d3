import type { PageContent } from '../entities.ts';

export const recruitmentPage = {
  key: 'recruitment',
  title: {
    pt: 'Recrutamento',
    en: 'Recruitment',
    es: 'Reclutamiento',
  },
  headline: {
    pt: 'Montamos ecrãs, mesas e quiosques com as mãos e escrevemos o software que corre neles. Procuramos quem goste das duas coisas, ou de uma delas a sério.',
    en: 'We assemble screens, tables and kiosks by hand and write the software they run. We look for people who like both, or one of them a great deal.',
    es: 'Montamos pantallas, mesas y quioscos con las manos y escribimos el software que llevan dentro. Buscamos a quien le gusten las dos cosas, o una de ellas mucho.',
  },
  actions: [
    {
      label: { pt: 'Ver as vagas', en: 'See the vacancies', es: 'Ver las vacantes' },
      url: 'ref:page/recruitment#vagas',
    },
    {
      label: { pt: 'Como contratamos', en: 'How we hire', es: 'Cómo contratamos' },
      url: 'ref:page/recruitment#como-contratamos',
    },
  ],
  picture: {
    id: 'page-recruitment',
    alt: {
      pt: 'Um quiosque a meio da montagem na oficina, com o interior à vista; atrás, a bancada, as ferramentas em ordem, candeeiros acesos e um banco vazio',
      en: 'A kiosk half assembled in the workshop, its inside in view; behind it the bench, the tools in order, lit lamps and an empty stool',
      es: 'Un quiosco a medio montar en el taller, con el interior a la vista; detrás, el banco de trabajo, las herramientas en orden, lámparas encendidas y un taburete vacío',
    },
  },
  blocks: [
    {
      block: 'steps',
      key: 'como-contratamos',
      title: { pt: 'Como contratamos', en: 'How we hire', es: 'Cómo contratamos' },
      lead: {
        pt: 'Quatro semanas, do fecho das candidaturas à resposta. Se nos atrasarmos, avisamos.',
        en: 'Four weeks from the closing date to an answer. If we run late, we say so.',
        es: 'Cuatro semanas desde el cierre de candidaturas hasta la respuesta. Si nos retrasamos, avisamos.',
      },
      steps: [
        {
          title: { pt: 'Lemos', en: 'We read', es: 'Leemos' },
          text: {
            pt: 'Duas pessoas leem cada candidatura, uma delas da equipa para onde se candidata. Nenhum programa escolhe por nós.',
            en: 'Two people read every application, one of them from the team you would join. No software sorts them for us.',
            es: 'Dos personas leen cada candidatura, una de ellas del equipo al que se presenta. Ningún programa elige por nosotros.',
          },
        },
        {
          title: { pt: 'Telefonamos', en: 'We call', es: 'Llamamos' },
          text: {
            pt: 'Vinte minutos: contamos o que é o trabalho, com horário e salário, e ouvimos o que já fez.',
            en: 'Twenty minutes: we describe the work, hours and pay included, and hear what you have done.',
            es: 'Veinte minutos: contamos en qué consiste el trabajo, con horario y sueldo, y escuchamos lo que ha hecho.',
          },
        },
        {
          title: { pt: 'Fazemos', en: 'We try', es: 'Probamos' },
          text: {
            pt: 'Uma manhã na oficina ou ao computador, com uma tarefa como as de todos os dias. É paga, e as despesas da viagem também.',
            en: 'A morning in the workshop or at the keyboard, on a task like any other day’s. It is paid, and so is your journey.',
            es: 'Una mañana en el taller o ante el ordenador, con una tarea como las de cada día. Se paga, y el viaje también.',
          },
        },
        {
          title: { pt: 'Decidimos', en: 'We decide', es: 'Decidimos' },
          text: {
            pt: 'Respondemos por escrito em cinco dias úteis. Se a resposta for não, dizemos porquê.',
            en: 'We answer in writing within five working days. If the answer is no, we say why.',
            es: 'Respondemos por escrito en cinco días laborables. Si la respuesta es no, explicamos por qué.',
          },
        },
        {
          title: { pt: 'Começamos', en: 'We start', es: 'Empezamos' },
          text: {
            pt: 'As duas primeiras semanas são na oficina, seja qual for a função: quem atende o telefone também já abriu um ecrã.',
            en: 'The first two weeks are in the workshop, whatever the job: those who answer the phone have opened a screen too.',
            es: 'Las dos primeras semanas son en el taller, sea cual sea el puesto: quien atiende el teléfono también ha abierto una pantalla.',
          },
        },
      ],
    },
    {
      block: 'points',
      key: 'condicoes',
      title: { pt: 'O que vale para todos', en: 'What everyone gets', es: 'Condiciones para todos' },
      lead: {
        pt: 'Igual em Braga, em Lisboa e em Faro.',
        en: 'The same in Braga, Lisbon and Faro.',
        es: 'Igual en Braga, en Lisboa y en Faro.',
      },
      points: [
        {
          title: { pt: 'Salário dito à partida', en: 'Pay stated up front', es: 'El sueldo, desde el principio' },
          text: {
            pt: 'No primeiro telefonema, com o intervalo e o que o faz subir.',
            en: 'In the first call, as a range and with what moves you up in it.',
            es: 'En la primera llamada, con el intervalo y lo que lo hace subir.',
          },
        },
        {
          title: {
            pt: 'Vinte e cinco dias de férias',
            en: 'Twenty-five days of holiday',
            es: 'Veinticinco días de vacaciones',
          },
          text: {
            pt: 'Úteis, e mais o dia de anos.',
            en: 'Working days, and your birthday on top.',
            es: 'Laborables, y además el día del cumpleaños.',
          },
        },
        {
          title: { pt: 'Cinco dias de formação', en: 'Five days of training', es: 'Cinco días de formación' },
          text: {
            pt: 'Por ano, dentro do horário, escolhidos com quem coordena a equipa.',
            en: 'A year, in working hours, chosen with your team lead.',
            es: 'Al año, dentro del horario, elegidos con quien coordina el equipo.',
          },
        },
        {
          title: { pt: 'Oficina acessível', en: 'An accessible workshop', es: 'Taller accesible' },
          text: {
            pt: 'Bancadas de altura regulável, sem degraus entre salas. Se precisar de outra coisa para a entrevista ou para o trabalho, diga-nos.',
            en: 'Benches that change height and no steps between rooms. If you need anything else for the interview or the work, tell us.',
            es: 'Mesas de altura regulable y ningún escalón entre salas. Si necesita algo más para la entrevista o el trabajo, díganoslo.',
          },
        },
        {
          title: { pt: 'Os seus dados', en: 'Your data', es: 'Sus datos' },
          text: {
            pt: 'Guardamos a candidatura seis meses depois da resposta e apagamo-la, salvo se pedir que a guardemos mais tempo ou menos.',
            en: 'We keep your application for six months after the answer and then erase it, unless you ask for more or less.',
            es: 'Guardamos la candidatura seis meses después de la respuesta y la borramos, salvo que pida más tiempo o menos.',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Recrutamento: trabalhar na oficina e no software',
      en: 'Recruitment: work in workshop and software',
      es: 'Reclutamiento: trabajar en taller y software',
    },
    description: {
      pt: 'Trabalhar na Vidra: vagas e estágios abertos, como decorre a contratação, passo a passo e em quatro semanas, e as condições que valem para todos.',
      en: 'Working at Vidra: open positions and internships, how hiring goes step by step in four weeks, and the terms that hold for everyone.',
      es: 'Trabajar en Vidra: vacantes y prácticas abiertas, cómo es la contratación paso a paso, en cuatro semanas, y las condiciones que valen para todos.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies PageContent;
