import type { SolutionDetailContent } from '../entities.ts';

export const virtualClassroom = {
  key: 'virtual-classroom',
  solution: 'education',
  slug: { pt: 'sala-de-aula-virtual', en: 'virtual-classroom', es: 'aula-virtual' },
  name: { pt: 'Sala de aula virtual', en: 'Virtual classroom', es: 'Aula virtual' },
  headline: {
    pt: 'Uma aula, duas salas: quem está em casa vê o quadro, e não a nuca dos colegas.',
    en: 'One lesson, two rooms: pupils at home see the board, not the backs of heads.',
    es: 'Una clase, dos aulas: quien está en casa ve la pizarra, y no la nuca de sus compañeros.',
  },
  summary: {
    pt: 'Para alunos em casa, turmas que se juntam entre duas escolas e disciplinas com um só professor para três concelhos.',
    en: 'For pupils at home, classes joined across two schools, and subjects with one teacher for three towns.',
    es: 'Para alumnos en casa, grupos que se unen entre dos centros y asignaturas con un solo profesor para tres pueblos.',
  },
  body: {
    pt: `
      <p><strong>Nítido dos dois lados.</strong> Numa videochamada comum, a câmara aponta ao quadro e o aluno que está em casa tenta adivinhar o que lá está escrito. Aqui o quadro não se filma: o que se escreve no ecrã chega à outra sala, ou ao computador de casa, como traço, nítido e à medida que aparece.</p>
      <p><strong>Quem está longe também escreve.</strong> O professor passa-lhe a caneta, e o traço aparece em todas as salas, com a cor desse aluno. A câmara mostra a turma, a voz apanha-se até oito metros e o obturador fecha-se quando não é precisa.</p>
      <p><strong>Quem faltou tem a aula.</strong> As páginas ficam guardadas por turma e abrem em qualquer navegador. A gravação da voz é opcional, pede-se autorização e apaga-se na data que a escola marcar.</p>
    `,
    en: `
      <p><strong>Sharp at both ends.</strong> On an ordinary video call the camera points at the board, and the pupil at home tries to guess what it says. Here nobody films the board: what is written on the screen reaches the other room, or the computer at home, as a stroke, sharp and as it is drawn.</p>
      <p><strong>Those who are away write too.</strong> The teacher hands over the pen and the stroke appears in every room, in that pupil’s colour. The camera shows the class, microphones pick up voices from eight metres, and a shutter closes the lens when it is not needed.</p>
      <p><strong>Those who missed it have the lesson.</strong> Pages are kept by class and open in any browser. Recording the voice is optional, needs consent, and is erased on the date the school sets.</p>
    `,
    es: `
      <p><strong>Nítido en los dos lados.</strong> En una videollamada corriente, la cámara apunta a la pizarra y el alumno que está en casa intenta adivinar lo que pone. Aquí la pizarra no se graba: lo que se escribe en la pantalla llega a la otra aula, o al ordenador de casa, como trazo, nítido y según se dibuja.</p>
      <p><strong>Quien está lejos también escribe.</strong> El profesor le pasa el lápiz y el trazo aparece en todas las aulas, con el color de ese alumno. La cámara enseña al grupo, la voz se recoge hasta ocho metros y el obturador se cierra cuando no hace falta.</p>
      <p><strong>Quien faltó tiene la clase.</strong> Las páginas se guardan por grupo y se abren en cualquier navegador. La grabación de la voz es opcional, se pide permiso y se borra en la fecha que fije el centro.</p>
    `,
  },
  steps: [
    {
      title: { pt: '8h20, a sala abre', en: '8:20, the room opens', es: '8:20, se abre el aula' },
      text: {
        pt: 'O professor marca o código no ecrã. O endereço da aula é sempre o mesmo para cada turma.',
        en: 'The teacher keys in the code. Each class always has the same lesson address.',
        es: 'El profesor marca el código en la pantalla. La dirección de la clase es siempre la misma para cada grupo.',
      },
    },
    {
      title: { pt: '8h25, entram todos', en: '8:25, everybody joins', es: '8:25, entran todos' },
      text: {
        pt: 'Os de casa entram pelo navegador, sem instalar nada e sem conta. A outra escola entra pelo seu ecrã.',
        en: 'Those at home join from a browser, with nothing to install and no account. The other school joins on its own screen.',
        es: 'Los de casa entran por el navegador, sin instalar nada y sin cuenta. El otro centro entra por su pantalla.',
      },
    },
    {
      title: { pt: '8h50, trabalham juntos', en: '8:50, they work together', es: '8:50, trabajan juntos' },
      text: {
        pt: 'Quatro alunos de duas salas resolvem o mesmo exercício, cada um com a sua cor.',
        en: 'Four pupils in two rooms work on one exercise, each in their own colour.',
        es: 'Cuatro alumnos de dos aulas resuelven el mismo ejercicio, cada uno con su color.',
      },
    },
    {
      title: { pt: '9h15, fica guardado', en: '9:15, it is kept', es: '9:15, queda guardado' },
      text: {
        pt: 'O quadro arquiva-se por turma e disciplina. A sessão apaga-se do ecrã.',
        en: 'The board is filed by class and subject, and the session is wiped from the screen.',
        es: 'La pizarra se archiva por grupo y asignatura. La sesión se borra de la pantalla.',
      },
    },
  ],
  picture: {
    id: 'use-virtual-classroom',
    alt: {
      pt: 'Sala de aula antes de entrarem os alunos, um caderno aberto na secretária e um ecrã de 86 polegadas: o ciclo da água e seis colegas que assistem de casa',
      en: 'A classroom before the pupils come in, an open exercise book on a desk and an 86-inch screen: the water cycle and six classmates who follow from home',
      es: 'Un aula antes de que entren los alumnos, un cuaderno abierto en un pupitre y una pantalla de 86 pulgadas: el ciclo del agua y seis compañeros que siguen la clase desde casa',
    },
  },
  products: ['orion-86', 'lousa', 'vigia-4k'],
  questions: [
    {
      key: 'internet',
      question: {
        pt: 'Que internet é precisa?',
        en: 'How much bandwidth does it need?',
        es: '¿Qué conexión hace falta?',
      },
      answer: {
        pt: '<p>O quadro gasta pouco: menos de 1 Mbit/s. Com vídeo da turma, conte com 4 Mbit/s em cada sentido. Se a ligação fraqueja, o vídeo cede primeiro e o quadro fica.</p>',
        en: '<p>The board needs little: under 1 Mbit/s. With video of the class, allow 4 Mbit/s each way. If the connection weakens, video gives way first and the board stays.</p>',
        es: '<p>La pizarra gasta poco: menos de 1 Mbit/s. Con vídeo del grupo, cuente con 4 Mbit/s en cada sentido. Si la conexión flojea, cede primero el vídeo y la pizarra se queda.</p>',
      },
    },
    {
      key: 'imagem',
      question: {
        pt: 'E a imagem dos menores?',
        en: 'What about images of children?',
        es: '¿Y la imagen de los menores?',
      },
      answer: {
        pt: '<p>A câmara vem fechada e só o adulto a abre. Pode dar-se a aula inteira sem vídeo dos alunos, só com quadro e voz. Nada se grava por omissão.</p>',
        en: '<p>The camera arrives shut and only an adult opens it. A whole lesson can run without video of the pupils, on board and voice alone. Nothing is recorded by default.</p>',
        es: '<p>La cámara viene cerrada y solo la abre el adulto. Puede darse toda la clase sin vídeo de los alumnos, solo con pizarra y voz. Por defecto no se graba nada.</p>',
      },
    },
    {
      key: 'plataforma',
      question: {
        pt: 'Funciona com a plataforma que a escola usa?',
        en: 'Does it work with our learning platform?',
        es: '¿Funciona con la plataforma del centro?',
      },
      answer: {
        pt: '<p>Sim, por LTI 1.3: a aula aparece como uma atividade da disciplina e o quadro fica lá no fim.</p>',
        en: '<p>Yes, through LTI 1.3: the lesson appears as an activity of the course, and the board is there at the end.</p>',
        es: '<p>Sí, por LTI 1.3: la clase aparece como una actividad de la asignatura y la pizarra queda allí al final.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Sala de aula virtual com quadro partilhado',
      en: 'Virtual classroom with a shared board',
      es: 'Aula virtual con pizarra compartida',
    },
    description: {
      pt: 'Aulas em duas salas ao mesmo tempo: o quadro chega como traço, quem está em casa também escreve e nada se instala no computador do aluno.',
      en: 'Lessons in two rooms at once: the board arrives stroke by stroke, pupils at home write on it too, and nothing is installed on their computers.',
      es: 'Clases en dos aulas a la vez: la pizarra llega como trazo, quien está en casa también escribe y no se instala nada en el ordenador del alumno.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
