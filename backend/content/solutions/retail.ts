import type { SolutionContent } from '../entities.ts';

export const retail = {
  key: 'retail',
  slug: { pt: 'lojas-inteligentes', en: 'smart-stores', es: 'tiendas-inteligentes' },
  name: { pt: 'Comércio', en: 'Retail', es: 'Comercio' },
  headline: {
    pt: 'A montra que trabalha depois de fechar e o balcão que não faz esperar.',
    en: 'A window that works after closing time, and a counter that keeps nobody waiting.',
    es: 'El escaparate que trabaja después de cerrar y el mostrador que no hace esperar.',
  },
  summary: {
    pt: 'O cliente consulta o stock, encomenda o número que falta e paga ali mesmo. Quem está na loja fica livre para aconselhar.',
    en: 'Customers check stock, order the size that is missing and pay on the spot. Shop staff are left free to advise.',
    es: 'El cliente consulta las existencias, pide la talla que falta y paga allí mismo. El personal queda libre para aconsejar.',
  },
  time: [19, 30],
  moment: { pt: 'a hora de fechar', en: 'closing time', es: 'la hora de cerrar' },
  problem: {
    pt: `
      <p>Às 19h30 a loja fecha, a rua enche-se e a montra mostra o mesmo cartaz de há três semanas. Um televisor comum, atrás do vidro, desaparece ao primeiro sol: tem um décimo da luz de que precisava e não foi feito para o calor de uma montra.</p>
      <p>Lá dentro, falta o 39. A pessoa que atende vai ao armazém confirmar, o cliente espera, e a venda decide-se na fila da caixa. A campanha nacional chega às lojas em pen, e ninguém sabe em quantas está no ar.</p>
    `,
    en: `
      <p>At half past seven the shop closes, the street fills up and the window shows the same poster as three weeks ago. An ordinary television behind the glass disappears in the first sunshine: it has a tenth of the light it needs, and was never made for the heat of a shop window.</p>
      <p>Inside, size 39 is missing. The assistant goes to the stockroom to check, the customer waits, and the sale is decided in the queue for the till. The national campaign reaches the shops on a memory stick, and nobody knows how many are showing it.</p>
    `,
    es: `
      <p>A las 19:30 la tienda cierra, la calle se llena y el escaparate enseña el mismo cartel de hace tres semanas. Un televisor corriente, tras el cristal, desaparece con el primer sol: tiene la décima parte de la luz que necesitaba y no está hecho para el calor de un escaparate.</p>
      <p>Dentro, falta el 39. La persona que atiende va al almacén a comprobarlo, el cliente espera y la venta se decide en la cola de caja. La campaña nacional llega a las tiendas en un lápiz USB y nadie sabe en cuántas está en marcha.</p>
    `,
  },
  approach: {
    pt: `
      <p>Começa-se pela rua: ecrãs de 2500 a 3000 cd/m², que se leem ao sol e baixam sozinhos ao anoitecer, ou um vidro que responde ao dedo de quem passa quando a loja já fechou. As campanhas entram por data e hora, e vê-se numa página em que lojas estão.</p>
      <ul>
      <li><strong>Na loja</strong>, o <a href="ref:product/cais-32">Cais 32</a> consulta o stock, encomenda o número que falta e aceita o pagamento.</li>
      <li><strong>No balcão</strong>, o <a href="ref:product/ponto-15">Ponto 15</a> recolhe a assinatura, o inquérito ou o registo do cartão de cliente.</li>
      <li><strong>À distância</strong>, preços e textos vêm da sua base de artigos, por uma ligação que testamos antes de abrir.</li>
      </ul>
    `,
    en: `
      <p>Start with the street: displays of 2,500 to 3,000 cd/m² that read in sunlight and dim themselves at dusk, or a pane that answers a passer-by’s finger once the shop has closed. Campaigns go in by date and time, and one page shows which shops are running them.</p>
      <ul>
      <li><strong>On the shop floor</strong>, the <a href="ref:product/cais-32">Cais 32</a> checks stock, orders the missing size and takes the payment.</li>
      <li><strong>On the counter</strong>, the <a href="ref:product/ponto-15">Ponto 15</a> takes a signature, a survey or a loyalty-card application.</li>
      <li><strong>At head office</strong>, prices and texts come from your own product database, over a link that we test before opening day.</li>
      </ul>
    `,
    es: `
      <p>Se empieza por la calle: pantallas de 2500 a 3000 cd/m² que se leen al sol y se atenúan solas al anochecer, o un cristal que responde al dedo de quien pasa cuando la tienda ya ha cerrado. Las campañas entran por fecha y hora, y una página muestra en qué tiendas están.</p>
      <ul>
      <li><strong>En la tienda</strong>, el <a href="ref:product/cais-32">Cais 32</a> consulta las existencias, pide la talla que falta y acepta el pago.</li>
      <li><strong>En el mostrador</strong>, el <a href="ref:product/ponto-15">Ponto 15</a> recoge la firma, la encuesta o el alta en la tarjeta de cliente.</li>
      <li><strong>Desde la central</strong>, precios y textos vienen de su base de artículos, por una conexión que probamos antes de abrir.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-retail',
    alt: {
      pt: 'Uma loja de plantas ao anoitecer: na montra, entre vasos, um ecrã aceso pendurado em dois cabos; à entrada, um quiosque de pedidos com uma planta em três tamanhos',
      en: 'A plant shop at dusk: in its window, among pots, a lit display hung on two cables; at the entrance, an ordering kiosk with a plant in three sizes on its screen',
      es: 'Una tienda de plantas al anochecer: en el escaparate, entre macetas, una pantalla encendida colgada de dos cables; en la entrada, un quiosco de pedidos con una planta en tres tamaños',
    },
  },
  figures: [
    {
      value: { pt: '2500 cd/m²', en: '2,500 cd/m²', es: '2500 cd/m²' },
      label: {
        pt: 'num ecrã de montra; um televisor comum dá 300 a 500',
        en: 'from a window display; an ordinary television gives 300 to 500',
        es: 'en una pantalla de escaparate; un televisor corriente da de 300 a 500',
      },
    },
    {
      value: '14 mm',
      label: {
        pt: 'de vidro laminado através do qual se toca',
        en: 'of laminated glass that touch works through',
        es: 'de vidrio laminado a través del cual se toca',
      },
    },
    {
      value: { pt: '30 dias', en: '30 days', es: '30 días' },
      label: {
        pt: 'de programação que continuam sem internet',
        en: 'of programme that carry on without the internet',
        es: 'de programación que siguen sin internet',
      },
    },
  ],
  products: ['claro-46', 'rua-55', 'cais-32', 'dueto-55', 'aurora-25', 'cartaz'],
  questions: [
    {
      key: 'fatura',
      question: {
        pt: 'O quiosque passa fatura?',
        en: 'Does the kiosk issue tax invoices?',
        es: '¿El quiosco emite factura?',
      },
      answer: {
        pt: '<p>Quem fatura é o seu programa, certificado para o país: o quiosque envia-lhe a venda e imprime o documento que ele devolve. Sem ligação a um programa certificado, o talão é só um comprovativo de encomenda.</p>',
        en: '<p>Your own software does, certified for the country: the kiosk sends it the sale and prints the document it returns. Without a link to certified software, the slip is only an order receipt.</p>',
        es: '<p>Factura su programa, conforme a la normativa del país: el quiosco le envía la venta e imprime el documento que este devuelve. Sin conexión con un programa conforme, el tique es solo un justificante del pedido.</p>',
      },
    },
    {
      key: 'licenca',
      question: {
        pt: 'É precisa licença para um ecrã na montra?',
        en: 'Does a screen in the window need a permit?',
        es: '¿Hace falta licencia para una pantalla en el escaparate?',
      },
      answer: {
        pt: '<p>Depende do município e de a fachada estar em zona classificada. Damos a memória descritiva, a potência luminosa e o horário para juntar ao pedido; o brilho à noite fica limitado ao que a autarquia exigir.</p>',
        en: '<p>It depends on the municipality and on whether the façade is protected. We supply the description, the light output and the hours for the application, and brightness at night is capped at whatever the council requires.</p>',
        es: '<p>Depende del municipio y de si la fachada está protegida. Entregamos la memoria descriptiva, la emisión de luz y el horario para la solicitud; el brillo nocturno se limita a lo que exija el ayuntamiento.</p>',
      },
    },
    {
      key: 'privacidade',
      question: {
        pt: 'Os ecrãs filmam quem passa?',
        en: 'Do the screens film passers-by?',
        es: '¿Las pantallas graban a quien pasa?',
      },
      answer: {
        pt: '<p>Não. Para contar quem passa e quem para há um sensor de radar opcional, sem câmara: regista números por hora, não imagens nem rostos.</p>',
        en: '<p>No. An optional radar sensor, with no camera, counts who passes and who stops: it records numbers by the hour, neither pictures nor faces.</p>',
        es: '<p>No. Para contar quién pasa y quién se para hay un sensor de radar opcional, sin cámara: registra números por hora, no imágenes ni rostros.</p>',
      },
    },
    {
      key: 'agencia',
      question: {
        pt: 'Quem faz os conteúdos?',
        en: 'Who makes the content?',
        es: '¿Quién hace los contenidos?',
      },
      answer: {
        pt: '<p>A sua agência, a sua equipa ou nós. O Cartaz aceita JPEG, PNG, PDF, vídeo e HTML5, e traz modelos onde só se trocam textos e fotografias.</p>',
        en: '<p>Your agency, your team or we do. Cartaz takes JPEG, PNG, PDF, video and HTML5, and comes with templates in which only texts and photographs change.</p>',
        es: '<p>Su agencia, su equipo o nosotros. Cartaz admite JPEG, PNG, PDF, vídeo y HTML5, y trae plantillas en las que solo se cambian textos y fotografías.</p>',
      },
    },
  ],
  order: 4,
  seo: {
    title: {
      pt: 'Montras, quiosques e ecrãs para lojas',
      en: 'Window displays, kiosks and screens for shops',
      es: 'Escaparates, quioscos y pantallas para tiendas',
    },
    description: {
      pt: 'Ecrãs de montra que se leem ao sol, vidro que responde ao toque e quiosques que consultam stock e aceitam pagamento, com campanhas por data.',
      en: 'Window displays that read in sunlight, glass that answers to touch, and kiosks that check stock and take payment, with campaigns by date.',
      es: 'Pantallas de escaparate que se leen al sol, cristal que responde al tacto y quioscos que consultan existencias y cobran, con campañas por fecha.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
