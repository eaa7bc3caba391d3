import { orion86 } from '../products/orion-86.ts';
import { createManual } from './chapters.ts';
import { infraredTouch, noLaptopPicture, noNetwork, off } from './common-faults.ts';

export const orion86Manual = createManual({
  product: orion86,
  kind: {
    pt: 'ecrã de reuniões de parede de 86″',
    en: '86″ wall screen for meetings',
    es: 'pantalla de reuniones de pared de 86″',
  },
  summary: {
    pt: 'Para quem prepara a parede, para quem conduz reuniões e para quem cuida da sala.',
    en: 'For whoever prepares the wall, runs the meetings and looks after the room.',
    es: 'Para quien prepara la pared, para quien dirige reuniones y para quien cuida la sala.',
  },
  version: '1.2',
  publishedAt: '2026-09-28T09:00:00Z',
  pictures: { instalacao: 'orion-86-detail' },
  safety: {
    pt: `
      <ul>
      <li>O ecrã pesa 64 kg, 78 kg com barra de som e suporte. Pô-lo e tirá-lo da parede é trabalho de dois técnicos com elevador de painéis, nunca à mão.</li>
      <li>Tomada com terra atrás do ecrã ou ao lado, num circuito com disjuntor próprio que se alcance.</li>
      <li>Ao abrir o ecrã para chegar às ligações, ninguém por baixo nem com os dedos entre o painel e a parede.</li>
      <li>Não pendure nada na moldura nem na barra de som.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>The screen weighs 64 kg, 78 kg with soundbar and bracket. Putting it on the wall or taking it down is work for two fitters with a panel lift, never by hand.</li>
      <li>An earthed socket behind or beside the screen, on a circuit with a breaker of its own within reach.</li>
      <li>When the screen is swung out to reach the ports, nobody stands below and no fingers are between panel and wall.</li>
      <li>Hang nothing from the frame or the soundbar.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>La pantalla pesa 64 kg, 78 kg con barra de sonido y soporte. Colgarla y descolgarla es trabajo de dos técnicos con elevador de paneles, nunca a mano.</li>
      <li>Enchufe con toma de tierra detrás de la pantalla o al lado, en un circuito con automático propio y al alcance.</li>
      <li>Al abrir la pantalla para llegar a las conexiones, nadie debajo ni dedos entre el panel y la pared.</li>
      <li>No cuelgue nada del marco ni de la barra de sonido.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <h3>A parede</h3>
      <p>O suporte reparte o peso por quatro pontos no padrão VESA 800 × 600 mm. Betão e tijolo maciço recebem-no diretamente; em tijolo furado usamos ancoragem química; em gesso cartonado, a placa Encosto, aparafusada aos montantes. Sem saber o que está por trás do reboco não se fura.</p>
      <h3>A altura</h3>
      <p>O centro da imagem fica entre 1350 e 1500 mm do chão. Se alguém na sala está sempre sentado, escolha a mais baixa. Conte com 1925 × 1240 mm de parede, barra de som incluída, e 20 cm livres dos lados para abrir o painel.</p>
      <h3>A sequência</h3>
      <ol>
      <li>Marcar, furar e aparafusar o suporte; confirmar o nível.</li>
      <li>Passar corrente, rede e o cabo da mesa por calha ou dentro da parede.</li>
      <li>Subir o painel com o elevador até assentar nos dois trincos; puxar pela base para confirmar.</li>
      <li>Encaixar a barra de som e ligar a sua ficha única.</li>
      <li>Ligar, e deixar o ecrã medir a sala: 20 segundos de silêncio para os microfones.</li>
      </ol>
      <p>Dois técnicos demoram cerca de três horas.</p>
    `,
    en: `
      <h3>The wall</h3>
      <p>The bracket spreads the weight over four points in an 800 × 600 mm VESA pattern. Concrete and solid brick take it directly; in hollow brick we use chemical anchors; on plasterboard, the Encosto plate, screwed to the studs. Nobody drills without knowing what is behind the plaster.</p>
      <h3>The height</h3>
      <p>The centre of the picture is between 1350 and 1500 mm above the floor. If someone in the room is always seated, choose the lower one. Allow 1925 × 1240 mm of wall, soundbar included, and 20 cm free at the sides to swing the panel out.</p>
      <h3>The order of work</h3>
      <ol>
      <li>Mark, drill and bolt the bracket; check the level.</li>
      <li>Run power, network and the table cable in trunking or in the wall.</li>
      <li>Raise the panel with the lift until it drops onto both latches; pull at the base to make sure.</li>
      <li>Click in the soundbar and its single plug.</li>
      <li>Switch on and let the screen measure the room: 20 seconds of silence for the microphones.</li>
      </ol>
      <p>Two fitters need about three hours.</p>
    `,
    es: `
      <h3>La pared</h3>
      <p>El soporte reparte el peso en cuatro puntos con patrón VESA 800 × 600 mm. El hormigón y el ladrillo macizo lo reciben directamente; en ladrillo hueco usamos anclaje químico; en yeso laminado, la placa Encosto, atornillada a los montantes. Sin saber qué hay detrás del enlucido no se taladra.</p>
      <h3>La altura</h3>
      <p>El centro de la imagen queda entre 1350 y 1500 mm del suelo. Si en la sala alguien está siempre sentado, elija la más baja. Cuente con 1925 × 1240 mm de pared, con la barra de sonido, y 20 cm libres a los lados para abrir el panel.</p>
      <h3>El orden</h3>
      <ol>
      <li>Marcar, taladrar y atornillar el soporte; comprobar el nivel.</li>
      <li>Pasar corriente, red y el cable de la mesa por canaleta o por dentro de la pared.</li>
      <li>Subir el panel con el elevador hasta que asiente en los dos pestillos; tirar de la base para confirmarlo.</li>
      <li>Encajar la barra de sonido y conectar su única clavija.</li>
      <li>Encender y dejar que la pantalla mida la sala: 20 segundos de silencio para los micrófonos.</li>
      </ol>
      <p>Dos técnicos tardan unas tres horas.</p>
    `,
  },
  firstUse: {
    pt: `
      <ol>
      <li>Escolha a língua, dê um nome à sala e ligue-a à agenda da organização: entre as reuniões, o ecrã mostra-a.</li>
      <li>Decida o que acontece no fim de uma sessão. De origem, apagam-se o quadro, os ficheiros e as palavras-passe.</li>
      <li>Ligue o portátil pela USB-C marcada com um ecrã: imagem, toque, rede, som e 100 W de carga.</li>
      <li>Sem cabo, abra no navegador o endereço mostrado no canto: até 16 equipamentos, seis ao mesmo tempo.</li>
      </ol>
      <p>Numa chamada, a barra recolhe vozes até oito metros. O botão vermelho da barra corta os microfones por hardware: aceso, ninguém ouve.</p>
    `,
    en: `
      <ol>
      <li>Choose the language, name the room and link it to your organisation’s diary: between meetings the screen shows it.</li>
      <li>Decide what happens when a session ends. Out of the box, the board, the files and the passwords are erased.</li>
      <li>Connect the laptop to the USB-C marked with a screen: picture, touch, network, sound and 100 W of charge.</li>
      <li>Without a cable, open the address shown in the corner in a browser: up to 16 devices, six at once.</li>
      </ol>
      <p>In a call the bar picks up voices from up to eight metres away. The red button on it cuts the microphones in hardware: when it is lit, nobody hears you.</p>
    `,
    es: `
      <ol>
      <li>Elija el idioma, dé nombre a la sala y conéctela a la agenda de la organización: entre reuniones, la pantalla la muestra.</li>
      <li>Decida qué ocurre al terminar una sesión. De fábrica se borran la pizarra, los archivos y las contraseñas.</li>
      <li>Conecte el portátil a la USB-C marcada con una pantalla: imagen, función táctil, red, sonido y 100 W de carga.</li>
      <li>Sin cable, abra en el navegador la dirección de la esquina: hasta 16 dispositivos, seis a la vez.</li>
      </ol>
      <p>En una llamada, la barra recoge voces hasta ocho metros. El botón rojo corta los micrófonos por hardware: encendido, nadie oye.</p>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Vidro:</strong> pano de microfibra húmido, ecrã em repouso. Nada de produtos com álcool ou amoníaco na moldura.</li>
      <li><strong>Barra de som, duas vezes por ano:</strong> aspire a malha com escova macia; sai com dois fechos.</li>
      <li><strong>Suporte, uma vez por ano:</strong> abra o painel, confirme os dois trincos e o aperto dos quatro parafusos.</li>
      </ul>
    `,
    en: `
      <ul>
      <li><strong>Glass:</strong> a damp microfibre cloth, screen asleep. Nothing with alcohol or ammonia on the frame.</li>
      <li><strong>Soundbar, twice a year:</strong> vacuum the mesh with a soft brush; it comes off with two catches.</li>
      <li><strong>Bracket, once a year:</strong> swing the panel out, check both latches and that the four bolts are tight.</li>
      </ul>
    `,
    es: `
      <ul>
      <li><strong>Cristal:</strong> paño de microfibra húmedo, pantalla en reposo. Nada con alcohol o amoniaco en el marco.</li>
      <li><strong>Barra de sonido, dos veces al año:</strong> aspire la malla con cepillo suave; sale con dos cierres.</li>
      <li><strong>Soporte, una vez al año:</strong> abra el panel, compruebe los dos pestillos y el apriete de los cuatro tornillos.</li>
      </ul>
    `,
  },
  faults: [
    off,
    noLaptopPicture,
    {
      sign: { pt: 'Do outro lado ouvem eco', en: 'The other side hears an echo', es: 'Al otro lado oyen eco' },
      remedy: {
        pt: 'Está ligado mais um microfone: silencie o do portátil. Se mudou a mobília, repita a medição em <em>Definições › Som › Medir a sala</em>.',
        en: 'A second microphone is on: mute the laptop’s. If the furniture has moved, measure again under <em>Settings › Sound › Measure the room</em>.',
        es: 'Hay otro micrófono abierto: silencie el del portátil. Si ha cambiado los muebles, repita la medición en <em>Ajustes › Sonido › Medir la sala</em>.',
      },
    },
    {
      sign: {
        pt: 'A imagem do cabo da mesa pisca',
        en: 'The picture from the table cable flickers',
        es: 'La imagen del cable de la mesa parpadea',
      },
      remedy: {
        pt: 'Um cabo USB-C de 8 m com imagem tem de ser ativo e tem sentido: a ponta marcada com um ecrã liga ao Orion. Um cabo passivo com mais de 2 m não chega.',
        en: 'An 8 m USB-C cable that carries picture must be active and has a direction: the end marked with a screen goes to the Orion. A passive cable longer than 2 m will not do.',
        es: 'Un cable USB-C de 8 m con imagen debe ser activo y tiene sentido: el extremo marcado con una pantalla va a la Orion. Uno pasivo de más de 2 m no basta.',
      },
    },
    infraredTouch,
    noNetwork,
  ],
});
