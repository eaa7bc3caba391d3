import type { ProjectContent } from '../entities.ts';

export const university = {
  key: 'university',
  slug: {
    pt: 'vinte-e-quatro-salas-sem-tecnico',
    en: 'twenty-four-rooms-and-no-technician',
    es: 'veinticuatro-aulas-sin-tecnico',
  },
  name: {
    pt: 'Vinte e quatro salas e nenhum técnico',
    en: 'Twenty-four rooms and no technician',
    es: 'Veinticuatro aulas y ningún técnico',
  },
  client: 'Hogeschool Waterland',
  sector: 'education',
  place: { pt: 'Zwolle, Países Baixos', en: 'Zwolle, Netherlands', es: 'Zwolle, Países Bajos' },
  year: 2023,
  summary: {
    pt: 'Salas híbridas a 2000 km da nossa oficina. Quatro perguntas do concurso, as respostas que demos e o que aconteceu a cada uma.',
    en: 'Hybrid rooms 2,000 km from our workshop. Four questions from the tender, the answers we gave and what became of each.',
    es: 'Aulas híbridas a 2000 km de nuestro taller. Cuatro preguntas del concurso, las respuestas que dimos y qué fue de cada una.',
  },
  story: {
    pt: `
      <h2>«Quem vem se avariar?»</h2>
      <p>Respondemos: na maior parte das vezes, ninguém. Deixámos no campus um ecrã completo, duas fontes e dois módulos de computador, e formámos três pessoas da casa a trocá-los. No primeiro ano houve cinco avarias: duas resolvidas à distância, três trocadas por eles no próprio dia. Não fomos lá nenhuma vez.</p>
      <h2>«Em quantos dias?»</h2>
      <p>Respondemos dez, com quatro pessoas e um camião. Foram onze. O equipamento autenticava-se na rede por certificado, e o do nosso ensaio tinha sido emitido por uma entidade que a escola retirara um mês antes. Perdemos uma manhã a perceber e uma tarde à espera de outro. Agora pedimos um acesso de ensaio à rede real na semana anterior.</p>
      <h2>«Um professor que entra pela primeira vez consegue?»</h2>
      <p>Respondemos: experimentem. Seis docentes que nunca tinham visto a sala tiveram um papel com três linhas: ligar o portátil, abrir a aula remota, escrever no quadro. Quatro conseguiram em menos de dois minutos. Os outros dois não viram o botão da câmara, que é preto sobre preto. As 24 câmaras levaram um anel turquesa antes da inauguração.</p>
      <h2>«E em sete anos?»</h2>
      <p>Respondemos com a lista de peças e os preços do dia, atualizáveis por um índice público. Está no contrato.</p>
    `,
    en: `
      <h2>‘Who comes when it breaks?’</h2>
      <p>We answered: most of the time, nobody. We left a complete screen, two power supplies and two computer modules on the campus and trained three of their people to swap them. In the first year there were five faults: two solved remotely, three swapped by them the same day. We did not travel once.</p>
      <h2>‘In how many days?’</h2>
      <p>We answered ten, with four people and one lorry. It took eleven. The equipment signs on to the network with a certificate, and the one we rehearsed with had been issued by an authority the school had dropped a month before. We lost a morning finding out and an afternoon waiting for another. Now we ask for a trial account on the real network the week before.</p>
      <h2>‘Can a lecturer manage it the first time?’</h2>
      <p>We answered: try it. Six lecturers who had never seen the room got a slip with three lines: connect the laptop, open the remote class, write on the board. Four did it in under two minutes. The other two did not see the button of the camera, which is black on black. All 24 cameras had a turquoise ring before the opening.</p>
      <h2>‘And in seven years?’</h2>
      <p>We answered with the list of parts at that day’s prices, to follow a public index. It is in the contract.</p>
    `,
    es: `
      <h2>«¿Quién viene si se avería?»</h2>
      <p>Respondimos: la mayoría de las veces, nadie. Dejamos en el campus una pantalla completa, dos fuentes y dos módulos de ordenador, y formamos a tres personas de la casa para cambiarlos. El primer año hubo cinco averías: dos resueltas a distancia, tres cambiadas por ellos el mismo día. No viajamos ni una vez.</p>
      <h2>«¿En cuántos días?»</h2>
      <p>Respondimos diez, con cuatro personas y un camión. Fueron once. El equipo se identifica en la red con un certificado, y el de nuestro ensayo lo había emitido una entidad que la escuela había retirado un mes antes. Perdimos una mañana en averiguarlo y una tarde esperando otro. Ahora pedimos un acceso de prueba a la red real la semana anterior.</p>
      <h2>«¿Se las arregla un profesor que entra por primera vez?»</h2>
      <p>Respondimos: pruébenlo. Seis docentes que nunca habían visto el aula recibieron un papel con tres líneas: conectar el portátil, abrir la clase remota, escribir en la pizarra. Cuatro lo lograron en menos de dos minutos. Los otros dos no vieron el botón de la cámara, negro sobre negro. Las 24 cámaras llevaron un anillo turquesa antes de la inauguración.</p>
      <h2>«¿Y dentro de siete años?»</h2>
      <p>Respondimos con la lista de repuestos y los precios del día, actualizables con un índice público. Está en el contrato.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Fizemos quatro perguntas no caderno de encargos. As respostas estão no contrato.»',
      en: '‘We put four questions in the tender. The answers are in the contract.’',
      es: '«Hicimos cuatro preguntas en el pliego. Las respuestas están en el contrato.»',
    },
    source: {
      pt: 'Serviço de audiovisuais, Hogeschool Waterland',
      en: 'Audiovisual services, Hogeschool Waterland',
      es: 'Servicio de audiovisuales, Hogeschool Waterland',
    },
  },
  figures: [
    {
      value: '24',
      label: {
        pt: 'salas em onze dias úteis de agosto de 2023',
        en: 'rooms in eleven working days of August 2023',
        es: 'aulas en once días laborables de agosto de 2023',
      },
    },
    {
      value: '0',
      label: {
        pt: 'deslocações de um técnico no primeiro ano',
        en: 'visits by a technician in the first year',
        es: 'visitas de un técnico en el primer año',
      },
      source: {
        pt: 'registo da nossa assistência, setembro de 2023 a agosto de 2024',
        en: 'our service log, September 2023 to August 2024',
        es: 'registro de nuestra asistencia, septiembre de 2023 a agosto de 2024',
      },
    },
    {
      value: { pt: '4 em 6', en: '4 of 6', es: '4 de 6' },
      label: {
        pt: 'docentes que começaram uma aula híbrida em menos de dois minutos, sem formação',
        en: 'lecturers who began a hybrid class in under two minutes, untrained',
        es: 'docentes que empezaron una clase híbrida en menos de dos minutos, sin formación',
      },
      source: {
        pt: 'ensaio da escola, agosto de 2023',
        en: 'the school’s own trial, August 2023',
        es: 'ensayo de la escuela, agosto de 2023',
      },
    },
  ],
  picture: {
    id: 'project-university',
    alt: {
      pt: 'Sala híbrida antes da aula: o Orion 86 na parede, com a câmara em cima, mostra uma ponte metálica e seis estudantes à distância; na mesa, um portátil e duas cadeiras à espera',
      en: 'Hybrid room before class: the Orion 86 on the wall, with the camera on top, shows a truss bridge and six remote students; a laptop on the table, two chairs waiting',
      es: 'Aula híbrida antes de clase: la Orion 86 en la pared, con la cámara encima, muestra un puente metálico y seis alumnos a distancia',
    },
  },
  gallery: [
    {
      id: 'vigia-4k-use',
      alt: {
        pt: 'A câmara em cima da moldura de um ecrã, com a tampa deslizante, cor de coral, fechada e a luz apagada',
        en: 'The camera on the top edge of a screen, its coral shutter closed and its light off',
        es: 'La cámara sobre el borde de una pantalla, con la tapa deslizante de color coral cerrada y la luz apagada',
      },
    },
  ],
  products: [
    { product: 'orion-86', quantity: 24, pictured: ['project-university'] },
    { product: 'vigia-4k', quantity: 24 },
    { product: 'miolo-16', quantity: 24 },
    { product: 'traco', quantity: 24 },
  ],
  seo: {
    title: {
      pt: 'Universidade: 24 salas híbridas à distância',
      en: 'University: 24 hybrid rooms, served remotely',
      es: 'Universidad: 24 aulas híbridas a distancia',
    },
    description: {
      pt: 'Vinte e quatro salas híbridas numa escola superior de Zwolle, nos Países Baixos, em onze dias: quatro perguntas do concurso e o que aconteceu a cada uma.',
      en: 'Twenty-four hybrid rooms at a college in Zwolle, in the Netherlands, in eleven days: four questions of the tender and what became of each of them.',
      es: 'Veinticuatro aulas híbridas en una escuela superior de Zwolle, en los Países Bajos, en once días: cuatro preguntas del concurso y qué fue de cada una.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
