import { accessories } from '../categories/accessories.ts';
import type { ProductContent } from '../entities.ts';
import * as accessory from '../specifications/accessory.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';

export const subida60 = {
  key: 'subida-60',
  category: 'accessories',
  slug: { pt: 'subida-60', en: 'subida-60', es: 'subida-60' },
  name: 'Subida 60',
  tagline: {
    pt: 'Coluna elevatória motorizada com rodízios, para ecrãs de 55″ a 98″',
    en: 'Motorised lift column on castors, for screens of 55″ to 98″',
    es: 'Columna elevadora motorizada con ruedas, para pantallas de 55″ a 98″',
  },
  summary: {
    pt: 'Coluna elevatória motorizada sobre rodízios, para ecrãs de 55 a 98 polegadas até 130 kg. Sobe e desce 60 cm com um botão e detém-se assim que toca em alguma coisa.',
    en: 'Motorised lift column on castors for screens of 55 to 98 inches and up to 130 kg. It travels 60 cm at the press of a button and stops as soon as it touches anything.',
    es: 'Columna elevadora motorizada con ruedas, para pantallas de 55 a 98 pulgadas y hasta 130 kg. Sube y baja 60 cm con un botón y se detiene en cuanto toca algo.',
  },
  body: {
    pt: `
      <h3>Para o ecrã que já está na sala</h3>
      <p>O Atlas 98 traz a sua coluna. A Subida 60 faz o mesmo a um ecrã que já existe, com o mesmo motor: 600 mm em 24 segundos. Com um Orion 86, o centro da imagem anda entre 112 e 172 cm do chão, e a borda de baixo chega a 59 cm, ao alcance de quem está numa cadeira de rodas ou tem seis anos.</p>
      <h3>Montagem, passo a passo</h3>
      <ul>
      <li><strong>Medir.</strong> Furação até 1000 × 600 mm, carga até 130 kg com câmara e módulo, porta de 80 cm.</li>
      <li><strong>Desembalar.</strong> Vêm três volumes; o maior, a coluna, pesa 34 kg e pede duas pessoas.</li>
      <li><strong>Aparafusar.</strong> Coluna à base, calhas ao ecrã: oito parafusos, uma chave incluída.</li>
      <li><strong>Pendurar.</strong> Três pessoas para um 86, quatro ou um elevador de painéis para um 98.</li>
      <li><strong>Experimentar.</strong> Uma volta completa com a mão na fita anticolisão, que a detém e a faz recuar 3 cm.</li>
      </ul>
      <h3>Antes de a deslocar</h3>
      <p>Desce-se primeiro até ao fundo e empurra-se a dois. Na sala travam-se os quatro rodízios; a coluna não se move com um rodízio destravado.</p>
    `,
    en: `
      <h3>For a screen that is already there</h3>
      <p>The Atlas 98 comes with its column. The Subida 60 does the same for a screen you own, using the same motor: 600 mm in 24 seconds. With an Orion 86 the picture’s centre moves between 112 and 172 cm above the floor, and its lower edge comes down to 59 cm, within reach of a wheelchair user or a six-year-old.</p>
      <h3>Assembly, step by step</h3>
      <ul>
      <li><strong>Measure.</strong> Hole pattern up to 1000 × 600 mm, load up to 130 kg with camera and module, a door of 80 cm.</li>
      <li><strong>Unpack.</strong> There are three boxes; the heaviest holds the column, weighs 34 kg and needs two people.</li>
      <li><strong>Bolt.</strong> Column to base, rails to screen: eight bolts and one key, which is supplied.</li>
      <li><strong>Hang.</strong> Three people for an 86, four or a panel lift for a 98.</li>
      <li><strong>Try.</strong> One full run with a hand on the anti-collision strip, which stops the column and makes it back off by 3 cm.</li>
      </ul>
      <h3>Before you wheel it away</h3>
      <p>Lower it fully and push with two people. On arrival, set all four brakes: the column will not move while a castor is free.</p>
    `,
    es: `
      <h3>Para la pantalla que ya está en la sala</h3>
      <p>La Atlas 98 trae su columna. La Subida 60 hace lo mismo con una pantalla que ya existe y con el mismo motor: 600 mm en 24 segundos. Con una Orion 86, el centro de la imagen queda entre 112 y 172 cm del suelo, y el borde inferior baja hasta 59 cm, al alcance de quien va en silla de ruedas o tiene seis años.</p>
      <h3>Montaje, paso a paso</h3>
      <ul>
      <li><strong>Medir.</strong> Taladros hasta 1000 × 600 mm, carga hasta 130 kg con cámara y módulo, puerta de 80 cm.</li>
      <li><strong>Desembalar.</strong> Son tres bultos; el mayor, la columna, pesa 34 kg y necesita dos personas.</li>
      <li><strong>Atornillar.</strong> La columna a la base y los raíles a la pantalla: ocho tornillos y una llave, incluida.</li>
      <li><strong>Colgar.</strong> Tres personas para una 86; cuatro o un elevador de paneles para una 98.</li>
      <li><strong>Probar.</strong> Un recorrido completo con la mano en la banda anticolisión, que la detiene y la hace retroceder 3 cm.</li>
      </ul>
      <h3>Antes de moverla</h3>
      <p>Se baja del todo y se empuja entre dos. Al llegar se frenan las cuatro ruedas: con una suelta, la columna no se mueve.</p>
    `,
  },
  gallery: [
    {
      id: 'subida-60-front',
      alt: {
        pt: 'Coluna elevatória sobre uma base com rodízios, com as calhas de montagem para um ecrã grande',
        en: 'Lift column on a base with castors, with the mounting rails for a large screen',
        es: 'Columna elevadora sobre una base con ruedas, con los raíles de montaje para una pantalla grande',
      },
    },
    {
      id: 'subida-60-detail',
      alt: {
        pt: 'Pormenor do pé com o motor, do comando e da fita anticolisão',
        en: 'Detail of the foot with its motor, the remote and the anti-collision strip',
        es: 'Detalle del pie con el motor, el mando y la banda anticolisión',
      },
    },
    {
      id: 'subida-60-use',
      alt: {
        pt: 'Sala de aula: a coluna desceu um ecrã de 65 polegadas até à altura de duas cadeiras de criança',
        en: 'Classroom: the column has lowered a 65-inch screen to the height of two children’s chairs',
        es: 'Aula: la columna ha bajado una pantalla de 65 pulgadas a la altura de dos sillas infantiles',
      },
    },
  ],
  scene: accessories.picture,
  figures: ['lift-travel', 'max-load', 'lift-speed'],
  specifications: [
    accessory.fits({
      pt: 'Orion 65, Orion 86, Atlas 98 e ecrãs de outras marcas',
      en: 'Orion 65, Orion 86, Atlas 98 and other makes',
      es: 'Orion 65, Orion 86, Atlas 98 y pantallas de otras marcas',
    }),
    accessory.screenSizes(55, 98),
    accessory.maximumLoad(130),
    accessory.travel(600),
    accessory.liftSpeed(25),
    accessory.dutyCycle(2, 18),
    accessory.collision({
      pt: 'Fita de contacto sob o ecrã e deteção de esforço no motor',
      en: 'Contact strip below the screen and effort sensing in the motor',
      es: 'Banda de contacto bajo la pantalla y detección de esfuerzo en el motor',
    }),
    accessory.liftControl({
      pt: 'Comando por cabo e dois botões na coluna',
      en: 'Wired remote and two buttons on the column',
      es: 'Mando con cable y dos botones en la columna',
    }),
    accessory.castors(125, 80),
    accessory.stability(10),
    accessory.cableRoute({
      pt: 'Calha articulada, dois cabos de alimentação e quatro de sinal',
      en: 'Hinged trunking for two mains and four signal cables',
      es: 'Canaleta articulada, dos cables de alimentación y cuatro de señal',
    }),
    power.maximum(180, {
      pt: 'a subir com 130\u00a0kg, sem contar o ecrã',
      en: 'rising with 130\u00a0kg, the screen’s own not included',
      es: 'al subir con 130\u00a0kg, sin contar la pantalla',
    }),
    power.standby(0.3),
    power.mains(),
    power.temperature(5, 40),
    power.humidity(20, 80),
    power.noise(46, {
      pt: 'só com a coluna a mover-se',
      en: 'only while the column moves',
      es: 'solo con la columna en marcha',
    }),
    mechanics.width(1160),
    accessory.overallHeight(1450, 2050),
    mechanics.depth(760),
    mechanics.weight(78),
    accessory.packages(34, 24, 20),
    mechanics.vesa([1000, 600], { pt: 'no máximo', en: 'at most', es: 'como máximo' }),
    mechanics.screenCentre(1120, 1720),
    mechanics.materials({
      pt: 'Aço pintado a pó, coluna de alumínio',
      en: 'Powder-coated steel, aluminium column',
      es: 'Acero con pintura en polvo, columna de aluminio',
    }),
    mechanics.mounting({
      pt: 'Sem furar o chão nem a parede',
      en: 'No drilling into floor or wall',
      es: 'Sin taladrar suelo ni pared',
    }),
  ],
  variants: [
    {
      key: 'white',
      name: { pt: 'Subida 60 Branca', en: 'Subida 60 White', es: 'Subida 60 Blanca' },
      note: {
        pt: 'Branca, como a coluna do Atlas 98.',
        en: 'White, like the column of the Atlas 98.',
        es: 'Blanca, como la columna de la Atlas 98.',
      },
    },
    {
      key: 'graphite',
      name: { pt: 'Subida 60 Grafite', en: 'Subida 60 Graphite', es: 'Subida 60 Grafito' },
      note: {
        pt: 'Cinzento-escuro mate, para auditórios.',
        en: 'Matt dark grey, for auditoriums.',
        es: 'Gris oscuro mate, para auditorios.',
      },
    },
    {
      key: 'levelled',
      name: { pt: 'Subida 60 Assente', en: 'Subida 60 Levelled', es: 'Subida 60 Nivelada' },
      note: {
        pt: 'Com quatro pés niveladores em vez de rodízios, para ficar numa só sala.',
        en: 'With four levelling feet instead of castors, to stay in one room.',
        es: 'Con cuatro pies niveladores en lugar de ruedas, para quedarse en una sola sala.',
      },
    },
  ],
  accessories: [
    {
      key: 'remote',
      name: { pt: 'Comando Maré', en: 'Maré remote', es: 'Mando Maré' },
      summary: {
        pt: 'Comando de mesa, além do que vem incluído, que guarda três alturas.',
        en: 'Table remote, in addition to the one supplied, that stores three heights.',
        es: 'Mando de mesa, además del incluido, que guarda tres alturas.',
      },
    },
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia', en: 'Vigia camera', es: 'Cámara Vigia' },
      summary: {
        pt: 'Prende-se ao cimo do ecrã e sobe com ele; o cabo cabe na calha.',
        en: 'Sits on top of the screen and rises with it; its cable fits the trunking.',
        es: 'Se sujeta en lo alto de la pantalla y sube con ella; su cable cabe en la canaleta.',
      },
    },
    {
      key: 'side-shelf',
      name: { pt: 'Prateleira Ombro', en: 'Ombro side shelf', es: 'Balda Ombro' },
      summary: {
        pt: 'Apoio para um portátil até 4 kg, preso à coluna: não sobe com o ecrã.',
        en: 'Rest for a laptop of up to 4 kg, fixed to the column: it does not rise with the screen.',
        es: 'Apoyo para un portátil de hasta 4 kg, fijo a la columna: no sube con la pantalla.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Põe um ecrã grande ao alcance de quem está sentado. Os botões da coluna têm relevo e estão a 90 cm do chão; basta mantê-los premidos, sem força.',
      en: 'It brings a large screen within reach of someone seated. The column’s buttons are raised, 90 cm above the floor, and only need holding, without force.',
      es: 'Pone una pantalla grande al alcance de quien está sentado. Los botones de la columna tienen relieve y están a 90 cm del suelo; basta mantenerlos pulsados, sin fuerza.',
    },
    energy: {
      pt: '1,2 Wh por cada subida completa com 130 kg (180 W durante 24 segundos), medidos na nossa oficina; 0,3 W parada.',
      en: '1.2 Wh for each full rise with 130 kg (180 W for 24 seconds), measured in our workshop; 0.3 W when still.',
      es: '1,2 Wh por cada subida completa con 130 kg (180 W durante 24 segundos), medidos en nuestro taller; 0,3 W parada.',
    },
    warranty: {
      pt: 'Cinco anos para coluna e motor, três para rodízios e comando, com reparação no local em Portugal e Espanha.',
      en: 'Five years for column and motor, three for castors and remote, with repair on site in Portugal and Spain.',
      es: 'Cinco años para columna y motor y tres para ruedas y mando, con reparación in situ en Portugal y España.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Motor, fonte, fita e rodízios trocam-se em separado, com o ecrã no sítio.',
      en: 'Parts for seven years after the last sale. Motor, power supply, strip and castors are replaced separately, with the screen in place.',
      es: 'Repuestos durante siete años desde la última venta. Motor, fuente, banda y ruedas se cambian por separado, con la pantalla puesta.',
    },
  },
  mounting: ['mobile'],
  delivery: [3, 4],
  related: ['rodas-86', 'orion-86', 'atlas-98'],
  solutions: ['education', 'business', 'cities', 'health'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Subida 60: coluna elevatória para ecrãs',
      en: 'Subida 60: motorised lift column for screens',
      es: 'Subida 60: columna elevadora para pantallas',
    },
    description: {
      pt: 'Coluna elevatória motorizada com rodízios para ecrãs interativos de 55 a 98 polegadas: 60 cm de curso, 130 kg de carga e fita anticolisão.',
      en: 'Motorised lift column on castors for interactive screens of 55 to 98 inches: 60 cm of travel, a load of 130 kg and an anti-collision strip.',
      es: 'Columna elevadora motorizada con ruedas para pantallas interactivas de 55 a 98 pulgadas: 60 cm de recorrido, 130 kg de carga y banda anticolisión.',
    },
  },
  updatedAt: '2026-11-19T09:10:00Z',
} satisfies ProductContent;
