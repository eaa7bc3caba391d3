import type { SolutionDetailContent } from '../entities.ts';

export const hospitalWayfinding = {
  key: 'hospital-wayfinding',
  solution: 'health',
  slug: { pt: 'orientacao-no-hospital', en: 'hospital-wayfinding', es: 'orientacion-en-el-hospital' },
  name: { pt: 'Orientação no hospital', en: 'Hospital wayfinding', es: 'Orientación en el hospital' },
  headline: {
    pt: '«Ressonância, edifício C, piso menos um»: o caminho desenhado, e não explicado.',
    en: '‘MRI, building C, lower ground’: the way drawn, not explained.',
    es: '«Resonancia, edificio C, planta menos uno»: el camino dibujado, y no explicado.',
  },
  summary: {
    pt: 'Diretórios verticais que mostram o percurso desde onde se está, com alternativa sem degraus e em várias línguas.',
    en: 'Portrait directories that show the way from where you stand, with a step-free alternative and in several languages.',
    es: 'Directorios verticales que muestran el recorrido desde donde se está, con alternativa sin escalones y en varios idiomas.',
  },
  body: {
    pt: `
      <p><strong>Começa na convocatória.</strong> Um hospital cresce por blocos, e a sinalização cresce por cima da anterior. O diretório parte do que a pessoa sabe, que é a palavra escrita na convocatória, e desenha o percurso do ponto onde ela está, a direito, sem plantas rodadas.</p>
      <p><strong>Sem degraus, se for preciso.</strong> Um toque troca as escadas pelo elevador, e o tempo a pé recalcula-se. O mapa vai para o telemóvel por código QR, sem instalar nada.</p>
      <p><strong>Muda quando o hospital muda.</strong> Um elevador avariado ou um serviço que se mudou corrigem-se uma vez, e todos os diretórios, e os mapas já enviados, ficam certos.</p>
    `,
    en: `
      <p><strong>It starts from the letter.</strong> Hospitals grow block by block, and their signs grow on top of older signs. The directory starts from what people know, the word on their letter, and draws the way from where they stand, facing forward, with no rotated plans.</p>
      <p><strong>Step-free if need be.</strong> One touch swaps stairs for lifts, and the walking time is worked out again. The map goes to a phone by QR code, with nothing to install.</p>
      <p><strong>It changes when the hospital does.</strong> A broken lift or a department that has moved is corrected once, and every directory, and every map already sent, is right.</p>
    `,
    es: `
      <p><strong>Empieza en la citación.</strong> Un hospital crece por bloques, y su señalización crece encima de la anterior. El directorio parte de lo que la persona sabe, la palabra escrita en la citación, y dibuja el recorrido desde donde está, de frente, sin planos girados.</p>
      <p><strong>Sin escalones, si hace falta.</strong> Un toque cambia las escaleras por el ascensor y el tiempo a pie se recalcula. El mapa va al móvil por código QR, sin instalar nada.</p>
      <p><strong>Cambia cuando cambia el hospital.</strong> Un ascensor averiado o un servicio que se trasladó se corrigen una vez, y todos los directorios, y los mapas ya enviados, quedan bien.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Percorrer', en: 'Walk it', es: 'Recorrer' },
      text: {
        pt: 'Dois dias no hospital, com a equipa de acolhimento, a anotar onde as pessoas param.',
        en: 'Two days in the hospital with the welcome staff, noting where people stop.',
        es: 'Dos días en el hospital, con el equipo de acogida, anotando dónde se para la gente.',
      },
    },
    {
      title: { pt: 'Desenhar', en: 'Draw it', es: 'Dibujar' },
      text: {
        pt: 'Um mapa simples a partir das plantas, com os nomes que os utentes usam.',
        en: 'A plain map from the floor plans, with the names that patients use.',
        es: 'Un mapa sencillo a partir de los planos, con los nombres que usan los pacientes.',
      },
    },
    {
      title: { pt: 'Instalar', en: 'Install it', es: 'Instalar' },
      text: {
        pt: 'Nas entradas e nos cruzamentos, virados para quem chega.',
        en: 'At entrances and crossings, facing those who arrive.',
        es: 'En entradas y cruces, de cara a quien llega.',
      },
    },
    {
      title: { pt: 'Manter', en: 'Keep it right', es: 'Mantener' },
      text: {
        pt: 'Uma pessoa do hospital muda o mapa num navegador.',
        en: 'One person at the hospital changes the map in a browser.',
        es: 'Una persona del hospital cambia el mapa en un navegador.',
      },
    },
  ],
  picture: {
    id: 'use-hospital-wayfinding',
    alt: {
      pt: 'Corredor de hospital: o Marco 43 mostra o caminho desenhado até ao edifício C',
      en: 'Hospital corridor: the Marco 43 shows the way drawn to building C',
      es: 'Pasillo de hospital: el Marco 43 muestra el camino dibujado hasta el edificio C',
    },
  },
  products: ['marco-43', 'cais-22', 'leme'],
  questions: [
    {
      key: 'altura',
      question: {
        pt: 'Chega-lhe quem está sentado?',
        en: 'Can a seated person reach it?',
        es: '¿Lo alcanza quien va sentado?',
      },
      answer: {
        pt: '<p>Sim: os botões descem para a metade inferior do ecrã com um toque no símbolo, ao alcance de uma cadeira de rodas.</p>',
        en: '<p>Yes: a touch on the symbol brings the buttons down to the lower half of the screen, within reach of a wheelchair.</p>',
        es: '<p>Sí: un toque en el símbolo baja los botones a la mitad inferior de la pantalla, al alcance de una silla de ruedas.</p>',
      },
    },
    {
      key: 'papel',
      question: {
        pt: 'E a sinalização em papel?',
        en: 'What about the signs already there?',
        es: '¿Y la señalización que ya hay?',
      },
      answer: {
        pt: '<p>Fica, e alinha-se: as cores e os números dos ecrãs são os das portas. Um diretório não substitui uma porta bem numerada.</p>',
        en: '<p>They stay and are brought into line: colours and numbers on screen are those on the doors. A directory does not replace a well-numbered door.</p>',
        es: '<p>Se queda y se alinea: los colores y números de las pantallas son los de las puertas. Un directorio no sustituye a una puerta bien numerada.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Diretórios interativos para hospitais',
      en: 'Interactive directories for hospitals',
      es: 'Directorios interactivos para hospitales',
    },
    description: {
      pt: 'O percurso desenhado desde onde se está, com alternativa sem degraus, em várias línguas e no telemóvel: orientação que muda com o hospital.',
      en: 'The way drawn from where you stand, with a step-free alternative, in several languages and on the phone: wayfinding that changes with the site.',
      es: 'El recorrido dibujado desde donde se está, con alternativa sin escalones, en varios idiomas y en el móvil: orientación que cambia con el hospital.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
