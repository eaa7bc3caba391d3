import type { ProductContent } from '../entities.ts';
import { virtualClassroom } from '../solutions/virtual-classroom.ts';
import * as licence from '../specifications/licence.ts';
import * as software from '../specifications/software.ts';

export const lousa = {
  key: 'lousa',
  category: 'software',
  slug: { pt: 'lousa', en: 'lousa', es: 'lousa' },
  name: 'Lousa',
  tagline: {
    pt: 'Quadro digital e software de aula',
    en: 'Whiteboard and lesson software',
    es: 'Pizarra digital y software de clase',
  },
  summary: {
    pt: 'Software de quadro e de aula para ecrãs interativos: escrever a várias mãos, responder do lugar e guardar tudo por turma. Já vem nos ecrãs Orion e Atlas.',
    en: 'Whiteboard and lesson software for interactive screens: several people write, pupils answer from their seats, and everything is kept by class. It comes with the Orion and Atlas screens.',
    es: 'Software de pizarra y de clase para pantallas interactivas: escriben varias manos, se responde desde el pupitre y todo se guarda por grupo. Viene ya en las pantallas Orion y Atlas.',
  },
  body: {
    pt: `
      <h3>Antes da aula</h3>
      <p>Prepara-se em casa, no navegador, com o mesmo quadro que depois aparece na parede. Entram PDF, imagens e apresentações; uma ficha de papel entra por fotografia e fica por baixo da escrita.</p>
      <h3>Durante a aula</h3>
      <p>No Orion 65 escrevem quatro pessoas lado a lado, no Orion 86 seis, cada uma com a sua cor. A palma da mão apaga. Há régua, transferidor, pauta, mapas mudos e um cronómetro, entre 24 ferramentas que se chamam com dois dedos, de qualquer lado do ecrã.</p>
      <ul>
      <li><strong>Responder do lugar.</strong> Até 35 tablets ou telemóveis entram com um código de aula, sem conta e sem instalar nada.</li>
      <li><strong>Esconder e mostrar.</strong> Uma cortina tapa a solução, e um foco ilumina só a linha de que se fala.</li>
      <li><strong>Trazer a imagem de fora.</strong> Escreve-se por cima do portátil, do microscópio ou de um vídeo parado.</li>
      </ul>
      <h3>Depois da aula</h3>
      <p>O quadro fica na pasta da turma. Quem faltou recebe um PDF e, se a professora gravou, a escrita e a voz do princípio ao fim; a câmara não é gravada.</p>
      <h3>Quando a rede falha</h3>
      <p>O quadro continua inteiro, porque corre no ecrã. Os tablets também, desde que a rede da escola funcione: a internet só faz falta para trabalhar em casa.</p>
    `,
    en: `
      <h3>Before the lesson</h3>
      <p>Prepare it at home in a browser, on the same board that will be on the wall. PDFs, pictures and slides come in as they are; photograph a paper worksheet and it lies underneath your writing.</p>
      <h3>During the lesson</h3>
      <p>Four people can write side by side on the Orion 65 and six on the Orion 86, each in a colour of their own. The palm rubs out. A ruler, a protractor, a stave, blank maps and a timer are among 24 tools that open under two fingers, wherever on the screen you happen to be standing.</p>
      <ul>
      <li><strong>Answering from a seat.</strong> Up to 35 tablets or phones join with a lesson code: no account, nothing to install.</li>
      <li><strong>Covering and showing.</strong> A curtain hides the answer; a spotlight leaves only the line under discussion.</li>
      <li><strong>Borrowing a picture.</strong> Write over a laptop, a microscope or a paused video.</li>
      </ul>
      <h3>Afterwards</h3>
      <p>The board goes into the folder of the class. Anyone who was away gets a PDF and, where the teacher chose to record, the writing and the voice from start to finish; the camera is not recorded.</p>
      <h3>If the network fails</h3>
      <p>The board carries on, because it runs on the screen itself. So do the tablets while the school’s own network is up: the internet is needed only to work from home.</p>
    `,
    es: `
      <h3>Antes de clase</h3>
      <p>Se prepara en casa, en el navegador, con la misma pizarra que luego estará en la pared. Admite PDF, imágenes y presentaciones; una ficha en papel se fotografía y queda debajo de lo que se escribe.</p>
      <h3>En clase</h3>
      <p>En la Orion 65 escriben cuatro personas a la vez y en la Orion 86, seis, cada una con su color. Con la palma se borra. Hay regla, transportador, pentagrama, mapas mudos y cronómetro: 24 herramientas que aparecen con dos dedos en cualquier punto de la pantalla.</p>
      <ul>
      <li><strong>Responder desde el pupitre.</strong> Hasta 35 tabletas o móviles entran con un código de clase, sin cuenta y sin instalar nada.</li>
      <li><strong>Tapar y destapar.</strong> Una cortina oculta la solución y un foco deja a la vista solo la línea que toca.</li>
      <li><strong>Traer la imagen de otro sitio.</strong> Se escribe encima del portátil, del microscopio o de un vídeo en pausa.</li>
      </ul>
      <h3>Después</h3>
      <p>La pizarra queda en la carpeta del grupo. Quien faltó recibe un PDF y, si la profesora lo grabó, la escritura y la voz de principio a fin; la cámara no se graba.</p>
      <h3>Si falla la red</h3>
      <p>La pizarra sigue entera, porque funciona en la propia pantalla. Las tabletas también, mientras la red del centro aguante: internet solo hace falta para trabajar desde casa.</p>
    `,
  },
  gallery: [
    {
      id: 'lousa-board',
      alt: {
        pt: 'Quadro da Lousa com o ciclo da água escrito a três mãos, as ferramentas à esquerda e o cronómetro',
        en: 'The Lousa board with the water cycle drawn by three people, tools on the left and a timer',
        es: 'Pizarra de Lousa con el ciclo del agua escrito a tres manos, las herramientas a la izquierda y el cronómetro',
      },
    },
    {
      id: 'lousa-front',
      alt: {
        pt: 'Canto de um ecrã interativo com um triângulo desenhado à mão na Lousa e as canetas no tabuleiro',
        en: 'Corner of an interactive screen with a triangle drawn by hand in Lousa and the pens in the tray',
        es: 'Esquina de una pantalla interactiva con un triángulo dibujado a mano en Lousa y los lápices en la bandeja',
      },
    },
    {
      id: 'lousa-answers',
      alt: {
        pt: 'Respostas do lugar na Lousa: uma pergunta, quatro opções e 26 de 28 alunos que já responderam',
        en: 'Answers from the seats in Lousa: one question, four options, and 26 of 28 pupils who have answered',
        es: 'Respuestas desde el sitio en Lousa: una pregunta, cuatro opciones y 26 de 28 alumnos que ya han respondido',
      },
    },
    {
      id: 'lousa-folder',
      alt: {
        pt: 'Pasta de uma turma na Lousa, com seis quadros guardados e o envio a quem faltou',
        en: 'A class folder in Lousa, with six saved boards and a way to send them to those who were away',
        es: 'Carpeta de una clase en Lousa, con seis pizarras guardadas y el envío a quienes faltaron',
      },
    },
    {
      id: 'lousa-detail',
      alt: {
        pt: 'Vista próxima do ecrã, com os traços de duas pessoas em cores diferentes',
        en: 'Close view of the screen, with the strokes of two people in different colours',
        es: 'Vista cercana de la pantalla, con los trazos de dos personas en colores distintos',
      },
    },
  ],
  scene: virtualClassroom.picture,
  figures: ['people-at-once', 'joined-devices', 'lesson-tools'],
  specifications: [
    licence.licence({
      pt: 'Incluída nos Orion e Atlas; noutras marcas, por ecrã e sem prazo',
      en: 'Included with Orion and Atlas; other makes, per screen, perpetual',
      es: 'Incluida en Orion y Atlas; en otras marcas, por pantalla y sin caducidad',
    }),
    licence.peopleAtOnce(6),
    licence.joinedDevices(35),
    licence.lessonTools(24),
    licence.platforms({
      pt: 'Android 13 ou Windows 11; alunos, qualquer navegador atual',
      en: 'Android 13 or Windows 11; pupils, any current browser',
      es: 'Android 13 o Windows 11; alumnado, cualquier navegador actual',
    }),
    licence.languages({
      pt: 'Português, inglês, espanhol',
      en: 'Portuguese, English, Spanish',
      es: 'Portugués, inglés, español',
    }),
    licence.offline({
      pt: 'Tudo; os alunos entram pela rede da escola',
      en: 'Everything; pupils join over the school network',
      es: 'Todo; el alumnado entra por la red del centro',
    }),
    licence.formats({
      pt: 'PDF, PNG, SVG, IWB; importa também PPTX e DOCX',
      en: 'PDF, PNG, SVG, IWB; also imports PPTX and DOCX',
      es: 'PDF, PNG, SVG, IWB; importa también PPTX y DOCX',
    }),
    licence.integrations({
      pt: 'LTI 1.3, WebDAV, entrada única por OpenID Connect',
      en: 'LTI 1.3, WebDAV, single sign-on by OpenID Connect',
      es: 'LTI 1.3, WebDAV, inicio de sesión único con OpenID Connect',
    }),
    licence.accounts({
      pt: 'Professores: código ou entrada única; alunos: nenhuma',
      en: 'Teachers: code or single sign-on; pupils: none',
      es: 'Profesorado: código o inicio único; alumnado: ninguna',
    }),
    licence.dataCollected({
      pt: 'Nome e correio eletrónico do professor; voz, se gravar a aula',
      en: 'Teacher’s name and email; voice, if the lesson is recorded',
      es: 'Nombre y correo del profesorado; voz, si se graba la clase',
    }),
    licence.dataPlace('device', {
      pt: 'o que se prepara em casa, em Portugal',
      en: 'what is prepared at home, in Portugal',
      es: 'lo que se prepara en casa, en Portugal',
    }),
    ...licence.supportHours(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'included',
      name: { pt: 'Lousa do ecrã', en: 'Lousa on the screen', es: 'Lousa en la pantalla' },
      note: {
        pt: 'A que vem instalada nos ecrãs Orion e Atlas, completa e sem prazo.',
        en: 'The one that comes installed on Orion and Atlas screens, complete and with no expiry date.',
        es: 'La que viene instalada en las pantallas Orion y Atlas, completa y sin caducidad.',
      },
    },
    {
      key: 'school',
      name: { pt: 'Lousa Escola', en: 'Lousa School', es: 'Lousa Centro' },
      note: {
        pt: 'Para escolas com ecrãs de várias marcas: todos os ecrãs e todos os professores, com o servidor na própria escola se assim se preferir.',
        en: 'For schools with screens of several makes: every screen and every teacher, with the server in the school itself if preferred.',
        es: 'Para centros con pantallas de varias marcas: todas las pantallas y todo el profesorado, con el servidor en el propio centro si se prefiere.',
      },
    },
  ],
  accessories: [
    {
      key: 'pens',
      product: 'traco',
      name: { pt: 'Canetas Traço', en: 'Traço pens', es: 'Lápices Traço' },
      summary: {
        pt: 'Quatro canetas sem pilha: a Lousa dá uma cor à ponta fina e outra à grossa.',
        en: 'Four passive pens; Lousa gives the fine tip one colour and the broad tip another.',
        es: 'Cuatro lápices sin pilas: Lousa da un color a la punta fina y otro a la gruesa.',
      },
    },
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia', en: 'Vigia camera', es: 'Cámara Vigia' },
      summary: {
        pt: 'Traz para a aula quem ficou em casa, com tampa para quando não faz falta.',
        en: 'Brings in a pupil who is at home, with a shutter for when it is not needed.',
        es: 'Trae a clase a quien se quedó en casa, con tapa para cuando no hace falta.',
      },
    },
    {
      key: 'training',
      name: { pt: 'Formação Giz', en: 'Giz training', es: 'Formación Giz' },
      summary: {
        pt: 'Duas sessões de 90 minutos na escola, com as turmas e os manuais dela.',
        en: 'Two 90-minute sessions at the school, with its own classes and textbooks.',
        es: 'Dos sesiones de 90 minutos en el centro, con sus grupos y sus libros.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Menus na metade de baixo, leitor de ecrã, alto contraste, ampliação e letra para dislexia; no dispositivo do aluno, tudo se faz com teclado. Relatório de conformidade com a EN 301 549 a pedido.',
      en: 'Menus in the lower half, screen reader, high contrast, magnification and a typeface for dyslexia; on the pupil’s device everything works from a keyboard. EN 301 549 conformity report on request.',
      es: 'Menús en la mitad inferior, lector de pantalla, alto contraste, ampliación y letra para dislexia; en el dispositivo del alumnado todo se hace con teclado. Informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: 'Não tem consumo próprio: corre no computador do ecrã e deixa-o adormecer quando ninguém escreve. O fundo escuro descansa a vista, mas num ecrã LCD não poupa energia.',
      en: 'It has no consumption of its own: it runs on the screen’s computer and lets it sleep when nobody writes. The dark background is easier on the eyes, but saves nothing on an LCD.',
      es: 'No tiene consumo propio: funciona en el ordenador de la pantalla y la deja en reposo cuando nadie escribe. El fondo oscuro descansa la vista, pero en una pantalla LCD no ahorra.',
    },
    warranty: {
      pt: 'Erros corrigidos durante os sete anos de atualizações, em todas as versões instaladas.',
      en: 'Faults are corrected throughout the seven years of updates, on every installed version.',
      es: 'Los errores se corrigen durante los siete años de actualizaciones, en todas las versiones instaladas.',
    },
    repair: {
      pt: 'Depois dos sete anos, a Lousa continua a abrir. Todos os quadros saem de uma vez, em PDF ou em IWB, para outro programa.',
      en: 'After seven years Lousa still opens. All boards can be exported at once, as PDF or as IWB, for use in another program.',
      es: 'Pasados los siete años, Lousa sigue abriéndose. Todas las pizarras se exportan de una vez, en PDF o IWB, para usarlas en otro programa.',
    },
  },
  mounting: [],
  delivery: [1, 2],
  related: ['orion-65', 'recreio', 'leme'],
  solutions: ['education', 'business'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Lousa: software de aula para quadro interativo',
      en: 'Lousa: lesson and whiteboard software',
      es: 'Lousa: software de clase para pizarra digital',
    },
    description: {
      pt: 'Software educativo para quadro interativo: seis pessoas a escrever, 35 dispositivos de alunos sem conta, 24 ferramentas de aula e uso sem internet.',
      en: 'Lesson software for interactive whiteboards: six people writing, 35 pupil devices without accounts, 24 lesson tools, and it works without internet.',
      es: 'Software educativo para pizarra digital: seis personas escribiendo, 35 dispositivos sin cuenta, 24 herramientas de clase y uso sin internet.',
    },
  },
  updatedAt: '2026-11-18T10:10:00Z',
} satisfies ProductContent;
