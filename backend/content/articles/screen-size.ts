import type { ArticleContent } from '../entities.ts';
import type { WrittenLocale } from '../localised.ts';

export const screenSize = {
  key: 'screen-size',
  topic: 'choosing',
  slug: {
    pt: 'que-tamanho-de-ecra',
    en: 'what-size-of-screen',
    es: 'que-tamano-de-pantalla',
  },
  title: {
    pt: 'Que tamanho de ecrã? Comece pela última fila',
    en: 'What size of screen? Start from the back row',
    es: '¿Qué tamaño de pantalla? Empiece por la última fila',
  },
  summary: {
    pt: 'A diagonal decide-se com uma fita métrica e uma conta de dividir. Mostramos a conta, uma tabela pronta e os três casos em que ela engana.',
    en: 'A tape measure and one division settle the diagonal. Here is the sum, a table ready to use, and the three cases in which it misleads.',
    es: 'La diagonal se decide con una cinta métrica y una división. Aquí están la cuenta, una tabla lista para usar y los tres casos en que engaña.',
  },
  body: {
    pt: `
      <p>A pergunta que mais ouvimos é «65 ou 86?». Quase sempre chega antes de alguém ter medido a sala, e é aí que a conversa se resolve: o tamanho de um ecrã não depende do orçamento nem da parede, depende da distância a que está a pessoa mais afastada e do que ela tem de ler.</p>
      <h2>A regra: a altura da imagem e a última fila</h2>
      <p>Quem projeta salas trabalha com a altura da imagem e não com a diagonal, porque é a altura que decide o tamanho das letras. A distância máxima a que se deve sentar alguém é um múltiplo dessa altura, e o múltiplo muda com a tarefa:</p>
      <ul>
      <li><strong>4 alturas</strong> para quem analisa pormenor: uma folha de cálculo, um desenho técnico, uma radiografia.</li>
      <li><strong>6 alturas</strong> para quem lê e toma decisões: uma aula, uma reunião, um texto partilhado.</li>
      <li><strong>8 alturas</strong> para quem só acompanha: um vídeo, um aviso, um horário com letra grande.</li>
      </ul>
      <p>Num ecrã 16:9 a altura é 49 % da diagonal. Uma polegada tem 2,54 cm, portanto a altura em centímetros é a diagonal em polegadas vezes 1,245.</p>
      <blockquote>
      <p>65″ × 1,245 = 81 cm de altura</p>
      <p>81 cm × 6 = 4,86 m: até aí lê-se uma aula</p>
      </blockquote>
      <p>A conta ao contrário serve para escolher: meça a distância até à última fila, divida por 6 e depois por 1,245. Uma sala com a última mesa a 6,4 m pede 6,4 m ÷ 6 = 107 cm de altura, ou seja, 86 polegadas.</p>
      <h2>A tabela, já com as contas feitas</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Ecrã</th><th scope="col">Altura da imagem</th><th scope="col">Pormenor (×&nbsp;4)</th><th scope="col">Leitura (×&nbsp;6)</th><th scope="col">Vídeo (×&nbsp;8)</th></tr></thead>
      <tbody>
      <tr><th scope="row">43″</th><td>54 cm</td><td>2,1 m</td><td>3,2 m</td><td>4,3 m</td></tr>
      <tr><th scope="row">55″</th><td>68 cm</td><td>2,7 m</td><td>4,1 m</td><td>5,5 m</td></tr>
      <tr><th scope="row">65″</th><td>81 cm</td><td>3,2 m</td><td>4,9 m</td><td>6,5 m</td></tr>
      <tr><th scope="row">75″</th><td>93 cm</td><td>3,7 m</td><td>5,6 m</td><td>7,5 m</td></tr>
      <tr><th scope="row">86″</th><td>107 cm</td><td>4,3 m</td><td>6,4 m</td><td>8,6 m</td></tr>
      <tr><th scope="row">98″</th><td>122 cm</td><td>4,9 m</td><td>7,3 m</td><td>9,8 m</td></tr>
      </tbody>
      </table>
      <figcaption>Distância máxima da pessoa mais afastada, em ecrãs 16:9. Valores arredondados a 10 cm.</figcaption>
      </figure>
      <h2>O tamanho da letra, para quem quer confirmar</h2>
      <p>A regra das alturas supõe um texto razoável no ecrã. A verificação é direta: uma letra lê-se sem esforço quando ocupa cerca de 15 minutos de arco no olho, o que dá 4,4 mm de altura por cada metro de distância. A 6 m, a letra mais pequena deve ter 26 mm.</p>
      <p>Num ecrã de 86 polegadas com imagem de 1070 mm e 2160 linhas, 26 mm são 53 linhas. É por isso que um documento aberto «a 100 %» num ecrã 4K nunca se lê no fundo da sala: a letra tem 20 linhas, e o problema não é o ecrã, é a ampliação. Ponha o sistema a 200 % ou a 250 % antes de culpar o tamanho.</p>
      <h2>E de perto?</h2>
      <p>Quem escreve está a 50 cm, e aí o limite é outro: o tamanho dos píxeis. Um ecrã 4K de 65 polegadas tem píxeis de 0,37 mm e um de 98 tem-nos de 0,57 mm. A um braço de distância o primeiro parece impresso e o segundo mostra um pouco de grão nas letras mais pequenas. Para uma aula não importa; para anotar uma planta à mão, nota-se.</p>
      <p>Há também a altura a que se chega. Numa parede, o centro do ecrã a 1,40 m do chão serve adultos sentados e de pé. Com crianças do primeiro ciclo desce para 1,15 m, e um suporte regulável deixa de ser um luxo: é o que permite que toquem no topo da imagem.</p>
      <h2>Três casos em que a conta engana</h2>
      <ol>
      <li><strong>A sala larga.</strong> Quem está de lado vê a imagem comprimida. Se houver lugares a mais de 45 graus do eixo, dois ecrãs menores servem melhor do que um grande.</li>
      <li><strong>A luz.</strong> Uma janela atrás do público lava a imagem, e uma imagem lavada lê-se a menos distância. Trate primeiro da janela, ou escolha mais brilho. Explicamos as contas em <a href="ref:article/window-brightness">brilho de uma montra</a>.</li>
      <li><strong>A mesa.</strong> Numa mesa interativa ninguém está longe: conta a largura do braço. Um adulto alcança 60 a 65 cm sem se inclinar, e por isso 55 polegadas dão para quatro pessoas a mexer ao mesmo tempo, mesmo que haja seis sentadas, e 65 para seis.</li>
      </ol>
      <h2>Como usar isto num pedido de orçamento</h2>
      <p>Diga a distância à última fila, a largura da sala, o que se vai ler e onde estão as janelas. Com quatro números chegamos a um tamanho, e se o resultado cair entre dois, o que decide é quanto se escreve no ecrã: para escrever, o maior; para mostrar, o que couber na porta. Um <a href="ref:product/orion-65">Orion 65</a> com rodas passa numa porta de 80 cm; um <a href="ref:product/orion-86">Orion 86</a> fica na parede onde o puser.</p>
      <p>O tamanho é a primeira de muitas medidas. As outras, da altura do ecrã às tomadas e às primeiras semanas de aulas, estão no ebook <a href="ref:ebook/classroom">A sala de aula com ecrã</a>.</p>
    `,
    en: `
      <p>The question we hear most is ‘65 or 86?’. It usually arrives before anyone has measured the room, and that is where it is answered. The right size does not follow from the budget or the wall. It follows from how far away the furthest person sits and what they read.</p>
      <h2>The rule: picture height and the back row</h2>
      <p>People who plan rooms work with the height of the picture rather than its diagonal, because height is what decides the size of the letters. The furthest anyone should sit is a multiple of that height, and the multiple depends on the task:</p>
      <ul>
      <li><strong>4 heights</strong> for close analysis: a spreadsheet, an engineering drawing, an X-ray.</li>
      <li><strong>6 heights</strong> for reading and deciding: a lesson, a meeting, a shared text.</li>
      <li><strong>8 heights</strong> for following along: a film, a notice, a timetable in large type.</li>
      </ul>
      <p>On a 16:9 screen the height is 49% of the diagonal. An inch is 2.54 cm, so the height in centimetres is the diagonal in inches times 1.245.</p>
      <blockquote>
      <p>65″ × 1.245 = 81 cm high</p>
      <p>81 cm × 6 = 4.86 m: the back row of a lesson</p>
      </blockquote>
      <p>To choose, run it backwards: measure to the back row, divide by 6, then by 1.245. If the last desk is 6.4 m away you need 6.4 m ÷ 6 = 107 cm of height, which is 86 inches.</p>
      <h2>The table, worked out</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Size</th><th scope="col">Picture height</th><th scope="col">Detail (×&nbsp;4)</th><th scope="col">Reading (×&nbsp;6)</th><th scope="col">Film (×&nbsp;8)</th></tr></thead>
      <tbody>
      <tr><th scope="row">43″</th><td>54 cm</td><td>2.1 m</td><td>3.2 m</td><td>4.3 m</td></tr>
      <tr><th scope="row">55″</th><td>68 cm</td><td>2.7 m</td><td>4.1 m</td><td>5.5 m</td></tr>
      <tr><th scope="row">65″</th><td>81 cm</td><td>3.2 m</td><td>4.9 m</td><td>6.5 m</td></tr>
      <tr><th scope="row">75″</th><td>93 cm</td><td>3.7 m</td><td>5.6 m</td><td>7.5 m</td></tr>
      <tr><th scope="row">86″</th><td>107 cm</td><td>4.3 m</td><td>6.4 m</td><td>8.6 m</td></tr>
      <tr><th scope="row">98″</th><td>122 cm</td><td>4.9 m</td><td>7.3 m</td><td>9.8 m</td></tr>
      </tbody>
      </table>
      <figcaption>Distance to the furthest person for 16:9 screens, rounded to 10 cm.</figcaption>
      </figure>
      <h2>Letter size, for anyone who wants to check</h2>
      <p>The rule of heights assumes sensible text. You can check it directly: a letter reads easily when it fills about 15 minutes of arc in the eye, which is 4.4 mm of height for every metre of distance. At 6 m the smallest letter should be 26 mm tall.</p>
      <p>On an 86-inch screen the picture is 1070 mm high and has 2,160 lines, so 26 mm is 53 lines. That is why a document opened at 100% on a 4K screen never reaches the back of the room: its letters are 20 lines tall. The screen is not too small, the zoom is. Set the system to 200% or 250% before you blame the size.</p>
      <h2>And close up?</h2>
      <p>The person writing stands at 50 cm, and there the limit is the size of the pixels. A 65-inch 4K screen has pixels of 0.37 mm, a 98-inch one 0.57 mm. At arm’s length the first looks printed and the second shows a little grain in the smallest letters. It does not matter in a lesson. It does when you annotate a floor plan by hand.</p>
      <p>Reach matters too. On a wall, a screen centre at 1.40 m suits adults sitting and standing. With primary-school pupils it comes down to 1.15 m, and an adjustable stand stops being a luxury: it is what lets them touch the top of the picture.</p>
      <h2>Three cases in which the sum misleads</h2>
      <ol>
      <li><strong>The wide room.</strong> People at the side see a squeezed picture. If any seat is more than 45 degrees off the axis, two smaller screens do more than one large one.</li>
      <li><strong>The light.</strong> A window behind the audience washes the picture out, and a washed-out picture reads at a shorter distance. Deal with the window first, or choose more brightness: the sums are in <a href="ref:article/window-brightness">how bright a shop window display must be</a>.</li>
      <li><strong>The table.</strong> Nobody is far from an interactive table, and what counts is the length of an arm. An adult reaches 60 to 65 cm without leaning, so 55 inches serves four people working at once, even if six are seated, and 65 serves six.</li>
      </ol>
      <h2>How to use this in a request for a quote</h2>
      <p>Tell us the distance to the back row, the width of the room, what is to be read and where the windows are. Those four facts give a size. If the answer falls between two, ask how much will be written on the screen: for writing take the larger, for showing the one that fits the door. An <a href="ref:product/orion-65">Orion 65</a> on castors goes through an 80 cm door; an <a href="ref:product/orion-86">Orion 86</a> stays on its wall.</p>
    `,
    es: `
      <p>La pregunta que más oímos es «¿65 u 86?». Casi siempre llega antes de que alguien haya medido la sala, y ahí es donde se resuelve: el tamaño de una pantalla no depende del presupuesto ni de la pared, sino de la distancia a la que se sienta la persona más alejada y de lo que tiene que leer.</p>
      <h2>La regla: la altura de la imagen y la última fila</h2>
      <p>Quien proyecta salas trabaja con la altura de la imagen y no con la diagonal, porque es la altura la que decide el tamaño de las letras. La distancia máxima es un múltiplo de esa altura, y el múltiplo cambia según la tarea:</p>
      <ul>
      <li><strong>4 alturas</strong> para quien analiza detalles: una hoja de cálculo, un plano técnico, una radiografía.</li>
      <li><strong>6 alturas</strong> para quien lee y decide: una clase, una reunión, un texto compartido.</li>
      <li><strong>8 alturas</strong> para quien solo sigue: un vídeo, un aviso, un horario en letra grande.</li>
      </ul>
      <p>En una pantalla 16:9 la altura es el 49 % de la diagonal. Una pulgada mide 2,54 cm, así que la altura en centímetros es la diagonal en pulgadas por 1,245.</p>
      <blockquote>
      <p>65″ × 1,245 = 81 cm de altura</p>
      <p>81 cm × 6 = 4,86 m: hasta ahí se lee una clase</p>
      </blockquote>
      <p>Para elegir se hace al revés: mida hasta la última fila, divida entre 6 y después entre 1,245. Una sala con la última mesa a 6,4 m pide 6,4 m ÷ 6 = 107 cm de altura, es decir, 86 pulgadas.</p>
      <h2>La tabla, con las cuentas hechas</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Tamaño</th><th scope="col">Altura de la imagen</th><th scope="col">Detalle (×&nbsp;4)</th><th scope="col">Lectura (×&nbsp;6)</th><th scope="col">Vídeo (×&nbsp;8)</th></tr></thead>
      <tbody>
      <tr><th scope="row">43″</th><td>54 cm</td><td>2,1 m</td><td>3,2 m</td><td>4,3 m</td></tr>
      <tr><th scope="row">55″</th><td>68 cm</td><td>2,7 m</td><td>4,1 m</td><td>5,5 m</td></tr>
      <tr><th scope="row">65″</th><td>81 cm</td><td>3,2 m</td><td>4,9 m</td><td>6,5 m</td></tr>
      <tr><th scope="row">75″</th><td>93 cm</td><td>3,7 m</td><td>5,6 m</td><td>7,5 m</td></tr>
      <tr><th scope="row">86″</th><td>107 cm</td><td>4,3 m</td><td>6,4 m</td><td>8,6 m</td></tr>
      <tr><th scope="row">98″</th><td>122 cm</td><td>4,9 m</td><td>7,3 m</td><td>9,8 m</td></tr>
      </tbody>
      </table>
      <figcaption>Distancia máxima de la persona más alejada en pantallas 16:9, redondeada a 10 cm.</figcaption>
      </figure>
      <h2>El tamaño de la letra, para quien quiera comprobarlo</h2>
      <p>La regla de las alturas supone un texto razonable. La comprobación es directa: una letra se lee sin esfuerzo cuando ocupa unos 15 minutos de arco en el ojo, lo que da 4,4 mm de altura por cada metro de distancia. A 6 m, la letra más pequeña debe medir 26 mm.</p>
      <p>En una pantalla de 86 pulgadas, con una imagen de 1070 mm y 2160 líneas, 26 mm son 53 líneas. Por eso un documento abierto «al 100 %» en una pantalla 4K nunca se lee desde el fondo: su letra tiene 20 líneas. El problema no es la pantalla, es la ampliación. Ponga el sistema al 200 % o al 250 % antes de culpar al tamaño.</p>
      <h2>¿Y de cerca?</h2>
      <p>Quien escribe está a 50 cm, y ahí el límite es el tamaño de los píxeles. Una pantalla 4K de 65 pulgadas tiene píxeles de 0,37 mm y una de 98 los tiene de 0,57 mm. A la distancia del brazo, la primera parece impresa y la segunda deja ver algo de grano en las letras menores. Para una clase no importa; para anotar un plano a mano, se nota.</p>
      <p>También cuenta hasta dónde se llega. En una pared, el centro de la pantalla a 1,40 m del suelo sirve a adultos sentados y de pie. Con alumnos de primaria baja a 1,15 m, y un soporte regulable deja de ser un lujo: es lo que les permite tocar la parte alta de la imagen.</p>
      <h2>Tres casos en que la cuenta engaña</h2>
      <ol>
      <li><strong>La sala ancha.</strong> Quien está a un lado ve la imagen comprimida. Si hay asientos a más de 45 grados del eje, dos pantallas menores sirven mejor que una grande.</li>
      <li><strong>La luz.</strong> Una ventana detrás del público lava la imagen, y una imagen lavada se lee a menos distancia. Ocúpese antes de la ventana o elija más brillo: las cuentas están en <a href="ref:article/window-brightness">el brillo de un escaparate</a>.</li>
      <li><strong>La mesa.</strong> En una mesa interactiva nadie está lejos y lo que cuenta es el largo del brazo. Un adulto alcanza de 60 a 65 cm sin inclinarse, por lo que 55 pulgadas sirven a cuatro personas trabajando a la vez, aunque haya seis sentadas, y 65 a seis.</li>
      </ol>
      <h2>Cómo usarlo al pedir presupuesto</h2>
      <p>Indique la distancia a la última fila, el ancho de la sala, qué se va a leer y dónde están las ventanas. Con esos cuatro datos sale un tamaño. Si el resultado cae entre dos, decide cuánto se escribe: para escribir, la mayor; para mostrar, la que pase por la puerta. Una <a href="ref:product/orion-65">Orion 65</a> con ruedas pasa por una puerta de 80 cm; una <a href="ref:product/orion-86">Orion 86</a> se queda en su pared.</p>
    `,
  },
  authorRole: {
    pt: 'Equipa de projeto de salas',
    en: 'Room planning team',
    es: 'Equipo de proyecto de salas',
  },
  publishedAt: '2026-11-10T09:00:00Z',
  updatedAt: '2026-11-10T09:00:00Z',
  picture: {
    id: 'article-screen-size',
    alt: {
      pt: 'Uma sala vista das últimas filas, vazias: o ecrã fica longe, na parede do fundo, com uma conta de frações em letra grande',
      en: 'A room seen from its last rows, empty: the screen is far off, on the wall opposite, with a sum of fractions in large type',
      es: 'Una sala vista desde las últimas filas, vacías: la pantalla queda lejos, al fondo, con una suma de fracciones en letra grande',
    },
  },
  products: ['orion-65', 'orion-86', 'atlas-98'],
  related: ['window-brightness', 'led-pitch', 'seven-years'],
  seo: {
    title: {
      pt: 'Que tamanho de ecrã escolher: a conta',
      en: 'What size of screen to choose: the sum',
      es: 'Qué tamaño de pantalla elegir: la cuenta',
    },
    description: {
      pt: 'Como calcular a diagonal de um ecrã pela distância à última fila, com tabela de 43 a 98 polegadas, tamanho de letra e os casos em que a regra falha.',
      en: 'How to work out a screen’s diagonal from the distance to the back row, with a table from 43 to 98 inches, letter sizes and where the rule fails.',
      es: 'Cómo calcular la diagonal de una pantalla por la distancia a la última fila, con tabla de 43 a 98 pulgadas, tamaño de letra y casos en que falla.',
    },
  },
} satisfies ArticleContent<WrittenLocale>;
