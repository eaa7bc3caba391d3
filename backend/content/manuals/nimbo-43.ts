import { nimbo43 } from '../products/nimbo-43.ts';
import { createManual } from './chapters.ts';
import { capacitiveTouch, noNetwork, off } from './common-faults.ts';

export const nimbo43Manual = createManual({
  product: nimbo43,
  kind: {
    pt: 'mesa interativa infantil de 43″',
    en: '43″ interactive table for children',
    es: 'mesa interactiva infantil de 43″',
  },
  summary: {
    pt: 'Para educadoras, auxiliares e famílias: montar a Nimbo 43, jogar nela e lavá-la depois do lanche.',
    en: 'For nursery teachers, assistants and families: assembling the Nimbo 43, playing on it and washing it after snack time.',
    es: 'Para educadoras, auxiliares y familias: montar la Nimbo 43, jugar en ella y lavarla después de la merienda.',
  },
  version: '1.1',
  publishedAt: '2026-09-03T09:00:00Z',
  pictures: { 'primeira-utilizacao': 'nimbo-43-detail' },
  safety: {
    pt: `
      <ul>
      <li>À mesa só chegam 24 volts. A fonte fica fora do alcance das crianças, até quatro metros, e o cabo segue junto à parede, por baixo da calha fornecida.</li>
      <li>Use apenas a fonte que veio com a mesa.</li>
      <li>O tampo aguenta 100 kg, mas não é um palco: ninguém salta nele.</li>
      <li>Com adultos por perto, dos três aos oito anos. As tampas das ligações ficam fechadas e a chave com um adulto.</li>
      <li>A mesa pesa 34 kg: deslocam-na dois adultos, desligada e pelo tampo, nunca pelas pernas.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>Only 24 volts reach the table. The power supply stays out of children’s reach, up to four metres away, and its cable runs along the wall under the channel supplied.</li>
      <li>Use only the power supply that came with the table.</li>
      <li>The top bears 100 kg, but it is no stage: nobody jumps on it.</li>
      <li>For ages three to eight, with adults nearby. The covers of the ports stay locked and an adult keeps the key.</li>
      <li>The table weighs 34 kg: two adults move it, unplugged, by its top and never by its legs.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>A la mesa solo llegan 24 voltios. La fuente queda fuera del alcance de los niños, hasta cuatro metros, y el cable va junto a la pared, bajo la canaleta suministrada.</li>
      <li>Use únicamente la fuente que vino con la mesa.</li>
      <li>El tablero aguanta 100 kg, pero no es un escenario: nadie salta encima.</li>
      <li>De tres a ocho años, con adultos cerca. Las tapas de las conexiones van cerradas y la llave la guarda un adulto.</li>
      <li>La mesa pesa 34 kg: la mueven dos adultos, desenchufada y por el tablero, nunca por las patas.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <p>Dez minutos, dois adultos, nenhuma ferramenta.</p>
      <ol>
      <li>Abra a caixa no chão e deixe o tampo virado para baixo, sobre a manta que o embrulha.</li>
      <li>Enrosque as quatro pernas de faia à mão, até o anel metálico tocar no tampo.</li>
      <li>Abra a tampa com a chave, ligue o cabo de 24 V e, se houver, o de rede; feche a tampa.</li>
      <li>Vire a mesa entre dois, pousando as quatro pernas ao mesmo tempo.</li>
      <li>Deixe meio metro livre a toda a volta: não há lado de cima, e todos rodam.</li>
      </ol>
      <p>Ponha-a longe de janelas ao sol: o vidro mate não encandeia, mas o calor acima de 35 °C faz a mesa pausar.</p>
    `,
    en: `
      <p>Ten minutes, two adults, no tools.</p>
      <ol>
      <li>Open the box on the floor and leave the top face down on the blanket it is wrapped in.</li>
      <li>Screw in the four beech legs by hand until the metal ring touches the top.</li>
      <li>Open the cover with the key, plug in the 24 V cable and the network cable if there is one; lock the cover.</li>
      <li>Turn the table over between two, setting all four legs down together.</li>
      <li>Leave half a metre free all round: no side counts as the top, and everyone goes round.</li>
      </ol>
      <p>Keep it away from sunny windows: the matt glass does not dazzle, but above 35 °C the table pauses.</p>
    `,
    es: `
      <p>Diez minutos, dos adultos, ninguna herramienta.</p>
      <ol>
      <li>Abra la caja en el suelo y deje el tablero boca abajo sobre la manta que lo envuelve.</li>
      <li>Enrosque las cuatro patas de haya a mano, hasta que el anillo metálico toque el tablero.</li>
      <li>Abra la tapa con la llave, conecte el cable de 24 V y, si lo hay, el de red; cierre la tapa.</li>
      <li>Dé la vuelta a la mesa entre dos, apoyando las cuatro patas a la vez.</li>
      <li>Deje medio metro libre alrededor: no hay lado de arriba, y todos giran.</li>
      </ol>
      <p>Póngala lejos de ventanas al sol: el cristal mate no deslumbra, pero por encima de 35 °C la mesa hace una pausa.</p>
    `,
  },
  firstUse: {
    pt: `
      <ol>
      <li>O botão está por baixo do bordo, ao centro do lado comprido. Três segundos ligam, três desligam.</li>
      <li>Escolha a língua e aponte a câmara do seu telemóvel ao código: passa a escolher as histórias a partir dele, sem se debruçar sobre a mesa.</li>
      <li>Diga quantas crianças são e que idade têm: a mesa mostra os jogos que servem, dos 32 que traz.</li>
      <li>Acerte a pausa. De origem, ao fim de 20 minutos a imagem escurece devagar e propõe uma atividade fora do vidro.</li>
      </ol>
      <p>O volume está limitado a 75 dB. Com dedos, mãos molhadas ou pincéis condutores, 20 toques ao mesmo tempo.</p>
    `,
    en: `
      <ol>
      <li>The button is under the edge, at the middle of a long side. Three seconds switch on, three switch off.</li>
      <li>Choose the language and point your phone’s camera at the code: from then on you pick stories from it, without leaning over the table.</li>
      <li>Say how many children there are and how old: of its 32 games the table shows those that suit.</li>
      <li>Set the pause. Out of the box, the picture slowly dims after 20 minutes and suggests something to do away from the glass.</li>
      </ol>
      <p>Volume is limited to 75 dB. Fingers, wet hands or conductive brushes: 20 touches at once.</p>
    `,
    es: `
      <ol>
      <li>El botón está bajo el borde, en el centro del lado largo. Tres segundos encienden, tres apagan.</li>
      <li>Elija el idioma y apunte la cámara del móvil al código: desde entonces elige los cuentos con él, sin inclinarse sobre la mesa.</li>
      <li>Indique cuántos niños son y su edad: la mesa muestra los juegos que convienen, de los 32 que trae.</li>
      <li>Ajuste la pausa. De fábrica, a los 20 minutos la imagen se oscurece poco a poco y propone algo fuera del cristal.</li>
      </ol>
      <p>El volumen está limitado a 75 dB. Con dedos, manos mojadas o pinceles conductores: 20 toques a la vez.</p>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Líquido entornado:</strong> limpe. O toque pausa enquanto o tampo está molhado e volta sozinho.</li>
      <li><strong>Todos os dias:</strong> água e sabão, ou o desinfetante da escola, com um pano bem espremido. O tampo é IP54: aguenta salpicos, não aguenta a mangueira.</li>
      <li><strong>Todos os meses:</strong> aperte as quatro pernas à mão.</li>
      <li><strong>Todos os anos:</strong> óleo de linhaça ou de cozinha nas pernas, um pano, meia hora a secar.</li>
      <li><strong>A orla coral</strong> troca-se na escola quando estiver gasta: puxa-se por baixo e a nova encaixa.</li>
      </ul>
    `,
    en: `
      <ul>
      <li><strong>A spill:</strong> wipe it up. Touch pauses while the top is wet and comes back by itself.</li>
      <li><strong>Every day:</strong> soap and water, or the school’s disinfectant, with a well-wrung cloth. The top is IP54: it takes splashes, not a hose.</li>
      <li><strong>Every month:</strong> tighten the four legs by hand.</li>
      <li><strong>Every year:</strong> linseed or cooking oil for the legs, a cloth, half an hour to dry.</li>
      <li><strong>The coral edge</strong> is replaced at the school when it is worn: it pulls off from below and the new one snaps on.</li>
      </ul>
    `,
    es: `
      <ul>
      <li><strong>Si se derrama algo:</strong> séquelo. La función táctil se pausa mientras el tablero está mojado y vuelve sola.</li>
      <li><strong>Cada día:</strong> agua y jabón, o el desinfectante del centro, con un paño bien escurrido. El tablero es IP54: aguanta salpicaduras, no una manguera.</li>
      <li><strong>Cada mes:</strong> apriete las cuatro patas a mano.</li>
      <li><strong>Cada año:</strong> aceite de linaza o de cocina en las patas, un paño y media hora de secado.</li>
      <li><strong>El canto coral</strong> se cambia en el centro cuando está gastado: se tira de él por debajo y el nuevo encaja.</li>
      </ul>
    `,
  },
  faults: [
    off,
    capacitiveTouch,
    {
      sign: {
        pt: 'O ecrã escureceu e aparece um passarinho',
        en: 'The screen went dim and a bird appeared',
        es: 'La pantalla se oscureció y aparece un pajarito',
      },
      remedy: {
        pt: 'É a pausa, não uma avaria. Um adulto prolonga-a ou desliga-a no telemóvel.',
        en: 'That is the pause, not a fault. An adult extends it or turns it off on the phone.',
        es: 'Es la pausa, no una avería. Un adulto la prolonga o la desactiva desde el móvil.',
      },
    },
    {
      sign: { pt: 'A mesa abana', en: 'The table wobbles', es: 'La mesa cojea' },
      remedy: {
        pt: 'Uma perna desenroscou-se: aperte as quatro. Num chão torto, o pé da perna regula 5 mm, à mão.',
        en: 'A leg has worked loose: tighten all four. On an uneven floor, the foot of each leg adjusts by 5 mm, by hand.',
        es: 'Una pata se ha aflojado: apriete las cuatro. En un suelo irregular, el pie de la pata regula 5 mm, a mano.',
      },
    },
    {
      sign: { pt: 'Não há som', en: 'There is no sound', es: 'No hay sonido' },
      remedy: {
        pt: 'Estão auscultadores ligados por baixo do tampo: retire as fichas das duas tomadas.',
        en: 'Headphones are plugged in under the top: take the plugs out of both sockets.',
        es: 'Hay auriculares conectados bajo el tablero: saque las clavijas de las dos tomas.',
      },
    },
    noNetwork,
  ],
});
