import type { JobContent } from '../entities.ts';

export const workshopTechnician = {
  key: 'tecnico-de-oficina',
  title: {
    pt: 'Técnico ou técnica de montagem e reparação',
    en: 'Assembly and repair technician',
    es: 'Técnico o técnica de montaje y reparación',
  },
  place: { pt: 'Braga, oficina', en: 'Braga, workshop', es: 'Braga, taller' },
  addresses: ['headOffice'],
  employment: ['fullTime'],
  terms: {
    pt: 'Sem termo, 40 horas, segunda a sexta, das 8h00 às 17h00',
    en: 'Permanent, 40 hours, Monday to Friday, 8:00–17:00',
    es: 'Indefinido, 40 horas, de lunes a viernes, de 8:00 a 17:00',
  },
  publishedAt: '2026-11-09T09:00:00Z',
  closesAt: '2027-01-31T23:59:59Z',
  summary: {
    pt: 'Monta ecrãs e quiosques, deixa-os 48 horas em teste e repara os que voltam. Na bancada ao lado está quem desenhou a peça, para ouvir o que não encaixa.',
    en: 'You assemble screens and kiosks, run them for 48 hours and repair those that come back. The person who drew the part sits at the next bench, to hear what does not fit.',
    es: 'Monta pantallas y quioscos, los deja 48 horas en prueba y repara los que vuelven. En la mesa de al lado está quien dibujó la pieza, para oír lo que no encaja.',
  },
  duties: [
    {
      pt: 'Montar por ordem de fabrico, com ficha de ensaio assinada por si.',
      en: 'Assemble to a work order, with a test sheet that you sign.',
      es: 'Montar según orden de fabricación, con una hoja de ensayo que firma usted.',
    },
    {
      pt: 'Diagnosticar fontes, placas e painéis e trocar o módulo certo, não o equipamento.',
      en: 'Diagnose power supplies, boards and panels, and replace the right module rather than the unit.',
      es: 'Diagnosticar fuentes, placas y paneles y cambiar el módulo correcto, no el equipo.',
    },
    {
      pt: 'Ir ao local, em média duas vezes por mês, com quem instala.',
      en: 'Go on site with the installers, twice a month on average.',
      es: 'Salir con los instaladores, dos veces al mes de media.',
    },
  ],
  requirements: [
    {
      pt: 'Curso profissional de eletrónica, mecatrónica ou eletricidade, ou dois anos a fazê-lo.',
      en: 'Vocational training in electronics, mechatronics or electrics, or two years of doing it.',
      es: 'Formación profesional en electrónica, mecatrónica o electricidad, o dos años de práctica.',
    },
    {
      pt: 'Ler um esquema e soldar SMD com lupa, ou vontade de aprender connosco nos primeiros três meses.',
      en: 'Reading a schematic and soldering SMD under a lens, or a wish to learn it with us in the first three months.',
      es: 'Leer un esquema y soldar SMD con lupa, o ganas de aprenderlo con nosotros en los tres primeros meses.',
    },
    {
      pt: 'Português para falar com clientes; inglês para ler fichas de componentes.',
      en: 'Portuguese to talk to customers; English to read data sheets.',
      es: 'Portugués para hablar con los clientes; inglés para leer fichas de componentes.',
    },
  ],
  offer: [
    {
      pt: 'Cinco dias de formação por ano e certificação para trabalhos em altura, paga por nós.',
      en: 'Five days of training a year and certification for work at height, paid by us.',
      es: 'Cinco días de formación al año y certificación para trabajos en altura, pagada por nosotros.',
    },
    {
      pt: 'Bancada de altura regulável e ferramentas suas, escolhidas consigo.',
      en: 'A height-adjustable bench and tools of your own, chosen with you.',
      es: 'Mesa de altura regulable y herramientas propias, elegidas con usted.',
    },
    {
      pt: 'Seguro de saúde e subsídio de almoço em cartão.',
      en: 'Health insurance and a meal allowance.',
      es: 'Seguro de salud y ayuda para comida.',
    },
  ],
} satisfies JobContent;
