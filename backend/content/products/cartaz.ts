import type { ProductContent } from '../entities.ts';
import { lunchOrders } from '../solutions/lunch-orders.ts';
import * as licence from '../specifications/licence.ts';

export const cartaz = {
  key: 'cartaz',
  category: 'software',
  slug: { pt: 'cartaz', en: 'cartaz', es: 'cartaz' },
  name: 'Cartaz',
  tagline: {
    pt: 'Sinalização digital: os conteúdos de todos os ecrãs num calendário',
    en: 'Digital signage: what every screen shows, in one calendar',
    es: 'Cartelería digital: los contenidos de todas las pantallas en un calendario',
  },
  summary: {
    pt: 'Sinalização digital: calendários, listas de reprodução, zonas e mensagens urgentes para os ecrãs de uma loja, de um hotel ou de uma cidade inteira.',
    en: 'Digital signage: calendars, playlists, zones and urgent messages for the screens of a shop, a hotel or a whole town.',
    es: 'Cartelería digital: calendarios, listas de reproducción, zonas y mensajes urgentes para las pantallas de una tienda, un hotel o una ciudad entera.',
  },
  body: {
    pt: `
      <h3>Uma semana no Cartaz</h3>
      <ul>
      <li><strong>Segunda-feira, 9h10.</strong> A campanha nova arrasta-se para o calendário, de quinta a domingo. Vinte lojas recebem-na; duas ficam de fora com um clique.</li>
      <li><strong>Terça-feira, 16h00.</strong> A gerente de Évora troca a fotografia do prato do dia. Só pode mexer na zona dela, e a sede aprova antes de sair.</li>
      <li><strong>Quarta-feira, 23h30.</strong> Os ficheiros descem para os ecrãs fora de horas, cada um no tamanho que o ecrã tem.</li>
      <li><strong>Quinta-feira, 8h00.</strong> A campanha começa em todas as lojas à mesma hora, com ou sem rede.</li>
      </ul>
      <h3>O ecrã dividido</h3>
      <p>Cada ecrã tem até oito zonas: vídeo, texto em rodapé, horários de autocarros, senhas, a previsão do tempo. Três ecrãs verticais lado a lado podem levar uma só composição e começam o vídeo ao mesmo tempo, se estiverem na mesma rede.</p>
      <h3>Quando é urgente</h3>
      <p>Um botão, confirmado por duas pessoas se assim se quiser, põe uma mensagem em todos os ecrãs ligados <strong>em dez segundos</strong>: uma evacuação, uma criança perdida, um comboio suprimido. Um ecrã sem rede não a recebe, e o Cartaz diz qual é. Não substitui o alarme de incêndio.</p>
      <h3>Quando a internet falta</h3>
      <p>O ecrã guarda 30 dias de programa e segue o calendário com o seu próprio relógio.</p>
    `,
    en: `
      <h3>A week in Cartaz</h3>
      <ul>
      <li><strong>Monday, 9:10.</strong> Drag the new campaign on to the calendar, Thursday to Sunday. Twenty shops receive it; two are left out with a click.</li>
      <li><strong>Tuesday, 16:00.</strong> The manager in Évora changes the picture of the daily special. She can touch only her own zone, and head office approves it first.</li>
      <li><strong>Wednesday, 23:30.</strong> Files travel to the screens out of hours, each in the size its screen has.</li>
      <li><strong>Thursday, 8:00.</strong> The campaign starts in all the shops at the same moment, network or no network.</li>
      </ul>
      <h3>Dividing a screen</h3>
      <p>A screen takes up to eight zones: video, ticker text, bus times, queue numbers, the weather. Three portrait screens side by side can share a single layout and, on the same network, start a video together.</p>
      <h3>When it is urgent</h3>
      <p>One button, confirmed by two people if you prefer, puts a message on all connected screens <strong>within ten seconds</strong>: an evacuation, a lost child, a cancelled train. A screen without a network does not get it, and Cartaz says which one that is. It does not replace the fire alarm.</p>
      <h3>When the internet is down</h3>
      <p>A screen holds 30 days of content and keeps to the calendar by its own clock.</p>
    `,
    es: `
      <h3>Una semana con Cartaz</h3>
      <ul>
      <li><strong>Lunes, 9:10.</strong> La campaña nueva se arrastra al calendario, de jueves a domingo. La reciben veinte tiendas; otras dos se excluyen con un clic.</li>
      <li><strong>Martes, 16:00.</strong> La encargada de Évora cambia la foto del plato del día. Solo puede tocar su zona, y la central lo aprueba antes de que salga.</li>
      <li><strong>Miércoles, 23:30.</strong> Los archivos bajan a las pantallas fuera de horario, cada uno al tamaño que le toca.</li>
      <li><strong>Jueves, 8:00.</strong> La campaña empieza en todas las tiendas a la vez, con red o sin ella.</li>
      </ul>
      <h3>La pantalla por zonas</h3>
      <p>Caben hasta ocho zonas por pantalla: vídeo, texto en movimiento, horarios de autobús, turnos, el tiempo. Tres pantallas verticales contiguas pueden compartir una sola composición y, si están en la misma red, arrancan el vídeo a la vez.</p>
      <h3>Si es urgente</h3>
      <p>Un botón, que pueden tener que confirmar dos personas, lleva un mensaje a todas las pantallas conectadas <strong>en diez segundos</strong>: una evacuación, un niño perdido, un tren suprimido. Una pantalla sin red no lo recibe, y Cartaz indica cuál es. No sustituye a la alarma de incendios.</p>
      <h3>Si falta internet</h3>
      <p>La pantalla guarda 30 días de programa y sigue el calendario con su propio reloj.</p>
    `,
  },
  gallery: [
    {
      id: 'cartaz-week',
      alt: {
        pt: 'Semana no calendário do Cartaz, com as campanhas de montras, interior, cafetaria e entrada',
        en: 'A week in the Cartaz calendar, with campaigns for windows, interior, café and entrance',
        es: 'Semana en el calendario de Cartaz, con las campañas de escaparates, interior, cafetería y entrada',
      },
    },
    {
      id: 'cartaz-front',
      alt: {
        pt: 'Três ecrãs verticais de tamanhos diferentes, cada um com o seu cartaz, a hora e os dias em que passa',
        en: 'Three portrait screens of different sizes, each with its own poster, its time and the days it runs',
        es: 'Tres pantallas verticales de distinto tamaño, cada una con su cartel, su hora y los días en que se emite',
      },
    },
    {
      id: 'cartaz-zones',
      alt: {
        pt: 'Composição de um ecrã no Cartaz, em zonas de vídeo, autocarros, tempo e rodapé, com aviso de letra pequena',
        en: 'A screen layout in Cartaz with zones for video, buses, weather and a ticker, and a warning about small text',
        es: 'Composición de una pantalla en Cartaz, con zonas de vídeo, autobuses, tiempo y texto, y un aviso de letra pequeña',
      },
    },
    {
      id: 'cartaz-urgent',
      alt: {
        pt: 'Mensagem urgente no Cartaz, confirmada por duas pessoas e mostrada em 41 de 42 ecrãs',
        en: 'An urgent message in Cartaz, confirmed by two people and shown on 41 of 42 screens',
        es: 'Mensaje urgente en Cartaz, confirmado por dos personas y visible en 41 de 42 pantallas',
      },
    },
  ],
  scene: lunchOrders.picture,
  figures: ['zones', 'emergency-delay', 'offline-days'],
  specifications: [
    licence.licence({
      pt: 'Por ecrã, por um ou cinco anos; incluída onde a ficha do ecrã o diz',
      en: 'Per screen, for one or five years; included where the screen’s datasheet says so',
      es: 'Por pantalla, para uno o cinco años; incluida donde lo dice la ficha de la pantalla',
    }),
    licence.zones(8),
    licence.offlineDays(30),
    licence.emergencyDelay(10),
    licence.platforms({
      pt: 'Edição em qualquer navegador atual; Android 13, Windows 11',
      en: 'Editing in any current browser; Android 13, Windows 11',
      es: 'Edición en cualquier navegador actual; Android 13, Windows 11',
    }),
    licence.languages({
      pt: 'Português, inglês, espanhol',
      en: 'Portuguese, English, Spanish',
      es: 'Portugués, inglés, español',
    }),
    licence.offline({
      pt: 'O ecrã segue o calendário; só as mensagens urgentes precisam de rede',
      en: 'The screen keeps to its calendar; only urgent messages need a network',
      es: 'La pantalla sigue el calendario; solo los mensajes urgentes necesitan red',
    }),
    licence.formats({
      pt: 'JPEG, PNG, SVG, PDF, MP4 (H.264, H.265 até 4K), HTML5',
      en: 'JPEG, PNG, SVG, PDF, MP4 (H.264, H.265 up to 4K), HTML5',
      es: 'JPEG, PNG, SVG, PDF, MP4 (H.264, H.265 hasta 4K), HTML5',
    }),
    licence.integrations({
      pt: 'API REST, RSS, iCalendar, GTFS, CSV, gestão de filas',
      en: 'REST API, RSS, iCalendar, GTFS, CSV, queue systems',
      es: 'API REST, RSS, iCalendar, GTFS, CSV, gestión de turnos',
    }),
    licence.accounts({
      pt: 'Quem edita e quem aprova; código ou entrada única',
      en: 'Editors and approvers; code or single sign-on',
      es: 'Quien edita y quien aprueba; código o inicio único',
    }),
    licence.dataCollected({
      pt: 'Nome e correio eletrónico de quem edita; nada de quem passa',
      en: 'Name and email of editors; nothing about passers-by',
      es: 'Nombre y correo de quien edita; nada de quien pasa',
    }),
    licence.dataPlace('union'),
    ...licence.supportHours(),
    licence.updatesWhileLicensed(),
  ],
  variants: [
    {
      key: 'shop',
      name: { pt: 'Cartaz Loja', en: 'Cartaz Shop', es: 'Cartaz Tienda' },
      note: {
        pt: 'Até dez ecrãs, uma pessoa a editar.',
        en: 'Up to ten screens and one editor.',
        es: 'Hasta diez pantallas y una persona que edita.',
      },
    },
    {
      key: 'network',
      name: { pt: 'Cartaz Rede', en: 'Cartaz Network', es: 'Cartaz Red' },
      note: {
        pt: 'Ecrãs sem limite, com grupos, aprovações e mensagens urgentes confirmadas por duas pessoas.',
        en: 'Any number of screens, with groups, approvals and urgent messages confirmed by two people.',
        es: 'Pantallas sin límite, con grupos, aprobaciones y mensajes urgentes confirmados por dos personas.',
      },
    },
  ],
  accessories: [
    {
      key: 'leme',
      product: 'leme',
      name: { pt: 'Leme', en: 'Leme', es: 'Leme' },
      summary: {
        pt: 'Liga e desliga os ecrãs pelo horário do calendário e avisa quando um deixa de responder.',
        en: 'Switches screens on and off with the calendar and tells you when one stops answering.',
        es: 'Enciende y apaga las pantallas según el calendario y avisa cuando una deja de responder.',
      },
    },
    {
      key: 'templates',
      name: { pt: 'Modelos Prelo', en: 'Prelo templates', es: 'Plantillas Prelo' },
      summary: {
        pt: 'Doze composições desenhadas com as cores e as letras da casa, em vertical e horizontal.',
        en: 'Twelve layouts drawn in your own colours and typefaces, portrait and landscape.',
        es: 'Doce composiciones diseñadas con los colores y las letras de la casa, en vertical y horizontal.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Ao editar, avisa de contraste fraco, letra pequena para a distância do ecrã e texto que passa depressa de mais. Toda a edição se pode fazer com teclado; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'While you edit, it warns of weak contrast, lettering too small for the viewing distance and text that moves too fast. All editing can be done from a keyboard; EN 301 549 conformity report on request.',
      es: 'Al editar, avisa del poco contraste, de la letra pequeña para la distancia y del texto que pasa demasiado deprisa. Toda la edición puede hacerse con teclado; informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: 'Baixa o brilho ao anoitecer e desliga fora do horário. Os ficheiros vão para cada ecrã uma só vez e não passam pela rede a cada repetição.',
      en: 'It lowers brightness at dusk and switches off out of hours. Files travel to each screen once and do not cross the network at every repeat.',
      es: 'Baja el brillo al anochecer y apaga fuera de horario. Los archivos viajan a cada pantalla una sola vez y no pasan por la red en cada repetición.',
    },
    warranty: {
      pt: 'Erros corrigidos enquanto a licença dura. Terminada, o ecrã acaba o programa que já tem e mostra uma imagem fixa, sem mensagem nossa.',
      en: 'Faults are corrected for as long as the licence runs. When it ends, a screen plays out the content it holds, then shows a still picture with no message from us.',
      es: 'Los errores se corrigen mientras dura la licencia. Al acabar, la pantalla termina el programa que tiene y muestra una imagen fija, sin mensajes nuestros.',
    },
    repair: {
      pt: 'Calendários saem em iCalendar, e os ficheiros no formato em que entraram. O ecrã novo que receba o nome do anterior recebe também o seu programa.',
      en: 'Calendars are exported as iCalendar, files in the format they came in. A new screen given the old one’s name takes over its schedule.',
      es: 'Los calendarios se exportan en iCalendar y los archivos, en el formato en que entraron. Una pantalla nueva con el nombre de la anterior recibe su programa.',
    },
  },
  mounting: [],
  delivery: [1, 2],
  related: ['leme', 'orion-86', 'cais-32'],
  solutions: ['retail', 'hospitality', 'cities', 'business'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Cartaz: software de sinalização digital',
      en: 'Cartaz: digital signage software',
      es: 'Cartaz: software de cartelería digital',
    },
    description: {
      pt: 'Software de sinalização digital com calendários, oito zonas por ecrã, aprovações, mensagens urgentes em dez segundos e 30 dias de programa sem internet.',
      en: 'Digital signage software with calendars, eight zones per screen, approvals, urgent messages within ten seconds and 30 days of content without internet.',
      es: 'Software de cartelería digital con calendarios, ocho zonas por pantalla, aprobaciones, mensajes urgentes en diez segundos y 30 días sin internet.',
    },
  },
  updatedAt: '2026-11-18T10:50:00Z',
} satisfies ProductContent;
