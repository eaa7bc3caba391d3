import { delta55 } from '../products/delta-55.ts';
import { createManual } from './chapters.ts';
import { capacitiveTouch, noLaptopPicture, noNetwork, off } from './common-faults.ts';

export const delta55Manual = createManual({
  product: delta55,
  kind: {
    pt: 'mesa de reunião interativa de 55″',
    en: '55″ interactive meeting table',
    es: 'mesa de reuniones interactiva de 55″',
  },
  summary: {
    pt: 'Para quem recebe a Delta 55, trabalha à volta dela e lhe aspira os filtros duas vezes por ano.',
    en: 'For whoever takes delivery of the Delta 55, works around it and vacuums its filters twice a year.',
    es: 'Para quien recibe la Delta 55, trabaja alrededor de ella y aspira sus filtros dos veces al año.',
  },
  version: '1.2',
  publishedAt: '2026-10-05T09:00:00Z',
  pictures: { instalacao: 'delta-55-ports', 'primeira-utilizacao': 'delta-55-detail' },
  safety: {
    pt: `
      <ul>
      <li>Ligue a uma tomada de 230 V com terra. As duas tomadas do tampo dão 500 W ao todo: portáteis e um projetor pequeno, sim; chaleiras e aquecedores, não.</li>
      <li>O tampo aguenta 80 kg repartidos. Ninguém se senta nele.</li>
      <li>São 118 kg em duas peças. Montamo-la entre três; para a mudar de sala, peça-nos ou siga a ordem contrária da montagem.</li>
      <li>Líquidos entornados limpam-se logo: o tampo é IP42, protegido contra gotas e não contra poças, e tem duas tomadas de corrente.</li>
      <li>Não tape as grelhas do pedestal: o computador respira por ali.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>Plug it into an earthed 230 V socket. The two sockets in the top give 500 W in all: laptops and a small projector, yes; kettles and heaters, no.</li>
      <li>The top bears 80 kg, spread out. Nobody sits on it.</li>
      <li>It is 118 kg in two pieces. Three of us assemble it; to move it to another room, ask us or reverse the order of assembly.</li>
      <li>Wipe up spills at once: the top is IP42, protected from drops and not from puddles, and it holds two mains sockets.</li>
      <li>Do not cover the grilles of the pedestal: the computer breathes through them.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>Conéctela a un enchufe de 230 V con toma de tierra. Los dos enchufes del tablero dan 500 W en total: portátiles y un proyector pequeño, sí; hervidores y calefactores, no.</li>
      <li>El tablero aguanta 80 kg repartidos. Nadie se sienta encima.</li>
      <li>Son 118 kg en dos piezas. La montamos entre tres; para cambiarla de sala, pídanoslo o siga el orden inverso del montaje.</li>
      <li>Lo que se derrame se seca enseguida: el tablero es IP42, protegido contra gotas y no contra charcos, y tiene dos enchufes.</li>
      <li>No tape las rejillas del pedestal: el ordenador respira por ahí.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <p>Chega em duas caixas, tampo e pedestal, e montamo-la no local. Precisa de 1774 × 1085 mm e de 90 cm livres para cada cadeira.</p>
      <ol>
      <li>O pedestal vai primeiro para o sítio, por cima da caixa de chão ou da calha Rasa, e nivela-se com os quatro pés.</li>
      <li>Corrente e rede sobem por dentro dele, com meio metro de folga na gaveta.</li>
      <li>O tampo pousa nos quatro pinos, com três pessoas, e prende-se por baixo com oito parafusos.</li>
      <li>Ligam-se as três fichas, numeradas e de formas diferentes: não há como trocá-las.</li>
      <li>A gaveta do computador fecha-se à chave. São duas chaves; guarde uma longe da outra.</li>
      </ol>
    `,
    en: `
      <p>It comes in two crates, top and pedestal, and we assemble it on site. It needs 1774 × 1085 mm and 90 cm clear for each chair.</p>
      <ol>
      <li>The pedestal goes into place first, over the floor box or the Rasa channel, and is levelled with its four feet.</li>
      <li>Power and network come up inside it, with half a metre of slack in the drawer.</li>
      <li>Three people lower the top onto four pins; eight screws hold it from below.</li>
      <li>Join the three plugs: they are numbered and differently shaped, so none can be swapped.</li>
      <li>The computer’s drawer is locked. There are two keys; keep them apart.</li>
      </ol>
    `,
    es: `
      <p>Llega en dos cajas, tablero y pedestal, y la montamos en el lugar. Necesita 1774 × 1085 mm y 90 cm libres para cada silla.</p>
      <ol>
      <li>El pedestal va primero a su sitio, sobre la caja de suelo o la canaleta Rasa, y se nivela con las cuatro patas.</li>
      <li>La corriente y la red suben por dentro, con medio metro de holgura en el cajón.</li>
      <li>El tablero se apoya en cuatro pivotes, entre tres personas, y se sujeta por debajo con ocho tornillos.</li>
      <li>Se unen tres conectores, numerados y de forma distinta: no hay manera de confundirlos.</li>
      <li>El cajón del ordenador se cierra con llave. Hay dos; guárdelas por separado.</li>
      </ol>
    `,
  },
  firstUse: {
    pt: `
      <ol>
      <li>O botão está por baixo do bordo, junto às tomadas. Carregue uma vez para ligar; mais uma, e o vidro fica escuro e é só uma mesa.</li>
      <li>Ligue um portátil à USB-C do tampo: abre-se uma janela que se roda e empurra como as outras. Até oito equipamentos, com ou sem cabo.</li>
      <li>Rode um documento com dois dedos; empurre-o, e desliza até quem está do outro lado.</li>
      <li>Os menus abrem-se à frente de quem toca. Livros, chávenas e antebraços são ignorados.</li>
      <li>No fim, <em>Terminar</em> envia a ata em PDF e apaga tudo.</li>
      </ol>
    `,
    en: `
      <ol>
      <li>The button is under the edge, next to the sockets. Press once to switch on; once more and the glass goes dark and it is only a table.</li>
      <li>Connect a laptop to the USB-C in the top: a window opens that turns and slides like any other. Up to eight devices, with or without a cable.</li>
      <li>Turn a document with two fingers; push it, and it slides to whoever is opposite.</li>
      <li>Menus open in front of whoever touches. Books, cups and forearms are ignored.</li>
      <li>At the end, <em>Finish</em> sends the minutes as a PDF and erases everything.</li>
      </ol>
    `,
    es: `
      <ol>
      <li>El botón está bajo el borde, junto a los enchufes. Púlselo una vez para encender; otra, y el cristal se oscurece y es solo una mesa.</li>
      <li>Conecte un portátil a la USB-C del tablero: se abre una ventana que se gira y se empuja como las demás. Hasta ocho dispositivos, con cable o sin él.</li>
      <li>Gire un documento con dos dedos; empújelo y se desliza hasta quien está enfrente.</li>
      <li>Los menús se abren delante de quien toca. Libros, tazas y antebrazos se ignoran.</li>
      <li>Al final, <em>Terminar</em> envía el acta en PDF y lo borra todo.</li>
      </ol>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Vidro e tampo:</strong> pano húmido. Não use álcool na laca azul.</li>
      <li><strong>Tampo de carvalho:</strong> pano seco, e cera incolor uma vez por ano.</li>
      <li><strong>Filtros, em março e em setembro:</strong> abra a gaveta, tire os dois filtros pela patilha, aspire-os e volte a pô-los. A mesa avisa quando fazem falta.</li>
      <li><strong>Antes de um almoço:</strong> a capa Lençol protege o vidro.</li>
      </ul>
    `,
    en: `
      <ul>
      <li><strong>Glass and top:</strong> a damp cloth. No alcohol on the blue lacquer.</li>
      <li><strong>Oak top:</strong> a dry cloth, and clear wax once a year.</li>
      <li><strong>Filters, in March and September:</strong> open the drawer, pull both filters out by their tabs, vacuum them and put them back. The table says when they are due.</li>
      <li><strong>Before lunch is served:</strong> the Lençol cover protects the glass.</li>
      </ul>
    `,
    es: `
      <ul>
      <li><strong>Cristal y tablero:</strong> paño húmedo. No use alcohol en la laca azul.</li>
      <li><strong>Tablero de roble:</strong> paño seco y cera incolora una vez al año.</li>
      <li><strong>Filtros, en marzo y septiembre:</strong> abra el cajón, saque los dos filtros por la lengüeta, aspírelos y vuelva a ponerlos. La mesa avisa cuando toca.</li>
      <li><strong>Antes de una comida:</strong> la funda Lençol protege el cristal.</li>
      </ul>
    `,
  },
  faults: [
    off,
    {
      sign: {
        pt: 'As tomadas do tampo não têm corrente',
        en: 'The sockets in the top are dead',
        es: 'Los enchufes del tablero no tienen corriente',
      },
      remedy: {
        pt: 'Passou dos 500 W e o disjuntor da gaveta disparou. Desligue o que pôs a mais e levante a patilha.',
        en: 'You went over 500 W and the breaker in the drawer has tripped. Unplug the excess and lift its switch.',
        es: 'Se superaron los 500 W y saltó el automático del cajón. Desenchufe lo que sobra y levante la palanca.',
      },
    },
    {
      sign: { pt: 'A ventoinha ouve-se', en: 'The fan can be heard', es: 'Se oye el ventilador' },
      remedy: {
        pt: 'Em uso normal são 26 dB(A). Mais do que isso pede filtros aspirados ou grelhas destapadas.',
        en: 'In normal use it makes 26 dB(A). More than that calls for vacuumed filters or uncovered grilles.',
        es: 'En uso normal son 26 dB(A). Si es más, hay que aspirar los filtros o destapar las rejillas.',
      },
    },
    capacitiveTouch,
    noLaptopPicture,
    noNetwork,
  ],
});
