import type { ProductSolutionCategoryContent } from '../entities.ts';

export const classroom = {
  key: 'classroom',
  slug: { pt: 'sala-de-aula', en: 'classroom', es: 'aula' },
  name: { pt: 'Sala de aula', en: 'Classroom', es: 'Aula' },
  headline: {
    pt: 'Tudo o que uma sala precisa para a primeira aula, multiplicado pelas salas que tiver.',
    en: 'Everything a room needs for its first lesson, times the number of rooms.',
    es: 'Todo lo que un aula necesita para la primera clase, multiplicado por sus aulas.',
  },
  summary: {
    pt: 'Sala comum, sala ligada a casa e cantinho do jardim de infância, com software sem prazo e formação incluída.',
    en: 'Everyday classroom, connected classroom and nursery corner, with software that does not expire and training included.',
    es: 'Aula corriente, aula conectada con casa y rincón de infantil, con software sin caducidad y formación incluida.',
  },
  intro: {
    pt: '<p>As quantidades são por sala. Num agrupamento, multiplicam-se e instala-se no verão; a formação faz-se na primeira semana, com os professores de cada escola. Para concursos, cada conjunto tem o texto de caderno de encargos por peça e os códigos CPV.</p>',
    en: '<p>Quantities are per room. Across a group of schools they are multiplied and installed over the summer; training takes place in the first week, with the teachers of each school. For tenders, every item comes with specification text and its CPV codes.</p>',
    es: '<p>Las cantidades son por aula. En un centro se multiplican y se instala en verano; la formación se da la primera semana, con su profesorado. Para licitaciones, cada pieza trae el texto de pliego y los códigos CPV.</p>',
  },
  picture: {
    id: 'set-classroom',
    alt: {
      pt: 'Sala de aula ao sol da manhã: à esquerda, um ecrã móvel com frações; à direita, uma mesa interativa baixa com bancos à volta',
      en: 'Classroom in the morning sun: on the left a mobile screen with fractions; on the right a low interactive table with stools around it',
      es: 'Aula al sol de la mañana: a la izquierda, una pantalla móvil con fracciones; a la derecha, una mesa interactiva baja con taburetes',
    },
  },
  seo: {
    title: {
      pt: 'Conjuntos completos para a sala de aula',
      en: 'Complete classroom sets',
      es: 'Conjuntos completos para el aula',
    },
    description: {
      pt: 'Ecrã, suporte, software sem prazo, canetas, instalação e formação por sala: três conjuntos para escolas, com prazos e códigos CPV.',
      en: 'Screen, stand, software that does not expire, pens, installation and training for each room: three sets for schools, with CPV codes.',
      es: 'Pantalla, soporte, software sin caducidad, lápices, instalación y formación por aula: tres conjuntos para centros, con plazos y códigos CPV.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionCategoryContent;
