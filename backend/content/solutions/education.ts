import type { SolutionContent } from '../entities.ts';

export const education = {
  key: 'education',
  slug: { pt: 'educacao', en: 'education', es: 'educacion' },
  name: { pt: 'Educação', en: 'Education', es: 'Educación' },
  headline: {
    pt: 'O equipamento de uma escola inteira, do jardim de infância ao auditório, com uma só forma de o usar.',
    en: 'Equipment for a whole school, from nursery to hall, with a single way of using it.',
    es: 'El equipamiento de todo un centro, de la escuela infantil al salón de actos, con una sola forma de usarlo.',
  },
  summary: {
    pt: 'Ecrãs para seis aulas por dia, mesas à altura de quem tem quatro anos e um quadro que fica guardado para quem faltou.',
    en: 'Screens for six lessons a day, tables at the height of a four-year-old, and a board that is saved for whoever was absent.',
    es: 'Pantallas para seis clases al día, mesas a la altura de un niño de cuatro años y una pizarra que se guarda para quien faltó.',
  },
  time: [8, 25],
  moment: { pt: 'a primeira aula', en: 'the first lesson', es: 'la primera clase' },
  problem: {
    pt: `
      <p>A aula começa às 8h25 e o projetor ainda procura o sinal. A professora traz o portátil, o adaptador e a sua própria caneta, porque em cada sala há um quadro de outra marca. Quando alguma coisa falha, volta-se ao quadro branco, e a aula que estava preparada fica para outro dia.</p>
      <p>Para quem compra, o problema é outro: equipamento de três concursos diferentes, sem peças, sem inventário e com uma conta por professor em cada programa.</p>
    `,
    en: `
      <p>The lesson starts at 8:25 and the projector is still looking for a signal. The teacher has brought a laptop, an adapter and her own pen, because every room has a board of a different make. When something fails, the class goes back to the whiteboard and the prepared lesson waits for another day.</p>
      <p>For whoever does the buying the problem is a different one: equipment from three separate tenders, no spare parts, no inventory, and an account for every teacher in every program.</p>
    `,
    es: `
      <p>La clase empieza a las 8:25 y el proyector sigue buscando señal. La profesora trae el portátil, el adaptador y su propio lápiz, porque en cada aula hay una pizarra de otra marca. Cuando algo falla, se vuelve a la pizarra blanca y la clase preparada se queda para otro día.</p>
      <p>Para quien compra, el problema es otro: equipos de tres concursos distintos, sin repuestos, sin inventario y con una cuenta por profesor en cada programa.</p>
    `,
  },
  approach: {
    pt: `
      <p>O mesmo quadro abre em todas as salas. O professor marca um código, e o ecrã continua na página onde a turma ficou, seja o <a href="ref:product/orion-65">Orion 65</a> da sala de aula ou o <a href="ref:product/atlas-98">Atlas 98</a> do auditório. O portátil liga-se por um cabo, ou por nenhum.</p>
      <ul>
      <li><strong>No jardim de infância</strong>, a mesa <a href="ref:product/nimbo-43">Nimbo 43</a> fica à altura de quem brinca de pé e não pede contas nem internet.</li>
      <li><strong>Na sala de informática da escola</strong>, todos os ecrãs aparecem numa só página, com as horas a que ligam e o que precisa de atenção.</li>
      <li><strong>No verão</strong>, instalamos. Em setembro, ficamos na sala durante as primeiras aulas e damos formação no próprio ecrã.</li>
      </ul>
    `,
    en: `
      <p>The same board opens in every room. The teacher keys in a code and the screen carries on at the page where the class stopped, whether it is the <a href="ref:product/orion-65">Orion 65</a> in the classroom or the <a href="ref:product/atlas-98">Atlas 98</a> in the hall. A laptop connects with one cable, or with none.</p>
      <ul>
      <li><strong>In the nursery</strong>, the <a href="ref:product/nimbo-43">Nimbo 43</a> table is the right height for children who play standing up, and needs neither accounts nor the internet.</li>
      <li><strong>In the IT office</strong>, every screen in the school is on one page, with its on and off times and whatever needs attention.</li>
      <li><strong>Over the summer</strong> we install. In September we stay in the room for the first lessons, and training happens on the screen itself.</li>
      </ul>
    `,
    es: `
      <p>La misma pizarra se abre en todas las aulas. El profesor marca un código y la pantalla sigue en la página donde se quedó el grupo, ya sea la <a href="ref:product/orion-65">Orion 65</a> del aula o la <a href="ref:product/atlas-98">Atlas 98</a> del salón de actos. El portátil se conecta con un cable, o con ninguno.</p>
      <ul>
      <li><strong>En la escuela infantil</strong>, la mesa <a href="ref:product/nimbo-43">Nimbo 43</a> está a la altura de quien juega de pie y no pide cuentas ni internet.</li>
      <li><strong>Para el coordinador TIC</strong>, todas las pantallas del centro aparecen en una sola página, con sus horarios y lo que necesita atención.</li>
      <li><strong>En verano</strong> instalamos. En septiembre nos quedamos en el aula durante las primeras clases y formamos en la propia pantalla.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-education',
    alt: {
      pt: 'Sala de aula com luz da manhã: um ecrã sobre rodízios com o ciclo da água e, ao lado, uma mesa interativa baixa com um jogo de figuras',
      en: 'A classroom in morning light: a screen on castors with the water cycle and, beside it, a low interactive table with a puzzle of shapes',
      es: 'Un aula con luz de mañana: una pantalla sobre ruedas con el ciclo del agua y, al lado, una mesa interactiva baja con un juego de figuras',
    },
  },
  closeUp: {
    id: 'solution-education-near',
    alt: {
      pt: 'Mesa infantil com um jogo de formas, blocos e lápis de cera na beira; atrás, o ecrã da sala com o ciclo da água e uma nuvem rodeada a caneta',
      en: 'Children’s table with a game of shapes, blocks and crayons on its rim; behind it, the classroom screen with the water cycle, a cloud ringed in pen',
      es: 'Mesa infantil con un juego de formas, bloques y ceras en el borde; detrás, la pantalla del aula con el ciclo del agua y una nube rodeada a mano',
    },
  },
  figures: [
    {
      value: '80 cm',
      label: {
        pt: 'porta por onde passa um Orion 65 no seu suporte',
        en: 'doorway an Orion 65 fits through on its stand',
        es: 'puerta por la que pasa una Orion 65 en su soporte',
      },
    },
    {
      value: '60 cm',
      label: {
        pt: 'altura da mesa do jardim de infância',
        en: 'height of the nursery table',
        es: 'altura de la mesa de educación infantil',
      },
    },
    {
      value: { pt: '7 anos', en: '7 years', es: '7 años' },
      label: {
        pt: 'de atualizações, em todos os ecrãs',
        en: 'of updates, on every screen',
        es: 'de actualizaciones, en todas las pantallas',
      },
    },
  ],
  products: ['orion-65', 'nimbo-43', 'lousa', 'recreio', 'palco-138', 'pausa-8'],
  questions: [
    {
      key: 'existentes',
      question: {
        pt: 'E os ecrãs que a escola já tem?',
        en: 'What about the screens the school already has?',
        es: '¿Y las pantallas que el centro ya tiene?',
      },
      answer: {
        pt: '<p>Ficam, se ainda servirem. O software de aula funciona em ecrãs de outras marcas com Android 13 ou Windows 11. Vemos um exemplar de cada modelo antes da proposta e dizemos quais compensa manter.</p>',
        en: '<p>They stay, if they still do the job. The lesson software runs on other makes with Android 13 or Windows 11. We look at one of each model before quoting and say which are worth keeping.</p>',
        es: '<p>Se quedan, si aún sirven. El software de clase funciona en pantallas de otras marcas con Android 13 o Windows 11. Vemos una de cada modelo antes de la propuesta y decimos cuáles conviene conservar.</p>',
      },
    },
    {
      key: 'dados',
      question: {
        pt: 'Que dados dos alunos ficam guardados?',
        en: 'Which pupil data is kept?',
        es: '¿Qué datos del alumnado se guardan?',
      },
      answer: {
        pt: '<p>Nenhum que os identifique: os alunos entram na aula com um código, sem conta. Do professor guardam-se o nome, o e\u2011mail e o que preparou, em Portugal. Se a escola preferir, o servidor fica dentro dela. Entregamos o acordo de tratamento de dados com a proposta.</p>',
        en: '<p>None that identifies them: pupils join a lesson with a code, without an account. For teachers we keep the name, the email and whatever they prepared, in Portugal; or the server can stand in the school itself. The data processing agreement comes with the quote.</p>',
        es: '<p>Ninguno que los identifique: los alumnos entran en la clase con un código, sin cuenta. Del profesor se guardan el nombre, el correo y lo que preparó, en Portugal. Si el centro lo prefiere, el servidor se queda dentro. El contrato de encargo de tratamiento llega con la propuesta.</p>',
      },
    },
    {
      key: 'formacao',
      question: {
        pt: 'Quanto tempo de formação é preciso?',
        en: 'How much training do teachers need?',
        es: '¿Cuánta formación necesita el profesorado?',
      },
      answer: {
        pt: '<p>Duas sessões de 90 minutos na escola, com as turmas e os manuais de quem aprende, chegam para dar aulas. Quem quiser ir mais longe tem os cursos da <a href="ref:page/academy">academia</a>.</p>',
        en: '<p>Two 90-minute sessions at the school, with its own classes and textbooks, are enough to teach with. Anyone who wants to go further can take the courses of our <a href="ref:page/academy">academy</a>.</p>',
        es: '<p>Dos sesiones de 90 minutos en el centro, con los grupos y los libros de quien aprende, bastan para dar clase. Quien quiera ir más lejos tiene los cursos de la <a href="ref:page/academy">academia</a>.</p>',
      },
    },
    {
      key: 'concurso',
      question: {
        pt: 'Dão apoio a concursos públicos?',
        en: 'Do you support public tenders?',
        es: '¿Ayudan en licitaciones públicas?',
      },
      answer: {
        pt: '<p>Sim. Cada produto traz o texto de caderno de encargos sem marca, os códigos CPV (30231320-6 para ecrãs táteis, 48190000-6 para software educativo) e o relatório de conformidade a pedido. Veja <a href="ref:page/services">serviços</a>.</p>',
        en: '<p>Yes. Every product comes with a specification text that names no maker, its CPV codes (30231320-6 for touch screens, 48190000-6 for educational software) and a conformity report on request. See <a href="ref:page/services">services</a>.</p>',
        es: '<p>Sí. Cada producto trae su texto de pliego sin marca, los códigos CPV (30231320-6 para pantallas táctiles, 48190000-6 para software educativo) y el informe de conformidad bajo petición. Vea <a href="ref:page/services">servicios</a>.</p>',
      },
    },
  ],
  order: 3,
  seo: {
    title: {
      pt: 'Ecrãs e mesas interativas para escolas',
      en: 'Interactive screens and tables for schools',
      es: 'Pantallas y mesas interactivas para centros',
    },
    description: {
      pt: 'Quadros interativos, mesas para o jardim de infância, software de aula e ecrãs de auditório: uma escola inteira com uma só forma de usar.',
      en: 'Interactive whiteboards, nursery tables, lesson software and hall screens: equipment for a whole school, with one way of using it everywhere.',
      es: 'Pizarras digitales, mesas de educación infantil, software de clase y pantallas de salón de actos: todo un centro con una sola forma de uso.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
