import type { ProductSolutionContent } from '../entities.ts';
import { virtualClassroom } from '../solutions/virtual-classroom.ts';
import { changes, serviceLevel } from './questions.ts';

export const classroomHybrid = {
  key: 'classroom-hybrid',
  category: 'classroom',
  slug: { pt: 'sala-ligada-86', en: 'connected-classroom-86', es: 'aula-conectada-86' },
  name: { pt: 'Sala ligada 86', en: 'Connected classroom 86', es: 'Aula conectada 86' },
  headline: {
    pt: 'A turma, os que estão em casa e a outra escola, à volta do mesmo quadro.',
    en: 'The class, those at home and the other school, around a single board.',
    es: 'El grupo, quien está en casa y el otro centro, ante la misma pizarra.',
  },
  summary: {
    pt: 'Um Orion 86 na parede, com oito microfones, câmara com obturador e módulo Windows, para a última mesa até 6,4 m e aulas a duas vozes.',
    en: 'An Orion 86 on the wall with eight microphones, a shuttered camera and a Windows module, for a last desk up to 6.4 m away and lessons in two places.',
    es: 'Una Orion 86 en la pared, con ocho micrófonos, cámara con obturador y módulo Windows, para un último pupitre a 6,4 m como máximo y clases en dos lugares.',
  },
  body: {
    pt: `
      <p>A barra por baixo do ecrã ouve a sala até oito metros, e a câmara abre-se só quando o professor quer. O quadro chega a casa como traço, por isso uma ligação modesta chega. A <a href="ref:detail/virtual-classroom">sala de aula virtual</a> explica como corre uma aula.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>A parede: 78 kg com suporte e barra; em gesso cartonado vai uma chapa até aos montantes.</li>
      <li>4 Mbit/s em cada sentido, por sala com vídeo.</li>
      <li>O eco: uma sala só de vidro e azulejo precisa de um tapete ou de painéis.</li>
      </ul>
    `,
    en: `
      <p>The bar below the screen hears the room up to eight metres, and the camera opens only when the teacher wants it to. The board reaches homes as strokes, so a modest connection will do. The <a href="ref:detail/virtual-classroom">virtual classroom</a> page explains how a lesson runs.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>The wall: 78 kg with bracket and bar; on plasterboard, a plate carries it to the studs.</li>
      <li>4 Mbit/s each way, for each room with video.</li>
      <li>The echo: a room of glass and tiles needs a rug or panels.</li>
      </ul>
    `,
    es: `
      <p>La barra bajo la pantalla oye el aula hasta ocho metros, y la cámara solo se abre cuando el profesor quiere. La pizarra llega a casa como trazo, así que basta una conexión modesta. El <a href="ref:detail/virtual-classroom">aula virtual</a> explica cómo transcurre una clase.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>La pared: 78 kg con soporte y barra; en cartón yeso, una placa los lleva a los montantes.</li>
      <li>4 Mbit/s en cada sentido, por aula con vídeo.</li>
      <li>El eco: un aula toda de cristal y azulejo necesita una alfombra o paneles.</li>
      </ul>
    `,
  },
  picture: virtualClassroom.picture,
  figures: [
    {
      value: { pt: '6,4\u00a0m', en: '6.4\u00a0m', es: '6,4\u00a0m' },
      label: {
        pt: 'do ecrã à última mesa',
        en: 'from screen to last desk',
        es: 'hasta el último pupitre',
      },
    },
    {
      value: { pt: '4\u00a0semanas', en: '4\u00a0weeks', es: '4\u00a0semanas' },
      label: { pt: 'até à primeira aula', en: 'to the first lesson', es: 'hasta la primera clase' },
    },
    { value: '4 Mbit/s', label: { pt: 'em cada sentido', en: 'each way', es: 'en cada sentido' } },
  ],
  parts: [
    {
      product: 'orion-86',
      quantity: 1,
      note: {
        pt: 'Versão Parede, com barra de som e oito microfones',
        en: 'Wall version, with soundbar and eight microphones',
        es: 'Versión Pared, con barra de sonido y ocho micrófonos',
      },
    },
    {
      product: 'miolo-16',
      quantity: 1,
      note: {
        pt: 'Módulo Windows 11, na ranhura OPS',
        en: 'Windows 11 module, in the OPS slot',
        es: 'Módulo Windows 11, en la ranura OPS',
      },
    },
    {
      product: 'vigia-4k',
      quantity: 1,
      note: { pt: 'Câmara 4K com obturador', en: '4K camera with shutter', es: 'Cámara 4K con obturador' },
    },
    {
      product: 'traco',
      quantity: 1,
      note: { pt: 'Quatro canetas sem pilha', en: 'Four passive pens', es: 'Cuatro lápices sin pilas' },
    },
    {
      product: 'leme',
      quantity: 1,
      note: { pt: 'Incluído com o ecrã', en: 'Included with the screen', es: 'Incluido con la pantalla' },
    },
    {
      name: { pt: 'Instalação na parede', en: 'Wall installation', es: 'Instalación en pared' },
      quantity: 1,
      note: {
        pt: 'Dois técnicos, com medição da voz na última fila',
        en: 'Two technicians, with voices checked from the back row',
        es: 'Dos técnicos, con medición de la voz en la última fila',
      },
    },
    {
      name: { pt: 'Sessões de formação', en: 'Training sessions', es: 'Sesiones de formación' },
      quantity: 2,
      note: {
        pt: 'A segunda, já com alunos em casa',
        en: 'The second with pupils at home',
        es: 'La segunda, ya con alumnos en casa',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semana 1: ouvir', en: 'Week 1: listen', es: 'Semana 1: escuchar' },
      text: {
        pt: 'Visita: parede, rede e eco da sala.',
        en: 'A visit: wall, network and echo.',
        es: 'Visita: pared, red y eco del aula.',
      },
    },
    {
      title: { pt: 'Semanas 2 e 3: preparar', en: 'Weeks 2 and 3: prepare', es: 'Semanas 2 y 3: preparar' },
      text: {
        pt: 'Contas, plataforma de ensino e testes entre duas salas.',
        en: 'Accounts, learning platform and tests between two rooms.',
        es: 'Cuentas, plataforma educativa y pruebas entre dos aulas.',
      },
    },
    {
      title: { pt: 'Semana 4: instalar', en: 'Week 4: install', es: 'Semana 4: instalar' },
      text: {
        pt: 'Meio dia por sala, fora das aulas.',
        en: 'Half a day for each room, outside lessons.',
        es: 'Medio día por aula, fuera de las clases.',
      },
    },
    {
      title: { pt: 'Primeira aula a distância', en: 'First remote lesson', es: 'Primera clase a distancia' },
      text: {
        pt: 'Estamos numa ponta e na outra.',
        en: 'We are at both ends.',
        es: 'Estamos en una punta y en la otra.',
      },
    },
  ],
  questions: [
    {
      key: 'rodizios',
      question: { pt: 'Pode ter rodízios?', en: 'Can it be on castors?', es: '¿Puede llevar ruedas?' },
      answer: {
        pt: '<p>Sim: troca-se o suporte de parede pela Rodas 86. O ecrã passa então a servir várias salas do mesmo piso.</p>',
        en: '<p>Yes: the wall bracket is swapped for the Rodas 86 stand, and the screen then serves several rooms on its floor.</p>',
        es: '<p>Sí: se cambia el soporte de pared por la Rodas 86. La pantalla sirve entonces a varias aulas de la misma planta.</p>',
      },
    },
    {
      key: 'cpv',
      question: { pt: 'Que códigos CPV se usam?', en: 'Which CPV codes apply?', es: '¿Qué códigos CPV se usan?' },
      answer: {
        pt: '<p>30231320-6 (monitores táteis), 32322000-6 (equipamento multimédia) e 48190000-6 (software educativo).</p>',
        en: '<p>30231320-6 (touch screen monitors), 32322000-6 (multimedia equipment) and 48190000-6 (educational software).</p>',
        es: '<p>30231320-6 (monitores de pantalla táctil), 32322000-6 (equipo multimedia) y 48190000-6 (software educativo).</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Sala de aula ligada com ecrã de 86″',
      en: 'Connected classroom with an 86-inch screen',
      es: 'Aula conectada con pantalla de 86″',
    },
    description: {
      pt: 'Ecrã de 86 polegadas, oito microfones, câmara com obturador e módulo Windows: o conjunto para dar a mesma aula em duas salas e em casa.',
      en: 'An 86-inch screen, eight microphones, a shuttered camera and a Windows module: the set for teaching one lesson in two rooms and at home.',
      es: 'Pantalla de 86 pulgadas, ocho micrófonos, cámara con obturador y módulo Windows: el conjunto para dar la misma clase en dos aulas y en casa.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
