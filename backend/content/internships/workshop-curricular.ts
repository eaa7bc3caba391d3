import type { InternshipContent } from '../entities.ts';

export const workshopCurricular = {
  key: 'oficina-curricular',
  title: {
    pt: 'Estágio curricular na oficina',
    en: 'Course placement in the workshop',
    es: 'Prácticas curriculares en el taller',
  },
  kind: 'curricular',
  place: { pt: 'Braga', en: 'Braga', es: 'Braga' },
  addresses: ['headOffice'],
  period: {
    pt: '12 a 16 semanas, entre fevereiro e junho de 2027',
    en: '12 to 16 weeks, between February and June 2027',
    es: 'De 12 a 16 semanas, entre febrero y junio de 2027',
  },
  publishedAt: '2026-11-02T09:00:00Z',
  closesAt: '2027-01-22T23:59:59Z',
  summary: {
    pt: 'Para quem está a acabar um curso profissional ou uma licenciatura em eletrónica, mecatrónica ou engenharia. Começa na montagem e acaba com um projeto seu, que fica em uso. Almoço e transporte pagos.',
    en: 'For those finishing vocational training or a degree in electronics, mechatronics or engineering. You start in assembly and end with a project of your own that stays in use. Lunch and travel are paid.',
    es: 'Para quien termina un ciclo formativo o un grado en electrónica, mecatrónica o ingeniería. Empieza en montaje y acaba con un proyecto propio que se queda en uso. Comida y transporte pagados.',
  },
  duties: [
    {
      pt: 'Quatro semanas de montagem e ensaio, em três bancadas diferentes.',
      en: 'Four weeks of assembly and testing, at three different benches.',
      es: 'Cuatro semanas de montaje y ensayo, en tres mesas distintas.',
    },
    {
      pt: 'Um projeto escolhido consigo: um gabarito, um banco de ensaio, uma peça que falha.',
      en: 'A project chosen with you: a jig, a test bench, a part that fails.',
      es: 'Un proyecto elegido con usted: un útil, un banco de ensayo, una pieza que falla.',
    },
    {
      pt: 'Apresentá-lo à oficina no último dia, com a peça na mão.',
      en: 'Showing it to the workshop on the last day, part in hand.',
      es: 'Presentarlo al taller el último día, con la pieza en la mano.',
    },
  ],
  requirements: [
    {
      pt: 'Protocolo com a escola: tratamos dele consigo.',
      en: 'An agreement with your school: we arrange it with you.',
      es: 'Convenio con el centro: lo tramitamos con usted.',
    },
    {
      pt: 'Curiosidade por coisas que se abrem com seis parafusos.',
      en: 'Curiosity about things that open with six screws.',
      es: 'Curiosidad por las cosas que se abren con seis tornillos.',
    },
  ],
} satisfies InternshipContent;
