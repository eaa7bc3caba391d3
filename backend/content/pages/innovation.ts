import { kioskAccessibility } from '../articles/kiosk-accessibility.ts';
import type { PageContent } from '../entities.ts';

export const innovation = {
  key: 'innovation',
  title: {
    pt: 'Inovação e desenvolvimento',
    en: 'Research and development',
    es: 'Investigación y desarrollo',
  },
  headline: {
    pt: 'Um produto novo começa por uma queixa: de quem o usa, de quem o limpa ou de quem o repara.',
    en: 'A new product starts with a complaint: from whoever uses it, cleans it or repairs it.',
    es: 'Un producto nuevo empieza por una queja: de quien lo usa, de quien lo limpia o de quien lo repara.',
  },
  actions: [
    {
      label: { pt: 'Contar uma queixa', en: 'Tell us a complaint', es: 'Contar una queja' },
      url: 'ref:page/contacts#formulario-contacto',
    },
    { label: { pt: 'Ver os projetos', en: 'See the projects', es: 'Ver los proyectos' }, url: 'ref:page/projects' },
  ],
  picture: {
    id: 'page-innovation',
    alt: {
      pt: 'Bancada de ensaio: um braço mecânico toca num ecrã molhado, que distingue o toque da água; ao fundo, outro mede o atraso do traço',
      en: 'Test bench: a mechanical arm touches a wet screen, which tells the touch from the water; behind, another measures ink delay',
      es: 'Banco de ensayo: un brazo mecánico toca una pantalla mojada, que distingue el toque del agua; al fondo, otra mide el retardo del trazo',
    },
  },
  blocks: [
    {
      block: 'steps',
      key: 'caminho',
      title: { pt: 'Da queixa ao catálogo', en: 'From complaint to catalogue', es: 'De la queja al catálogo' },
      lead: {
        pt: 'Entre nove e dezoito meses. Em cada passo há quem possa dizer que não.',
        en: 'Nine to eighteen months. At every step there is someone who may say no.',
        es: 'Entre nueve y dieciocho meses. En cada paso hay alguien que puede decir que no.',
      },
      steps: [
        {
          title: { pt: 'Observar', en: 'Watch', es: 'Observar' },
          text: {
            pt: 'Dois dias no local de uso, sem falar de soluções. Contam-se gestos, filas e metros andados.',
            en: 'Two days where it will be used, without talking of solutions. We count gestures, queues and metres walked.',
            es: 'Dos días en el lugar de uso, sin hablar de soluciones. Se cuentan gestos, colas y metros andados.',
          },
        },
        {
          title: { pt: 'Maquete em cartão', en: 'Cardboard model', es: 'Maqueta de cartón' },
          text: {
            pt: 'À escala real, com um ecrã emprestado. Alturas e alcances acertam-se aqui, quando ainda custam uma tarde.',
            en: 'Full size, with a borrowed screen. Heights and reaches are settled here, while they still cost an afternoon.',
            es: 'A tamaño real, con una pantalla prestada. Alturas y alcances se ajustan aquí, cuando aún cuestan una tarde.',
          },
        },
        {
          title: { pt: 'Protótipo que se abre', en: 'A prototype that opens', es: 'Prototipo que se abre' },
          text: {
            pt: 'Três unidades. A assistência desmonta a primeira com as ferramentas da carrinha.',
            en: 'Three units. Service takes the first apart with the tools in the van.',
            es: 'Tres unidades. La asistencia desmonta la primera con las herramientas de la furgoneta.',
          },
        },
        {
          title: { pt: 'Laboratório', en: 'Laboratory', es: 'Laboratorio' },
          text: {
            pt: 'Os ensaios da tabela abaixo, e os que a família do produto exigir.',
            en: 'The tests in the table below, and those its family requires.',
            es: 'Los ensayos de la tabla de abajo, y los que exija la familia del producto.',
          },
        },
        {
          title: { pt: 'Piloto', en: 'Pilot', es: 'Piloto' },
          text: {
            pt: 'Seis meses em casa de dois ou três clientes, que ficam com a unidade final.',
            en: 'Six months with two or three customers, who keep the final unit.',
            es: 'Seis meses con dos o tres clientes, que se quedan con la unidad final.',
          },
        },
        {
          title: { pt: 'Um ano depois', en: 'A year later', es: 'Un año después' },
          text: {
            pt: 'Abrimos dez unidades vendidas, com licença de quem as tem, e vemos o que envelheceu mal.',
            en: 'We open ten units that were sold, with their owners’ permission, and see what has aged badly.',
            es: 'Abrimos diez unidades vendidas, con permiso de sus dueños, y vemos qué ha envejecido mal.',
          },
        },
      ],
    },
    {
      block: 'table',
      key: 'ensaios',
      title: { pt: 'O que se mede', en: 'What we measure', es: 'Qué se mide' },
      lead: {
        pt: 'Os nossos critérios internos, aplicados a cada modelo no laboratório que partilhamos com o Instituto Politécnico do Vale Novo. Não substituem os ensaios que a lei exige.',
        en: 'Our own criteria, applied to every model in the laboratory we share with the Instituto Politécnico do Vale Novo. They do not replace the tests the law requires.',
        es: 'Nuestros criterios internos, aplicados a cada modelo en el laboratorio que compartimos con el Instituto Politécnico do Vale Novo. No sustituyen los ensayos que exige la ley.',
      },
      fold: { pt: 'Ver os sete ensaios', en: 'See the seven tests', es: 'Ver los siete ensayos' },
      columns: [
        { pt: 'Ensaio', en: 'Test', es: 'Ensayo' },
        { pt: 'Como', en: 'How', es: 'Cómo' },
        { pt: 'Passa quando', en: 'Passes when', es: 'Pasa cuando' },
      ],
      rows: [
        [
          { pt: 'Luvas', en: 'Gloves', es: 'Guantes' },
          {
            pt: 'Oito tipos, de vinil a luvas de trabalho, 500 toques com cada um',
            en: 'Eight kinds, from vinyl to work gloves, 500 touches each',
            es: 'Ocho tipos, de vinilo a guantes de trabajo, 500 toques con cada uno',
          },
          { pt: '98 % contam à primeira', en: '98% count at the first try', es: 'El 98 % cuenta a la primera' },
        ],
        [
          { pt: 'Mãos molhadas', en: 'Wet hands', es: 'Manos mojadas' },
          {
            pt: '0,5 ml de água espalhados no vidro, dez minutos',
            en: '0.5 ml of water spread on the glass, ten minutes',
            es: '0,5 ml de agua extendidos en el cristal, diez minutos',
          },
          { pt: 'Nenhum toque falso', en: 'No false touch', es: 'Ningún toque falso' },
        ],
        [
          { pt: 'Atraso do traço', en: 'Ink delay', es: 'Retardo del trazo' },
          {
            pt: 'Câmara a 1000 imagens por segundo, do dedo à tinta',
            en: 'Camera at 1,000 frames a second, from finger to ink',
            es: 'Cámara a 1000 imágenes por segundo, del dedo a la tinta',
          },
          { pt: '35 ms ou menos', en: '35 ms or less', es: '35 ms o menos' },
        ],
        [
          { pt: 'Pancada', en: 'Impact', es: 'Golpe' },
          {
            pt: '1,7 kg a cair de 30 cm (5 J, como no grau IK08), cinco pontos do vidro',
            en: '1.7 kg falling 30 cm (5 J, as in grade IK08), five points of the glass',
            es: '1,7 kg que caen de 30 cm (5 J, como en el grado IK08), cinco puntos del cristal',
          },
          {
            pt: 'Vidro inteiro e toque a funcionar',
            en: 'Glass whole, touch working',
            es: 'Cristal entero y función táctil en marcha',
          },
        ],
        [
          { pt: 'Calor', en: 'Heat', es: 'Calor' },
          {
            pt: '72 horas a 40 °C com o brilho no máximo',
            en: '72 hours at 40 °C at full brightness',
            es: '72 horas a 40 °C con el brillo al máximo',
          },
          {
            pt: 'Nenhum componente passa do limite do fabricante',
            en: 'No component exceeds its maker’s limit',
            es: 'Ningún componente supera el límite de su fabricante',
          },
        ],
        [
          { pt: 'Limpeza', en: 'Cleaning', es: 'Limpieza' },
          {
            pt: '2000 passagens de pano com álcool isopropílico a 70 %',
            en: '2,000 wipes with 70% isopropyl alcohol',
            es: '2000 pasadas de paño con alcohol isopropílico al 70 %',
          },
          {
            pt: 'O tratamento do vidro não muda a olho nu',
            en: 'No change of the coating to the naked eye',
            es: 'El tratamiento del cristal no cambia a simple vista',
          },
        ],
        [
          { pt: 'Abrir e fechar', en: 'Open and close', es: 'Abrir y cerrar' },
          {
            pt: 'Cada módulo, 50 vezes, com ferramentas manuais',
            en: 'Every module, 50 times, with hand tools',
            es: 'Cada módulo, 50 veces, con herramientas manuales',
          },
          {
            pt: 'Roscas e encaixes como no primeiro dia',
            en: 'Threads and catches as on day one',
            es: 'Roscas y encajes como el primer día',
          },
        ],
      ],
    },
    {
      block: 'text',
      key: 'quem-experimenta',
      title: { pt: 'Quem experimenta antes', en: 'Who tries it first', es: 'Quién lo prueba antes' },
      body: {
        pt: '<p>Doze turmas da Rede de Escolas Mar Aberto recebem cada versão do quadro seis semanas antes de toda a gente. Não avaliam: usam, e nós vemos o que deixam de usar. A Fundación Mostrador Común leva os quiosques a pessoas cegas e em cadeira de rodas, que são pagas pelo tempo que gastam connosco.</p><p>Nos pilotos não medimos pessoas. Contamos toques por zona do ecrã e erros do equipamento, sem nomes, e o cliente vê os mesmos números que nós.</p>',
        en: '<p>Twelve classes of the Rede de Escolas Mar Aberto get each version of the whiteboard six weeks before everyone else. They do not rate it: they use it, and we see what they stop using. Fundación Mostrador Común brings our kiosks to blind people and wheelchair users, who are paid for the time they spend with us.</p><p>In pilots we do not measure people. We count touches by area of the screen and faults of the unit, without names, and the customer sees the same numbers we do.</p>',
        es: '<p>Doce clases de la Rede de Escolas Mar Aberto reciben cada versión de la pizarra seis semanas antes que nadie. No la valoran: la usan, y nosotros vemos qué dejan de usar. La Fundación Mostrador Común lleva los quioscos a personas ciegas y usuarias de silla de ruedas, que cobran por el tiempo que pasan con nosotros.</p><p>En los pilotos no medimos a las personas. Contamos toques por zona de la pantalla y fallos del equipo, sin nombres, y el cliente ve los mismos números que nosotros.</p>',
      },
      picture: kioskAccessibility.picture,
    },
    {
      block: 'points',
      key: 'o-que-mudou',
      title: {
        pt: 'Quatro queixas que mudaram um produto',
        en: 'Four complaints that changed a product',
        es: 'Cuatro quejas que cambiaron un producto',
      },
      ledger: true,
      points: [
        {
          title: {
            pt: '«Não chego aos menus.»',
            en: '‘I cannot reach the menus.’',
            es: '«No llego a los menús».',
          },
          text: {
            pt: 'Uma docente em cadeira de rodas. No Orion, um botão traz hoje os menus para a metade de baixo do ecrã.',
            en: 'A teacher in a wheelchair. On the Orion, one button now brings menus to the lower half of the screen.',
            es: 'Una docente en silla de ruedas. En la Orion, un botón lleva ahora los menús a la mitad inferior de la pantalla.',
          },
        },
        {
          title: {
            pt: '«Sentada, não chego ao botão.»',
            en: '‘Sitting down, I cannot reach the button.’',
            es: '«Sentada no llego al botón».',
          },
          text: {
            pt: 'Uma vereadora, numa sala de reuniões. Os botões da coluna do Atlas 98 ficam a 45 cm e têm relevo.',
            en: 'A councillor, in a meeting room. The buttons on the Atlas 98’s column are at 45 cm and can be felt.',
            es: 'Una concejala, en una sala de reuniones. Los botones de la columna de la Atlas 98 están a 45 cm y tienen relieve.',
          },
        },
        {
          title: {
            pt: '«Para mudar o computador tive de tirar a mesa do sítio.»',
            en: '‘I had to move the table to change the computer.’',
            es: '«Para cambiar el ordenador tuve que mover la mesa».',
          },
          text: {
            pt: 'Um técnico nosso, num museu. Na Faro, painel, vidro, computador e fonte saem agora pelo lado.',
            en: 'One of our own technicians, in a museum. On the Faro, panel, glass, computer and power supply now come out at the side.',
            es: 'Un técnico nuestro, en un museo. En la Faro, panel, cristal, ordenador y fuente salen ahora por el lateral.',
          },
        },
        {
          title: {
            pt: '«Só soube que não havia papel pela fila.»',
            en: '‘The queue told me there was no paper.’',
            es: '«Supe que no había papel por la cola».',
          },
          text: {
            pt: 'Uma receção de centro de saúde. O Cais avisa agora por e\u2011mail quando ainda sobram 50 senhas.',
            en: 'A health centre reception. The Cais now sends an email while 50 tickets are still left.',
            es: 'Una recepción de centro de salud. El Cais avisa ahora por correo cuando aún quedan 50 turnos.',
          },
        },
      ],
    },
    {
      block: 'cards',
      key: 'a-seguir',
      title: { pt: 'O que vem a seguir', en: 'What comes next', es: 'Lo que viene después' },
      cards: [
        {
          key: 'investigacao',
          title: { pt: 'Construir o futuro', en: 'Building the future', es: 'Construir el futuro' },
          text: {
            pt: 'Os projetos de investigação em curso, com o que já sabemos e o que ainda não funciona.',
            en: 'The research under way, with what we know and what does not work yet.',
            es: 'Los proyectos de investigación en curso, con lo que ya sabemos y lo que aún no funciona.',
          },
          link: {
            label: { pt: 'Ver os projetos', en: 'See the projects', es: 'Ver los proyectos' },
            url: 'ref:page/future',
          },
        },
        {
          key: 'propor',
          title: { pt: 'Proponha um ensaio', en: 'Propose a test', es: 'Proponga un ensayo' },
          text: {
            pt: 'Universidades e politécnicos podem usar o laboratório duas tardes por semana, sem custo, se publicarem o resultado.',
            en: 'Universities and colleges may use the laboratory two afternoons a week, free of charge, if they publish the result.',
            es: 'Universidades y centros politécnicos pueden usar el laboratorio dos tardes por semana, sin coste, si publican el resultado.',
          },
          link: {
            label: { pt: 'Escrever-nos', en: 'Write to us', es: 'Escribirnos' },
            url: 'ref:page/contacts#formulario-contacto',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Inovação e desenvolvimento',
      en: 'Research and development',
      es: 'Investigación y desarrollo',
    },
    description: {
      pt: 'Como nasce um produto novo, o que se mede no laboratório e com que critérios, quem experimenta antes e quatro queixas que mudaram um equipamento.',
      en: 'How a new product comes about, what our laboratory measures and by which criteria, who tries it first, and four complaints that changed a product.',
      es: 'Cómo nace un producto nuevo, qué se mide en el laboratorio y con qué criterios, quién lo prueba antes y cuatro quejas que cambiaron un equipo.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
