import type { ProjectContent } from '../entities.ts';

export const school = {
  key: 'school',
  name: {
    pt: 'Quarenta e duas salas num verão',
    en: 'Forty-two classrooms in one summer',
    es: 'Cuarenta y dos aulas en un verano',
  },
  client: {
    pt: 'Agrupamento de Escolas da Ribeira Alta',
    en: 'Agrupamento de Escolas da Ribeira Alta',
    es: 'Agrupamento de Escolas da Ribeira Alta',
  },
  sector: 'education',
  place: 'Viseu',
  year: 2025,
  summary: {
    pt: 'Entre julho e setembro, instalámos um ecrã Orion 65 em cada sala e uma mesa Nimbo 43 em cada jardim de infância. Os professores tiveram duas tardes de formação, e as aulas começaram na data marcada.',
    en: 'Between July and September we put an Orion 65 in every classroom and a Nimbo 43 table in every nursery. Teachers had two afternoons of training, and term began on the planned day.',
    es: 'Entre julio y septiembre instalamos una pantalla Orion 65 en cada aula y una mesa Nimbo 43 en cada escuela infantil. Los profesores tuvieron dos tardes de formación y el curso empezó en su fecha.',
  },
  picture: {
    id: 'project-school',
    alt: {
      pt: 'Sala de aula com luz natural e um ecrã interativo móvel diante das mesas',
      en: 'Daylit classroom with a mobile interactive screen in front of the desks',
      es: 'Aula con luz natural y una pantalla interactiva móvil frente a los pupitres',
    },
  },
  slug: {
    pt: 'quarenta-e-duas-salas-num-verao',
    en: 'forty-two-classrooms-in-one-summer',
    es: 'cuarenta-y-dos-aulas-en-un-verano',
  },
  story: {
    pt: 'Entre julho e setembro, instalámos um ecrã Orion 65 em cada sala e uma mesa Nimbo 43 em cada jardim de infância. Os professores tiveram duas tardes de formação, e as aulas começaram na data marcada.',
    en: 'Between July and September we put an Orion 65 in every classroom and a Nimbo 43 table in every nursery. Teachers had two afternoons of training, and term began on the planned day.',
    es: 'Entre julio y septiembre instalamos una pantalla Orion 65 en cada aula y una mesa Nimbo 43 en cada escuela infantil. Los profesores tuvieron dos tardes de formación y el curso empezó en su fecha.',
  },
  figures: [],
  gallery: [],
  products: [
    { product: 'orion-65', quantity: 42 },
    { product: 'nimbo-43', quantity: 6 },
  ],
  seo: {
    title: {
      pt: 'Quarenta e duas salas num verão',
      en: 'Forty-two classrooms in one summer',
      es: 'Cuarenta y dos aulas en un verano',
    },
    description: {
      pt: 'Entre julho e setembro, instalámos um ecrã Orion 65 em cada sala e uma mesa Nimbo 43 em cada jardim de infância. Os professores tiveram duas tardes de formação, e as aulas começaram na data marcada.',
      en: 'Between July and September we put an Orion 65 in every classroom and a Nimbo 43 table in every nursery. Teachers had two afternoons of training, and term began on the planned day.',
      es: 'Entre julio y septiembre instalamos una pantalla Orion 65 en cada aula y una mesa Nimbo 43 en cada escuela infantil. Los profesores tuvieron dos tardes de formación y el curso empezó en su fecha.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies ProjectContent;
