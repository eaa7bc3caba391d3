import type { SolutionDetailContent } from '../entities.ts';

export const patientArrival = {
  key: 'patient-arrival',
  solution: 'health',
  slug: { pt: 'chegada-de-utentes', en: 'patient-arrival', es: 'llegada-de-pacientes' },
  name: { pt: 'Chegada de utentes', en: 'Patient arrival', es: 'Llegada de pacientes' },
  headline: {
    pt: 'Três toques entre a porta e a cadeira, e nenhum nome dito em voz alta.',
    en: 'Three touches between the door and a seat, and no name said out loud.',
    es: 'Tres toques entre la puerta y la silla, y ningún nombre en voz alta.',
  },
  summary: {
    pt: 'Confirmação da consulta no quiosque, chamada por número e tempo de espera à vista, com o balcão livre para quem precisa de ajuda.',
    en: 'Appointments confirmed at the kiosk, calls by number and waiting time in view, with the desk free for those who need help.',
    es: 'Confirmación de la cita en el quiosco, llamada por número y tiempo de espera a la vista, con el mostrador libre para quien necesita ayuda.',
  },
  body: {
    pt: `
      <p><strong>Só o necessário.</strong> O utente identifica-se com o código da convocatória, o cartão ou a data de nascimento e as iniciais. O quiosque mostra apenas a hora e a especialidade, nunca o motivo da consulta, e pergunta se a morada e o contacto ainda estão certos.</p>
      <p><strong>Chama-se por número.</strong> O ecrã da sala e uma voz dizem número e porta. Quem não ouve vê o número crescer; quem não vê pode receber a chamada no telemóvel.</p>
      <p><strong>Higiene sem parar.</strong> O vidro aceita desinfetante, há uma pausa de toque para quem limpa e todo o percurso cabe em três toques.</p>
    `,
    en: `
      <p><strong>Only what is needed.</strong> Patients identify themselves with the code on their letter, a card, or a date of birth and initials. The kiosk shows only the hour and the department, never the reason, and asks whether address and phone number are still right.</p>
      <p><strong>People are called by number.</strong> The waiting-room screen and a voice give number and door. Those who cannot hear see the number grow; those who cannot see can be called on their phone.</p>
      <p><strong>Hygiene without stopping.</strong> The glass takes disinfectant, touch can be paused for cleaning, and the whole path takes three touches.</p>
    `,
    es: `
      <p><strong>Solo lo necesario.</strong> El paciente se identifica con el código de la citación, la tarjeta o la fecha de nacimiento y las iniciales. El quiosco muestra solo la hora y la especialidad, nunca el motivo, y pregunta si la dirección y el teléfono siguen siendo correctos.</p>
      <p><strong>Se llama por número.</strong> La pantalla de la sala y una voz dicen número y puerta. Quien no oye ve crecer el número; quien no ve puede recibir la llamada en el móvil.</p>
      <p><strong>Higiene sin detenerse.</strong> El cristal admite desinfectante, la función táctil se pausa para limpiar y todo el recorrido cabe en tres toques.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Identificar-se', en: 'Identify yourself', es: 'Identificarse' },
      text: {
        pt: 'Código, cartão ou data de nascimento.',
        en: 'Code, card or date of birth.',
        es: 'Código, tarjeta o fecha de nacimiento.',
      },
    },
    {
      title: { pt: 'Confirmar', en: 'Confirm', es: 'Confirmar' },
      text: {
        pt: 'Consulta, contacto e, se houver, taxa a pagar.',
        en: 'Appointment, contact details and any fee.',
        es: 'Cita, contacto y, si la hay, tasa por pagar.',
      },
    },
    {
      title: { pt: 'Levar o número', en: 'Take a number', es: 'Llevarse el número' },
      text: {
        pt: 'No talão, com piso, cor e porta.',
        en: 'On a slip, with floor, colour and door.',
        es: 'En el tique, con planta, color y puerta.',
      },
    },
    {
      title: { pt: 'Ser chamado', en: 'Be called', es: 'Ser llamado' },
      text: {
        pt: 'No ecrã, por voz ou no telemóvel.',
        en: 'On screen, by voice or on the phone.',
        es: 'En la pantalla, por voz o en el móvil.',
      },
    },
  ],
  picture: {
    id: 'use-patient-arrival',
    alt: {
      pt: 'Um Cais 22 confirma a consulta das 10h40, porta 3, com a sala de espera ao fundo',
      en: 'A Cais 22 confirms the 10:40 appointment, door 3, the waiting room behind',
      es: 'Un Cais 22 confirma la cita de las 10:40, puerta 3, con la sala de espera al fondo',
    },
  },
  products: ['cais-22', 'ponto-15', 'cartaz'],
  questions: [
    {
      key: 'convencoes',
      question: {
        pt: 'E quem tem seguro ou convenção?',
        en: 'What about insured patients?',
        es: '¿Y los pacientes con seguro?',
      },
      answer: {
        pt: '<p>O sistema da clínica decide: se falta uma autorização, o quiosque manda ao balcão com um número próprio, e não ao fim da fila.</p>',
        en: '<p>The clinic’s system decides: if an authorisation is missing, the kiosk sends the patient to the desk with a number of its own, and not to the end of the queue.</p>',
        es: '<p>Decide el sistema de la clínica: si falta una autorización, el quiosco envía al mostrador con un número propio, y no al final de la cola.</p>',
      },
    },
    {
      key: 'falha',
      question: {
        pt: 'E se o sistema clínico parar?',
        en: 'What if the clinical system stops?',
        es: '¿Y si se para el sistema clínico?',
      },
      answer: {
        pt: '<p>O quiosque passa a dar senhas simples, por ordem de chegada, e di-lo. Quando o sistema volta, retoma sozinho.</p>',
        en: '<p>The kiosk goes over to plain tickets in order of arrival, and says so. When the system returns, it resumes by itself.</p>',
        es: '<p>El quiosco pasa a dar turnos sencillos, por orden de llegada, y lo dice. Cuando el sistema vuelve, se reanuda solo.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Quiosque de chegada de utentes',
      en: 'Patient arrival kiosks',
      es: 'Quiosco de llegada de pacientes',
    },
    description: {
      pt: 'Confirmar a consulta em três toques, receber um número com piso e porta e ser chamado sem que o nome se ouça na sala: como funciona e porquê.',
      en: 'Confirm an appointment in three touches, take a number with floor and door, and be called without your name being heard: how it works and why.',
      es: 'Confirmar la cita en tres toques, recibir un número con planta y puerta y ser llamado sin que se oiga el nombre en la sala: cómo funciona.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
