import type { SolutionContent } from '../entities.ts';

export const health = {
  key: 'health',
  name: { pt: 'Saúde', en: 'Health', es: 'Salud' },
  summary: {
    pt: 'O utente confirma a consulta e segue a indicação até à sala. O vidro limpa-se com desinfetante entre uma pessoa e outra.',
    en: 'Patients confirm the appointment and follow directions to the room. The glass is wiped with disinfectant between one and the next.',
    es: 'El paciente confirma la cita y sigue las indicaciones hasta la consulta. El cristal se desinfecta entre una persona y la siguiente.',
  },
} satisfies SolutionContent;
