import type { SolutionContent } from '../entities.ts';

export const health = {
  key: 'health',
  name: { pt: 'Saúde', en: 'Health', es: 'Salud' },
  summary: {
    pt: 'O utente confirma a consulta e segue a indicação até à sala. O vidro limpa-se com desinfetante entre uma pessoa e outra.',
    en: 'Patients confirm the appointment and follow directions to the room. The glass is wiped with disinfectant between one and the next.',
    es: 'El paciente confirma la cita y sigue las indicaciones hasta la consulta. El cristal se desinfecta entre una persona y la siguiente.',
  },
  slug: { pt: 'saude', en: 'health', es: 'salud' },
  headline: {
    pt: 'O utente confirma a consulta e segue a indicação até à sala. O vidro limpa-se com desinfetante entre uma pessoa e outra.',
    en: 'Patients confirm the appointment and follow directions to the room. The glass is wiped with disinfectant between one and the next.',
    es: 'El paciente confirma la cita y sigue las indicaciones hasta la consulta. El cristal se desinfecta entre una persona y la siguiente.',
  },
  time: [10, 15],
  problem: {
    pt: 'O utente confirma a consulta e segue a indicação até à sala. O vidro limpa-se com desinfetante entre uma pessoa e outra.',
    en: 'Patients confirm the appointment and follow directions to the room. The glass is wiped with disinfectant between one and the next.',
    es: 'El paciente confirma la cita y sigue las indicaciones hasta la consulta. El cristal se desinfecta entre una persona y la siguiente.',
  },
  approach: {
    pt: 'O utente confirma a consulta e segue a indicação até à sala. O vidro limpa-se com desinfetante entre uma pessoa e outra.',
    en: 'Patients confirm the appointment and follow directions to the room. The glass is wiped with disinfectant between one and the next.',
    es: 'El paciente confirma la cita y sigue las indicaciones hasta la consulta. El cristal se desinfecta entre una persona y la siguiente.',
  },
  picture: { id: 'solution-health', alt: { pt: 'Saúde', en: 'Health', es: 'Salud' } },
  figures: [],
  products: [],
  questions: [],
  order: 7,
  seo: {
    title: { pt: 'Saúde', en: 'Health', es: 'Salud' },
    description: {
      pt: 'O utente confirma a consulta e segue a indicação até à sala. O vidro limpa-se com desinfetante entre uma pessoa e outra.',
      en: 'Patients confirm the appointment and follow directions to the room. The glass is wiped with disinfectant between one and the next.',
      es: 'El paciente confirma la cita y sigue las indicaciones hasta la consulta. El cristal se desinfecta entre una persona y la siguiente.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
