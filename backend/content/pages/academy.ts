import { site } from '#shared/site.ts';
import type { PageContent } from '../entities.ts';

export const academy = {
  key: 'academy',
  title: { pt: `Academia ${site.name}`, en: `${site.name} Academy`, es: `Academia ${site.name}` },
  headline: {
    pt: 'Aprende-se a usar um ecrã com as mãos nele. Por isso há no máximo seis pessoas por equipamento, e ninguém passa a manhã a ver diapositivos.',
    en: 'You learn to use a screen by using it. So there are at most six people to a unit, and nobody spends the morning watching slides.',
    es: 'A usar una pantalla se aprende usándola. Por eso hay como máximo seis personas por equipo, y nadie pasa la mañana viendo diapositivas.',
  },
  actions: [
    {
      label: { pt: 'Pedir formação', en: 'Request training', es: 'Pedir formación' },
      url: 'ref:page/academy#formulario',
    },
    { label: { pt: 'Ver os cursos', en: 'See the courses', es: 'Ver los cursos' }, url: 'ref:page/academy#cursos' },
  ],
  picture: {
    id: 'services-training',
    alt: {
      pt: 'Sala de formação de paredes verdes, com vista para os montes: um ecrã grande numa coluna elevatória mostra três gestos e, junto à janela, uma mesa para quatro pessoas',
      en: 'Training room with green walls and a view of hills: a large screen on a lift column shows three gestures and, by the window, a table for four',
      es: 'Sala de formación de paredes verdes, con vistas a los montes: una pantalla grande en una columna elevadora muestra tres gestos y, junto a la ventana, una mesa para cuatro personas',
    },
  },
  blocks: [
    {
      block: 'table',
      key: 'cursos',
      title: { pt: 'Os cursos', en: 'The courses', es: 'Los cursos' },
      lead: {
        pt: 'As datas combinam-se consigo. Na sua sala, em Portugal continental e Espanha peninsular, a partir de quatro pessoas.',
        en: 'Dates are agreed with you. In your own room, in mainland Portugal and Spain, from four people.',
        es: 'Las fechas se acuerdan con usted. En su sala, en Portugal continental y España peninsular, a partir de cuatro personas.',
      },
      fold: { pt: 'Ver os oito cursos', en: 'See the eight courses', es: 'Ver los ocho cursos' },
      columns: [
        { pt: 'Curso', en: 'Course', es: 'Curso' },
        { pt: 'Para quem', en: 'For whom', es: 'Para quién' },
        { pt: 'Nível', en: 'Level', es: 'Nivel' },
        { pt: 'Horas', en: 'Hours', es: 'Horas' },
        { pt: 'Lugares', en: 'Places', es: 'Plazas' },
        { pt: 'Onde', en: 'Where', es: 'Dónde' },
      ],
      rows: [
        [
          { pt: 'A primeira aula', en: 'The first lesson', es: 'La primera clase' },
          { pt: 'Docentes', en: 'Teachers', es: 'Docentes' },
          { pt: 'Inicial', en: 'Beginner', es: 'Inicial' },
          '3 h',
          '12',
          { pt: 'Na sua escola', en: 'At your school', es: 'En su centro' },
        ],
        [
          { pt: 'Uma turma, dois sítios', en: 'One class, two places', es: 'Una clase, dos lugares' },
          { pt: 'Docentes', en: 'Teachers', es: 'Docentes' },
          { pt: 'Intermédio', en: 'Intermediate', es: 'Intermedio' },
          '3 h',
          '12',
          { pt: 'Na sua escola ou por vídeo', en: 'At your school or by video', es: 'En su centro o por vídeo' },
        ],
        [
          { pt: 'A mesa no jardim de infância', en: 'The table in the nursery', es: 'La mesa en la escuela infantil' },
          { pt: 'Educadores', en: 'Nursery teachers', es: 'Educadores' },
          { pt: 'Inicial', en: 'Beginner', es: 'Inicial' },
          '2\u00a0h\u00a030',
          '10',
          { pt: 'Na sua escola', en: 'At your school', es: 'En su centro' },
        ],
        [
          { pt: 'Atender com um quiosque ao lado', en: 'Serving beside a kiosk', es: 'Atender junto a un quiosco' },
          { pt: 'Balcão e receção', en: 'Counter and reception staff', es: 'Mostrador y recepción' },
          { pt: 'Inicial', en: 'Beginner', es: 'Inicial' },
          '2 h',
          '12',
          { pt: 'No seu balcão', en: 'At your counter', es: 'En su mostrador' },
        ],
        [
          { pt: 'Atendimento acessível', en: 'Accessible service', es: 'Atención accesible' },
          {
            pt: 'Atendimento e compras públicas',
            en: 'Service staff and public buyers',
            es: 'Atención y compras públicas',
          },
          { pt: 'Intermédio', en: 'Intermediate', es: 'Intermedio' },
          '3\u00a0h\u00a030',
          '12',
          { pt: 'Lisboa ou na sua sala', en: 'Lisbon or your own room', es: 'Lisboa o en su sala' },
        ],
        [
          {
            pt: 'Conteúdos que se leem a andar',
            en: 'Content people read while walking',
            es: 'Contenidos que se leen al pasar',
          },
          { pt: 'Comunicação e lojas', en: 'Communication and shops', es: 'Comunicación y tiendas' },
          { pt: 'Intermédio', en: 'Intermediate', es: 'Intermedio' },
          '6 h',
          '10',
          { pt: 'Lisboa ou por vídeo', en: 'Lisbon or by video', es: 'Lisboa o por vídeo' },
        ],
        [
          {
            pt: 'Gerir cem ecrãs a partir de uma secretária',
            en: 'Managing a hundred screens from a desk',
            es: 'Gestionar cien pantallas desde un escritorio',
          },
          { pt: 'Equipas de informática', en: 'IT teams', es: 'Equipos de informática' },
          { pt: 'Avançado', en: 'Advanced', es: 'Avanzado' },
          '6 h',
          '8',
          { pt: 'Braga ou por vídeo', en: 'Braga or by video', es: 'Braga o por vídeo' },
        ],
        [
          { pt: 'Primeira linha de manutenção', en: 'First-line maintenance', es: 'Primera línea de mantenimiento' },
          { pt: 'Manutenção e parceiros', en: 'Maintenance staff and partners', es: 'Mantenimiento y socios' },
          { pt: 'Avançado', en: 'Advanced', es: 'Avanzado' },
          '7 h',
          '6',
          { pt: 'Oficina de Braga', en: 'Workshop in Braga', es: 'Taller de Braga' },
        ],
      ],
    },
    {
      block: 'cards',
      key: 'de-perto',
      title: { pt: 'Três cursos de perto', en: 'Three courses up close', es: 'Tres cursos de cerca' },
      cards: [
        {
          key: 'primeira-aula',
          title: { pt: 'A primeira aula', en: 'The first lesson', es: 'La primera clase' },
          text: {
            pt: 'Cada pessoa traz uma aula que já deu. Em três horas passa-a para o quadro, dá dez minutos dela aos colegas e leva-a gravada. Ligar, escrever, apagar e partilhar aprendem-se pelo caminho.',
            en: 'Everyone brings a lesson they have already taught. In three hours they move it to the board, teach ten minutes of it to the others and take it home saved. Connecting, writing, erasing and sharing are learnt on the way.',
            es: 'Cada persona trae una clase que ya ha dado. En tres horas la pasa a la pizarra, da diez minutos a sus compañeros y se la lleva guardada. Conectar, escribir, borrar y compartir se aprenden por el camino.',
          },
        },
        {
          key: 'atendimento-acessivel',
          title: { pt: 'Atendimento acessível', en: 'Accessible service', es: 'Atención accesible' },
          text: {
            pt: 'Com a Fundación Mostrador Común. Meia manhã com os olhos tapados, outra numa cadeira de rodas, diante do mesmo quiosque. No fim escreve-se o que mudar no seu balcão, por ordem de custo.',
            en: 'With Fundación Mostrador Común. Half the morning blindfolded, half in a wheelchair, in front of the same kiosk. It ends with a list of what to change at your counter, in order of cost.',
            es: 'Con la Fundación Mostrador Común. Media mañana con los ojos tapados, otra media en silla de ruedas, ante el mismo quiosco. Al final se escribe qué cambiar en su mostrador, por orden de coste.',
          },
        },
        {
          key: 'primeira-linha',
          title: {
            pt: 'Primeira linha de manutenção',
            en: 'First-line maintenance',
            es: 'Primera línea de mantenimiento',
          },
          text: {
            pt: 'Um dia na oficina, com um ecrã aberto por cada duas pessoas. Trocar fonte, computador e moldura tátil, ler registos, saber quando parar. Quem o faz pode reparar em garantia o equipamento da sua organização.',
            en: 'A day in the workshop, with an open screen for every two people. Replacing power supply, computer and touch frame, reading logs, knowing when to stop. Whoever takes it may repair their organisation’s equipment under warranty.',
            es: 'Un día en el taller, con una pantalla abierta por cada dos personas. Cambiar la fuente, el ordenador y el marco táctil, leer registros, saber cuándo parar. Quien lo hace puede reparar en garantía los equipos de su organización.',
          },
        },
      ],
    },
    {
      block: 'questions',
      key: 'perguntas',
      title: { pt: 'Antes de se inscrever', en: 'Before you sign up', es: 'Antes de inscribirse' },
      lead: {
        pt: 'Outra dúvida? Junte-a ao pedido, em baixo: responde quem dá o curso.',
        en: 'Another question? Add it to your request below: whoever gives the course answers.',
        es: '¿Otra duda? Añádala a la solicitud, abajo: responde quien imparte el curso.',
      },
      questions: [
        {
          key: 'certificado',
          question: { pt: 'Recebo um certificado?', en: 'Do I get a certificate?', es: '¿Recibo un certificado?' },
          answer: {
            pt: '<p>Recebe uma declaração de participação, com horas e programa. Não somos entidade formadora certificada, por isso não conta, só por si, para a progressão na carreira docente. Pode servir onde o centro de formação da sua escola a aceite.</p>',
            en: '<p>You get a statement of attendance, with hours and syllabus. We are not an accredited training body, so on its own it does not count towards a teacher’s career points. Your school’s training centre may accept it.</p>',
            es: '<p>Recibe una declaración de asistencia, con horas y programa. No somos una entidad de formación acreditada, así que por sí sola no cuenta para sexenios ni méritos docentes. Puede servir si su centro de profesorado la acepta.</p>',
          },
        },
        {
          key: 'equipamento-proprio',
          question: {
            pt: 'Tenho de ter equipamento vosso?',
            en: 'Do I need to own your equipment?',
            es: '¿Tengo que tener equipos suyos?',
          },
          answer: {
            pt: '<p>Para os cursos na sua sala, sim. Nos de Lisboa e Braga, não: usa o nosso, e metade do que se aprende serve em qualquer ecrã.</p>',
            en: '<p>For courses in your own room, yes. For those in Lisbon and Braga, no: you use ours, and half of what is taught holds for any screen.</p>',
            es: '<p>Para los cursos en su sala, sí. En los de Lisboa y Braga, no: usa los nuestros, y la mitad de lo que se aprende vale para cualquier pantalla.</p>',
          },
        },
        {
          key: 'linguas',
          question: { pt: 'Em que línguas?', en: 'In which languages?', es: '¿En qué idiomas?' },
          answer: {
            pt: '<p>Português e espanhol em todos. Inglês em «Gerir cem ecrãs» e «Primeira linha de manutenção». Com interpretação em língua gestual se pedir com quinze dias.</p>',
            en: '<p>All in Portuguese and Spanish. ‘Managing a hundred screens’ and ‘First-line maintenance’ in English too. With sign-language interpreting if you ask fifteen days ahead.</p>',
            es: '<p>Todos en portugués y en español. «Gestionar cien pantallas» y «Primera línea de mantenimiento», también en inglés. Con interpretación en lengua de signos si la pide con quince días de antelación.</p>',
          },
        },
        {
          key: 'incluido-na-compra',
          question: {
            pt: 'A formação não vem com o equipamento?',
            en: 'Doesn’t training come with the equipment?',
            es: '¿La formación no viene con el equipo?',
          },
          answer: {
            pt: '<p>Vêm 90 minutos no dia da <a href="ref:page/services#incluido">instalação</a>, que chegam para começar. Os cursos são para ir mais longe, ou para quem entrou depois.</p>',
            en: '<p><a href="ref:page/services#incluido">Installation day</a> includes 90 minutes, enough to get going. The courses are for going further, or for those who joined later.</p>',
            es: '<p>El día de la <a href="ref:page/services#incluido">instalación</a> incluye 90 minutos, que bastan para empezar. Los cursos son para ir más lejos, o para quien llegó después.</p>',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Academia: formação em ecrãs interativos',
      en: 'Academy: training on interactive screens',
      es: 'Academia: formación en pantallas interactivas',
    },
    description: {
      pt: 'Oito cursos de duas a sete horas para docentes, atendimento, comunicação, informática e manutenção, na sua sala, em Lisboa, em Braga ou por vídeo.',
      en: 'Eight courses of two to seven hours for teachers, counter staff, communication, IT and maintenance: in your room, in Lisbon, in Braga or by video.',
      es: 'Ocho cursos de dos a siete horas para docentes, atención al público, comunicación, informática y mantenimiento: en su sala, Lisboa, Braga o por vídeo.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
