import type { ProductSolutionCategoryContent } from '../entities.ts';

export const shopWindowAndStreet = {
  key: 'shop-window-and-street',
  slug: { pt: 'montra-e-rua', en: 'shop-window-and-street', es: 'escaparate-y-calle' },
  name: { pt: 'Montra e rua', en: 'Shop window and street', es: 'Escaparate y calle' },
  headline: {
    pt: 'Para ser lido por quem passa: com luz que chegue, licença pedida e alguém que mude os conteúdos.',
    en: 'To be read by people walking past: enough light, the permit applied for, and somebody to change the content.',
    es: 'Para que lo lea quien pasa: con luz suficiente, la licencia pedida y alguien que cambie los contenidos.',
  },
  summary: {
    pt: 'Montra virada ao sol, montra que responde ao toque e ponto de informação na rua, do suporte ao primeiro mês de conteúdos.',
    en: 'A window in full sun, a window that answers to touch and a street information point, from mount to first month of content.',
    es: 'Escaparate al sol, escaparate que responde al tacto y punto de información en la calle, del soporte al primer mes de contenidos.',
  },
  intro: {
    pt: '<p>Antes de escolher o ecrã, medimos a luz: às nove, ao meio-dia e à hora a que o sol bate no vidro. É essa medida, e não o tamanho, que decide se bastam 2500 cd/m². À noite o brilho desce ao que a vizinhança e o regulamento municipal pedem.</p>',
    en: '<p>Before choosing the display we measure the light: at nine, at noon, and when the sun strikes the glass. That figure, and not the size, decides whether 2,500 cd/m² is enough. At night brightness goes down to what neighbours and local rules require.</p>',
    es: '<p>Antes de elegir la pantalla, medimos la luz: a las nueve, a mediodía y a la hora a la que el sol da en el cristal. Esa medida, y no el tamaño, decide si bastan 2500 cd/m². De noche el brillo baja a lo que piden los vecinos y la ordenanza municipal.</p>',
  },
  picture: {
    id: 'set-shop-window-and-street',
    alt: {
      pt: 'Rua comercial ao anoitecer: um totem no passeio mostra o perfume que também se vê num dos dois ecrãs de uma montra iluminada',
      en: 'Shopping street at dusk: a totem on the pavement shows the perfume also seen on one of two displays in a lit window',
      es: 'Calle comercial al anochecer: un tótem en la acera muestra el perfume que también se ve en una de las dos pantallas de un escaparate iluminado',
    },
  },
  seo: {
    title: {
      pt: 'Conjuntos para montra e rua',
      en: 'Sets for shop windows and streets',
      es: 'Conjuntos para escaparate y calle',
    },
    description: {
      pt: 'Ecrãs de montra, vidro tátil e totens de rua com suporte, licença, conteúdos e manutenção: conjuntos prontos, orçamentados de uma vez.',
      en: 'Window displays, touch glass and street totems with mount, permit papers, content and maintenance: ready-made sets, quoted in one go.',
      es: 'Pantallas de escaparate, cristal táctil y tótems de calle con soporte, licencia, contenidos y mantenimiento: conjuntos en un presupuesto.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionCategoryContent;
