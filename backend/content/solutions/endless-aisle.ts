import type { SolutionDetailContent } from '../entities.ts';

export const endlessAisle = {
  key: 'endless-aisle',
  solution: 'retail',
  slug: { pt: 'stock-na-loja', en: 'endless-aisle', es: 'existencias-en-tienda' },
  name: { pt: 'Stock na loja', en: 'Endless aisle', es: 'Existencias en tienda' },
  headline: {
    pt: 'Falta o 39, e a venda faz-se na mesma.',
    en: 'Size 39 is out, and the sale happens anyway.',
    es: 'Falta el 39, y la venta se hace igual.',
  },
  summary: {
    pt: 'Um quiosque que vê o stock da loja, do armazém e das outras lojas, encomenda o que falta e aceita o pagamento.',
    en: 'A kiosk that sees the stock of the shop, the warehouse and the other branches, orders what is missing and takes payment.',
    es: 'Un quiosco que ve las existencias de la tienda, del almacén y de las demás tiendas, pide lo que falta y acepta el pago.',
  },
  body: {
    pt: `
      <p><strong>Tudo o que há.</strong> O cliente passa o código da etiqueta no Cais 32 e vê as cores e os números que há: nesta loja, a dez minutos a pé ou em casa na quinta-feira. Escolhe, paga e sai com o talão; a pessoa que atende fica livre para dar conselho.</p>
      <p><strong>Uma só verdade.</strong> O stock e o preço vêm do sistema da empresa no momento da pergunta. Se ele não responder, o quiosque di-lo e chama alguém, em vez de vender o que não há.</p>
      <p><strong>Também na arrumação.</strong> Fora de horas, a equipa usa o mesmo quiosque para contar, etiquetar e marcar transferências.</p>
    `,
    en: `
      <p><strong>All there is.</strong> The customer shows the label to the Cais 32 and sees the colours and sizes there are: in this shop, ten minutes’ walk away, or at home on Thursday. They choose, pay and leave with a slip, and the assistant is free to advise.</p>
      <p><strong>A single truth.</strong> Stock and price come from the company’s system at the moment of asking. If it does not answer, the kiosk says so and calls somebody, rather than sell what is not there.</p>
      <p><strong>For stocktaking too.</strong> Out of hours, staff use the same kiosk to count, label and book transfers.</p>
    `,
    es: `
      <p><strong>Todo lo que hay.</strong> El cliente acerca la etiqueta al Cais 32 y ve los colores y las tallas que hay: en esta tienda, a diez minutos a pie o en casa el jueves. Elige, paga y sale con el tique; la persona que atiende queda libre para aconsejar.</p>
      <p><strong>Una sola verdad.</strong> Las existencias y el precio vienen del sistema de la empresa en el momento de preguntar. Si no responde, el quiosco lo dice y llama a alguien, en vez de vender lo que no hay.</p>
      <p><strong>También para el recuento.</strong> Fuera de hora, el equipo usa el mismo quiosco para contar, etiquetar y anotar traslados.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Ler a etiqueta', en: 'Read the label', es: 'Leer la etiqueta' },
      text: {
        pt: 'Código de barras ou QR, ou procurar pelo nome.',
        en: 'A barcode or QR code, or a search by name.',
        es: 'Código de barras o QR, o buscar por nombre.',
      },
    },
    {
      title: { pt: 'Ver o que há', en: 'See what there is', es: 'Ver lo que hay' },
      text: {
        pt: 'Por tamanho, cor e loja, com a data de entrega.',
        en: 'By size, colour and branch, with the delivery date.',
        es: 'Por talla, color y tienda, con la fecha de entrega.',
      },
    },
    {
      title: { pt: 'Pagar', en: 'Pay', es: 'Pagar' },
      text: {
        pt: 'No terminal do quiosque: chip, sem contacto ou PIN.',
        en: 'At the kiosk’s terminal: chip, contactless or PIN.',
        es: 'En el terminal del quiosco: chip, sin contacto o PIN.',
      },
    },
    {
      title: { pt: 'Receber', en: 'Receive', es: 'Recibir' },
      text: {
        pt: 'Em casa ou na loja, com o talão ou o telemóvel.',
        en: 'At home or in the shop, with the slip or a phone.',
        es: 'En casa o en la tienda, con el tique o el móvil.',
      },
    },
  ],
  picture: {
    id: 'use-endless-aisle',
    alt: {
      pt: 'Numa sapataria, o Cais 32 mostra onde há o número que falta na prateleira',
      en: 'In a shoe shop, the Cais 32 finds the size that is missing from the shelf',
      es: 'En una zapatería, el Cais 32 encuentra el número que falta en el estante',
    },
  },
  products: ['cais-32', 'ponto-15', 'dueto-55'],
  questions: [
    {
      key: 'banco',
      question: {
        pt: 'Que terminal de pagamento usa?',
        en: 'Which payment terminal does it use?',
        es: '¿Qué terminal de pago usa?',
      },
      answer: {
        pt: '<p>O do banco do cliente, num suporte à medida. O contrato e a certificação do pagamento são entre a loja e o banco; nós fazemos a montagem e a ligação.</p>',
        en: '<p>The one from your own bank, in a fitted bracket. The contract and the certification of payments are between shop and bank; we do the mounting and the link.</p>',
        es: '<p>El del banco del cliente, en un soporte a medida. El contrato y la certificación del pago son entre la tienda y el banco; nosotros hacemos el montaje y la conexión.</p>',
      },
    },
    {
      key: 'espaco',
      question: { pt: 'Que espaço ocupa?', en: 'How much space does it take?', es: '¿Qué espacio ocupa?' },
      answer: {
        pt: '<p>56 × 50 cm de área ocupada, e 90 cm livres à frente. A versão Duplo atende duas pessoas costas com costas.</p>',
        en: '<p>A footprint of 56 × 50 cm, and 90 cm clear in front. The Double version serves two people back to back.</p>',
        es: '<p>56 × 50 cm de superficie ocupada y 90 cm libres delante. La versión Doble atiende a dos personas, espalda con espalda.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Quiosque de stock e encomenda na loja',
      en: 'In-store stock and ordering kiosks',
      es: 'Quiosco de existencias y pedidos en tienda',
    },
    description: {
      pt: 'O cliente lê a etiqueta, vê tamanhos e lojas, encomenda o que falta e paga no quiosque. Stock e preço vêm do seu sistema, no momento.',
      en: 'Customers scan a label, see sizes and branches, order what is missing and pay at the kiosk. Stock and price come live from your own system.',
      es: 'El cliente lee la etiqueta, ve tallas y tiendas, pide lo que falta y paga en el quiosco. Existencias y precio vienen de su sistema, al momento.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
