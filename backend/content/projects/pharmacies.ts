import type { ProjectContent } from '../entities.ts';

export const pharmacies = {
  key: 'pharmacies',
  slug: {
    pt: 'vinte-e-oito-farmacias-um-cabo',
    en: 'twenty-eight-pharmacies-one-cable',
    es: 'veintiocho-farmacias-un-cable',
  },
  name: {
    pt: 'Vinte e oito farmácias e um cabo',
    en: 'Twenty-eight pharmacies and one cable',
    es: 'Veintiocho farmacias y un cable',
  },
  client: 'Farmácias Ponte Nova',
  sector: 'health',
  place: { pt: 'Porto', en: 'Porto', es: 'Oporto' },
  year: 2024,
  summary: {
    pt: 'Cinquenta e seis Ponto 15 ao balcão, para o número de utente deixar de ser dito em voz alta. Em onze farmácias um só cabo não chegou.',
    en: 'Fifty-six Ponto 15 on the counters, so that patient numbers need not be said aloud. In eleven pharmacies one cable was not enough.',
    es: 'Cincuenta y seis Ponto 15 en los mostradores, para que el número de la tarjeta sanitaria no se diga en voz alta. En once farmacias un solo cable no bastó.',
  },
  story: {
    pt: `
      <h2>Porque nos chamaram</h2>
      <p>«Diga-me o seu número de utente, por favor.» Com quatro pessoas na fila, todos ouviam o número e, a seguir, o medicamento. O grupo queria que o cliente o escrevesse, confirmasse a receita e assinasse, sem mudar o balcão nem o programa da farmácia.</p>
      <h2>Três farmácias primeiro</h2>
      <p>Em janeiro, dois Ponto 15 em cada uma de três farmácias. Correu bem e ensinou duas coisas. A primeira: de lado, quem está na fila lia a receita no ecrã. Todos os seguintes levaram o filtro Biombo, que só se lê de frente, e a letra da confirmação subiu para 7 mm. A segunda: a caneta presa por um fio desaparece; assina-se com o dedo.</p>
      <h2>Onde um cabo não chegou</h2>
      <p>A ideia era um cabo por ponto: corrente e rede, por PoE+. Em onze das 28 farmácias, o armário de rede só dava PoE simples, metade da potência que o ecrã pode pedir; em duas, reiniciava quando a imagem ficava toda branca. Nessas onze usámos a fonte de 12 V, incluída, e um segundo cabo por dentro do pé. Agora perguntamos a marca e o modelo do armário antes de orçamentar.</p>
      <h2>Como se troca um avariado</h2>
      <p>No primeiro ano avariaram três em 56. O substituto chegou já configurado no dia útil seguinte; quem estava ao balcão trocou-o, sem ferramentas, e mandou o outro na mesma caixa.</p>
    `,
    en: `
      <h2>Why they called</h2>
      <p>‘Your patient number, please.’ With four people in the queue, everybody heard the number and then the medicine. The group wanted customers to type it, check the prescription and sign, without changing the counter or the pharmacy’s software.</p>
      <h2>Three pharmacies first</h2>
      <p>In January, two Ponto 15 in each of three pharmacies. It went well and taught us two things. The first: from the side, the queue could read the prescription on the screen. All those that followed had the Biombo filter, which can only be read from straight ahead, and the letters of the confirmation grew to 7 mm. The second: a pen on a string disappears; people sign with a finger.</p>
      <h2>Where one cable was not enough</h2>
      <p>The idea was one cable each: power and network, by PoE+. In eleven of the 28 pharmacies the network cabinet gave plain PoE, half the power the screen may ask for; in two, it restarted whenever the picture went all white. There we used the 12 V supply, which comes in the box, and a second cable inside the foot. Now we ask for the make and model of the cabinet before we quote.</p>
      <h2>How a faulty one is changed</h2>
      <p>In the first year three of the 56 failed. The replacement came the next working day, already configured; whoever was at the counter swapped it without tools and sent the other back in the same box.</p>
    `,
    es: `
      <h2>Por qué nos llamaron</h2>
      <p>«Dígame el número de su tarjeta sanitaria, por favor.» Con cuatro personas en la cola, todas oían el número y, después, el medicamento. El grupo quería que el cliente lo escribiera, comprobara la receta y firmara, sin cambiar el mostrador ni el programa de la farmacia.</p>
      <h2>Primero, tres farmacias</h2>
      <p>En enero, dos Ponto 15 en cada una de tres farmacias. Salió bien y enseñó dos cosas. La primera: de lado, la cola leía la receta en la pantalla. Todos los siguientes llevaron el filtro Biombo, que solo se lee de frente, y la letra de la confirmación creció a 7 mm. La segunda: un lápiz atado con un cordón desaparece; se firma con el dedo.</p>
      <h2>Donde no bastó un cable</h2>
      <p>La idea era un cable por punto: corriente y red, por PoE+. En once de las 28 farmacias, el armario de red solo daba PoE simple, la mitad de la potencia que puede pedir la pantalla; en dos, se reiniciaba cuando la imagen quedaba toda blanca. En esas once usamos la fuente de 12 V, incluida, y un segundo cable por dentro del pie. Ahora preguntamos la marca y el modelo del armario antes de presupuestar.</p>
      <h2>Cómo se cambia uno averiado</h2>
      <p>El primer año se averiaron tres de 56. El sustituto llegó ya configurado al día laborable siguiente; quien estaba en el mostrador lo cambió, sin herramientas, y envió el otro en la misma caja.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Deixámos de ouvir números de utente ao balcão. Os clientes deram por isso antes de nós.»',
      en: '‘We no longer hear patient numbers at the counter. Customers noticed before we did.’',
      es: '«Ya no se oyen números de tarjeta en el mostrador. Los clientes lo notaron antes que nosotros.»',
    },
    source: {
      pt: 'Coordenação, Farmácias Ponte Nova',
      en: 'Coordination, Farmácias Ponte Nova',
      es: 'Coordinación, Farmácias Ponte Nova',
    },
  },
  figures: [
    {
      value: '56',
      label: {
        pt: 'ecrãs ao balcão em 28 farmácias, de janeiro a junho de 2024',
        en: 'counter screens in 28 pharmacies, January to June 2024',
        es: 'pantallas de mostrador en 28 farmacias, de enero a junio de 2024',
      },
    },
    {
      value: { pt: '3 em 56', en: '3 of 56', es: '3 de 56' },
      label: {
        pt: 'avariados e trocados no dia útil seguinte',
        en: 'failed and replaced the next working day',
        es: 'averiados y cambiados al día laborable siguiente',
      },
      source: {
        pt: 'registo da nossa assistência, primeiros doze meses',
        en: 'our service log, first twelve months',
        es: 'registro de nuestra asistencia, primeros doce meses',
      },
    },
    {
      value: { pt: '14\u00a0W', en: '14\u00a0W', es: '14\u00a0W' },
      label: {
        pt: 'por ecrã em uso, medidos na nossa oficina',
        en: 'per screen in use, measured in our workshop',
        es: 'por pantalla en uso, medidos en nuestro taller',
      },
    },
  ],
  picture: {
    id: 'project-pharmacies',
    alt: {
      pt: 'Dois Ponto 15 com teclas de números no balcão de uma farmácia, com as estantes atrás',
      en: 'Two Ponto 15 with number keys on a pharmacy counter, the shelves behind them',
      es: 'Dos Ponto 15 con teclas de números en el mostrador de una farmacia, ante los estantes',
    },
  },
  gallery: [
    {
      id: 'ponto-15-detail',
      alt: {
        pt: 'Pormenor da dobra do pé em alumínio escovado e da saída do cabo por trás',
        en: 'Detail of the fold in the brushed aluminium foot and the cable leaving at the back',
        es: 'Detalle del pliegue del pie de aluminio cepillado y de la salida del cable por detrás',
      },
    },
  ],
  products: [
    { product: 'ponto-15', quantity: 56, pictured: ['project-pharmacies'] },
    { product: 'leme', quantity: 56 },
  ],
  seo: {
    title: {
      pt: 'Farmácias: 56 ecrãs de balcão em 28 lojas',
      en: 'Pharmacies: 56 counter screens in 28 shops',
      es: 'Farmacias: 56 pantallas en 28 mostradores',
    },
    description: {
      pt: 'Vinte e oito farmácias do Porto deixaram de pedir o número de utente em voz alta: 56 Ponto 15, um filtro de privacidade e um problema de rede.',
      en: 'Twenty-eight pharmacies in Porto stopped asking for patient numbers aloud: 56 Ponto 15, a privacy filter, and a network problem that had to be solved.',
      es: 'Veintiocho farmacias de Oporto dejaron de pedir el número de tarjeta sanitaria en voz alta: 56 Ponto 15, un filtro de privacidad y un problema de red.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
