import type { CategoryContent } from '../entities.ts';

export const screens = {
  key: 'screens',
  slug: { pt: 'ecras-interativos', en: 'interactive-screens', es: 'pantallas-interactivas' },
  name: { pt: 'Ecrãs interativos', en: 'Interactive screens', es: 'Pantallas interactivas' },
  headline: {
    pt: 'Para escrever, mostrar e decidir diante de toda a sala.',
    en: 'For writing, showing and deciding in front of the whole room.',
    es: 'Para escribir, mostrar y decidir delante de toda la sala.',
  },
  intro: {
    pt: '<p>Um ecrã interativo substitui três coisas: o quadro, o projetor e o cabo que nunca chega. Liga-se em segundos, lê-se com as luzes acesas e guarda o que se escreveu.</p><p>A escolha começa na última fila. Até seis metros, 65 polegadas chegam; até oito, prefira 86; numa sala de sessões, 98. Depois decide-se como se segura: com rodas, na parede ou numa coluna que sobe e desce.</p>',
    en: '<p>An interactive screen takes the place of three things: the whiteboard, the projector and the cable that never quite reaches. It is on in seconds, reads well with the lights on and keeps what was written.</p><p>Start from the back row. Up to six metres away, 65 inches will do; up to eight, choose 86; for a council chamber, 98. Then decide what holds it: castors, a wall or a column that rises and lowers.</p>',
    es: '<p>Una pantalla interactiva sustituye tres cosas: la pizarra, el proyector y ese cable que nunca llega. Se enciende en segundos, se lee con la luz encendida y guarda lo escrito.</p><p>Conviene empezar por la última fila. Hasta seis metros bastan 65 pulgadas; hasta ocho, mejor 86; en un salón de plenos, 98. Después se decide qué la sujeta: unas ruedas, la pared o una columna que sube y baja.</p>',
  },
  summary: {
    pt: 'De 65 a 98 polegadas em 4K, com rodas, na parede ou em coluna elevatória.',
    en: 'From 65 to 98 inches in 4K: on castors, on the wall or on a lift column.',
    es: 'De 65 a 98 pulgadas en 4K: con ruedas, en la pared o en columna elevadora.',
  },
  picture: {
    id: 'orion-86-front',
    alt: {
      pt: 'Ecrã interativo grande fixo à parede, com uma barra de som por baixo',
      en: 'Large interactive screen fixed to a wall, with a speaker bar below it',
      es: 'Gran pantalla interactiva fijada a la pared, con una barra de sonido debajo',
    },
  },
  order: 1,
  seo: {
    title: {
      pt: 'Ecrãs interativos 4K de 65 a 98 polegadas',
      en: 'Interactive 4K screens, 65 to 98 inches',
      es: 'Pantallas interactivas 4K de 65 a 98 pulgadas',
    },
    description: {
      pt: 'Ecrãs interativos 4K para salas de aula, de reunião e de sessões: móveis, de parede ou em coluna elevatória. Compare medidas, brilho e consumo.',
      en: 'Interactive 4K screens for classrooms, meeting rooms and council chambers: mobile, wall-mounted or on a lift. Compare size, brightness and power.',
      es: 'Pantallas interactivas 4K para aulas, salas de reuniones y plenos: móviles, de pared o en columna elevadora. Compare medidas, brillo y consumo.',
    },
  },
  updatedAt: '2026-09-14T10:05:00Z',
} satisfies CategoryContent;
