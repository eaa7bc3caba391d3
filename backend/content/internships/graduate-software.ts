import type { InternshipContent } from '../entities.ts';

export const graduateSoftware = {
  key: 'profissional-software',
  title: {
    pt: 'Estágio profissional em software e acessibilidade',
    en: 'Graduate internship in software and accessibility',
    es: 'Prácticas profesionales en software y accesibilidad',
  },
  kind: 'professional',
  place: { pt: 'Lisboa ou Braga', en: 'Lisbon or Braga', es: 'Lisboa o Braga' },
  addresses: ['lisbonOffice', 'headOffice'],
  period: {
    pt: '9 meses, a partir de 1 de março de 2027',
    en: '9 months from 1 March 2027',
    es: '9 meses, desde el 1 de marzo de 2027',
  },
  publishedAt: '2026-11-09T09:00:00Z',
  closesAt: '2027-02-05T23:59:59Z',
  summary: {
    pt: 'Um quiosque que se usa só pelo som, um mapa sem degraus, texto que aumenta sem desfazer a página. Faz, experimenta com quem precisa e volta a fazer. Remunerado, com orientação semanal e intenção de contratar no fim.',
    en: 'A kiosk used by sound alone, a map without steps, text that grows without breaking the page. You build it, try it with the people who need it, and build it again. Paid, with weekly mentoring and the intention to hire at the end.',
    es: 'Un quiosco que se maneja solo con el oído, un mapa sin escalones, texto que aumenta sin descomponer la página. Lo hace, lo prueba con quien lo necesita y lo vuelve a hacer. Remuneradas, con tutoría semanal e intención de contratar al final.',
  },
  duties: [
    {
      pt: 'Desenvolver partes da interface dos quiosques, da primeira linha à publicação.',
      en: 'Develop parts of the kiosks’ interface, from the first line to release.',
      es: 'Desarrollar partes de la interfaz de los quioscos, de la primera línea a la publicación.',
    },
    {
      pt: 'Preparar uma sessão por mês com pessoas cegas e em cadeira de rodas, e escrever o que se aprendeu.',
      en: 'Prepare a session a month with blind people and wheelchair users, and write up what was learned.',
      es: 'Preparar una sesión al mes con personas ciegas y usuarias de silla de ruedas, y escribir lo aprendido.',
    },
    {
      pt: 'Verificar uma cláusula da EN 301 549 de cada vez, com prova.',
      en: 'Check EN 301 549 one clause at a time, with evidence.',
      es: 'Verificar la EN 301 549 cláusula a cláusula, con pruebas.',
    },
  ],
  requirements: [
    {
      pt: 'Licenciatura ou mestrado terminado há menos de três anos, em informática, design ou áreas próximas.',
      en: 'A degree finished less than three years ago, in computing, design or a related field.',
      es: 'Grado o máster terminado hace menos de tres años, en informática, diseño o áreas afines.',
    },
    {
      pt: 'TypeScript ou Kotlin, e um trabalho que nos possa mostrar.',
      en: 'TypeScript or Kotlin, and a piece of work you can show us.',
      es: 'TypeScript o Kotlin, y un trabajo que pueda enseñarnos.',
    },
    {
      pt: 'Ouvir até ao fim quem usa o que fez.',
      en: 'The patience to hear out whoever uses what you made.',
      es: 'Escuchar hasta el final a quien usa lo que ha hecho.',
    },
  ],
} satisfies InternshipContent;
