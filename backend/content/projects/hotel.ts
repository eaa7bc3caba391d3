import type { ProjectContent } from '../entities.ts';

export const hotel = {
  key: 'hotel',
  slug: {
    pt: 'check-in-as-duas-da-manha',
    en: 'check-in-at-two-in-the-morning',
    es: 'check-in-a-las-dos-de-la-madrugada',
  },
  name: {
    pt: 'Check-in às duas da manhã',
    en: 'Check-in at two in the morning',
    es: 'Check-in a las dos de la madrugada',
  },
  client: 'Hotel das Camarinhas',
  sector: 'hospitality',
  place: 'Algarve',
  year: 2025,
  summary: {
    pt: 'Três quiosques Cais 22, ligados ao sistema do hotel, recebem quem chega tarde: leem o documento, confirmam a reserva e imprimem o código do quarto.',
    en: 'Three Cais 22 kiosks, linked to the hotel’s system, greet late arrivals: they read the document, confirm the booking and print the room code.',
    es: 'Tres quioscos Cais 22, conectados al sistema del hotel, reciben a quien llega tarde: leen el documento, confirman la reserva e imprimen el código de la habitación.',
  },
  story: {
    pt: `
      <p>O hotel tem 148 quartos e uma pessoa de noite. Em agosto, três voos aterram em Faro depois da meia-noite, e os três autocarros chegam juntos.</p>
      <h2>22h30</h2>
      <p>A rececionista da noite entra ao serviço e vê no ecrã quantas chegadas faltam: 41. Das reservas vêm os nomes e os quartos; faltam o documento e a assinatura.</p>
      <h2>1h50</h2>
      <p>Chega o primeiro autocarro. Quem tem o código no telemóvel encosta-o; quem não tem escreve o apelido. O leitor Cédula lê o passaporte, os dados do boletim de alojamento seguem para o sistema do hotel, e sai um talão com o piso, o código da porta e a hora do pequeno-almoço. Se a reserva não aparece à segunda tentativa, acende-se uma luz na receção e uma pessoa vem.</p>
      <h2>O que correu mal</h2>
      <p>Na primeira semana, um em cada seis passaportes não era lido. Todos à noite, todos no quiosque do meio: um candeeiro de mesa refletia-se na zona ótica. Mudámos o candeeiro e, na semana seguinte, o programa do leitor, que passou a tirar três imagens com luzes diferentes. Em julho falhavam dois em cada cem.</p>
      <h2>2h25</h2>
      <p>O átrio está vazio. A rececionista ajudou nove pessoas e conversou com quatro.</p>
    `,
    en: `
      <p>The hotel has 148 rooms and one person on at night. In August three flights land at Faro after midnight, and all three coaches arrive together.</p>
      <h2>22:30</h2>
      <p>The night receptionist comes on duty and sees how many arrivals are left: 41. Names and rooms come from the bookings; what is missing is the document and a signature.</p>
      <h2>1:50</h2>
      <p>The first coach pulls up. Those with a code on their phone hold it up; the others type a surname. The Cédula reader reads the passport, the details for the guest register go to the hotel’s system, and out comes a slip with the floor, the door code and breakfast times. If a booking is not found at the second try, a light comes on at the desk and a person walks over.</p>
      <h2>What went wrong</h2>
      <p>In the first week one passport in six was not read. All at night, all at the middle kiosk: a table lamp was reflected in the machine-readable zone. We moved the lamp and, a week later, changed the reader’s program, which now takes three pictures under different lights. In July two in a hundred failed.</p>
      <h2>2:25</h2>
      <p>The lobby is empty. The receptionist has helped nine people and had a conversation with four.</p>
    `,
    es: `
      <p>El hotel tiene 148 habitaciones y una persona de noche. En agosto, tres vuelos aterrizan en Faro después de medianoche, y los tres autocares llegan a la vez.</p>
      <h2>22:30</h2>
      <p>La recepcionista de noche entra de turno y ve en la pantalla cuántas llegadas faltan: 41. De las reservas vienen los nombres y las habitaciones; faltan el documento y la firma.</p>
      <h2>1:50</h2>
      <p>Llega el primer autocar. Quien tiene el código en el móvil lo acerca; quien no, escribe el apellido. El lector Cédula lee el pasaporte, los datos del registro de viajeros pasan al sistema del hotel, y sale un tique con la planta, el código de la puerta y la hora del desayuno. Si la reserva no aparece al segundo intento, se enciende una luz en recepción y acude una persona.</p>
      <h2>Lo que salió mal</h2>
      <p>La primera semana no se leía uno de cada seis pasaportes. Todos de noche, todos en el quiosco del medio: una lámpara de mesa se reflejaba en la zona óptica. Movimos la lámpara y, una semana después, cambiamos el programa del lector, que ahora toma tres imágenes con luces distintas. En julio fallaban dos de cada cien.</p>
      <h2>2:25</h2>
      <p>El vestíbulo está vacío. La recepcionista ha ayudado a nueve personas y ha conversado con cuatro.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Às duas e meia da manhã já não há fila. Há uma pessoa a conversar com os hóspedes.»',
      en: '‘By half past two there is no queue left, only somebody talking to the guests.’',
      es: '«A las dos y media de la madrugada ya no hay cola. Hay una persona que conversa con los huéspedes.»',
    },
    source: {
      pt: 'Direção, Hotel das Camarinhas',
      en: 'Management, Hotel das Camarinhas',
      es: 'Dirección, Hotel das Camarinhas',
    },
  },
  figures: [
    {
      value: { pt: '61\u00a0%', en: '61%', es: '61\u00a0%' },
      label: {
        pt: 'das chegadas depois das 22h00 feitas no quiosque',
        en: 'of arrivals after 22:00 done at a kiosk',
        es: 'de las llegadas posteriores a las 22:00 hechas en el quiosco',
      },
      source: {
        pt: 'sistema do hotel, junho a setembro de 2025',
        en: 'the hotel’s system, June to September 2025',
        es: 'sistema del hotel, junio a septiembre de 2025',
      },
    },
    {
      value: '2 min 10 s',
      label: {
        pt: 'do primeiro toque ao código do quarto',
        en: 'from first touch to room code',
        es: 'del primer toque al código de la habitación',
      },
      source: {
        pt: 'mediana registada pelos quiosques, julho de 2025',
        en: 'median logged by the kiosks, July 2025',
        es: 'mediana registrada por los quioscos, julio de 2025',
      },
    },
    {
      value: '148',
      label: {
        pt: 'quartos, e uma pessoa na receção de noite',
        en: 'rooms, and one person at the desk at night',
        es: 'habitaciones, y una persona en recepción de noche',
      },
    },
  ],
  picture: {
    id: 'project-hotel',
    alt: {
      pt: 'Átrio de hotel de noite: um quiosque branco e, ao fundo, a receção vazia e as luzes da cidade',
      en: 'An empty hotel lobby at night: a white portrait kiosk; behind it, nobody at the reception desk and, on the right, the lights of the town in the windows',
      es: 'Hotel de noche: un quiosco blanco ante la recepción vacía',
    },
  },
  gallery: [
    {
      id: 'project-hotel-ticket',
      alt: {
        pt: 'De noite, um Cais 22 no átrio vazio, com o código do quarto impresso a sair',
        en: 'At night, a Cais 22 in the empty lobby, the printed room code coming out',
        es: 'De noche, un Cais 22 en el vestíbulo vacío, con el código de la habitación impreso',
      },
    },
  ],
  products: [{ product: 'cais-22', quantity: 3, pictured: ['project-hotel-ticket'] }],
  seo: {
    title: {
      pt: 'Hotel: check-in automático depois da meia-noite',
      en: 'Hotel: self check-in after midnight',
      es: 'Hotel: check-in automático tras medianoche',
    },
    description: {
      pt: 'Uma noite de agosto num hotel do Algarve com três quiosques Cais 22: o que leem, o que imprimem, o que falhou na primeira semana e os tempos medidos.',
      en: 'An August night at an Algarve hotel with three Cais 22 kiosks: what they read and print, what failed in the first week, and the times measured.',
      es: 'Una noche de agosto en un hotel del Algarve con tres quioscos Cais 22: qué leen, qué imprimen, qué falló la primera semana y los tiempos medidos.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
