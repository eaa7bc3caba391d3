import type { PageContent } from '../entities.ts';

export const internshipsPage = {
  key: 'internships',
  title: {
    pt: 'Estágios',
    en: 'Internships',
    es: 'Prácticas',
  },
  headline: {
    pt: 'Curriculares, de verão e profissionais, sempre com uma bancada, um plano e quem acompanhe.',
    en: 'As part of a course, in summer or after a degree: always with a bench, a plan and someone beside you.',
    es: 'Curriculares, de verano y profesionales, siempre con una mesa de trabajo, un plan y alguien al lado.',
  },
  blocks: [],
  seo: {
    title: {
      pt: 'Estágios curriculares, de verão e profissionais',
      en: 'Internships: course, summer, graduate',
      es: 'Prácticas curriculares, de verano y profesionales',
    },
    description: {
      pt: 'Estágios abertos na Vidra: curricular na oficina, de verão na instalação e profissional no software. Datas, tarefas e como se candidatar.',
      en: 'Open internships at Vidra: a course placement in the workshop, a summer in installation, a graduate year in software. Dates, tasks, how to apply.',
      es: 'Prácticas abiertas en Vidra: curriculares en el taller, de verano en instalación y profesionales en software. Fechas, tareas y cómo presentarse.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies PageContent;
