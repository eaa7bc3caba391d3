import type { ProductSolutionContent } from '../entities.ts';
import { orionInLesson } from '../products/orion-65.ts';
import { changes, serviceLevel } from './questions.ts';

export const classroom65 = {
  key: 'classroom-65',
  category: 'classroom',
  slug: { pt: 'sala-de-aula-65', en: 'classroom-65', es: 'aula-65' },
  name: { pt: 'Sala de aula 65', en: 'Classroom 65', es: 'Aula 65' },
  headline: {
    pt: 'Para salas com a última mesa até 4,9\u00a0m, um ecrã que também muda de sala.',
    en: 'For rooms whose last desk is up to 4.9\u00a0m away: a screen that can also change rooms.',
    es: 'Para aulas con el último pupitre a 4,9\u00a0m o menos, una pantalla que también cambia de aula.',
  },
  summary: {
    pt: 'Um Orion 65 no suporte com rodízios, software de aula sem prazo, quatro canetas, gestão, instalação e duas sessões de formação.',
    en: 'An Orion 65 on its stand with castors, lesson software that does not expire, four pens, management, installation and two training sessions.',
    es: 'Una Orion 65 en su soporte con ruedas, software de clase sin caducidad, cuatro lápices, gestión, instalación y dos sesiones de formación.',
  },
  body: {
    pt: `
      <p>É o conjunto que as escolas mais repetem, porque não obriga a furar nem a passar cabos: uma tomada e a rede da escola, por cabo ou Wi-Fi 6. O suporte traz quatro alturas; escolhemo-las por ano de escolaridade.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>Uma tomada a menos de 3 m do sítio do ecrã.</li>
      <li>Portas de 80 cm ou mais, e elevador se o ecrã mudar de piso: o conjunto pesa 71 kg.</li>
      <li>Sinal de Wi-Fi na sala, ou um ponto de rede.</li>
      </ul>
    `,
    en: `
      <p>Because it needs no drilling and no cabling, this is the set that schools order again: all it takes is one socket and the school network, by cable or Wi-Fi 6. The stand has four heights; we choose them by year group.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>A socket within 3 m of where the screen will stand.</li>
      <li>Doors of 80 cm or more, and a lift if it is to change floors: the whole weighs 71 kg.</li>
      <li>A Wi-Fi signal in the room, or a network point.</li>
      </ul>
    `,
    es: `
      <p>Es el conjunto que los centros más repiten, porque no obliga a taladrar ni a pasar cables: un enchufe y la red del centro, por cable o Wi-Fi 6. El soporte tiene cuatro alturas; las elegimos por curso.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>Un enchufe a menos de 3 m del sitio de la pantalla.</li>
      <li>Puertas de 80 cm o más, y ascensor si va a cambiar de planta: el conjunto pesa 71 kg.</li>
      <li>Señal de Wi-Fi en el aula, o un punto de red.</li>
      </ul>
    `,
  },
  picture: orionInLesson,
  figures: [
    {
      value: { pt: '4,9\u00a0m', en: '4.9\u00a0m', es: '4,9\u00a0m' },
      label: { pt: 'do ecrã à última mesa', en: 'from screen to last desk', es: 'hasta el último pupitre' },
    },
    {
      value: { pt: '3\u00a0semanas', en: '3\u00a0weeks', es: '3\u00a0semanas' },
      label: { pt: 'até à primeira aula', en: 'to the first lesson', es: 'hasta la primera clase' },
    },
    { value: '0', label: { pt: 'furos na parede', en: 'holes in the wall', es: 'agujeros en la pared' } },
  ],
  parts: [
    {
      product: 'orion-65',
      quantity: 1,
      note: {
        pt: 'Com suporte, tabuleiro e cabo USB-C; o Lousa vem instalado',
        en: 'With stand, tray and USB-C cable; Lousa comes installed',
        es: 'Con soporte, bandeja y cable USB-C; Lousa viene instalado',
      },
    },
    {
      product: 'traco',
      quantity: 1,
      note: {
        pt: 'Estojo de quatro canetas sem pilha',
        en: 'Set of four passive pens',
        es: 'Estuche de cuatro lápices sin pilas',
      },
    },
    {
      product: 'leme',
      quantity: 1,
      note: {
        pt: 'Incluído com o ecrã: horários, atualizações, inventário',
        en: 'Included with the screen: hours, updates, inventory',
        es: 'Incluido con la pantalla: horarios, actualizaciones, inventario',
      },
    },
    {
      name: { pt: 'Entrega e instalação', en: 'Delivery and installation', es: 'Entrega e instalación' },
      quantity: 1,
      note: {
        pt: 'Na sala, com recolha do quadro antigo',
        en: 'In the room, with the old board taken away',
        es: 'En el aula, con recogida de la pizarra antigua',
      },
    },
    {
      name: { pt: 'Sessões de formação', en: 'Training sessions', es: 'Sesiones de formación' },
      quantity: 2,
      note: {
        pt: '90 minutos cada, até doze professores',
        en: '90 minutes each, up to twelve teachers',
        es: '90 minutos cada una, hasta doce profesores',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semana 1: acertar', en: 'Week 1: agree', es: 'Semana 1: acordar' },
      text: {
        pt: 'Plantas, tomadas, rede e alturas por sala, numa folha.',
        en: 'Plans, sockets, network and height for each room, on one sheet.',
        es: 'Planos, enchufes, red y altura por aula, en una hoja.',
      },
    },
    {
      title: { pt: 'Semana 2: preparar', en: 'Week 2: prepare', es: 'Semana 2: preparar' },
      text: {
        pt: 'Contas, rede e nome de cada sala, na nossa oficina.',
        en: 'Accounts, network and room names, in our workshop.',
        es: 'Cuentas, red y nombre de cada aula, en nuestro taller.',
      },
    },
    {
      title: { pt: 'Semana 3: instalar', en: 'Week 3: install', es: 'Semana 3: instalar' },
      text: {
        pt: 'Seis salas por dia e por equipa, fora das aulas.',
        en: 'Six rooms a day for each team, outside lessons.',
        es: 'Seis aulas por día y equipo, fuera de las clases.',
      },
    },
    {
      title: { pt: 'Primeira aula', en: 'First lesson', es: 'Primera clase' },
      text: {
        pt: 'Uma pessoa nossa na sala e, depois, as duas sessões.',
        en: 'One of us in the room and, afterwards, the two sessions.',
        es: 'Una persona nuestra en el aula y, después, las dos sesiones.',
      },
    },
  ],
  questions: [
    {
      key: 'cpv',
      question: { pt: 'Que códigos CPV se usam?', en: 'Which CPV codes apply?', es: '¿Qué códigos CPV se usan?' },
      answer: {
        pt: '<p>30231320-6 (monitores táteis), 48190000-6 (software educativo) e 80533100-0 (serviços de formação informática). Mandamos o texto de cada peça, sem marca.</p>',
        en: '<p>30231320-6 (touch screen monitors), 48190000-6 (educational software) and 80533100-0 (computer training services). We send specification text for every item, without a maker’s name.</p>',
        es: '<p>30231320-6 (monitores de pantalla táctil), 48190000-6 (software educativo) y 80533100-0 (servicios de formación informática). Enviamos el texto de cada pieza, sin marca.</p>',
      },
    },
    {
      key: 'excluido',
      question: { pt: 'O que não está incluído?', en: 'What is not included?', es: '¿Qué no está incluido?' },
      answer: {
        pt: '<p>Tomadas e pontos de rede novos, e o módulo Windows, que se junta por sala a quem precise.</p>',
        en: '<p>New sockets and network points, and the Windows module, which can be added room by room.</p>',
        es: '<p>Enchufes y puntos de red nuevos, y el módulo Windows, que se añade por aula a quien lo necesite.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: ['school'],
  seo: {
    title: {
      pt: 'Conjunto sala de aula com ecrã de 65″',
      en: 'Classroom set with a 65-inch screen',
      es: 'Conjunto de aula con pantalla de 65″',
    },
    description: {
      pt: 'Ecrã interativo de 65 polegadas com rodízios, software, canetas, gestão, instalação e formação: uma sala pronta em três semanas, sem furos.',
      en: 'A 65-inch interactive screen on castors with software, pens, management, installation and training: a room ready in three weeks, no drilling.',
      es: 'Pantalla interactiva de 65 pulgadas con ruedas, software, lápices, gestión, instalación y formación: un aula lista en tres semanas, sin taladrar.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
