import type { SolutionDetailContent } from '../entities.ts';

export const hybridMeeting = {
  key: 'hybrid-meeting',
  solution: 'business',
  slug: { pt: 'reuniao-hibrida', en: 'hybrid-meeting', es: 'reunion-hibrida' },
  name: { pt: 'Reunião híbrida', en: 'Hybrid meeting', es: 'Reunión híbrida' },
  headline: {
    pt: 'Metade na sala, metade fora, e todos com a caneta na mão.',
    en: 'Half in the room, half elsewhere, and everyone holding a pen.',
    es: 'La mitad en la sala, la mitad fuera, y todos con el lápiz en la mano.',
  },
  summary: {
    pt: 'Uma sala para seis a dez pessoas em que quem está à distância ouve bem, vê quem fala e desenha no mesmo quadro.',
    en: 'A room for six to ten in which those at a distance hear clearly, see who is speaking and draw on the same board.',
    es: 'Una sala para seis a diez personas en la que quien está a distancia oye bien, ve quién habla y dibuja en la misma pizarra.',
  },
  body: {
    pt: `
      <p><strong>Um só cabo.</strong> Quem entra pousa o portátil e liga um cabo. Imagem, toque, câmara, microfones, rede e 100 W de carga passam por ele; o programa de videochamada é o que já se usa. Quem não quer cabos partilha a partir do navegador.</p>
      <p><strong>Ouve-se a sala toda.</strong> Oito microfones na barra por baixo do Orion 86 alcançam oito metros. Em salas maiores, ou com teto alto, medimos a reverberação antes de prometer.</p>
      <p><strong>Desenha-se por cima.</strong> Da folha de cálculo, da planta, da fotografia. As notas seguem em PDF para quem esteve, e a sessão apaga-se: a reunião seguinte não encontra a anterior.</p>
    `,
    en: `
      <p><strong>One cable.</strong> People come in, put the laptop down and connect one cable. Picture, touch, camera, microphones, network and 100 W of charge all travel through it, with whatever video-call software is already in use. Those who dislike cables share from a browser.</p>
      <p><strong>The whole room is heard.</strong> Eight microphones in the bar below the Orion 86 reach eight metres. In larger rooms, or under high ceilings, we measure the reverberation before promising anything.</p>
      <p><strong>Draw over anything.</strong> A spreadsheet, a floor plan, a photograph. Notes go out as a PDF to everyone who was there and the session is wiped: the next meeting does not find the last one.</p>
    `,
    es: `
      <p><strong>Un solo cable.</strong> Quien entra deja el portátil y conecta un cable. Imagen, función táctil, cámara, micrófonos, red y 100 W de carga pasan por él; el programa de videollamada es el que ya se usa. Quien no quiere cables comparte desde el navegador.</p>
      <p><strong>Se oye toda la sala.</strong> Ocho micrófonos en la barra bajo la Orion 86 alcanzan ocho metros. En salas mayores, o con techo alto, medimos la reverberación antes de prometer.</p>
      <p><strong>Se dibuja encima.</strong> De la hoja de cálculo, del plano, de la fotografía. Las notas salen en PDF para quien estuvo y la sesión se borra: la reunión siguiente no encuentra la anterior.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Reservar', en: 'Book', es: 'Reservar' },
      text: {
        pt: 'A agenda da sala vem do calendário da empresa e mostra-se no ecrã em espera.',
        en: 'The room diary comes from the company calendar and shows on the idle screen.',
        es: 'La agenda de la sala viene del calendario de la empresa y se muestra en la pantalla en espera.',
      },
    },
    {
      title: { pt: 'Entrar', en: 'Join', es: 'Entrar' },
      text: {
        pt: 'Um toque na reunião da hora, ou um cabo no portátil.',
        en: 'One touch on the meeting of the hour, or one cable into the laptop.',
        es: 'Un toque en la reunión de la hora, o un cable en el portátil.',
      },
    },
    {
      title: { pt: 'Trabalhar', en: 'Work', es: 'Trabajar' },
      text: {
        pt: 'Até dezasseis dispositivos partilham e seis veem-se ao mesmo tempo.',
        en: 'Up to sixteen devices share, and six can be seen at once.',
        es: 'Hasta dieciséis dispositivos comparten y seis se ven a la vez.',
      },
    },
    {
      title: { pt: 'Sair', en: 'Leave', es: 'Salir' },
      text: {
        pt: 'As notas seguem, a sessão apaga-se e a sala fica livre no calendário.',
        en: 'Notes go out, the session is wiped and the calendar shows the room as free.',
        es: 'Las notas salen, la sesión se borra y la sala queda libre en el calendario.',
      },
    },
  ],
  picture: {
    id: 'use-hybrid-meeting',
    alt: {
      pt: 'Sala de reunião pronta a começar: um portátil ligado por um cabo e, na parede, um Orion 86 com o quadro partilhado e três participantes à distância',
      en: 'Meeting room ready to start: a laptop on one cable and, on the wall, an Orion 86 showing the shared board and three remote participants',
      es: 'Sala de reuniones lista para empezar: un portátil conectado con un cable y, en la pared, una Orion 86 con la pizarra compartida y tres participantes a distancia',
    },
  },
  products: ['orion-86', 'vigia-4k', 'delta-55'],
  questions: [
    {
      key: 'sala-grande',
      question: {
        pt: 'Até que tamanho de sala?',
        en: 'How large a room does it suit?',
        es: '¿Hasta qué tamaño de sala?',
      },
      answer: {
        pt: '<p>No Orion 86, um texto lê-se até 6,4 m. Mais longe, o Atlas 98 ou uma parede LED, e microfones de mesa ou de teto.</p>',
        en: '<p>Text on the Orion 86 can be read from up to 6.4 m. Beyond that, an Atlas 98 or an LED wall, with table or ceiling microphones.</p>',
        es: '<p>En la Orion 86, un texto se lee hasta a 6,4 m. Más lejos, la Atlas 98 o una pared LED, y micrófonos de mesa o de techo.</p>',
      },
    },
    {
      key: 'visitas',
      question: {
        pt: 'Os convidados entram na rede da empresa?',
        en: 'Do guests end up on the company network?',
        es: '¿Los invitados entran en la red de la empresa?',
      },
      answer: {
        pt: '<p>Não é preciso. O ecrã tem duas ligações de rede, e os convidados partilham por uma rede à parte.</p>',
        en: '<p>They need not. The screen has two network connections, and guests share over a separate one.</p>',
        es: '<p>No hace falta. La pantalla tiene dos conexiones de red y los invitados comparten por una aparte.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Sala de reunião híbrida com um só cabo',
      en: 'A hybrid meeting room with a single cable',
      es: 'Sala de reunión híbrida con un solo cable',
    },
    description: {
      pt: 'Reuniões com metade das pessoas fora da sala: microfones que alcançam oito metros, quadro partilhado, notas em PDF e sessão apagada no fim.',
      en: 'Meetings with half the people elsewhere: microphones that reach eight metres, a shared board, notes as PDF and a session wiped at the end.',
      es: 'Reuniones con la mitad de las personas fuera: micrófonos que alcanzan ocho metros, pizarra compartida, notas en PDF y sesión borrada al final.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
