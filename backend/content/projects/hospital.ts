import type { ProjectContent } from '../entities.ts';

export const hospital = {
  key: 'hospital',
  slug: {
    pt: 'as-palavras-de-quem-chega',
    en: 'in-the-words-of-those-who-arrive',
    es: 'con-las-palabras-de-quien-llega',
  },
  name: {
    pt: 'Nas palavras de quem chega',
    en: 'In the words of those who arrive',
    es: 'Con las palabras de quien llega',
  },
  client: 'Hospital Comarcal Virgen del Arco',
  sector: 'health',
  place: 'Zamora',
  year: 2025,
  summary: {
    pt: 'Seis totens que mostram o caminho e oito quiosques de chegada. Antes de os ligar, passámos dois dias a ouvir como as pessoas perguntam.',
    en: 'Six totems that show the way and eight arrival kiosks. Before switching them on we spent two days listening to how people ask.',
    es: 'Seis tótems que muestran el camino y ocho quioscos de llegada. Antes de encenderlos, pasamos dos días oyendo cómo pregunta la gente.',
  },
  story: {
    pt: `
      <h2>«Onde tiram sangue?»</h2>
      <p>No diretório do hospital não existe essa frase. Existe «Extrações, piso −1, corredor B». Entre as 8h00 e as 9h00 a receção ouvia-a, com esta ou outra forma, uma vez em cada quatro minutos.</p>
      <p>Duas pessoas nossas e uma do serviço de apoio ao utente ficaram dois dias no átrio, a escrever as perguntas tal como eram ditas. Trouxeram 340 expressões para 58 destinos: «olhos», «o dos ossos», «onde está o meu irmão». Foram todas para a pesquisa dos totens. Os nomes de pessoas, não: quem procura um doente é encaminhado para o balcão.</p>
      <h2>O piso que mudou de sítio</h2>
      <p>Na véspera da abertura, uma inundação fechou o corredor B. Foi o melhor ensaio que podíamos ter: a equipa de instalações fechou-o no editor às 19h00 e os seis totens passaram a desviar pelo elevador 2. Às 7h50 vimos o que faltava. O caminho novo subia e descia, e o totem do átrio mostrava-o inteiro, com onze curvas. Desde então mostra só até ao próximo totem, que continua.</p>
      <h2>Chegar à consulta</h2>
      <p>Os oito Cais 22 confirmam a consulta com o cartão de saúde ou o código da carta e imprimem a sala. Limpam-se com desinfetante entre turnos. Nas duas salas de espera mais longas há uma Pausa 12, para o telemóvel chegar ao fim do dia.</p>
    `,
    en: `
      <h2>‘Where do they take blood?’</h2>
      <p>The hospital’s directory has no such sentence. It has ‘Phlebotomy, level −1, corridor B’. Between 8:00 and 9:00 the desk heard the question, in one form or another, every four minutes.</p>
      <p>Two of us and one person from patient services stood in the entrance for two days and wrote down questions as they were said. They brought back 340 expressions for 58 places: ‘eyes’, ‘the bone man’, ‘where my brother is’. All went into the totems’ search. Names of people did not: whoever looks for a patient is sent to the desk.</p>
      <h2>The floor that moved</h2>
      <p>On the eve of opening a burst pipe closed corridor B. It was the best rehearsal we could have had: the estates team closed it in the editor at 19:00, and all six totems led round by lift 2. At 7:50 we saw what was missing. The new way went up and down again, and the totem in the entrance drew all of it, with eleven turnings. Since then it shows the way to the next totem only, which takes over.</p>
      <h2>Arriving for an appointment</h2>
      <p>The eight Cais 22 confirm the appointment with the health card or the code on the letter and print the room. They are wiped with disinfectant between shifts. In the two waiting rooms with the longest waits there is a Pausa 12, so that phones last the day.</p>
    `,
    es: `
      <h2>«¿Dónde sacan sangre?»</h2>
      <p>En el directorio del hospital no existe esa frase. Existe «Extracciones, planta −1, pasillo B». Entre las 8:00 y las 9:00, recepción la oía, de una forma u otra, una vez cada cuatro minutos.</p>
      <p>Dos personas nuestras y una de atención al paciente pasaron dos días en el vestíbulo apuntando las preguntas tal como se decían. Trajeron 340 expresiones para 58 destinos: «ojos», «el de los huesos», «dónde está mi hermano». Todas fueron al buscador de los tótems. Los nombres de personas, no: quien busca a un ingresado pasa por el mostrador.</p>
      <h2>La planta que cambió de sitio</h2>
      <p>La víspera de la apertura, una inundación cerró el pasillo B. Fue el mejor ensayo posible: el equipo de mantenimiento lo cerró en el editor a las 19:00 y los seis tótems pasaron a desviar por el ascensor 2. A las 7:50 vimos lo que faltaba. El camino nuevo subía y bajaba, y el tótem del vestíbulo lo dibujaba entero, con once giros. Desde entonces muestra solo hasta el siguiente tótem, que continúa.</p>
      <h2>Llegar a la consulta</h2>
      <p>Los ocho Cais 22 confirman la cita con la tarjeta sanitaria o el código de la carta e imprimen la sala. Se limpian con desinfectante entre turnos. En las dos salas de espera más largas hay una Pausa 12, para que el móvil llegue al final del día.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Escreveram o que as pessoas dizem, e não o que está nas placas. O balcão voltou a ter tempo para quem precisa dele.»',
      en: '‘They wrote down what people say, not what the signs say. The desk has time again for those who need it.’',
      es: '«Escribieron lo que dice la gente, no lo que ponen los carteles. El mostrador vuelve a tener tiempo para quien lo necesita.»',
    },
    source: {
      pt: 'Serviço de apoio ao utente, Hospital Comarcal Virgen del Arco',
      en: 'Patient support, Hospital Comarcal Virgen del Arco',
      es: 'Atención al usuario, Hospital Comarcal Virgen del Arco',
    },
  },
  figures: [
    {
      value: '340',
      label: {
        pt: 'maneiras de perguntar por 58 destinos, ouvidas em dois dias de março de 2025',
        en: 'ways of asking for 58 places, heard over two days in March 2025',
        es: 'maneras de preguntar por 58 destinos, oídas en dos días de marzo de 2025',
      },
    },
    {
      value: '17 → 6',
      label: {
        pt: 'perguntas de caminho por hora na receção',
        en: 'questions an hour at the desk about the way',
        es: 'preguntas sobre el camino por hora en recepción',
      },
      source: {
        pt: 'contadas pelo hospital, cinco dias úteis de novembro de 2024 e cinco de novembro de 2025',
        en: 'counted by the hospital, five weekdays in November 2024 and five in November 2025',
        es: 'contadas por el hospital, cinco días laborables de noviembre de 2024 y cinco de noviembre de 2025',
      },
    },
    {
      value: '58',
      label: {
        pt: 'destinos, todos com um caminho sem degraus',
        en: 'places, each with a step-free way',
        es: 'destinos, todos con un camino sin escalones',
      },
    },
  ],
  picture: {
    id: 'project-hospital',
    alt: {
      pt: 'Átrio de hospital: um totem com o mapa dos edifícios e o caminho sem degraus até ao C; ao fundo, uma cadeira de rodas livre',
      en: 'Hospital entrance: a totem with the map of the buildings and the step-free way to C; behind it, a wheelchair that is free',
      es: 'Vestíbulo de hospital: un tótem con el mapa de los edificios y el camino sin escalones hasta el C; al fondo, una silla de ruedas libre',
    },
  },
  gallery: [
    {
      id: 'project-hospital-button',
      alt: {
        pt: 'Quiosque Cais 22 visto de perto: a consulta confirmada na sala 3 e, por baixo, teclas com relevo, a tomada de auscultadores e o botão amarelo da voz',
        en: 'A Cais 22 kiosk close up: the appointment confirmed in room 3 and, below, keys to feel, the headphone socket and the yellow voice button',
        es: 'Quiosco Cais 22 visto de cerca: la cita confirmada en la sala 3 y, debajo, teclas con relieve, la toma de auriculares y el botón amarillo de la voz',
      },
    },
  ],
  products: [
    { product: 'marco-43', quantity: 6, pictured: ['project-hospital'] },
    { product: 'cais-22', quantity: 8 },
    { product: 'pausa-12', quantity: 2 },
  ],
  seo: {
    title: {
      pt: 'Hospital: totens que percebem a pergunta',
      en: 'Hospital: totems that understand the question',
      es: 'Hospital: tótems que entienden la pregunta',
    },
    description: {
      pt: 'Num hospital de Zamora, seis totens e oito quiosques aprenderam 340 maneiras de perguntar. As perguntas na receção desceram de 17 para 6 por hora.',
      en: 'At a hospital in Zamora, six totems and eight kiosks learned 340 ways of asking. Questions at the desk fell from 17 to 6 an hour.',
      es: 'En un hospital de Zamora, seis tótems y ocho quioscos aprendieron 340 maneras de preguntar. Las preguntas en recepción bajaron de 17 a 6 por hora.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
