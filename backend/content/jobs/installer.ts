import type { JobContent } from '../entities.ts';

export const installer = {
  key: 'instalador-sul',
  title: {
    pt: 'Instalador ou instaladora, delegação sul',
    en: 'Installer, southern branch',
    es: 'Instalador o instaladora, delegación sur',
  },
  place: {
    pt: 'Faro, com deslocações no Algarve, Alentejo e Andaluzia',
    en: 'Faro, with travel in the Algarve, Alentejo and Andalusia',
    es: 'Faro, con desplazamientos por el Algarve, el Alentejo y Andalucía',
  },
  addresses: ['southernBranch'],
  employment: ['fullTime'],
  terms: {
    pt: 'Sem termo, 40 horas; no máximo quatro noites fora por mês',
    en: 'Permanent, 40 hours; four nights away a month at most',
    es: 'Indefinido, 40 horas; cuatro noches fuera al mes como máximo',
  },
  publishedAt: '2026-11-16T09:00:00Z',
  closesAt: '2027-02-14T23:59:59Z',
  summary: {
    pt: 'Leva o equipamento do camião à primeira utilização e fica até alguém da casa o saber usar. Vê paredes, portas e quadros elétricos antes de nós prometermos prazos.',
    en: 'You take equipment from the lorry to its first use, and stay until somebody there can work it. You see walls, doors and distribution boards before we promise dates.',
    es: 'Lleva el equipo del camión al primer uso y se queda hasta que alguien de la casa sepa manejarlo. Ve paredes, puertas y cuadros eléctricos antes de que prometamos plazos.',
  },
  duties: [
    {
      pt: 'Visita técnica: medir, fotografar, abrir o quadro, escrever o que pode correr mal.',
      en: 'Site visits: measure, photograph, open the distribution board, write down what could go wrong.',
      es: 'Visita técnica: medir, fotografiar, abrir el cuadro, escribir lo que puede salir mal.',
    },
    {
      pt: 'Instalar ecrãs, quiosques, totens e painéis LED, em equipas de dois ou três.',
      en: 'Install screens, kiosks, totems and LED panels, in teams of two or three.',
      es: 'Instalar pantallas, quioscos, tótems y paneles LED, en equipos de dos o tres.',
    },
    {
      pt: 'Ensinar quem vai usar, em português ou em espanhol.',
      en: 'Teach those who will use it, in Portuguese or Spanish.',
      es: 'Enseñar a quien va a usarlo, en portugués o en español.',
    },
  ],
  requirements: [
    {
      pt: 'Carta de condução B; C1 é uma vantagem e pagamo-la ao fim de um ano.',
      en: 'A category B driving licence; C1 helps, and we pay for it after a year.',
      es: 'Carné de conducir B; el C1 es una ventaja y lo pagamos al cabo de un año.',
    },
    {
      pt: 'Experiência de obra, de audiovisuais ou de eletricidade.',
      en: 'Experience in building work, audiovisual equipment or electrics.',
      es: 'Experiencia en obra, audiovisuales o electricidad.',
    },
    {
      pt: 'Espanhol suficiente para combinar uma entrega por telefone.',
      en: 'Enough Spanish to arrange a delivery by phone.',
      es: 'Español suficiente para concertar una entrega por teléfono.',
    },
  ],
  offer: [
    {
      pt: 'Carrinha com elevador de painéis e carrinho de escadas: ninguém carrega 60 kg às costas.',
      en: 'A van with a panel lift and a stair trolley: nobody carries 60 kg on their back.',
      es: 'Furgoneta con elevador de paneles y carretilla para escaleras: nadie carga 60 kg a la espalda.',
    },
    {
      pt: 'Dia de descanso a seguir a cada noite de trabalho.',
      en: 'A day off after each night’s work.',
      es: 'Día de descanso tras cada noche de trabajo.',
    },
    {
      pt: 'Ajudas de custo por dia fora e calendário fechado com três semanas de antecedência.',
      en: 'A daily allowance when away, and a calendar fixed three weeks ahead.',
      es: 'Dietas por día fuera y calendario cerrado con tres semanas de antelación.',
    },
  ],
} satisfies JobContent;
