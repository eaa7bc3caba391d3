import type { PageContent } from '../entities.ts';

export const jobsPage = {
  key: 'jobs',
  title: {
    pt: 'Vagas',
    en: 'Positions',
    es: 'Vacantes',
  },
  headline: {
    pt: 'Oficina, instalação, software e atendimento: o que fazemos, onde e em que condições.',
    en: 'Workshop, installation, software, customer service: what we do, where and on what terms.',
    es: 'Taller, instalación, software y atención al cliente: qué hacemos, dónde y en qué condiciones.',
  },
  blocks: [],
  seo: {
    title: {
      pt: 'Vagas na oficina, na rua e no software',
      en: 'Positions in workshop, field and software',
      es: 'Vacantes en taller, instalación y software',
    },
    description: {
      pt: 'Vagas abertas na Vidra em Braga, Lisboa e Faro: o que vai fazer, o que procuramos, o que oferecemos e até quando pode candidatar-se.',
      en: 'Open positions at Vidra in Braga, Lisbon and Faro: what you will do, what we look for, what we offer and how long you can apply.',
      es: 'Vacantes abiertas en Vidra en Braga, Lisboa y Faro: qué hará, qué buscamos, qué ofrecemos y hasta cuándo puede presentarse.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies PageContent;
