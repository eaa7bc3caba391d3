import type { InternshipContent } from '../entities.ts';

export const summerInstallation = {
  key: 'verao-instalacao',
  title: {
    pt: 'Estágio de verão na instalação em escolas',
    en: 'Summer internship: installing in schools',
    es: 'Prácticas de verano: instalación en colegios',
  },
  kind: 'summer',
  place: {
    pt: 'Braga, com deslocações no norte e no centro',
    en: 'Braga, with travel in the north and centre of Portugal',
    es: 'Braga, con desplazamientos por el norte y el centro de Portugal',
  },
  addresses: ['headOffice'],
  period: {
    pt: '5 de julho a 27 de agosto de 2027, com uma semana de folga à escolha',
    en: '5 July to 27 August 2027, with a week off of your choice',
    es: 'Del 5 de julio al 27 de agosto de 2027, con una semana libre a elegir',
  },
  publishedAt: '2026-11-16T09:00:00Z',
  closesAt: '2027-03-31T23:59:59Z',
  summary: {
    pt: 'É no verão que as escolas recebem os ecrãs. Vai com uma equipa de duas pessoas, aprende a instalar e, em agosto, já é quem explica o quadro aos professores. Com bolsa mensal, almoço e seguro.',
    en: 'Summer is when schools get their screens. You go out with a team of two, learn to install and by August are the one who explains the board to teachers. Monthly grant, lunch and insurance.',
    es: 'Los colegios reciben las pantallas en verano. Va con un equipo de dos personas, aprende a instalar y en agosto ya es quien explica la pizarra a los profesores. Con beca mensual, comida y seguro.',
  },
  duties: [
    {
      pt: 'Preparar ecrãs na oficina: rede, códigos, nome da sala.',
      en: 'Prepare screens in the workshop: network, codes, the room’s name.',
      es: 'Preparar pantallas en el taller: red, códigos, nombre del aula.',
    },
    {
      pt: 'Instalar com a equipa, da carrinha à primeira linha escrita.',
      en: 'Install with the team, from the van to the first written line.',
      es: 'Instalar con el equipo, de la furgoneta a la primera línea escrita.',
    },
    {
      pt: 'Preencher a folha de obra, com o que se podia ter previsto.',
      en: 'Fill in the job sheet, including what could have been foreseen.',
      es: 'Rellenar la hoja de obra, con lo que se pudo haber previsto.',
    },
  ],
  requirements: [
    {
      pt: 'Dezoito anos feitos até 5 de julho; estudar, o que quer que seja.',
      en: 'Aged 18 by 5 July, and studying, whatever the subject.',
      es: 'Dieciocho años cumplidos el 5 de julio; estar estudiando, lo que sea.',
    },
    {
      pt: 'Bom senso com pesos: o que passa de 20 kg é de dois ou do elevador.',
      en: 'Good sense about weight: anything over 20 kg is for two people, or for the lift.',
      es: 'Sensatez con los pesos: lo que pasa de 20 kg es de dos o del elevador.',
    },
  ],
} satisfies InternshipContent;
