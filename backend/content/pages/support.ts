import type { PageContent } from '../entities.ts';

export const support = {
  key: 'support',
  title: { pt: 'Suporte', en: 'Support', es: 'Soporte' },
  headline: {
    pt: 'O telefone é atendido por quem repara. Se puder, tenha o número do contrato à mão e o equipamento à vista.',
    en: 'The phone is answered by the people who do the repairs. If you can, have the contract number to hand and the unit in sight.',
    es: 'Al teléfono contesta quien repara. Si puede, tenga a mano el número de contrato y el equipo a la vista.',
  },
  blocks: [
    {
      block: 'questions',
      key: 'sintomas',
      title: { pt: 'O que está a acontecer?', en: 'What is happening?', es: '¿Qué está pasando?' },
      lead: {
        pt: 'Escolha o que mais se parece. Se não chegar, diga-nos ao telefone o que já experimentou.',
        en: 'Choose what comes closest. If it does not help, tell us on the phone what you have already tried.',
        es: 'Elija lo que más se parezca. Si no basta, díganos por teléfono qué ha probado ya.',
      },
      questions: [
        {
          key: 'nao-liga',
          question: {
            pt: 'O ecrã não liga',
            en: 'The screen does not switch on',
            es: 'La pantalla no se enciende',
          },
          answer: {
            pt: `<ol><li>Veja se a luz junto ao botão está acesa. Vermelha: está em espera, basta tocar no botão. Apagada: não recebe corrente.</li><li>Confirme o interruptor geral, atrás, ao lado da ficha, e experimente outra tomada.</li><li>Desligue a ficha, espere 60 segundos e ligue-a outra vez.</li></ol><p>Continua apagado? Ligue-nos. Com a luz acesa e sem imagem, diga-nos o que vê ligar: poupa uma visita em muitos casos.</p>`,
            en: `<ol><li>Look at the light beside the button. Red means standby: press the button. Off means it has no power.</li><li>Check the main switch at the back, next to the plug, and try another socket.</li><li>Unplug it, wait 60 seconds and plug it in again.</li></ol><p>Still off? Call us. If the light is on but there is no picture, tell us what you see when it starts: that often saves a visit.</p>`,
            es: `<ol><li>Mire la luz junto al botón. Roja: está en reposo, basta con pulsarlo. Apagada: no le llega corriente.</li><li>Compruebe el interruptor general, detrás, al lado del enchufe, y pruebe otra toma.</li><li>Desenchúfela, espere 60 segundos y vuelva a enchufarla.</li></ol><p>¿Sigue apagada? Llámenos. Si la luz está encendida y no hay imagen, cuéntenos qué ve al arrancar: muchas veces ahorra una visita.</p>`,
          },
        },
        {
          key: 'sem-toque',
          question: {
            pt: 'Há imagem, mas não responde ao toque',
            en: 'There is a picture, but it does not respond to touch',
            es: 'Hay imagen, pero no responde al tacto',
          },
          answer: {
            pt: `<ul><li>Limpe o vidro e a moldura com um pano macio, com o ecrã em espera: uma etiqueta ou um dedo de tinta seca na moldura chega para a tapar.</li><li>Se a imagem vem de um computador seu, veja se o cabo USB do toque está ligado a esse computador. O cabo de imagem não leva o toque; um cabo USB-C com imagem leva.</li><li>Reinicie no menu, em Definições, Sistema, Reiniciar.</li></ul>`,
            en: `<ul><li>With the screen in standby, wipe the glass and the frame with a soft cloth: a sticker or a smear of dry paint on the frame is enough to block it.</li><li>If the picture comes from your own computer, check that the touch USB cable runs to that computer. A video cable does not carry touch; a USB-C cable with video does.</li><li>Restart from the menu: Settings, System, Restart.</li></ul>`,
            es: `<ul><li>Con la pantalla en reposo, limpie el cristal y el marco con un paño suave: una pegatina o un resto de pintura seca en el marco basta para taparlo.</li><li>Si la imagen viene de su ordenador, compruebe que el cable USB táctil está conectado a ese ordenador. El cable de vídeo no lleva la función táctil; un cable USB-C con imagen sí.</li><li>Reinicie desde el menú: Ajustes, Sistema, Reiniciar.</li></ul>`,
          },
        },
        {
          key: 'toque-desviado',
          question: {
            pt: 'O toque acerta ao lado do dedo',
            en: 'Touches land beside the finger',
            es: 'El toque cae al lado del dedo',
          },
          answer: {
            pt: `<p>Numa mesa ou num quiosque, seque o vidro e desligue da corrente dez segundos: ao arrancar, o toque calibra-se sozinho se ninguém lhe tocar. Num ecrã, abra Definições, Toque, Calibrar e siga os pontos sem apoiar a outra mão. Com dois monitores no mesmo computador, indique primeiro ao sistema qual deles é o tátil. Se o desvio voltar no dia seguinte, ligue-nos: a moldura pode ter levado uma pancada.</p>`,
            en: `<p>On a table or a kiosk, dry the glass and disconnect the power for ten seconds: touch calibrates itself at start-up, as long as nobody touches the glass. On a screen, open Settings, Touch, Calibrate and follow the points without resting the other hand. With two monitors on one computer, first tell the system which of them has touch. If the offset is back the next day, call us: the frame may have taken a knock.</p>`,
            es: `<p>En una mesa o un quiosco, seque el cristal y desconecte la corriente diez segundos: al arrancar, la función táctil se calibra sola si nadie toca el cristal. En una pantalla, abra Ajustes, Función táctil, Calibrar y siga los puntos sin apoyar la otra mano. Con dos monitores en el mismo ordenador, indique antes al sistema cuál es el táctil. Si el desvío vuelve al día siguiente, llámenos: el marco puede haber recibido un golpe.</p>`,
          },
        },
        {
          key: 'sem-rede',
          question: {
            pt: 'Está sem rede, ou desapareceu da gestão à distância',
            en: 'It has no network, or it has gone from remote management',
            es: 'No tiene red, o ha desaparecido de la gestión a distancia',
          },
          answer: {
            pt: `<p>Em Definições, Rede vê-se o endereço. Sem endereço, o problema está no cabo, na tomada ou na rede sem fios. Com endereço mas fora da gestão, peça a quem gere a rede que confirme a saída pela porta 443: é a única de que a gestão precisa, e nenhuma para dentro. Uma data ou hora errada também corta a ligação.</p>`,
            en: `<p>Settings, Network shows the address. No address means the cable, the socket or the wireless network. With an address but missing from management, ask whoever runs the network to check outgoing port 443: management needs no other, and none inwards. A wrong date or time also cuts the connection.</p>`,
            es: `<p>En Ajustes, Red se ve la dirección. Sin dirección, el problema está en el cable, en la toma o en la red inalámbrica. Con dirección pero fuera de la gestión, pida a quien administra la red que compruebe la salida por el puerto 443: la gestión no necesita otro, y ninguno hacia dentro. Una fecha u hora equivocada también corta la conexión.</p>`,
          },
        },
        {
          key: 'nao-imprime',
          question: {
            pt: 'O quiosque não imprime',
            en: 'The kiosk does not print',
            es: 'El quiosco no imprime',
          },
          answer: {
            pt: `<p>Abra a porta da frente com a chave. Papel encravado: levante a alavanca verde e puxe a fita a direito, na direção em que sai, sem tocar na cabeça da impressora, que aquece. Rolo novo: papel térmico de 80 mm, com a ponta por baixo e 10 cm de fora. Continua sem imprimir? Diga-nos se a luz da impressora está fixa ou a piscar.</p>`,
            en: `<p>Open the front door with the key. Paper jam: lift the green lever and pull the strip straight, in the direction it leaves, without touching the print head, which gets hot. New roll: 80 mm thermal paper, with its end underneath and 10 cm left out. Still not printing? Tell us whether the printer’s light is steady or blinking.</p>`,
            es: `<p>Abra la puerta delantera con la llave. Papel atascado: levante la palanca verde y tire de la tira en línea recta, en el sentido de salida, sin tocar el cabezal, que se calienta. Rollo nuevo: papel térmico de 80 mm, con la punta por debajo y 10 cm fuera. ¿Sigue sin imprimir? Díganos si la luz de la impresora está fija o parpadea.</p>`,
          },
        },
        {
          key: 'cacifo',
          question: {
            pt: 'O cacifo de carregamento não abre',
            en: 'A charging locker does not open',
            es: 'La taquilla de carga no se abre',
          },
          answer: {
            pt: '<p>O código é o que a pessoa inventou ao fechar a porta; não o conseguimos ler. O código de gestor abre qualquer porta. Sem corrente, a bateria da Pausa 12 ainda as abre durante quatro horas; depois, ou noutro modelo, use a chave. Antes de entregar um telemóvel, peça que o desbloqueiem à sua frente.</p>',
            en: '<p>The code is the one the person made up when shutting the door; we cannot read it. The manager’s code opens any door. Without power the battery of the Pausa 12 opens them for four hours more; after that, or with another model, use the key. Before you hand over a phone, ask for it to be unlocked in front of you.</p>',
            es: '<p>El código es el que la persona inventó al cerrar la puerta; no podemos leerlo. El código de gestor abre cualquier puerta. Sin corriente, la batería de la Pausa 12 aún las abre durante cuatro horas; después, o en otro modelo, use la llave. Antes de entregar un móvil, pida que lo desbloqueen delante de usted.</p>',
          },
        },
        {
          key: 'vidro-partido',
          question: {
            pt: 'O vidro partiu-se',
            en: 'The glass is broken',
            es: 'Se ha roto el cristal',
          },
          answer: {
            pt: `<p>Desligue a ficha e afaste as pessoas. O vidro é temperado e parte-se em grãos, mas corta: cubra-o com fita larga e não puxe pedaços. Mande-nos uma fotografia do ecrã inteiro e outra do autocolante; o vidro troca-se sem trocar o painel, se este não tiver sofrido.</p>`,
            en: `<p>Unplug it and keep people away. The glass is toughened and breaks into grains, but it still cuts: cover it with wide tape and do not pull pieces out. Send us a photo of the whole screen and one of the label; the glass is replaced without the panel, if the panel has come to no harm.</p>`,
            es: `<p>Desenchufe el equipo y aparte a la gente. El cristal es templado y se rompe en granos, pero corta: cúbralo con cinta ancha y no tire de los trozos. Envíenos una foto de la pantalla entera y otra de la etiqueta; el cristal se cambia sin cambiar el panel, si este no ha sufrido.</p>`,
          },
        },
        {
          key: 'sem-som',
          question: { pt: 'Não se ouve', en: 'There is no sound', es: 'No se oye' },
          answer: {
            pt: `<p>Carregue na tecla do volume: se aparecer um auscultador, há uma ficha na tomada dos auscultadores. Com o seu computador ligado, escolha nele a saída de som que tem o nome do ecrã. Uma barra de som externa tem interruptor próprio.</p>`,
            en: `<p>Press the volume key: if headphones appear, something is plugged into the headphone socket. With your computer connected, choose the sound output that bears the screen’s name. An external soundbar has a switch of its own.</p>`,
            es: `<p>Pulse la tecla de volumen: si aparecen unos auriculares, hay una clavija en la toma de auriculares. Con su ordenador conectado, elija en él la salida de sonido que lleva el nombre de la pantalla. Una barra de sonido externa tiene su propio interruptor.</p>`,
          },
        },
      ],
    },
    {
      block: 'table',
      key: 'niveis-de-servico',
      title: { pt: 'Níveis de serviço por país', en: 'Service levels by country', es: 'Servicio por país' },
      lead: {
        pt: 'Valem para equipamento na garantia ou com contrato. Os dias contam-se a partir do diagnóstico à distância, quando já se sabe que peça levar.',
        en: 'These apply to equipment under warranty or contract. Days count from the remote diagnosis, once we know which part to bring.',
        es: 'Se aplican a equipos en garantía o con contrato. Los días se cuentan desde el diagnóstico a distancia, cuando ya se sabe qué pieza llevar.',
      },
      fold: { pt: 'Ver os prazos por país', en: 'See the times by country', es: 'Ver los plazos por país' },
      columns: [
        { pt: 'Onde está o equipamento', en: 'Where the equipment is', es: 'Dónde está el equipo' },
        { pt: 'Primeira resposta', en: 'First response', es: 'Primera respuesta' },
        { pt: 'Técnico no local', en: 'Technician on site', es: 'Técnico in situ' },
        { pt: 'Quem vai', en: 'Who comes', es: 'Quién va' },
      ],
      rows: [
        [
          { pt: 'Portugal continental', en: 'Mainland Portugal', es: 'Portugal continental' },
          { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
          { pt: '2 dias úteis', en: '2 working days', es: '2 días laborables' },
          {
            pt: 'Técnicos nossos, de Braga, Lisboa ou Faro',
            en: 'Our own technicians, from Braga, Lisbon or Faro',
            es: 'Técnicos propios, desde Braga, Lisboa o Faro',
          },
        ],
        [
          { pt: 'Madeira e Açores', en: 'Madeira and the Azores', es: 'Madeira y Azores' },
          { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
          { pt: '5 dias úteis', en: '5 working days', es: '5 días laborables' },
          {
            pt: 'Técnicos nossos, com a peça na bagagem',
            en: 'Our own technicians, with the part in their luggage',
            es: 'Técnicos propios, con la pieza en el equipaje',
          },
        ],
        [
          { pt: 'Espanha peninsular', en: 'Mainland Spain', es: 'España peninsular' },
          { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
          { pt: '3 dias úteis', en: '3 working days', es: '3 días laborables' },
          {
            pt: 'Técnicos nossos, de Braga ou Faro',
            en: 'Our own technicians, from Braga or Faro',
            es: 'Técnicos propios, desde Braga o Faro',
          },
        ],
        [
          {
            pt: 'Baleares, Canárias, Ceuta e Melilha',
            en: 'Balearic and Canary Islands, Ceuta and Melilla',
            es: 'Baleares, Canarias, Ceuta y Melilla',
          },
          { pt: '1 hora útil', en: '1 working hour', es: '1 hora laborable' },
          { pt: '6 dias úteis', en: '6 working days', es: '6 días laborables' },
          {
            pt: 'Técnicos nossos, com a peça na bagagem',
            en: 'Our own technicians, with the part in their luggage',
            es: 'Técnicos propios, con la pieza en el equipaje',
          },
        ],
        [
          {
            pt: 'França, Bélgica, Luxemburgo e Países Baixos',
            en: 'France, Belgium, Luxembourg and the Netherlands',
            es: 'Francia, Bélgica, Luxemburgo y Países Bajos',
          },
          { pt: '4 horas úteis', en: '4 working hours', es: '4 horas laborables' },
          { pt: '5 dias úteis', en: '5 working days', es: '5 días laborables' },
          {
            pt: 'Parceiros locais, formados em Braga',
            en: 'Local partners, trained in Braga',
            es: 'Socios locales, formados en Braga',
          },
        ],
        [
          { pt: 'Itália e Irlanda', en: 'Italy and Ireland', es: 'Italia e Irlanda' },
          { pt: '4 horas úteis', en: '4 working hours', es: '4 horas laborables' },
          { pt: '6 dias úteis', en: '6 working days', es: '6 días laborables' },
          {
            pt: 'Parceiros locais, formados em Braga',
            en: 'Local partners, trained in Braga',
            es: 'Socios locales, formados en Braga',
          },
        ],
      ],
    },
    {
      block: 'text',
      key: 'numero-do-contrato',
      title: {
        pt: 'O número do contrato',
        en: 'Your contract number',
        es: 'El número de contrato',
      },
      body: {
        pt: `<p>Está no autocolante atrás do equipamento, junto ao código QR, e na primeira página da fatura. Também aparece no ecrã, em Definições, Sobre. Não o encontra? Serve o número de série, ou o da fatura.</p><p>O código QR abre o manual do modelo: não identifica ninguém.</p><p>Se o ecrã ainda não está em seu nome, <a href="ref:page/screen-registration">registe-o</a>. Os manuais estão em <a href="ref:page/manuals">Manuais</a>.</p>`,
        en: `<p>It is on the label on the back of the unit, next to the QR code, and on the first page of the invoice. It is also on the screen, under Settings, About. Cannot find it? The serial number or the invoice number will do.</p><p>The QR code opens the model’s manual: it does not identify anyone.</p><p>If the screen is not in your name yet, <a href="ref:page/screen-registration">register it</a>. Manuals are under <a href="ref:page/manuals">Manuals</a>.</p>`,
        es: `<p>Está en la etiqueta detrás del equipo, junto al código QR, y en la primera página de la factura. También aparece en la pantalla, en Ajustes, Acerca de. ¿No lo encuentra? Sirve el número de serie, o el de la factura.</p><p>El código QR abre el manual del modelo: no identifica a nadie.</p><p>Si la pantalla aún no está a su nombre, <a href="ref:page/screen-registration">regístrela</a>. Los manuales están en <a href="ref:page/manuals">Manuales</a>.</p>`,
      },
    },
  ],
  seo: {
    title: {
      pt: 'Suporte técnico e assistência',
      en: 'Technical support and service',
      es: 'Soporte técnico y asistencia',
    },
    description: {
      pt: 'Suporte técnico: o que experimentar primeiro, onde está o número do contrato, prazos de assistência por país e formulário de pedido.',
      en: 'Technical support: what to try first, where to find the contract number, service times by country, and the form to ask for help.',
      es: 'Soporte técnico: qué probar primero, dónde está el número de contrato, plazos de asistencia por país y formulario de solicitud.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
