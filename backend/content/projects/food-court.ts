import type { ProjectContent } from '../entities.ts';

export const foodCourt = {
  key: 'food-court',
  slug: { pt: 'sabado-as-13h40', en: 'saturday-at-13-40', es: 'sabado-a-las-13-40' },
  name: { pt: 'Sábado, às 13h40', en: 'Saturday at 13:40', es: 'Sábado a las 13:40' },
  client: 'Mercado do Cais Novo',
  sector: 'hospitality',
  place: 'Setúbal',
  year: 2026,
  summary: {
    pt: 'Oito cozinhas, dez quiosques e um só talão. No sábado da inauguração acabou o papel em três quiosques, à pior hora.',
    en: 'Eight kitchens, ten kiosks and one receipt. On the opening Saturday three kiosks ran out of paper, at the worst hour.',
    es: 'Ocho cocinas, diez quioscos y un solo tique. El sábado de la inauguración, tres se quedaron sin papel a la peor hora.',
  },
  story: {
    pt: `
      <h2>A ideia</h2>
      <p>Num mercado com oito cozinhas, uma família quer sardinhas, uma pizza e um caril, e pagar uma vez. Os dez Cais 32, cinco pares costas com costas, mostram as oito ementas e dividem o pedido: cada cozinha recebe a sua parte, e o número só acende no balcão quando tudo está pronto. A fatura é do programa certificado de cada restaurante; o quiosque imprime-as juntas.</p>
      <h2>Sábado, 13h40</h2>
      <p>Um rolo dá para cerca de 750 talões de um pedido simples. Um pedido de três cozinhas imprime três faturas e gasta mais do dobro. Tínhamos feito as contas ao pedido simples. Às 13h40 do primeiro sábado de abril acabou o papel em três quiosques quase ao mesmo tempo, com 200 pessoas na praça. O aviso dos 50 talões tinha chegado ao correio eletrónico do escritório, fechado ao sábado.</p>
      <h2>Segunda-feira</h2>
      <ul>
      <li>Por omissão, as faturas vão para o telemóvel por um código no ecrã; papel, a quem o pedir. Sai um talão só, com o número.</li>
      <li>O aviso vai para o telemóvel de quem está de turno, e sobe para 150 talões ao fim de semana.</li>
      <li>Os rolos trocam-se às 11h00, cheios ou não, e os meios rolos acabam-se durante a semana.</li>
      </ul>
      <h2>O que não estava no caderno</h2>
      <p>As pessoas sentavam-se onde carregar o telemóvel. Há agora duas Pulso 6 junto às janelas, e a fila dos quiosques mudou de sítio por causa delas.</p>
    `,
    en: `
      <h2>The idea</h2>
      <p>In a market with eight kitchens a family wants sardines, a pizza and a curry, and to pay once. The ten Cais 32, five pairs back to back, show all eight menus and split the order: each kitchen gets its part, and the number lights up at the counter only when everything is ready. Invoices come from each restaurant’s certified software; the kiosk prints them together.</p>
      <h2>Saturday, 13:40</h2>
      <p>A roll lasts for about 750 receipts of a simple order. An order from three kitchens prints three invoices and takes more than twice the paper. We had reckoned with simple orders. At 13:40 on the first Saturday in April three kiosks ran out of paper almost together, with 200 people in the square. The alert at 50 receipts had gone to the office’s email address, which is closed on Saturdays.</p>
      <h2>Monday</h2>
      <ul>
      <li>By default, invoices go to the customer’s phone via a code on the screen; paper is for those who ask. One slip comes out, with the number.</li>
      <li>The alert goes to the phone of whoever is on duty, and at weekends comes at 150 receipts.</li>
      <li>Rolls are changed at 11:00, finished or not, and the half rolls are used up during the week.</li>
      </ul>
      <h2>What was not in the brief</h2>
      <p>People sat wherever a phone could be charged. Now there are two Pulso 6 by the windows, and the queue for the kiosks has moved because of them.</p>
    `,
    es: `
      <h2>La idea</h2>
      <p>En un mercado con ocho cocinas, una familia quiere sardinas, una pizza y un curri, y pagar una vez. Los diez Cais 32, cinco parejas espalda con espalda, muestran las ocho cartas y reparten el pedido: cada cocina recibe su parte, y el número solo se enciende en el mostrador cuando todo está listo. La factura es del programa certificado de cada restaurante; el quiosco las imprime juntas.</p>
      <h2>Sábado, 13:40</h2>
      <p>Un rollo da para unos 750 tiques de un pedido sencillo. Un pedido de tres cocinas imprime tres facturas y gasta más del doble. Habíamos hecho las cuentas con el pedido sencillo. A las 13:40 del primer sábado de abril se acabó el papel en tres quioscos casi a la vez, con 200 personas en la plaza. El aviso de los 50 tiques había llegado al correo de la oficina, cerrada los sábados.</p>
      <h2>Lunes</h2>
      <ul>
      <li>Por omisión, las facturas van al móvil con un código en pantalla; papel, a quien lo pida. Sale un solo tique, con el número.</li>
      <li>El aviso llega al móvil de quien está de turno, y los fines de semana salta con 150 tiques.</li>
      <li>Los rollos se cambian a las 11:00, acabados o no, y los medios rollos se gastan entre semana.</li>
      </ul>
      <h2>Lo que no estaba en el pliego</h2>
      <p>La gente se sentaba donde podía cargar el móvil. Ahora hay dos Pulso 6 junto a las ventanas, y la cola de los quioscos cambió de sitio por ellas.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«O pior sábado do mercado foi também o último em que ficámos sem papel.»',
      en: '‘The worst Saturday the market has had was also the last on which we ran out of paper.’',
      es: '«El peor sábado del mercado fue también el último en que nos quedamos sin papel.»',
    },
    source: {
      pt: 'Gestão, Mercado do Cais Novo',
      en: 'Management, Mercado do Cais Novo',
      es: 'Gerencia, Mercado do Cais Novo',
    },
  },
  figures: [
    {
      value: '10',
      label: {
        pt: 'quiosques para oito cozinhas, desde abril de 2026',
        en: 'kiosks for eight kitchens, since April 2026',
        es: 'quioscos para ocho cocinas, desde abril de 2026',
      },
    },
    {
      value: { pt: '38\u00a0%', en: '38%', es: '38\u00a0%' },
      label: {
        pt: 'dos pedidos juntam duas cozinhas ou mais',
        en: 'of orders combine two kitchens or more',
        es: 'de los pedidos combinan dos cocinas o más',
      },
      source: {
        pt: 'sistema do mercado, maio a agosto de 2026',
        en: 'the market’s system, May to August 2026',
        es: 'sistema del mercado, de mayo a agosto de 2026',
      },
    },
    {
      value: '1 min 25 s',
      label: {
        pt: 'do primeiro toque ao pagamento',
        en: 'from first touch to payment',
        es: 'del primer toque al pago',
      },
      source: {
        pt: 'mediana dos quiosques, agosto de 2026',
        en: 'median at the kiosks, August 2026',
        es: 'mediana de los quioscos, agosto de 2026',
      },
    },
  ],
  picture: {
    id: 'project-food-court',
    alt: {
      pt: 'Quiosques de pedidos azuis, dois a dois, num mercado; ao fundo, três cozinhas iluminadas, ainda sem ninguém',
      en: 'Blue ordering kiosks, two by two, in a food market; beyond them three lit stalls, before the doors open',
      es: 'Quioscos de pedidos azules, de dos en dos, ante los puestos iluminados de un mercado',
    },
  },
  gallery: [
    {
      id: 'cais-32-detail',
      alt: {
        pt: 'Pormenor do terminal de pagamento, do leitor de códigos e da saída do talão',
        en: 'Detail of the payment terminal, the code reader and the receipt slot',
        es: 'Detalle del terminal de pago, el lector de códigos y la salida del tique',
      },
    },
  ],
  products: [
    { product: 'cais-32', quantity: 10, pictured: ['project-food-court'] },
    { product: 'pulso-6', quantity: 2 },
  ],
  seo: {
    title: {
      pt: 'Restauração: dez quiosques para oito cozinhas',
      en: 'Food market: ten kiosks for eight kitchens',
      es: 'Restauración: diez quioscos y ocho cocinas',
    },
    description: {
      pt: 'Num mercado de Setúbal pede-se a oito cozinhas e paga-se uma vez. O papel que acabou no sábado da inauguração, e o que mudou na segunda-feira.',
      en: 'At a market in Setúbal you order from eight kitchens and pay once. The paper that ran out on the opening Saturday, and what changed on the Monday.',
      es: 'En un mercado de Setúbal se pide a ocho cocinas y se paga una vez. El papel que se acabó el sábado de la inauguración y lo que cambió el lunes.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
