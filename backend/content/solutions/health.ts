import type { SolutionContent } from '../entities.ts';

export const health = {
  key: 'health',
  slug: { pt: 'saude', en: 'health', es: 'salud' },
  name: { pt: 'Saúde', en: 'Health', es: 'Sanidad' },
  headline: {
    pt: 'Chegar, dizer que se chegou e saber para onde ir, sem o anunciar à sala toda.',
    en: 'Arrive, say so and know where to go, without telling the whole waiting room.',
    es: 'Llegar, decir que se ha llegado y saber adónde ir, sin anunciarlo a toda la sala.',
  },
  summary: {
    pt: 'O utente confirma a consulta e segue a indicação até à sala. O vidro limpa-se com desinfetante entre uma pessoa e outra.',
    en: 'Patients confirm the appointment and follow directions to the room. The glass is wiped with disinfectant between one and the next.',
    es: 'El paciente confirma la cita y sigue las indicaciones hasta la consulta. El cristal se desinfecta entre una persona y la siguiente.',
  },
  time: [10, 15],
  moment: { pt: 'a sala de espera', en: 'the waiting room', es: 'la sala de espera' },
  problem: {
    pt: `
      <p>Às 10h15 a sala de espera está cheia e o balcão também. Cada pessoa diz em voz alta o nome, a data de nascimento e a especialidade a que vem. Quem chegou a horas espera atrás de quem só quer saber onde são as análises, e a consulta marcada para as 10h20 já vai atrasada.</p>
      <p>Do lado de dentro, três pessoas da secretaria repetem a mesma resposta o dia todo, e os corredores enchem-se de papéis colados com fita.</p>
    `,
    en: `
      <p>At a quarter past ten the waiting room is full and so is the desk. People say out loud their name, their date of birth and which department they have come for. Those who came on time wait behind those who only want to know where blood tests are done, and the 10:20 appointment is already late.</p>
      <p>Behind the desk, three clerks repeat one answer all day, and the corridors fill with notices stuck up with tape.</p>
    `,
    es: `
      <p>A las 10:15 la sala de espera está llena y el mostrador también. Cada persona dice en voz alta su nombre, su fecha de nacimiento y la especialidad a la que viene. Quien llegó puntual espera detrás de quien solo quiere saber dónde son los análisis, y la cita de las 10:20 ya va con retraso.</p>
      <p>Al otro lado, tres administrativos repiten la misma respuesta todo el día, y los pasillos se llenan de papeles pegados con cinta.</p>
    `,
  },
  approach: {
    pt: `
      <p>O utente encosta o cartão ou o código da convocatória ao <a href="ref:product/cais-22">Cais 22</a>, confirma a consulta e recebe um número. Na sala chama-se pelo número, nunca pelo nome. O talão diz o piso, a cor e a porta.</p>
      <ul>
      <li><strong>No balcão</strong>, o <a href="ref:product/ponto-15">Ponto 15</a> com filtro de privacidade recolhe consentimentos assinados, que só se leem de frente.</li>
      <li><strong>Nos corredores</strong>, um diretório vertical mostra o caminho, com letra grande e também para quem vai de cadeira de rodas.</li>
      <li><strong>Na limpeza</strong>, o vidro aceita desinfetante várias vezes por dia, e o toque pausa-se enquanto se limpa.</li>
      </ul>
    `,
    en: `
      <p>Patients hold a card or the code on their letter to the <a href="ref:product/cais-22">Cais 22</a>, confirm the appointment and get a number. In the waiting room people are called by number, never by name. The slip gives floor, colour and door.</p>
      <ul>
      <li><strong>At the desk</strong>, the <a href="ref:product/ponto-15">Ponto 15</a> with its privacy filter collects signed consent forms that can only be read from straight ahead.</li>
      <li><strong>In the corridors</strong>, a portrait directory shows the way in large letters, with a step-free route too.</li>
      <li><strong>For cleaning</strong>, the glass takes disinfectant several times a day, and touch pauses while it is wiped.</li>
      </ul>
    `,
    es: `
      <p>El paciente acerca la tarjeta o el código de la citación al <a href="ref:product/cais-22">Cais 22</a>, confirma la cita y recibe un número. En la sala se llama por el número, nunca por el nombre. El tique indica la planta, el color y la puerta.</p>
      <ul>
      <li><strong>En el mostrador</strong>, el <a href="ref:product/ponto-15">Ponto 15</a> con filtro de privacidad recoge consentimientos firmados, que solo se leen de frente.</li>
      <li><strong>En los pasillos</strong>, un directorio vertical muestra el camino, con letra grande y también sin escalones.</li>
      <li><strong>Para la limpieza</strong>, el cristal admite desinfectante varias veces al día, y la función táctil se pausa mientras se limpia.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-health',
    alt: {
      pt: 'Sala de espera calma, com cadeiras vazias diante do ecrã de chamada; à frente, um Marco 43 mostra um caminho sem degraus',
      en: 'Calm waiting room, empty chairs before the call display; in front, a Marco 43 shows a step-free way',
      es: 'Sala de espera tranquila, con sillas vacías ante la pantalla de llamada; delante, un Marco 43 muestra un camino sin escalones',
    },
  },
  closeUp: {
    id: 'solution-health-near',
    alt: {
      pt: 'Mupi interior de hospital com o percurso até à zona C, em seis minutos e sem degraus; ao fundo, as cadeiras e o ecrã de chamada',
      en: 'Indoor hospital totem with the way to area C, six minutes and no steps; behind it, the seats and the screen that calls numbers',
      es: 'Tótem de interior de hospital con el recorrido hasta la zona C, seis minutos y sin escalones; al fondo, los asientos y la pantalla de turnos',
    },
  },
  figures: [
    {
      value: '800',
      label: {
        pt: 'talões por rolo, ou perto disso; a 50 do fim, um aviso',
        en: 'slips per roll or thereabouts, with an alert at the last 50',
        es: 'tiques por rollo, más o menos; con 50 por gastar, un aviso',
      },
    },
    {
      value: 'IP54',
      label: {
        pt: 'na frente, para limpar com desinfetante',
        en: 'at the front, for wiping with disinfectant',
        es: 'en el frontal, para limpiar con desinfectante',
      },
    },
    {
      value: { pt: '0 nomes', en: '0 names', es: '0 nombres' },
      label: {
        pt: 'ditos em voz alta na sala de espera',
        en: 'called out in the waiting room',
        es: 'dichos en voz alta en la sala de espera',
      },
    },
  ],
  products: ['cais-22', 'ponto-15', 'marco-43', 'pausa-8', 'cartaz', 'leme'],
  questions: [
    {
      key: 'dados',
      question: {
        pt: 'Que dados de saúde ficam no equipamento?',
        en: 'Which health data stays on the device?',
        es: '¿Qué datos de salud quedan en el equipo?',
      },
      answer: {
        pt: '<p>Nenhum. O quiosque pergunta ao sistema clínico se há consulta e mostra a resposta; ao fim de cada atendimento apaga o ecrã e a memória. O responsável pelo tratamento continua a ser a instituição, e o acordo com ela vai na proposta.</p>',
        en: '<p>None. The kiosk asks the clinical system whether there is an appointment and shows the answer, and clears screen and memory after every person. The institution remains the data controller; the agreement with it comes with the quote.</p>',
        es: '<p>Ninguno. El quiosco pregunta al sistema clínico si hay cita y muestra la respuesta; al terminar con cada persona borra la pantalla y la memoria. El responsable del tratamiento sigue siendo la institución, y el contrato con ella acompaña la propuesta.</p>',
      },
    },
    {
      key: 'sistema',
      question: {
        pt: 'Liga-se ao nosso sistema de marcações?',
        en: 'Does it connect to our appointment system?',
        es: '¿Se conecta con nuestro sistema de citas?',
      },
      answer: {
        pt: '<p>Por HL7 FHIR, ou pela interface que o fornecedor disponibilizar. A ligação é testada com dados fictícios antes de entrar na rede clínica.</p>',
        en: '<p>Through HL7 FHIR, or whatever interface your supplier offers. The link is tested with dummy data before it enters the clinical network.</p>',
        es: '<p>Por HL7 FHIR, o por la interfaz que ofrezca su proveedor. La conexión se prueba con datos ficticios antes de entrar en la red clínica.</p>',
      },
    },
    {
      key: 'desinfetante',
      question: {
        pt: 'Que desinfetantes se podem usar?',
        en: 'Which disinfectants can be used?',
        es: '¿Qué desinfectantes se pueden usar?',
      },
      answer: {
        pt: '<p>Álcool isopropílico a 70 % e amónios quaternários no vidro; no corpo, detergente neutro. Lixívia não. A lista completa está no manual de cada produto.</p>',
        en: '<p>70% isopropyl alcohol and quaternary ammonium compounds on the glass; neutral detergent on the body. No bleach. The full list is in each product’s manual.</p>',
        es: '<p>Alcohol isopropílico al 70 % y amonios cuaternarios en el cristal; en el cuerpo, detergente neutro. Lejía no. La lista completa está en el manual de cada producto.</p>',
      },
    },
    {
      key: 'idosos',
      question: {
        pt: 'E quem não se entende com ecrãs?',
        en: 'What about people who do not get on with screens?',
        es: '¿Y quien no se maneja con pantallas?',
      },
      answer: {
        pt: '<p>Continua a ir ao balcão, onde há menos fila. O primeiro ecrã tem uma só pergunta e letra de 12 mm, e um botão chama uma pessoa.</p>',
        en: '<p>They still go to the desk, where the queue is shorter. The first screen asks a single question in 12 mm letters, and a button calls a person.</p>',
        es: '<p>Sigue yendo al mostrador, donde hay menos cola. La primera pantalla hace una sola pregunta, con letra de 12 mm, y un botón llama a una persona.</p>',
      },
    },
  ],
  order: 7,
  seo: {
    title: {
      pt: 'Quiosques de chegada para hospitais e clínicas',
      en: 'Arrival kiosks for hospitals and clinics',
      es: 'Quioscos de llegada para hospitales y clínicas',
    },
    description: {
      pt: 'Confirmação de consulta, chamada por número, caminho até à porta e consentimentos assinados, com vidro que se desinfeta várias vezes por dia.',
      en: 'Appointment check-in, calls by number, directions to the door and signed consents, on glass that can be disinfected several times a day.',
      es: 'Confirmación de cita, llamada por número, camino hasta la puerta y consentimientos firmados, con cristal que se desinfecta a diario.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
