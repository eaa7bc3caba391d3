import type { SolutionDetailContent } from '../entities.ts';

export const visitorReception = {
  key: 'visitor-reception',
  solution: 'business',
  slug: { pt: 'rececao-de-visitas', en: 'visitor-reception', es: 'recepcion-de-visitas' },
  name: { pt: 'Receção de visitas', en: 'Visitor reception', es: 'Recepción de visitas' },
  headline: {
    pt: 'A visita chega, assina e é recebida, mesmo que a receção esteja ao telefone.',
    en: 'Visitors arrive, sign in and are met, even while reception is on the phone.',
    es: 'La visita llega, firma y es recibida, aunque recepción esté al teléfono.',
  },
  summary: {
    pt: 'Registo de visitas no balcão ou à entrada, com aviso a quem espera, etiqueta impressa e uma lista certa em caso de evacuação.',
    en: 'Visitor sign-in on the desk or at the door, with a message to the host, a printed badge and a correct list in an evacuation.',
    es: 'Registro de visitas en el mostrador o en la entrada, con aviso a quien espera, etiqueta impresa y una lista exacta en caso de evacuación.',
  },
  body: {
    pt: `
      <p><strong>Ninguém vê os outros.</strong> O livro de visitas em papel mostra a quem chega o nome de quem veio antes. No Ponto 15 cada pessoa vê só os seus dados, e o filtro Biombo impede que se leiam de lado.</p>
      <p><strong>O mínimo, pelo tempo mínimo.</strong> Nome, empresa, quem visita, hora de entrada e de saída. A instituição decide durante quantos dias se guarda; ao fim desse prazo apaga-se sozinho.</p>
      <p><strong>Quem está no edifício.</strong> Numa evacuação, a lista abre no telemóvel de quem coordena, com ou sem rede interna. Quem saiu sem o dizer aparece marcado ao fim do dia.</p>
    `,
    en: `
      <p><strong>Nobody sees the others.</strong> A paper visitors’ book shows each arrival the names of those who came before. On the Ponto 15 people see only their own details, and the Biombo filter stops anybody reading them from the side.</p>
      <p><strong>The minimum, for the minimum time.</strong> Name, company, host, time in and time out. You decide for how many days it is kept; after that it erases itself.</p>
      <p><strong>Who is in the building.</strong> In an evacuation the list opens on the coordinator’s phone, with or without the internal network. Anyone who left without saying so is flagged at the end of the day.</p>
    `,
    es: `
      <p><strong>Nadie ve a los demás.</strong> El libro de visitas en papel enseña a quien llega el nombre de quien vino antes. En el Ponto 15 cada persona ve solo sus datos, y el filtro Biombo impide leerlos de lado.</p>
      <p><strong>Lo mínimo, durante el mínimo tiempo.</strong> Nombre, empresa, a quién visita, hora de entrada y de salida. La entidad decide cuántos días se guarda; pasado ese plazo se borra solo.</p>
      <p><strong>Quién está en el edificio.</strong> En una evacuación, la lista se abre en el móvil de quien coordina, con o sin red interna. Quien salió sin decirlo aparece marcado al final del día.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Convite', en: 'Invitation', es: 'Invitación' },
      text: {
        pt: 'Quem convida manda um código QR com a morada e a hora.',
        en: 'The host sends a QR code with the address and the time.',
        es: 'Quien invita envía un código QR con la dirección y la hora.',
      },
    },
    {
      title: { pt: 'Chegada', en: 'Arrival', es: 'Llegada' },
      text: {
        pt: 'A visita mostra o código, confirma o nome e assina as regras da casa.',
        en: 'The visitor shows the code, confirms the name and signs the site rules.',
        es: 'La visita muestra el código, confirma el nombre y firma las normas de la casa.',
      },
    },
    {
      title: { pt: 'Aviso', en: 'Notice', es: 'Aviso' },
      text: {
        pt: 'Quem a espera recebe a mensagem. Sem resposta em cinco minutos, toca a receção.',
        en: 'The host gets a message. With no answer in five minutes, reception is called.',
        es: 'Quien la espera recibe el mensaje. Sin respuesta en cinco minutos, suena recepción.',
      },
    },
    {
      title: { pt: 'Saída', en: 'Departure', es: 'Salida' },
      text: {
        pt: 'O mesmo código à saída, e a pessoa deixa de constar na lista do edifício.',
        en: 'The same code on the way out, and the person leaves the building’s list.',
        es: 'El mismo código a la salida, y la persona deja de figurar en la lista del edificio.',
      },
    },
  ],
  picture: {
    id: 'use-visitor-reception',
    alt: {
      pt: 'Ponto 15 num balcão de receção: o ecrã mostra a etiqueta de uma visita, que está já impressa à frente dele',
      en: 'Ponto 15 on a reception desk: the screen shows a visitor’s badge, which lies printed in front of it',
      es: 'Ponto 15 en un mostrador de recepción: la pantalla muestra la etiqueta de una visita, ya impresa delante',
    },
  },
  products: ['ponto-15', 'cais-22', 'marco-43'],
  questions: [
    {
      key: 'acessos',
      question: {
        pt: 'Abre os torniquetes?',
        en: 'Does it open the turnstiles?',
        es: '¿Abre los tornos?',
      },
      answer: {
        pt: '<p>Sim, quando o controlo de acessos tem interface: o código da visita passa a valer nas portas que lhe forem dadas, até à hora de saída.</p>',
        en: '<p>Yes, where access control has an interface: the visitor’s code then works on the doors it is given, until the time of departure.</p>',
        es: '<p>Sí, cuando el control de accesos tiene interfaz: el código de la visita vale en las puertas que se le asignen, hasta la hora de salida.</p>',
      },
    },
    {
      key: 'etiqueta',
      question: {
        pt: 'Imprime etiquetas?',
        en: 'Does it print badges?',
        es: '¿Imprime etiquetas?',
      },
      answer: {
        pt: '<p>O Cais 22 imprime em rolo de 80 mm. No Ponto 15, a impressora Folhinha é opcional, de 58 mm.</p>',
        en: '<p>The Cais 22 prints on an 80 mm roll. For the Ponto 15 the 58 mm Folhinha printer is an option.</p>',
        es: '<p>El Cais 22 imprime en rollo de 80 mm. En el Ponto 15, la impresora Folhinha, de 58 mm, es opcional.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Registo de visitas em empresas',
      en: 'Visitor sign-in for company receptions',
      es: 'Registro de visitas en empresas',
    },
    description: {
      pt: 'Registo de visitas no balcão ou num quiosque, com aviso a quem espera, dados apagados no prazo e lista de quem está no edifício em emergência.',
      en: 'Visitor sign-in on the desk or at a kiosk, with a message to the host, details erased on time and a list of who is inside in an emergency.',
      es: 'Registro de visitas en mostrador o quiosco, con aviso a quien espera, datos borrados en plazo y lista de quién está dentro en una emergencia.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
