import type { CategoryContent } from '../entities.ts';

export const storefronts = {
  key: 'storefronts',
  slug: { pt: 'montras-interativas', en: 'interactive-shop-windows', es: 'escaparates-interactivos' },
  name: { pt: 'Montras interativas', en: 'Interactive shop windows', es: 'Escaparates interactivos' },
  headline: {
    pt: 'Ecrãs de montra que se leem ao sol e se tocam através do vidro.',
    en: 'Window displays that can be read in sunlight and touched through the glass.',
    es: 'Pantallas de escaparate que se leen al sol y se tocan a través del cristal.',
  },
  intro: {
    pt: '<p>Um televisor na montra perde para o sol: dá 300 a 500 cd/m², e o vidro devolve a rua a quem olha. Os ecrãs desta família dão 2500 ou 3000 cd/m² durante o dia e descem sozinhos ao anoitecer. A exceção é o Véu 55, transparente, que pertence ao interior da loja e às vitrinas à sombra.</p><p>A escolha começa pela montra, e não pelo ecrã: para onde está virada, que vidro tem, o que há no teto, a que distância se passa. Medimos tudo isto antes da proposta. Os modelos pendurados e de pé não tocam no vidro; o Claro 46 cola-lhe uma película, e o vidro da loja passa a responder ao dedo.</p>',
    en: '<p>A television in a shop window loses to the sun: it gives 300 to 500 cd/m² and the pane throws the street back at whoever is looking. The displays in this family give 2,500 or 3,000 cd/m² by day and come down by themselves at dusk. The exception is the see-through Véu 55, which belongs inside the shop or in a shaded showcase.</p><p>Choosing starts with the window rather than the display: which way it faces, what glass it has, what the ceiling will carry, how far away people pass. We measure all four before we quote. The hanging and standing models leave the glass alone; the Claro 46 has a film bonded to it, and the shop’s own pane answers to a finger.</p>',
    es: '<p>Un televisor en un escaparate pierde contra el sol: da de 300 a 500 cd/m² y el cristal le devuelve la calle a quien mira. Las pantallas de esta familia dan 2500 o 3000 cd/m² de día y bajan solas al anochecer. La excepción es la Véu 55, transparente, cuyo sitio es el interior de la tienda o una vitrina a la sombra.</p><p>La elección empieza por el escaparate y no por la pantalla: hacia dónde mira, qué cristal tiene, qué aguanta el techo, a qué distancia se pasa. Medimos todo esto antes de la oferta. Los modelos colgados y de pie no tocan el cristal; la Claro 46 lleva una lámina adherida, y el cristal de la tienda responde al dedo.</p>',
  },
  summary: {
    pt: 'Ecrãs de alto brilho, de duas faces, transparentes ou táteis através do vidro.',
    en: 'High-brightness, double-sided, see-through or touch-through-glass displays.',
    es: 'Pantallas de alto brillo, de doble cara, transparentes o táctiles a través del cristal.',
  },
  picture: {
    id: 'category-storefronts',
    alt: {
      pt: 'Montra ao anoitecer com um ecrã vertical pendurado atrás do vidro e alguém que parou no passeio a olhar',
      en: 'Shop window at dusk with a portrait display hanging behind the glass and somebody who has stopped on the pavement to look',
      es: 'Escaparate al anochecer con una pantalla vertical colgada tras el cristal y alguien que se ha parado en la acera a mirar',
    },
  },
  order: 3,
  questions: [],
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
