import { atlas98 } from '../products/atlas-98.ts';
import { createManual } from './chapters.ts';
import { infraredTouch, noLaptopPicture, noNetwork, off } from './common-faults.ts';

export const atlas98Manual = createManual({
  product: atlas98,
  kind: {
    pt: 'ecrã de 98″ em coluna elevatória',
    en: '98″ screen on a lift column',
    es: 'pantalla de 98″ en columna elevadora',
  },
  summary: {
    pt: 'Para quem recebe o Atlas 98 na sala de sessões, quem o sobe e desce e quem o mantém seguro.',
    en: 'For whoever takes delivery of the Atlas 98, raises and lowers it, and keeps it safe.',
    es: 'Para quien recibe la Atlas 98 en el salón de plenos, quien la sube y la baja y quien la mantiene segura.',
  },
  version: '1.4',
  publishedAt: '2026-11-02T09:00:00Z',
  pictures: { instalacao: 'atlas-98-detail' },
  safety: {
    pt: `
      <ul>
      <li>O conjunto pesa 186 kg. Não o incline, não o arraste e não lhe tire a chapa: sem ela tomba.</li>
      <li>A coluna para quando encontra resistência, mas isso não dispensa olhar: antes de descer, confirme que não há cadeiras, mesas nem pessoas por baixo.</li>
      <li>Quem carrega no botão tem de ver o ecrã. Nunca use o comando de outra sala.</li>
      <li>Na versão Móvel, desça sempre o ecrã até ao fim antes de o empurrar. São precisas duas pessoas, e os quatro travões logo a seguir.</li>
      <li>Não pendure nada no painel; a coluna foi dimensionada para ele e para as colunas de som Foz.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>Screen and stand weigh 186 kg. Do not tilt or drag them or take off the plate: without it they tip over.</li>
      <li>The column stops when it meets resistance, but look all the same: before lowering, make sure there are no chairs, tables or people underneath.</li>
      <li>Keep the screen in sight when you press a button. Never use the remote from another room.</li>
      <li>With the Mobile version, lower the screen all the way before pushing it. It takes two people, and all four brakes straight afterwards.</li>
      <li>Hang nothing from the panel; the column is made for it and the Foz column speakers.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>El conjunto pesa 186 kg. No lo incline, no lo arrastre y no le quite la placa: sin ella vuelca.</li>
      <li>La columna se detiene al encontrar resistencia, pero mire igualmente: antes de bajar, compruebe que no hay sillas, mesas ni personas debajo.</li>
      <li>Quien pulsa el botón tiene que ver la pantalla. Nunca use el mando desde otra sala.</li>
      <li>En la versión Móvil, baje la pantalla del todo antes de empujarla. Hacen falta dos personas, y los cuatro frenos justo después.</li>
      <li>No cuelgue nada del panel; la columna está hecha para él y para los altavoces Foz.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <p>O Atlas 98 é montado por nós, com três pessoas, um elevador de painéis e uma tarde. O que é preciso preparar:</p>
      <ul>
      <li><strong>O caminho:</strong> o painel mede 2,19 × 1,24 m e viaja de pé. Medimos antes portas, escadas e elevador.</li>
      <li><strong>O chão:</strong> liso, sem alcatifa alta, capaz de 186 kg sobre a chapa. Os quatro pés acertam até 8 mm de desnível. Não se fura nada.</li>
      <li><strong>O espaço:</strong> 2189 × 840 mm de planta e 2372 mm de altura livre com a coluna em cima, mais um palmo de cada lado.</li>
      <li><strong>A corrente:</strong> uma tomada com terra a menos de dois metros. O máximo é 800 W, com a coluna em movimento.</li>
      </ul>
      <p>Antes de sairmos, subimos e descemos a coluna dez vezes, testamos a paragem com uma caixa por baixo e assinamos consigo a folha de ensaio.</p>
    `,
    en: `
      <p>We assemble the Atlas 98, with three people, a panel lift and one afternoon. What you need to prepare:</p>
      <ul>
      <li><strong>The way in:</strong> the panel measures 2.19 × 1.24 m and travels upright. We measure doors, stairs and lift beforehand.</li>
      <li><strong>The floor:</strong> smooth, no deep carpet, able to bear 186 kg on the plate. The four feet take up 8 mm of unevenness. Nothing is drilled.</li>
      <li><strong>The space:</strong> 2189 × 840 mm of floor and 2372 mm of free height with the column up, plus a hand’s breadth at each side.</li>
      <li><strong>The power:</strong> an earthed socket less than two metres away. The maximum is 800 W, with the column moving.</li>
      </ul>
      <p>Before we leave we run the column up and down ten times, test the stop with a box underneath, and sign the test sheet with you.</p>
    `,
    es: `
      <p>La Atlas 98 la montamos nosotros, con tres personas, un elevador de paneles y una tarde. Lo que hay que preparar:</p>
      <ul>
      <li><strong>El recorrido:</strong> el panel mide 2,19 × 1,24 m y viaja de pie. Medimos antes puertas, escaleras y ascensor.</li>
      <li><strong>El suelo:</strong> liso, sin moqueta alta, capaz de 186 kg sobre la placa. Las cuatro patas absorben 8 mm de desnivel. No se taladra nada.</li>
      <li><strong>El espacio:</strong> 2189 × 840 mm de planta y 2372 mm de altura libre con la columna arriba, más un palmo a cada lado.</li>
      <li><strong>La corriente:</strong> un enchufe con toma de tierra a menos de dos metros. El máximo es de 800 W, con la columna en movimiento.</li>
      </ul>
      <p>Antes de irnos subimos y bajamos la columna diez veces, probamos la parada con una caja debajo y firmamos con usted la hoja de ensayo.</p>
    `,
  },
  firstUse: {
    pt: `
      <h3>Subir e descer</h3>
      <p>Os dois botões da coluna estão a 45 cm do chão, com setas em relevo. Mantenha carregado: a coluna anda 25 mm por segundo e faz os 60 cm em 24 segundos; ao largar, para. Para guardar uma altura, leve o ecrã até lá e carregue três segundos no botão com um ponto; são três.</p>
      <h3>Numa sessão</h3>
      <ol>
      <li>Antes do início, a ordem de trabalhos em cima, com o centro da imagem a 1750 mm.</li>
      <li>Para desenhar sentado, em baixo: a imagem começa a 54 cm do chão.</li>
      <li>No fim, <em>Fechar sessão</em> junta à ata o que se desenhou, página a página, e apaga o resto.</li>
      </ol>
      <p>Partilham-se até 16 equipamentos, seis ao mesmo tempo, pelo endereço que o ecrã mostra.</p>
    `,
    en: `
      <h3>Up and down</h3>
      <p>The column’s two buttons are 45 cm above the floor, with raised arrows. Hold one: the column travels 25 mm a second, 60 cm in 24 seconds; let go and it stops. To store a height, go there and hold the button with one dot for three seconds; there are three.</p>
      <h3>In a meeting</h3>
      <ol>
      <li>Before the start, the agenda high up, with the centre of the picture at 1750 mm.</li>
      <li>To draw sitting down, low: the picture begins 54 cm above the floor.</li>
      <li>At the end, <em>Close session</em> adds what was drawn to the minutes, page by page, and erases the rest.</li>
      </ol>
      <p>Up to 16 devices can share, six at once, through the address on the screen.</p>
    `,
    es: `
      <h3>Subir y bajar</h3>
      <p>Los dos botones de la columna están a 45 cm del suelo, con flechas en relieve. Mantenga pulsado: la columna avanza 25 mm por segundo y recorre los 60 cm en 24 segundos; al soltar, se detiene. Para guardar una altura, lleve la pantalla hasta ella y pulse tres segundos el botón con un punto; hay tres.</p>
      <h3>En un pleno</h3>
      <ol>
      <li>Antes de empezar, el orden del día arriba, con el centro de la imagen a 1750 mm.</li>
      <li>Para dibujar sentado, abajo: la imagen empieza a 54 cm del suelo.</li>
      <li>Al terminar, <em>Cerrar sesión</em> añade al acta lo dibujado, página a página, y borra el resto.</li>
      </ol>
      <p>Comparten hasta 16 dispositivos, seis a la vez, por la dirección que muestra la pantalla.</p>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Vidro:</strong> pano húmido, com o ecrã em baixo e em repouso.</li>
      <li><strong>Colunas brancas:</strong> pano seco. Não lubrifique as guias: já vêm lubrificadas para a vida.</li>
      <li><strong>Todos os meses:</strong> suba e desça até aos fins de curso; um ruído novo ou um solavanco é motivo para nos ligar.</li>
      <li><strong>Todos os anos:</strong> verificamos guias, cabos e travão. Durante a garantia, a visita está incluída.</li>
      </ul>
    `,
    en: `
      <ul>
      <li><strong>Glass:</strong> a damp cloth, with the screen low and asleep.</li>
      <li><strong>White columns:</strong> a dry cloth. Do not oil the guides: they are lubricated for life.</li>
      <li><strong>Every month:</strong> run it up and down to its end stops; a new noise or a jolt is a reason to call us.</li>
      <li><strong>Every year:</strong> we check guides, cables and brake. During the warranty the visit is included.</li>
      </ul>
    `,
    es: `
      <ul>
      <li><strong>Cristal:</strong> paño húmedo, con la pantalla abajo y en reposo.</li>
      <li><strong>Columnas blancas:</strong> paño seco. No engrase las guías: vienen lubricadas de por vida.</li>
      <li><strong>Cada mes:</strong> súbala y bájela hasta los finales de carrera; un ruido nuevo o una sacudida es motivo para llamarnos.</li>
      <li><strong>Cada año:</strong> revisamos guías, cables y freno. Durante la garantía, la visita está incluida.</li>
      </ul>
    `,
  },
  faults: [
    off,
    {
      sign: { pt: 'A coluna não se move', en: 'The column does not move', es: 'La columna no se mueve' },
      remedy: {
        pt: 'Depois de encontrar um obstáculo, só anda no sentido contrário: afaste-o e carregue no outro botão. Se a luz pisca laranja, o motor aqueceu; espere 15 minutos.',
        en: 'After meeting an obstacle it only moves the other way: clear it and press the other button. If the light blinks orange, the motor is too hot; wait 15 minutes.',
        es: 'Tras encontrar un obstáculo solo se mueve en sentido contrario: retírelo y pulse el otro botón. Si la luz parpadea en naranja, el motor se ha calentado; espere 15 minutos.',
      },
    },
    {
      sign: {
        pt: 'Para a meio sem razão à vista',
        en: 'It stops half-way for no visible reason',
        es: 'Se para a medio camino sin razón aparente',
      },
      remedy: {
        pt: 'Um cabo por trás está curto ou preso. Solte-o, deixe folga para os 60 cm e leve a coluna ao fundo: é aí que volta a contar.',
        en: 'A cable behind is too short or caught. Free it, leave slack for the 60 cm and take the column right down: it starts counting again from there.',
        es: 'Un cable de detrás está corto o enganchado. Suéltelo, deje holgura para los 60 cm y baje la columna del todo: ahí vuelve a contar.',
      },
    },
    noLaptopPicture,
    infraredTouch,
    noNetwork,
  ],
});
