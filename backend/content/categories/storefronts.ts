import type { CategoryContent } from '../entities.ts';

export const storefronts = {
  key: 'storefronts',
  slug: { pt: 'montras-interativas', en: 'interactive-shop-windows', es: 'escaparates-interactivos' },
  name: { pt: 'Montras interativas', en: 'Interactive shop windows', es: 'Escaparates interactivos' },
  shortName: { pt: 'Montras', en: 'Shop windows', es: 'Escaparates' },
  headline: {
    pt: 'Ecrãs de montra que se leem ao sol e se tocam através do vidro.',
    en: 'Window displays that can be read in sunlight and touched through the glass.',
    es: 'Pantallas de escaparate que se leen al sol y se tocan a través del cristal.',
  },
  intro: {
    pt: '<p>Um televisor na montra perde para o sol: dá 300 a 500 cd/m², e o vidro devolve a rua a quem olha. Os ecrãs desta família dão 2500 ou 3000 cd/m² durante o dia e descem sozinhos ao anoitecer. A exceção é o Véu 55, transparente, para o interior e as vitrinas à sombra.</p><p>A escolha começa pela montra, e não pelo ecrã: para onde está virada, que vidro tem, o que há no teto, a que distância se passa. Medimos tudo isto antes da proposta.</p>',
    en: '<p>A television in a shop window loses to the sun: it gives 300 to 500 cd/m² and the pane throws the street back at whoever is looking. The displays in this family give 2,500 or 3,000 cd/m² by day and come down by themselves at dusk. The exception is the see-through Véu 55, for indoors and shaded showcases.</p><p>Choosing starts with the window rather than the display: which way it faces, what glass it has, what the ceiling will carry, how far away people pass. We measure all four before we quote.</p>',
    es: '<p>Un televisor en un escaparate pierde contra el sol: da de 300 a 500 cd/m² y el cristal le devuelve la calle a quien mira. Las pantallas de esta familia dan 2500 o 3000 cd/m² de día y bajan solas al anochecer. La excepción es la Véu 55, transparente, para el interior y las vitrinas a la sombra.</p><p>La elección empieza por el escaparate y no por la pantalla: hacia dónde mira, qué cristal tiene, qué aguanta el techo, a qué distancia se pasa. Medimos todo esto antes de la oferta.</p>',
  },
  summary: {
    pt: 'Ecrãs de alto brilho, de duas faces, transparentes ou táteis através do vidro.',
    en: 'High-brightness, double-sided, see-through or touch-through-glass displays.',
    es: 'Pantallas de alto brillo, de doble cara, transparentes o táctiles a través del cristal.',
  },
  picture: {
    id: 'category-storefronts',
    alt: {
      pt: 'Montra de uma olaria ao anoitecer com um ecrã vertical pendurado atrás do vidro, entre jarras e taças expostas',
      en: 'Pottery shop window at dusk with a portrait display hanging behind the glass, between vases and bowls on plinths',
      es: 'Escaparate de una alfarería al anochecer con una pantalla vertical colgada tras el cristal, entre jarrones y cuencos sobre pedestales',
    },
  },
  closeUp: {
    id: 'category-storefronts-near',
    alt: {
      pt: 'Ecrã vertical de montra visto de perto: mostra um jarro e três cores para escolher, com a primeira escolhida; em volta, jarros e taças',
      en: 'Portrait window display from near: a vase and three colours to choose from, the first one chosen; vases and bowls around it',
      es: 'Pantalla vertical de escaparate de cerca: un jarrón y tres colores para elegir, con el primero elegido; alrededor, jarrones y cuencos',
    },
  },
  order: 3,
  questions: [
    {
      key: 'sol',
      question: {
        pt: 'Lê-se mesmo com o sol na montra?',
        en: 'Can it be read with the sun on the window?',
        es: '¿Se lee con el sol en el escaparate?',
      },
      answer: {
        pt: '<p>Lê-se. Com sol durante parte do dia bastam 2500 cd/m²; com sol a tarde inteira, e para quem passa do outro lado da rua, escolha os 3000 da Rua 75.</p>',
        en: '<p>It can. With sun for part of the day, 2,500 cd/m² is enough; where the sun stays all afternoon and people read from across the road, choose the 3,000 of the Rua 75.</p>',
        es: '<p>Sí. Con sol durante parte del día bastan 2500 cd/m²; con sol toda la tarde, y para quien pasa por la otra acera, elija los 3000 de la Rua 75.</p>',
      },
    },
    {
      key: 'vidro',
      question: {
        pt: 'É preciso mexer no vidro da loja?',
        en: 'Does the shop’s glass have to be touched?',
        es: '¿Hay que tocar el cristal de la tienda?',
      },
      answer: {
        pt: '<p>Só no Claro 46, que cola uma película por dentro: serve vidro simples ou laminado até 14 mm, sem camada metálica, e a película sai sem deixar marca. Os modelos pendurados e de pé não tocam no vidro.</p>',
        en: '<p>Only for the Claro 46, whose film is bonded to the inside: single or laminated glass of up to 14 mm, without a metallic coating, will do, and the film comes off without a mark. Hanging and standing models leave the glass alone.</p>',
        es: '<p>Solo con la Claro 46, que pega una película por dentro: sirve cristal simple o laminado de hasta 14 mm, sin capa metálica, y la película se retira sin dejar marca. Los modelos colgados y de pie no tocan el cristal.</p>',
      },
    },
    {
      key: 'ruido',
      question: {
        pt: 'Faz barulho ou aquece a montra?',
        en: 'Is it noisy, and does it heat the window?',
        es: '¿Hace ruido o calienta el escaparate?',
      },
      answer: {
        pt: '<p>A Rua 55 não tem ventiladores e gasta em média 170 W, como uma fila de focos de montra. A Rua 75 tem: num dia quente ouvem-se a 36 dB(A). Deixe 10 cm livres em cima e em baixo, para o ar passar.</p>',
        en: '<p>The Rua 55 has no fans and uses 170 W on average, about what a row of window spotlights takes. The Rua 75 has them: on a hot day they are heard at 36 dB(A). Keep 10 cm clear at top and bottom, so that air can pass.</p>',
        es: '<p>La Rua 55 no tiene ventiladores y gasta de media 170 W, como una fila de focos de escaparate. La Rua 75 sí: en un día de calor se oyen a 36 dB(A). Deje 10 cm libres arriba y abajo, para que pase el aire.</p>',
      },
    },
    {
      key: 'conteudos',
      question: {
        pt: 'Quem muda o que aparece no ecrã?',
        en: 'Who changes what is shown?',
        es: '¿Quién cambia lo que se ve?',
      },
      answer: {
        pt: '<p>Quem trabalha na loja, num calendário no navegador: o <a href="ref:product/cartaz">Cartaz</a> traz modelos prontos e serve uma loja ou uma rede inteira. Se a internet falhar, o ecrã tem conteúdo para 30 dias.</p>',
        en: '<p>Whoever works in the shop, on a calendar in the browser: <a href="ref:product/cartaz">Cartaz</a> has finished templates and serves one shop or a whole chain. If the internet fails, the screen holds 30 days of content.</p>',
        es: '<p>Quien trabaja en la tienda, en un calendario en el navegador: <a href="ref:product/cartaz">Cartaz</a> trae plantillas listas y sirve para una tienda o una red entera. Si falla internet, la pantalla guarda contenido para 30 días.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Montras interativas e ecrãs de alto brilho',
      en: 'Interactive shop windows and bright displays',
      es: 'Escaparates interactivos y pantallas de alto brillo',
    },
    description: {
      pt: 'Ecrãs de montra de 46 a 75 polegadas: até 3000 cd/m², pendurados, de pé, de duas faces, transparentes ou táteis através do vidro da loja.',
      en: 'Shop window displays from 46 to 75 inches: up to 3,000 cd/m², hanging, floor-standing, double-sided, see-through or touch through the shop’s glass.',
      es: 'Pantallas de escaparate de 46 a 75 pulgadas: hasta 3000 cd/m², colgadas, de pie, de doble cara, transparentes o táctiles a través del cristal.',
    },
  },
  updatedAt: '2026-10-19T09:10:00Z',
} satisfies CategoryContent;
