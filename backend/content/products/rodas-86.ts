import { accessories } from '../categories/accessories.ts';
import type { ProductContent } from '../entities.ts';
import * as accessory from '../specifications/accessory.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';

export const rodas86 = {
  key: 'rodas-86',
  category: 'accessories',
  slug: { pt: 'rodas-86', en: 'rodas-86', es: 'rodas-86' },
  name: 'Rodas 86',
  tagline: {
    pt: 'Suporte móvel sem motor, para ecrãs de 65″ a 86″',
    en: 'Mobile stand without a motor, for screens of 65″ to 86″',
    es: 'Soporte móvil sin motor, para pantallas de 65″ a 86″',
  },
  summary: {
    pt: 'Suporte móvel sem motor para ecrãs de 65 a 86 polegadas, até 90 kg. Quatro rodízios com travão, quatro alturas à escolha e uma prateleira para o portátil.',
    en: 'Mobile stand without a motor, for screens of 65 to 86 inches, up to 90 kg. Four braked castors, four heights to choose from and a shelf for the laptop.',
    es: 'Soporte móvil sin motor para pantallas de 65 a 86 pulgadas, hasta 90 kg. Cuatro ruedas con freno, cuatro alturas a elegir y una balda para el portátil.',
  },
  body: {
    pt: `
      <h3>Com motor ou sem motor?</h3>
      <p>A diferença para a Subida 60 está em quem usa o ecrã ao longo do dia.</p>
      <ul>
      <li><strong>Rodas 86</strong>, se a altura se escolhe uma vez. O centro da imagem fica a 127, 132, 137 ou 142 cm do chão; mudar de posição pede duas pessoas, quatro parafusos e o ecrã desligado.</li>
      <li><strong>Subida 60</strong>, se de manhã há crianças e à tarde adultos, se alguém usa cadeira de rodas ou se o ecrã tem 98 polegadas.</li>
      </ul>
      <p>A Rodas 86 pesa menos de metade, não tem ficha elétrica e não precisa de manutenção além dos travões.</p>
      <h3>Portas, rampas e elevadores</h3>
      <p>Com 72 cm de fundo, passa de lado numa porta de 80 cm. Empurram-na duas pessoas, uma de cada lado, e nunca pela frente do vidro. Numa rampa, desce-se com o ecrã virado para cima da rampa. Meça o elevador: um Orion 86 tem 1,93 m de largura.</p>
      <h3>O que vem na caixa</h3>
      <p>Dois volumes, de 19 e 15 kg, que uma pessoa leva um de cada vez. Monta-se em meia hora com a chave incluída; para pendurar um ecrã de 86 são precisas três pessoas. A prateleira, de 520 × 300 mm, aguenta 10 kg e os cabos descem por dentro das duas hastes.</p>
    `,
    en: `
      <h3>With a motor or without?</h3>
      <p>What separates it from the Subida 60 is who uses the screen in the course of a day.</p>
      <ul>
      <li><strong>Rodas 86</strong>, where the height is chosen once. The picture’s centre is at 127, 132, 137 or 142 cm above the floor; a change takes two people, four bolts and the screen switched off.</li>
      <li><strong>Subida 60</strong>, where children come in the morning and adults in the afternoon, where someone uses a wheelchair, or for a screen of 98 inches.</li>
      </ul>
      <p>The Rodas 86 weighs less than half as much, has no plug and needs no upkeep beyond its brakes.</p>
      <h3>Doors, ramps and lifts</h3>
      <p>At 72 cm deep it passes a door of 80 cm sideways. Two people push it, one at each end, and never by the glass. On a ramp, take it down with the screen facing uphill. Do measure the lift: an Orion 86 is 1.93 m wide.</p>
      <h3>What is in the boxes</h3>
      <p>There are two, of 19 and 15 kg, which one person can carry in two trips. Assembly takes half an hour with the key supplied; hanging an 86-inch screen takes three people. The shelf measures 520 × 300 mm and bears 10 kg. Cables run down inside both uprights.</p>
    `,
    es: `
      <h3>¿Con motor o sin motor?</h3>
      <p>La diferencia con la Subida 60 está en quién usa la pantalla a lo largo del día.</p>
      <ul>
      <li><strong>Rodas 86</strong>, si la altura se elige una vez. El centro de la imagen queda a 127, 132, 137 o 142 cm del suelo; cambiarlo requiere dos personas, cuatro tornillos y la pantalla apagada.</li>
      <li><strong>Subida 60</strong>, si por la mañana hay niños y por la tarde adultos, si alguien va en silla de ruedas o si la pantalla es de 98 pulgadas.</li>
      </ul>
      <p>La Rodas 86 pesa menos de la mitad, no se enchufa y no pide más mantenimiento que los frenos.</p>
      <h3>Puertas, rampas y ascensores</h3>
      <p>Con 72 cm de fondo, pasa de lado por una puerta de 80 cm. La empujan dos personas, una en cada extremo, y nunca por el cristal. En una rampa se baja con la pantalla mirando cuesta arriba. Mida el ascensor: una Orion 86 tiene 1,93 m de ancho.</p>
      <h3>Qué viene en la caja</h3>
      <p>Dos bultos, de 19 y 15 kg, que una persona lleva de uno en uno. Se monta en media hora con la llave incluida; para colgar una pantalla de 86 hacen falta tres personas. La balda, de 520 × 300 mm, aguanta 10 kg, y los cables bajan por dentro de los dos montantes.</p>
    `,
  },
  gallery: [
    {
      id: 'rodas-86-front',
      alt: {
        pt: 'Suporte móvel de duas hastes sobre quatro rodízios com travão, com uma prateleira à frente',
        en: 'Mobile stand with two uprights on four braked castors, with a shelf at the front',
        es: 'Soporte móvil de dos montantes sobre cuatro ruedas con freno, con una balda delante',
      },
    },
    {
      id: 'rodas-86-back',
      alt: {
        pt: 'O suporte visto de trás com um ecrã de 86 polegadas: duas calhas horizontais presas às hastes e a prateleira por baixo',
        en: 'The stand from behind with an 86-inch screen: two rails across the uprights, and the shelf below',
        es: 'El soporte visto por detrás con una pantalla de 86 pulgadas: dos raíles sobre los montantes y la balda debajo',
      },
    },
    {
      id: 'rodas-86-use',
      alt: {
        pt: 'Num ginásio de escola, um ecrã de 86 polegadas sobre o suporte mostra o resultado de um torneio entre turmas; atrás, os espaldares',
        en: 'In a school gym, an 86-inch screen on the stand shows the score of a tournament between classes; wall bars behind',
        es: 'En el gimnasio de un colegio, una pantalla de 86 pulgadas sobre el soporte muestra el marcador de un torneo entre clases; detrás, las espalderas',
      },
    },
  ],
  scene: accessories.picture,
  figures: ['max-load', 'height-positions', 'weight'],
  specifications: [
    accessory.fits({
      pt: 'Orion 65, Orion 86 e ecrãs de outras marcas',
      en: 'Orion 65, Orion 86 and other makes',
      es: 'Orion 65, Orion 86 y pantallas de otras marcas',
    }),
    accessory.screenSizes(65, 86),
    accessory.maximumLoad(90),
    accessory.heightPositions(4),
    accessory.castors(100, 60),
    accessory.shelf({
      pt: '520 × 300\u00a0mm, 10\u00a0kg',
      en: '520 × 300\u00a0mm, 10\u00a0kg',
      es: '520 × 300\u00a0mm, 10\u00a0kg',
    }),
    accessory.stability(10),
    accessory.cableRoute({
      pt: 'Por dentro das duas hastes, com seis presilhas',
      en: 'Inside both uprights, with six ties',
      es: 'Por dentro de los dos montantes, con seis bridas',
    }),
    power.temperature(0, 40),
    power.humidity(10, 80),
    mechanics.width(1250),
    mechanics.height(1720),
    mechanics.depth(720),
    mechanics.weight(34),
    accessory.packages(19, 15),
    mechanics.vesa([900, 600], { pt: 'no máximo', en: 'at most', es: 'como máximo' }),
    mechanics.screenCentre(1270, 1420, {
      pt: 'de 50 em 50\u00a0mm',
      en: 'in steps of 50\u00a0mm',
      es: 'de 50 en 50\u00a0mm',
    }),
    mechanics.materials({
      pt: 'Aço pintado a pó, prateleira de contraplacado de bétula',
      en: 'Powder-coated steel, birch plywood shelf',
      es: 'Acero con pintura en polvo, balda de contrachapado de abedul',
    }),
    mechanics.mounting({
      pt: 'Sem furar o chão nem a parede; chave incluída',
      en: 'No drilling into floor or wall; key supplied',
      es: 'Sin taladrar suelo ni pared; llave incluida',
    }),
  ],
  variants: [
    {
      key: 'white',
      name: { pt: 'Rodas 86 Branca', en: 'Rodas 86 White', es: 'Rodas 86 Blanca' },
      note: {
        pt: 'Aço branco e prateleira de bétula.',
        en: 'White steel and birch shelf.',
        es: 'Acero blanco y balda de abedul.',
      },
    },
    {
      key: 'ink',
      name: { pt: 'Rodas 86 Tinta', en: 'Rodas 86 Ink', es: 'Rodas 86 Tinta' },
      note: {
        pt: 'Aço azul-tinta, para salas de reuniões.',
        en: 'Ink-blue steel, for meeting rooms.',
        es: 'Acero azul tinta, para salas de reuniones.',
      },
    },
  ],
  accessories: [
    {
      key: 'pens',
      product: 'traco',
      name: { pt: 'Canetas Traço', en: 'Traço pens', es: 'Lápices Traço' },
      summary: {
        pt: 'O tabuleiro prende-se por ímanes ao aro da prateleira ou a uma das hastes.',
        en: 'Their tray holds by magnets to the shelf frame or to an upright.',
        es: 'Su bandeja se sujeta con imanes al marco de la balda o a un montante.',
      },
    },
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia', en: 'Vigia camera', es: 'Cámara Vigia' },
      summary: {
        pt: 'Para videochamadas em qualquer sala, presa ao cimo do ecrã.',
        en: 'For video calls in any room, held to the top of the screen.',
        es: 'Para videollamadas en cualquier sala, sujeta en lo alto de la pantalla.',
      },
    },
    {
      key: 'cover',
      name: { pt: 'Capa Neblina', en: 'Neblina cover', es: 'Funda Neblina' },
      summary: {
        pt: 'Capa acolchoada para ecrãs de 65 ou 86 polegadas, para mudanças e férias grandes.',
        en: 'Padded cover for 65- or 86-inch screens, for moves and summer holidays.',
        es: 'Funda acolchada para pantallas de 65 u 86 pulgadas, para mudanzas y vacaciones de verano.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A altura não se muda durante o uso. Onde há quem use o ecrã sentado, monta-se na posição mais baixa ou escolhe-se a Subida 60.',
      en: 'The height cannot be changed in use. Where some people use the screen seated, assemble it in the lowest position or choose the Subida 60.',
      es: 'La altura no se cambia durante el uso. Donde haya quien use la pantalla sentado, se monta en la posición más baja o se elige la Subida 60.',
    },
    energy: {
      pt: 'Não consome energia. O aço e o contraplacado separam-se com uma chave, para reciclar.',
      en: 'It uses no energy. Steel and plywood come apart with one key for recycling.',
      es: 'No consume energía. El acero y el contrachapado se separan con una llave, para reciclarlos.',
    },
    warranty: {
      pt: 'Dez anos para a estrutura, três para os rodízios e a prateleira.',
      en: 'Ten years for the frame, three for castors and shelf.',
      es: 'Diez años para la estructura y tres para las ruedas y la balda.',
    },
    repair: {
      pt: 'Peças durante dez anos após a última venda. Um rodízio desenrosca-se e troca-se com o ecrã descido do suporte.',
      en: 'Parts for ten years after the last sale. A castor unscrews and is replaced with the screen taken off the stand.',
      es: 'Repuestos durante diez años desde la última venta. Una rueda se desenrosca y se cambia con la pantalla desmontada.',
    },
  },
  mounting: ['mobile'],
  delivery: [2, 3],
  related: ['subida-60', 'orion-86', 'orion-65'],
  solutions: ['education', 'business', 'health'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Rodas 86: suporte móvel para ecrãs interativos',
      en: 'Rodas 86: mobile stand for interactive screens',
      es: 'Rodas 86: soporte móvil para pantallas',
    },
    description: {
      pt: 'Suporte com rodízios para ecrãs interativos de 65 a 86 polegadas, até 90 kg: quatro alturas, travão em todas as rodas e prateleira para portátil.',
      en: 'Stand on castors for interactive screens of 65 to 86 inches and up to 90 kg: four heights, a brake on every wheel and a shelf for the laptop.',
      es: 'Soporte con ruedas para pantallas interactivas de 65 a 86 pulgadas, hasta 90 kg: cuatro alturas, freno en todas las ruedas y balda para el portátil.',
    },
  },
  updatedAt: '2026-11-19T09:20:00Z',
} satisfies ProductContent;
