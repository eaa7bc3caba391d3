import type { SolutionDetailContent } from '../entities.ts';

export const lunchOrders = {
  key: 'lunch-orders',
  solution: 'hospitality',
  slug: { pt: 'pedidos-ao-almoco', en: 'lunch-orders', es: 'pedidos-a-mediodia' },
  name: { pt: 'Pedidos ao almoço', en: 'Lunchtime orders', es: 'Pedidos a mediodía' },
  headline: {
    pt: 'Das 12h30 às 13h30, sem uma fila só para pedir.',
    en: 'From half past twelve to half past one, without a queue just to order.',
    es: 'De una y media a dos y media, sin una cola solo para pedir.',
  },
  summary: {
    pt: 'O cliente escolhe e paga no quiosque, a cozinha recebe logo o pedido e um ecrã chama o número quando está pronto.',
    en: 'Customers choose and pay at the kiosk, the kitchen gets the order at once, and a display calls the number when it is ready.',
    es: 'El cliente elige y paga en el quiosco, la cocina recibe el pedido al instante y una pantalla anuncia el número cuando está listo.',
  },
  body: {
    pt: `
      <p><strong>A hora de almoço decide-se em sessenta minutos.</strong> O Cais 32 mostra imagens grandes, troca a guarnição com um toque e tem os alergénios de cada prato à vista, antes de pagar e não depois.</p>
      <p><strong>A cozinha dita o ritmo.</strong> Se a espera passa de quinze minutos, o quiosque avisa antes do pagamento e sugere o que sai mais depressa. Um prato que acabou desaparece de todos ao mesmo tempo.</p>
      <p><strong>Quem quer falar fala.</strong> O balcão continua aberto. Com os pedidos simples no quiosque, sobra tempo para os outros.</p>
    `,
    en: `
      <p><strong>Lunch is decided in sixty minutes.</strong> The Cais 32 shows large pictures, changes a side dish with one touch and has the allergens of every dish in view before payment, not after.</p>
      <p><strong>The kitchen sets the pace.</strong> If the wait goes over fifteen minutes, the kiosk says so before payment and suggests what comes out faster. A dish that has run out disappears from every kiosk at once.</p>
      <p><strong>Anyone who prefers to talk still can.</strong> The counter stays open. With simple orders at the kiosk, there is time for the others.</p>
    `,
    es: `
      <p><strong>La comida se decide en sesenta minutos.</strong> El Cais 32 muestra imágenes grandes, cambia la guarnición con un toque y tiene los alérgenos de cada plato a la vista antes de pagar, y no después.</p>
      <p><strong>La cocina marca el ritmo.</strong> Si la espera pasa de quince minutos, el quiosco lo avisa antes del pago y sugiere lo que sale más rápido. Un plato que se acabó desaparece de todos a la vez.</p>
      <p><strong>Quien quiere hablar, habla.</strong> El mostrador sigue abierto. Con los pedidos sencillos en el quiosco, queda tiempo para los demás.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Escolher', en: 'Choose', es: 'Elegir' },
      text: {
        pt: 'Comer aqui ou levar, em quatro línguas.',
        en: 'Eat in or take away, in four languages.',
        es: 'Comer aquí o llevar, en cuatro idiomas.',
      },
    },
    {
      title: { pt: 'Ajustar', en: 'Adjust', es: 'Ajustar' },
      text: {
        pt: 'Guarnição, molho e o que não pode levar.',
        en: 'Side, sauce, and whatever it must not contain.',
        es: 'Guarnición, salsa y lo que no puede llevar.',
      },
    },
    {
      title: { pt: 'Pagar', en: 'Pay', es: 'Pagar' },
      text: {
        pt: 'Chip, sem contacto ou PIN. A fatura sai do programa do restaurante.',
        en: 'Chip, contactless or PIN. The invoice comes from the restaurant’s own software.',
        es: 'Chip, sin contacto o PIN. La factura sale del programa del restaurante.',
      },
    },
    {
      title: { pt: 'Levantar', en: 'Collect', es: 'Recoger' },
      text: {
        pt: 'O ecrã Farol chama o número, ou o marcador Boia diz a mesa.',
        en: 'The Farol display calls the number, or the Boia marker tells the table.',
        es: 'La pantalla Farol llama al número, o el marcador Boia indica la mesa.',
      },
    },
  ],
  picture: {
    id: 'use-lunch-orders',
    alt: {
      pt: 'A ementa do almoço num Cais 32; ao fundo, o balcão sob o ecrã dos números prontos',
      en: 'The lunch menu on a Cais 32; behind, the counter under the screen of numbers ready',
      es: 'La carta de la comida en un Cais 32; al fondo, la barra bajo la pantalla de números',
    },
  },
  products: ['cais-32', 'cartaz', 'pulso-6'],
  questions: [
    {
      key: 'quantos',
      question: {
        pt: 'Quantos quiosques para cem lugares?',
        en: 'How many kiosks for a hundred seats?',
        es: '¿Cuántos quioscos para cien plazas?',
      },
      answer: {
        pt: '<p>Dois ou três. Um pedido simples demora um a dois minutos, ou seja, 30 a 60 por hora e por quiosque. Com o registo das suas caixas fazemos a conta certa.</p>',
        en: '<p>Two or three. A simple order takes one to two minutes, so 30 to 60 an hour at each kiosk. With your till records we can work it out exactly.</p>',
        es: '<p>Dos o tres. Un pedido sencillo lleva de uno a dos minutos, es decir, de 30 a 60 por hora y quiosco. Con los datos de sus cajas hacemos la cuenta exacta.</p>',
      },
    },
    {
      key: 'cozinha',
      question: {
        pt: 'A cozinha precisa de equipamento novo?',
        en: 'Does the kitchen need new equipment?',
        es: '¿La cocina necesita equipos nuevos?',
      },
      answer: {
        pt: '<p>Em geral não: o pedido sai na impressora ou no ecrã de cozinha que já existe, pelo sistema da caixa.</p>',
        en: '<p>Usually not: the order comes out on the kitchen printer or screen you have, through the till system.</p>',
        es: '<p>En general no: el pedido sale en la impresora o en la pantalla de cocina que ya existe, por el sistema de caja.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Quiosques de pedidos para restaurantes',
      en: 'Self-order kiosks for restaurants',
      es: 'Quioscos de pedidos para restaurantes',
    },
    description: {
      pt: 'Escolher, ajustar e pagar no quiosque, com alergénios à vista e a cozinha a ditar o ritmo: como funciona a hora de almoço com o Cais 32.',
      en: 'Choose, adjust and pay at the kiosk, with allergens in view and the kitchen setting the pace: how lunchtime works with the Cais 32 kiosk.',
      es: 'Elegir, ajustar y pagar en el quiosco, con los alérgenos a la vista y la cocina marcando el ritmo: así funciona la comida con el Cais 32.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
