import { orion65 } from '../products/orion-65.ts';
import { createManual } from './chapters.ts';
import { infraredTouch, noLaptopPicture, noNetwork, off } from './common-faults.ts';

export const orion65Manual = createManual({
  product: orion65,
  kind: {
    pt: 'quadro interativo móvel de 65″',
    en: '65″ mobile interactive screen',
    es: 'pizarra digital móvil de 65″',
  },
  summary: {
    pt: 'Para quem recebe o Orion 65 na escola, para quem dá aulas com ele e para quem o limpa e muda de sala.',
    en: 'For whoever takes delivery of the Orion 65 at school, teaches with it, cleans it or moves it between rooms.',
    es: 'Para quien recibe la Orion 65 en el colegio, para quien da clase con ella y para quien la limpia y la cambia de aula.',
  },
  version: '1.3',
  publishedAt: '2026-10-12T09:00:00Z',
  pictures: { instalacao: 'orion-65-ports', limpeza: 'orion-65-back' },
  safety: {
    pt: `
      <ul>
      <li>Ligue a uma tomada com terra, à vista e ao alcance: a ficha é o corte de corrente.</li>
      <li>Com o suporte pesa 71 kg. Uma pessoa empurra-o em chão plano; em rampas e soleiras, duas, uma de cada lado.</li>
      <li>Antes de o mover: desligue a ficha, enrole o cabo no gancho e solte os quatro travões. Empurre pelo suporte, nunca pelo vidro, e sem ninguém à frente.</li>
      <li>Parado, com os quatro travões postos. Ninguém se pendura no ecrã nem sobe à base.</li>
      <li>Não o use com chuva, vapor ou fora de 0 a 40 °C.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>Plug it into an earthed socket that is in sight and within reach: the plug is what cuts the power.</li>
      <li>It weighs 71 kg with its stand. One person can push it on level floor; on ramps and thresholds it takes two, one at each side.</li>
      <li>Before moving it, pull the plug, wind the cable on its hook and release all four brakes. Push the stand, never the glass, with nobody in front.</li>
      <li>When it stands, all four brakes are on. Nobody hangs from the screen or climbs on the base.</li>
      <li>Keep it out of rain and steam and between 0 and 40 °C.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>Conéctela a un enchufe con toma de tierra, a la vista y al alcance: la clavija es lo que corta la corriente.</li>
      <li>Con el soporte pesa 71 kg. La empuja una persona en suelo llano; en rampas y umbrales hacen falta dos, una a cada lado.</li>
      <li>Antes de moverla, desenchúfela, enrolle el cable en el gancho y suelte los cuatro frenos. Empuje por el soporte, nunca por el cristal, y sin nadie delante.</li>
      <li>Parada, con los cuatro frenos puestos. Nadie se cuelga de la pantalla ni se sube a la base.</li>
      <li>No la use con lluvia o vapor, ni fuera de 0 a 40 °C.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <p>Entregamos o conjunto aparafusado e ficamos na sala durante a primeira aula. Estas páginas servem para o mudar de sítio ou montar a versão de parede.</p>
      <h3>Altura</h3>
      <ol>
      <li>Desligue a ficha. São precisas duas pessoas e uma chave sextavada de 6 mm, guardada atrás da coluna.</li>
      <li>Uma pessoa segura o ecrã de cada lado enquanto os dois parafusos da coluna saem.</li>
      <li>Escolha uma das quatro posições: o centro da imagem fica entre 1270 e 1420 mm do chão.</li>
      <li>Volte a pôr os dois parafusos e aperte-os até a anilha deixar de rodar.</li>
      </ol>
      <h3>Parede</h3>
      <p>A versão Parede usa o padrão VESA 600 × 400 mm e sobressai 98 mm. O ecrã pesa 39 kg: a parede e as buchas têm de aguentar quatro vezes esse peso, e em gesso cartonado é preciso reforço. Monte-a com duas pessoas ou peça-nos a instalação.</p>
      <h3>Ligações</h3>
      <p>À frente: HDMI, duas USB-A e duas USB-C; a que tem o desenho de um ecrã leva imagem, toque e 65 W de carga. Atrás: rede por cabo e as restantes HDMI. De lado: auscultadores. Com cabo de rede, a segunda tomada dá rede a outro equipamento.</p>
    `,
    en: `
      <p>We deliver screen and stand bolted together and stay for the first lesson. These pages are for moving it elsewhere or fitting the wall version.</p>
      <h3>Height</h3>
      <ol>
      <li>Pull the plug. You need two people and a 6 mm hex key, kept behind the column.</li>
      <li>One person steadies the screen at each side while the two bolts of the column come out.</li>
      <li>Choose one of the four positions: the centre of the picture is between 1270 and 1420 mm above the floor.</li>
      <li>Put both bolts back and tighten them until the washer no longer turns.</li>
      </ol>
      <h3>On the wall</h3>
      <p>The Wall version uses a 600 × 400 mm VESA pattern and projects 98 mm. The screen weighs 39 kg: wall and anchors must bear four times that, and plasterboard needs reinforcing. Fit it with two people, or leave it to us.</p>
      <h3>Connections</h3>
      <p>At the front: HDMI, two USB-A and two USB-C; the one marked with a screen carries picture, touch and 65 W of charge. At the back: wired network and the other HDMI sockets. At the side: headphones. With a network cable in, the second socket serves another device.</p>
    `,
    es: `
      <p>Entregamos el conjunto atornillado y nos quedamos durante la primera clase. Estas páginas sirven para cambiarla de sitio o montar la versión de pared.</p>
      <h3>Altura</h3>
      <ol>
      <li>Desenchúfela. Hacen falta dos personas y una llave Allen de 6 mm, guardada detrás de la columna.</li>
      <li>Una persona sujeta la pantalla por cada lado mientras se sacan los dos tornillos de la columna.</li>
      <li>Elija una de las cuatro posiciones: el centro de la imagen queda entre 1270 y 1420 mm del suelo.</li>
      <li>Vuelva a poner los dos tornillos y apriételos hasta que la arandela deje de girar.</li>
      </ol>
      <h3>Pared</h3>
      <p>La versión Pared usa el patrón VESA 600 × 400 mm y sobresale 98 mm. La pantalla pesa 39 kg: la pared y los tacos deben aguantar cuatro veces ese peso, y el yeso laminado necesita refuerzo. Móntela entre dos personas o pídanos la instalación.</p>
      <h3>Conexiones</h3>
      <p>Delante: HDMI, dos USB-A y dos USB-C; la que lleva dibujada una pantalla da imagen, función táctil y 65 W de carga. Detrás: red por cable y las demás HDMI. En el lateral: auriculares. Con cable de red, la segunda toma sirve a otro equipo.</p>
    `,
  },
  firstUse: {
    pt: `
      <ol>
      <li>Carregue no botão da barra inferior. O arranque demora cerca de 40 segundos.</li>
      <li>Escolha a língua e a rede. Por cabo não há nada a escolher.</li>
      <li>Aponte a câmara do telemóvel ao código no ecrã para o juntar à gestão à distância da escola.</li>
      <li>Crie um código de quatro algarismos por professor: cada um abre as suas páginas.</li>
      </ol>
      <h3>Numa aula</h3>
      <p>Escreve-se com o dedo, luva ou caneta sem pilha e apaga-se com a palma da mão. O botão com duas setas traz os menus para a metade de baixo. Para partilhar sem cabo, abra no portátil o endereço que o ecrã mostra e escreva os quatro algarismos: até nove equipamentos, quatro ao mesmo tempo.</p>
      <p>Ao fim de 15 minutos sem toque nem imagem, adormece. Um toque acorda-o onde estava.</p>
    `,
    en: `
      <ol>
      <li>Press the button on the lower bar. Start-up takes about 40 seconds.</li>
      <li>Choose language and network. On cable there is nothing to choose.</li>
      <li>Point a phone’s camera at the code on the screen to add it to the school’s remote management.</li>
      <li>Create a four-digit code for each teacher: it opens that teacher’s pages.</li>
      </ol>
      <h3>In a lesson</h3>
      <p>Write with a finger, a glove or a passive pen, and rub out with the palm. The button with two arrows brings menus to the lower half. To share without a cable, open the address shown on the screen in the laptop’s browser and type the four digits: up to nine devices, four at once.</p>
      <p>After 15 minutes without touch or picture it goes to sleep. A touch wakes it where it was.</p>
    `,
    es: `
      <ol>
      <li>Pulse el botón de la barra inferior. El arranque tarda unos 40 segundos.</li>
      <li>Elija el idioma y la red. Por cable no hay nada que elegir.</li>
      <li>Apunte la cámara del móvil al código de la pantalla para añadirla a la gestión a distancia del colegio.</li>
      <li>Cree un código de cuatro cifras por profesor: cada uno abre sus páginas.</li>
      </ol>
      <h3>En clase</h3>
      <p>Se escribe con el dedo, con guante o con lápiz sin pilas y se borra con la palma de la mano. El botón de las dos flechas lleva los menús a la mitad inferior. Para compartir sin cable, abra en el portátil la dirección que muestra la pantalla y escriba las cuatro cifras: hasta nueve dispositivos, cuatro a la vez.</p>
      <p>Tras 15 minutos sin toques ni imagen, entra en reposo. Un toque la despierta donde estaba.</p>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Vidro, quando for preciso:</strong> pano de microfibra humedecido em água, com o ecrã em repouso. Sem amoníaco, solventes nem esfregão.</li>
      <li><strong>Ranhura da moldura, uma vez por mês:</strong> pano seco a toda a volta.</li>
      <li><strong>Travões e rodízios, uma vez por período:</strong> cada travão tem de segurar o conjunto empurrado com uma mão; retire fios e cabelos dos eixos.</li>
      <li><strong>Módulo Windows, uma vez por ano:</strong> aspire a grelha do ventilador, com a ficha desligada.</li>
      </ul>
      <p>As atualizações chegam de noite; não é preciso fazer nada.</p>
    `,
    en: `
      <ul>
      <li><strong>Glass, when needed:</strong> a microfibre cloth damp with water, with the screen asleep. No ammonia, solvents or scourers.</li>
      <li><strong>Slot of the frame, once a month:</strong> a dry cloth all the way round.</li>
      <li><strong>Brakes and castors, once a term:</strong> each brake must hold against a one-handed push; take threads and hair out of the axles.</li>
      <li><strong>Windows module, once a year:</strong> vacuum the fan grille, unplugged.</li>
      </ul>
      <p>Updates arrive at night; there is nothing to do.</p>
    `,
    es: `
      <ul>
      <li><strong>Cristal, cuando haga falta:</strong> paño de microfibra humedecido con agua y la pantalla en reposo. Sin amoniaco, disolventes ni estropajo.</li>
      <li><strong>Ranura del marco, una vez al mes:</strong> paño seco por todo el contorno.</li>
      <li><strong>Frenos y ruedas, una vez al trimestre:</strong> cada freno debe aguantar un empujón con una mano; quite hilos y pelos de los ejes.</li>
      <li><strong>Módulo Windows, una vez al año:</strong> aspire la rejilla del ventilador, desenchufada.</li>
      </ul>
      <p>Las actualizaciones llegan de noche; no hay que hacer nada.</p>
    `,
  },
  faults: [
    off,
    noLaptopPicture,
    infraredTouch,
    {
      sign: {
        pt: 'A imagem do portátil aparece, mas o toque não o comanda',
        en: 'The laptop’s picture is there, but touch does not control it',
        es: 'Se ve la imagen del portátil, pero la función táctil no lo controla',
      },
      remedy: {
        pt: 'Por USB-C, o mesmo cabo leva o toque. Por HDMI, ligue também o cabo USB da tomada ao lado ao portátil.',
        en: 'By USB-C, the same cable carries touch. By HDMI, also run the USB cable from the socket next to it to the laptop.',
        es: 'Por USB-C, el mismo cable lleva la función táctil. Por HDMI, conecte también al portátil el cable USB de la toma contigua.',
      },
    },
    {
      sign: {
        pt: 'Anda de lado ou custa a empurrar',
        en: 'It pulls to one side or is hard to push',
        es: 'Se va de lado o cuesta empujarla',
      },
      remedy: {
        pt: 'Um travão ficou posto ou um rodízio tem fios no eixo. Um rodízio gasto troca-se com uma chave de 17 mm, um de cada vez.',
        en: 'A brake is still on, or a castor has threads round its axle. A worn castor is replaced with a 17 mm spanner, one at a time.',
        es: 'Hay un freno puesto o una rueda tiene hilos en el eje. Una rueda gastada se cambia con una llave de 17 mm, de una en una.',
      },
    },
    noNetwork,
  ],
});
