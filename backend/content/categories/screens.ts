import type { CategoryContent } from '../entities.ts';

export const screens = {
  key: 'screens',
  slug: { pt: 'ecras-interativos', en: 'interactive-screens', es: 'pantallas-interactivas' },
  name: { pt: 'Ecrãs interativos', en: 'Interactive screens', es: 'Pantallas interactivas' },
  headline: {
    pt: 'Ecrãs táteis 4K para salas de aula, de reunião e de sessões.',
    en: '4K touch screens for classrooms, meeting rooms and council chambers.',
    es: 'Pantallas táctiles 4K para aulas, salas de reuniones y salones de plenos.',
  },
  intro: {
    pt: '<p>Um ecrã interativo, também chamado quadro interativo, faz o trabalho do quadro branco e do projetor: lê-se com as luzes acesas, escreve-se por cima de qualquer imagem e guarda o que se escreveu.</p><p>O tamanho escolhe-se pela última fila. Até 4,9 metros, 65 polegadas chegam; até 6,4, prefira 86; numa sala de sessões, 98. Depois decide-se onde assenta: em rodas, na parede ou numa coluna que sobe e desce.</p>',
    en: '<p>An interactive screen, also called an interactive whiteboard or interactive display, does the work of whiteboard and projector: it can be read with the lights on, written on over any picture, and keeps what was written.</p><p>Choose the size by the back row. Up to 4.9 metres away, 65 inches will do; up to 6.4, choose 86; for a council chamber, 98. Then decide what holds it: castors, a wall or a column that rises and lowers.</p>',
    es: '<p>Una pantalla interactiva, o pizarra digital, hace el trabajo de la pizarra y del proyector: se lee con las luces encendidas, se escribe sobre cualquier imagen y guarda lo escrito.</p><p>El tamaño se elige por la última fila. Hasta 4,9 metros bastan 65 pulgadas; hasta 6,4, mejor 86; en un salón de plenos, 98. Después se decide qué la sujeta: unas ruedas, la pared o una columna que sube y baja.</p>',
  },
  summary: {
    pt: 'De 65 a 98 polegadas em 4K, com rodas, na parede ou em coluna elevatória.',
    en: 'From 65 to 98 inches in 4K: on castors, on the wall or on a lift column.',
    es: 'De 65 a 98 pulgadas en 4K: con ruedas, en la pared o en columna elevadora.',
  },
  picture: {
    id: 'category-screens',
    alt: {
      pt: 'Sala luminosa com três ecrãs interativos: um com rodas, um na parede e um de 98 polegadas em coluna elevatória, em que alguém toca',
      en: 'Bright room with three interactive screens: one on castors, one on the wall and a 98-inch one on a lift column, touched by somebody',
      es: 'Sala luminosa con tres pantallas interactivas: una con ruedas, una en la pared y una de 98 pulgadas en columna elevadora, que alguien toca',
    },
  },
  order: 1,
  questions: [],
  seo: {
    title: {
      pt: 'Ecrãs interativos 4K de 65 a 98 polegadas',
      en: 'Interactive 4K screens, 65 to 98 inches',
      es: 'Pantallas interactivas 4K de 65 a 98 pulgadas',
    },
    description: {
      pt: 'Ecrãs interativos 4K para salas de aula, de reunião e de sessões: móveis, de parede ou em coluna elevatória, com software e gestão à distância incluídos.',
      en: 'Interactive 4K screens for classrooms, meeting rooms and council chambers: mobile, wall-mounted or on a lift column, with software included.',
      es: 'Pantallas interactivas y pizarras digitales 4K para aulas, salas de reuniones y plenos: móviles, de pared o en columna elevadora.',
    },
  },
  updatedAt: '2026-09-14T10:05:00Z',
} satisfies CategoryContent;
