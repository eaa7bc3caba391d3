import type { JobContent } from '../entities.ts';

export const androidDeveloper = {
  key: 'programacao-android',
  title: {
    pt: 'Programador ou programadora Android',
    en: 'Android developer',
    es: 'Programador o programadora Android',
  },
  place: {
    pt: 'Braga ou Lisboa, com dois dias por semana em casa',
    en: 'Braga or Lisbon, two days a week from home',
    es: 'Braga o Lisboa, con dos días por semana en casa',
  },
  addresses: ['headOffice', 'lisbonOffice'],
  employment: ['fullTime'],
  terms: {
    pt: 'Sem termo, 40 horas, horário flexível',
    en: 'Permanent, 40 hours, flexible',
    es: 'Indefinido, 40 horas, horario flexible',
  },
  publishedAt: '2026-11-02T09:00:00Z',
  closesAt: '2027-01-15T23:59:59Z',
  summary: {
    pt: 'Escreve o quadro que corre nos ecrãs das escolas: 40 dedos ao mesmo tempo, oito milissegundos, sete anos de atualizações. Testa-o às quintas-feiras numa sala com 28 alunos.',
    en: 'You write the whiteboard that runs on school screens: 40 fingers at once, eight milliseconds, seven years of updates. On Thursdays you try it in a room with 28 pupils.',
    es: 'Escribe la pizarra que corre en las pantallas de los colegios: 40 dedos a la vez, ocho milisegundos, siete años de actualizaciones. Los jueves la prueba en un aula con 28 alumnos.',
  },
  duties: [
    {
      pt: 'Desenvolver em Kotlin e, onde o tempo de resposta manda, em C++.',
      en: 'Develop in Kotlin and, where response time rules, in C++.',
      es: 'Desarrollar en Kotlin y, donde manda el tiempo de respuesta, en C++.',
    },
    {
      pt: 'Medir antes e depois: cada alteração traz os seus números.',
      en: 'Measure before and after: every change comes with its figures.',
      es: 'Medir antes y después: cada cambio trae sus cifras.',
    },
    {
      pt: 'Atender o segundo nível de suporte, uma manhã por semana, para saber onde dói.',
      en: 'Take second-line support calls one morning a week, to learn where it hurts.',
      es: 'Atender el segundo nivel de soporte una mañana por semana, para saber dónde duele.',
    },
  ],
  requirements: [
    {
      pt: 'Três anos a manter software que outras pessoas usam todos os dias.',
      en: 'Three years of maintaining software that other people use every day.',
      es: 'Tres años manteniendo software que otras personas usan a diario.',
    },
    {
      pt: 'Testes, acessibilidade e texto em três línguas como parte do trabalho, não do fim.',
      en: 'Tests, accessibility and text in three languages as part of the work, not an afterthought.',
      es: 'Pruebas, accesibilidad y texto en tres idiomas como parte del trabajo, no del final.',
    },
    {
      pt: 'Inglês escrito; português, ou vontade de o aprender no primeiro ano.',
      en: 'Written English; Portuguese, or a wish to learn it in the first year.',
      es: 'Inglés escrito; portugués, o ganas de aprenderlo el primer año.',
    },
  ],
  offer: [
    {
      pt: 'Um equipamento de cada modelo em cima da secretária, ou ao lado dela.',
      en: 'One of every model on your desk, or beside it.',
      es: 'Un equipo de cada modelo sobre la mesa, o al lado.',
    },
    {
      pt: 'Sextas-feiras sem reuniões.',
      en: 'Fridays without meetings.',
      es: 'Viernes sin reuniones.',
    },
    {
      pt: 'Uma conferência por ano à sua escolha, na Europa.',
      en: 'One conference a year of your choice, in Europe.',
      es: 'Una conferencia al año a su elección, en Europa.',
    },
  ],
} satisfies JobContent;
