import type { SolutionContent } from '../entities.ts';

export const business = {
  key: 'business',
  slug: { pt: 'empresarial', en: 'business', es: 'empresas' },
  name: { pt: 'Empresas', en: 'Business', es: 'Empresas' },
  headline: {
    pt: 'Salas de reunião que estão prontas quando a reunião começa.',
    en: 'Meeting rooms that are ready when the meeting starts.',
    es: 'Salas de reunión que están listas cuando empieza la reunión.',
  },
  summary: {
    pt: 'Liga-se o portátil com um só cabo, desenha-se por cima do documento e sai-se com as notas já enviadas.',
    en: 'One cable connects the laptop, people draw straight on the document, and the notes are sent before anyone leaves.',
    es: 'El portátil se conecta con un solo cable, se dibuja sobre el documento y las notas salen enviadas al terminar.',
  },
  time: [9, 0],
  moment: { pt: 'a primeira reunião', en: 'the first meeting', es: 'la primera reunión' },
  problem: {
    pt: `
      <p>Às nove há seis pessoas na sala, duas em casa e três comandos na mesa. O cabo do projetor não serve no portátil novo, quem está à distância não vê o quadro e, no fim, alguém fotografa o que ficou escrito e promete passar a limpo.</p>
      <p>A empresa paga várias vezes: o equipamento de cada sala foi escolhido por pessoas diferentes, o apoio técnico sobe as escadas por causa de um cabo, e ninguém sabe que salas são usadas.</p>
    `,
    en: `
      <p>At nine there are six people in the room, two at home and three remote controls on the table. The projector cable does not fit the new laptop, the people at home cannot see the board and, at the end, somebody photographs what was written and promises to type it up.</p>
      <p>The company pays several times over: each room was fitted out by somebody else, support climbs the stairs because of a cable, and nobody knows which rooms are used.</p>
    `,
    es: `
      <p>A las nueve hay seis personas en la sala, dos en casa y tres mandos sobre la mesa. El cable del proyector no sirve para el portátil nuevo, quien está a distancia no ve la pizarra y, al final, alguien fotografía lo escrito y promete pasarlo a limpio.</p>
      <p>La empresa paga varias veces: el equipo de cada sala lo eligió una persona distinta, soporte sube las escaleras por un cable y nadie sabe qué salas se usan.</p>
    `,
  },
  approach: {
    pt: `
      <p>Um cabo USB-C leva imagem, toque, rede e corrente entre o portátil e o <a href="ref:product/orion-86">Orion 86</a>. A sala vê e ouve, quem está fora vê o que se desenha, e as notas seguem em PDF antes de se fechar a porta. A sessão apaga-se no fim.</p>
      <ul>
      <li><strong>À volta da mesa</strong>, a <a href="ref:product/delta-55">Delta 55</a> junta oito dispositivos em janelas que rodam para quem está de cada lado.</li>
      <li><strong>Na sala de administração</strong>, o <a href="ref:product/atlas-98">Atlas 98</a> sobe para se ver do fundo e desce para se escrever.</li>
      <li><strong>Na receção</strong>, o <a href="ref:product/ponto-15">Ponto 15</a> regista a visita e avisa quem a espera.</li>
      </ul>
    `,
    en: `
      <p>One USB-C cable carries picture, touch, network and power between the laptop and the <a href="ref:product/orion-86">Orion 86</a>. The room sees and hears, those elsewhere see what is drawn, and the notes go out as a PDF before the door closes. The session is wiped when it ends.</p>
      <ul>
      <li><strong>Around the table</strong>, the <a href="ref:product/delta-55">Delta 55</a> gathers eight devices in windows that turn towards whoever sits on each side.</li>
      <li><strong>In the boardroom</strong>, the <a href="ref:product/atlas-98">Atlas 98</a> rises to be seen from the back and comes down to be written on.</li>
      <li><strong>At reception</strong>, the <a href="ref:product/ponto-15">Ponto 15</a> signs visitors in and tells their host.</li>
      </ul>
    `,
    es: `
      <p>Un cable USB-C lleva imagen, función táctil, red y corriente entre el portátil y la <a href="ref:product/orion-86">Orion 86</a>. La sala ve y oye, quien está fuera ve lo que se dibuja y las notas salen en PDF antes de cerrar la puerta. La sesión se borra al terminar.</p>
      <ul>
      <li><strong>Alrededor de la mesa</strong>, la <a href="ref:product/delta-55">Delta 55</a> reúne ocho dispositivos en ventanas que giran hacia cada lado.</li>
      <li><strong>En la sala de administración</strong>, la <a href="ref:product/atlas-98">Atlas 98</a> sube para verse desde el fondo y baja para escribir.</li>
      <li><strong>En recepción</strong>, el <a href="ref:product/ponto-15">Ponto 15</a> registra la visita y avisa a quien la espera.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-business',
    alt: {
      pt: 'Sala de reuniões: um ecrã interativo com um plano anotado à mão, numa parede de nogueira; à frente, mesa e cadeiras',
      en: 'Meeting room: an interactive screen with a plan marked by hand on a walnut wall; before it, a table and chairs',
      es: 'Sala de reuniones: una pantalla interactiva con un plan anotado a mano, en una pared de nogal; delante, mesa y sillas',
    },
  },
  closeUp: {
    id: 'solution-business-near',
    alt: {
      pt: 'Mesa de reunião com um café, um caderno e um portátil, cujo plano se vê, anotado à mão, no ecrã da parede',
      en: 'Meeting table with a coffee, a notebook and a laptop, whose plan is on the wall-mounted screen, annotated by hand',
      es: 'Mesa de reuniones con un café, un cuaderno y un portátil, cuyo plan se ve, anotado a mano, en la pantalla de la pared',
    },
  },
  figures: [
    {
      value: { pt: '1 cabo', en: '1 cable', es: '1 cable' },
      label: {
        pt: 'para imagem, toque, rede e 100 W',
        en: 'for picture, touch, network and 100 W',
        es: 'para imagen, función táctil, red y 100 W',
      },
    },
    {
      value: '8 m',
      label: {
        pt: 'de alcance dos microfones do Orion 86',
        en: 'reach of the Orion 86 microphones',
        es: 'de alcance de los micrófonos de la Orion 86',
      },
    },
    {
      value: { pt: '0,5 W', en: '0.5 W', es: '0,5 W' },
      label: { pt: 'em espera, de noite', en: 'in standby overnight', es: 'en espera, de noche' },
    },
  ],
  products: ['orion-86', 'delta-55', 'atlas-98', 'vigia-4k', 'aurora-12', 'leme'],
  questions: [
    {
      key: 'videochamadas',
      question: {
        pt: 'Funciona com o nosso programa de videochamadas?',
        en: 'Does it work with our video-call software?',
        es: '¿Funciona con nuestro programa de videollamadas?',
      },
      answer: {
        pt: '<p>Sim. O portátil vê o ecrã, a câmara, a barra de som e os microfones como dispositivos USB comuns. Para uma sala sem portátil, o módulo Windows corre o cliente que a empresa já usa.</p>',
        en: '<p>Yes. The laptop sees screen, camera, soundbar and microphones as ordinary USB devices. For a room without a laptop, the Windows module runs whatever client the company uses.</p>',
        es: '<p>Sí. El portátil ve la pantalla, la cámara, la barra de sonido y los micrófonos como dispositivos USB corrientes. Para una sala sin portátil, el módulo Windows ejecuta el cliente que ya usa la empresa.</p>',
      },
    },
    {
      key: 'seguranca',
      question: {
        pt: 'Fica alguma coisa guardada no ecrã?',
        en: 'Does anything stay on the screen afterwards?',
        es: '¿Queda algo guardado en la pantalla?',
      },
      answer: {
        pt: '<p>Não, se assim estiver definido: a sessão apaga-se quando se sai ou quando a reserva da sala termina. A gestão à distância liga-se à entrada única da empresa (SAML 2.0 ou OpenID Connect).</p>',
        en: '<p>Not if you set it so: the session is wiped on leaving or when the room booking ends. Remote management connects to your single sign-on (SAML 2.0 or OpenID Connect).</p>',
        es: '<p>No, si así se define: la sesión se borra al salir o cuando termina la reserva de la sala. La gestión a distancia se conecta al inicio de sesión único de la empresa (SAML 2.0 u OpenID Connect).</p>',
      },
    },
    {
      key: 'aluguer',
      question: {
        pt: 'Podemos alugar em vez de comprar?',
        en: 'Can we rent instead of buying?',
        es: '¿Podemos alquilar en lugar de comprar?',
      },
      answer: {
        pt: '<p>Sim, de um dia a vários anos, com instalação e assistência incluídas. As condições estão na página de <a href="ref:page/rental">aluguer</a>.</p>',
        en: '<p>Yes, from one day to several years, with installation and support included. The terms are on the <a href="ref:page/rental">rental</a> page.</p>',
        es: '<p>Sí, de un día a varios años, con instalación y asistencia incluidas. Las condiciones están en la página de <a href="ref:page/rental">alquiler</a>.</p>',
      },
    },
    {
      key: 'parede',
      question: {
        pt: 'A nossa parede é de gesso cartonado. Aguenta?',
        en: 'Our wall is plasterboard. Will it hold?',
        es: 'Nuestra pared es de cartón yeso. ¿Aguanta?',
      },
      answer: {
        pt: '<p>Um Orion 86 com a barra e o suporte pesa 78 kg. Numa parede de gesso cartonado, uma chapa de aço leva o peso aos montantes; vemo-los antes, com a planta ou no local.</p>',
        en: '<p>An Orion 86 with its soundbar and bracket weighs 78 kg. On plasterboard, a steel plate carries the weight to the studs; we find them beforehand, from the drawings or on site.</p>',
        es: '<p>Una Orion 86 con la barra y el soporte pesa 78 kg. En una pared de cartón yeso, una placa de acero lleva el peso a los montantes; los localizamos antes, con el plano o en el lugar.</p>',
      },
    },
  ],
  order: 2,
  seo: {
    title: {
      pt: 'Ecrãs interativos para salas de reunião',
      en: 'Interactive screens for meeting rooms',
      es: 'Pantallas interactivas para salas de reunión',
    },
    description: {
      pt: 'Salas de reunião com um só cabo, mesas partilhadas e ecrãs que sobem: escrever por cima do documento e sair com as notas enviadas.',
      en: 'Meeting rooms with a single cable, shared tables and screens that rise: draw on the document and leave with the notes already sent.',
      es: 'Salas de reunión con un solo cable, mesas compartidas y pantallas que suben: dibujar sobre el documento y salir con las notas enviadas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
