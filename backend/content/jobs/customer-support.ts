import type { JobContent } from '../entities.ts';

export const customerSupport = {
  key: 'apoio-ao-cliente',
  title: {
    pt: 'Apoio ao cliente em português e espanhol',
    en: 'Customer support in Portuguese and Spanish',
    es: 'Atención al cliente en portugués y español',
  },
  place: { pt: 'Lisboa, escritório', en: 'Lisbon, office', es: 'Lisboa, oficina' },
  addresses: ['lisbonOffice'],
  employment: ['fullTime', 'temporary'],
  terms: {
    pt: 'Um ano, com passagem a contrato sem termo; 35 horas em turnos das 9h00 às 18h00',
    en: 'One year, then permanent; 35 hours in shifts between 9:00 and 18:00',
    es: 'Un año, con paso a indefinido; 35 horas en turnos de 9:00 a 18:00, hora de Lisboa',
  },
  publishedAt: '2026-11-16T09:00:00Z',
  closesAt: '2027-03-12T23:59:59Z',
  summary: {
    pt: 'Atende quem tem um ecrã que não liga e uma sala à espera. Vê o estado do equipamento à distância, resolve a maior parte dos casos ao telefone e sabe a quem passar os outros.',
    en: 'You answer people with a screen that will not start and a room that is waiting. You see its state remotely, settle most cases by phone and know who takes the others.',
    es: 'Atiende a quien tiene una pantalla que no enciende y una sala esperando. Ve el estado del equipo a distancia, resuelve la mayoría de los casos por teléfono y sabe a quién pasar los demás.',
  },
  duties: [
    {
      pt: 'Telefone e correio eletrónico: um caso de cada vez, até ao fim.',
      en: 'Phone and email, one case at a time until it is closed.',
      es: 'Teléfono y correo electrónico: los casos, de uno en uno y hasta el final.',
    },
    {
      pt: 'Escrever o que resolveu, para entrar no manual se acontecer três vezes.',
      en: 'Write down what solved it; when it has happened three times it goes into the manual.',
      es: 'Escribir lo que lo resolvió; si ocurre tres veces, entra en el manual.',
    },
    {
      pt: 'Ligar de volta uma semana depois, a um em cada cinco clientes.',
      en: 'Call one customer in five back a week later.',
      es: 'Volver a llamar una semana después a uno de cada cinco clientes.',
    },
  ],
  requirements: [
    {
      pt: 'Português e espanhol fluentes, ao telefone e por escrito.',
      en: 'Fluent Portuguese and Spanish, on the phone and in writing.',
      es: 'Portugués y español fluidos, por teléfono y por escrito.',
    },
    {
      pt: 'Gostar de desmontar um problema sem o ver. A eletrónica ensinamos nós.',
      en: 'A liking for taking a problem apart without seeing it. We teach the electronics.',
      es: 'Gusto por desmontar un problema sin verlo. La electrónica la enseñamos nosotros.',
    },
    {
      pt: 'Calma.',
      en: 'Calm.',
      es: 'Calma.',
    },
  ],
  offer: [
    {
      pt: 'Duas semanas na oficina, em Braga, com alojamento pago.',
      en: 'Two weeks in the workshop in Braga, accommodation paid.',
      es: 'Dos semanas en el taller de Braga, con alojamiento pagado.',
    },
    {
      pt: 'Sem guiões, sem tempos máximos por chamada e sem comissões.',
      en: 'No scripts, no maximum time per call and no commission.',
      es: 'Sin guiones, sin tiempo máximo por llamada y sin comisiones.',
    },
    {
      pt: 'Um dia por semana em casa, depois do primeiro trimestre.',
      en: 'One day a week from home after the first quarter.',
      es: 'Un día por semana en casa tras el primer trimestre.',
    },
  ],
} satisfies JobContent;
