import type { ArticleContent } from '../entities.ts';
import type { WrittenLocale } from '../localised.ts';

export const windowBrightness = {
  key: 'window-brightness',
  topic: 'choosing',
  slug: {
    pt: 'brilho-de-um-ecra-de-montra',
    en: 'how-bright-a-window-display',
    es: 'brillo-de-una-pantalla-de-escaparate',
  },
  title: {
    pt: 'De quanto brilho precisa um ecrã de montra',
    en: 'How bright a shop window display must be',
    es: 'Cuánto brillo necesita una pantalla de escaparate',
  },
  summary: {
    pt: 'Um ecrã de sala fica preto numa montra ao meio-dia. A razão está no vidro e no que ele reflete, e calcula-se a partir da rua.',
    en: 'A living-room screen turns black in a shop window at noon. The reason is the glass and what it reflects, and it can be worked out from the street.',
    es: 'Una pantalla de salón se ve negra en un escaparate a mediodía. La razón está en el cristal y en lo que refleja, y se calcula desde la calle.',
  },
  body: {
    pt: `
      <p>Quem põe na montra um televisor comprado para a sala descobre duas coisas: à noite está demasiado claro e ao meio-dia parece desligado. O ecrã não mudou. Mudou o que está à frente dele.</p>
      <h2>Duas unidades que se confundem</h2>
      <p>O <strong>lux</strong> mede a luz que chega a uma superfície. A <strong>candela por metro quadrado</strong> (cd/m², a que muitos chamam nit) mede a luz que sai dela na direção dos olhos. Um ecrã anuncia-se em cd/m²; a rua mede-se em lux. A ponte entre as duas é a cor da parede:</p>
      <blockquote>
      <p>luminância = iluminância × reflexão ÷ 3,14</p>
      <p>fachada clara (50 %) com 40 000 lx: 40 000 × 0,5 ÷ 3,14 = 6370 cd/m²</p>
      </blockquote>
      <p>Ou seja: a fachada em frente, ao sol, é mais luminosa do que qualquer ecrã de montra. E é ela que se vê no vidro.</p>
      <h2>O vidro devolve 8 % da rua</h2>
      <p>Um vidro simples reflete cerca de 4 % em cada face, 8 % ao todo. Da fachada de 6370 cd/m² voltam 510 cd/m², espalhados por cima da imagem como um véu. O mesmo vidro deixa passar uns 90 % da luz do ecrã; um vidro duplo com camada de baixa emissividade, 75 a 80 %.</p>
      <p>O contraste que a pessoa vê é, por isso, o branco do ecrã mais o véu, a dividir pelo preto do ecrã mais o véu. Para um texto se ler sem esforço convém que dê 5; para uma fotografia grande, 3 ainda serve.</p>
      <blockquote>
      <p>brilho necessário = 4 × véu ÷ transmissão do vidro</p>
      <p>4 × 510 ÷ 0,9 = 2270 cd/m²</p>
      </blockquote>
      <h2>Cinco ruas, cinco respostas</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Em frente à montra</th><th scope="col">Luz na fachada</th><th scope="col">Véu no vidro</th><th scope="col">Brilho para ler</th></tr></thead>
      <tbody>
      <tr><th scope="row">Galeria comercial coberta</th><td>500 lx</td><td>6 cd/m²</td><td>350 cd/m²*</td></tr>
      <tr><th scope="row">Rua estreita, à sombra</th><td>5000 lx</td><td>64 cd/m²</td><td>350 cd/m²*</td></tr>
      <tr><th scope="row">Rua larga, céu encoberto</th><td>15 000 lx</td><td>190 cd/m²</td><td>850 cd/m²</td></tr>
      <tr><th scope="row">Fachada clara ao sol</th><td>40 000 lx</td><td>510 cd/m²</td><td>2270 cd/m²</td></tr>
      <tr><th scope="row">Fachada branca, sol de verão</th><td>60 000 lx</td><td>1070 cd/m²</td><td>4750 cd/m²</td></tr>
      </tbody>
      </table>
      <figcaption>Vidro simples, contraste de 5, fachadas que refletem metade da luz (70 % na última linha). * A conta daria menos, mas abaixo de 350 cd/m² a imagem parece apagada ao lado da luz da própria loja.</figcaption>
      </figure>
      <p>A maior parte das ruas fica entre a terceira e a quarta linha. Daí os 2500 cd/m² que se tornaram hábito nos ecrãs de montra, como o <a href="ref:product/rua-55">Rua 55</a>: chegam para a fachada ao sol. Para a última linha não há ecrã que resolva sozinho. Há um toldo, há uma película no vidro e há a hipótese mais barata de todas, que é pôr o ecrã dois metros mais para dentro ou rodá-lo para que o reflexo seja o do passeio, que é escuro.</p>
      <h2>O sol direto no ecrã é outro problema</h2>
      <p>Até aqui falámos de reflexo. Se o sol bater no próprio ecrã, virado a sul ou a poente, soma-se o calor: 1 m² de superfície escura ao sol recebe perto de 800 W através do vidro. Os cristais líquidos comuns escurecem em manchas acima dos 65 a 70 °C. Um painel feito para montra aguenta 100 a 110 °C antes de manchar e tem ventilação pensada para estar a 20 cm do vidro. Pergunte sempre por essa temperatura; é a diferença entre um ecrã brilhante e um ecrã de montra.</p>
      <h2>À noite, o contrário</h2>
      <p>O véu desaparece com o sol. Às nove da noite, 2500 cd/m² encandeiam quem passa e quem conduz, e gastam luz que ninguém aproveita. Um sensor que leve o brilho de 2500 para 300 cd/m² ao anoitecer não é um extra: são dois quintos da fatura. O brilho e o consumo da retroiluminação andam quase a par, por isso um ecrã que gasta 290 W ao meio-dia pode gastar 80 W à noite.</p>
      <p>Confirme ainda as regras do seu município. Muitos limitam a luminância da publicidade depois de certa hora, e alguns pedem que se apague.</p>
      <h2>O que medir antes de pedir preço</h2>
      <ol>
      <li>Vá à montra às 12h00 e às 17h00 de um dia de sol. Fotografe o vidro do passeio, com a loja acesa: o que se vê na fotografia é o véu.</li>
      <li>Anote para que lado está virada a montra e se há sol direto, e a que horas.</li>
      <li>Veja se o vidro é simples, duplo ou laminado, e se tem película.</li>
      <li>Meça a profundidade entre o vidro e o fundo da montra.</li>
      <li>Diga o que quer mostrar: preços em letra pequena pedem contraste de 5, uma imagem de estação do ano vive com 3.</li>
      </ol>
      <p>Com isto escolhe-se um ecrã em dez minutos. Sem isto, escolhe-se o mais brilhante, que é o mais caro de comprar e o mais caro de ter ligado. Se a dúvida for o tamanho e não o brilho, comece por <a href="ref:article/screen-size">medir a distância a que se lê</a>.</p>
      <p>O que pôr no ecrã depois de escolhido está no ebook <a href="ref:ebook/shop-window">A montra que trabalha de noite</a>, um dos <a href="ref:page/lp-ebooks">três que escrevemos</a>.</p>
    `,
    en: `
      <p>Put a television made for a living room into a shop window and you find out two things: at night it is too bright, and at noon it looks switched off. The screen has not changed. What stands in front of it has.</p>
      <h2>Two units that get mixed up</h2>
      <p><strong>Lux</strong> measures the light that arrives at a surface. <strong>Candela per square metre</strong> (cd/m², often called nits) measures the light that leaves it towards your eyes. Screens are sold in cd/m²; the street is measured in lux. The colour of the wall connects them:</p>
      <blockquote>
      <p>luminance = illuminance × reflectance ÷ 3.14</p>
      <p>pale façade (50%) at 40,000 lx: 40,000 × 0.5 ÷ 3.14 = 6,370 cd/m²</p>
      </blockquote>
      <p>In other words, a sunlit façade across the road is brighter than any window display. And that façade is what you see in the glass.</p>
      <h2>Glass gives back 8% of the street</h2>
      <p>A single pane reflects about 4% at each face, 8% in all. From a façade of 6,370 cd/m² that sends back 510 cd/m², spread over the picture like a veil. The same pane lets through about 90% of the screen’s own light; double glazing with a low-emissivity coating lets through 75 to 80%.</p>
      <p>So the contrast a passer-by sees is screen white plus veil, divided by screen black plus veil. For text to be easy to read it should come to 5. For a large photograph, 3 will do.</p>
      <blockquote>
      <p>brightness needed = 4 × veil ÷ transmission of the glass</p>
      <p>4 × 510 ÷ 0.9 = 2,270 cd/m²</p>
      </blockquote>
      <h2>Five streets, five answers</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Opposite the window</th><th scope="col">Light on the façade</th><th scope="col">Veil on the glass</th><th scope="col">Brightness to read</th></tr></thead>
      <tbody>
      <tr><th scope="row">Covered arcade</th><td>500 lx</td><td>6 cd/m²</td><td>350 cd/m²*</td></tr>
      <tr><th scope="row">Narrow street in shade</th><td>5,000 lx</td><td>64 cd/m²</td><td>350 cd/m²*</td></tr>
      <tr><th scope="row">Wide street, overcast</th><td>15,000 lx</td><td>190 cd/m²</td><td>850 cd/m²</td></tr>
      <tr><th scope="row">Pale façade in sun</th><td>40,000 lx</td><td>510 cd/m²</td><td>2,270 cd/m²</td></tr>
      <tr><th scope="row">White façade, summer sun</th><td>60,000 lx</td><td>1,070 cd/m²</td><td>4,750 cd/m²</td></tr>
      </tbody>
      </table>
      <figcaption>Single glazing, a contrast of 5, façades that reflect half the light (70% in the last row). * The sum gives less, but below 350 cd/m² a picture looks dim beside the shop’s own lighting.</figcaption>
      </figure>
      <p>Most streets fall between the third row and the fourth. That is where the customary 2,500 cd/m² of window displays such as the <a href="ref:product/rua-55">Rua 55</a> comes from: it copes with a façade in the sun. For the last row no screen is the answer by itself. An awning is, or a film on the glass, or the cheapest option of all: set the screen two metres further back, or turn it so that what it reflects is the pavement, which is dark.</p>
      <h2>Sun on the screen itself is another matter</h2>
      <p>So far this was about reflection. When the sun falls on the screen, in windows that face south or west, heat is added: a square metre of dark surface receives close to 800 W through the glass. Ordinary liquid crystal goes dark in patches above 65 to 70 °C. A panel made for windows withstands 100 to 110 °C before it does, and is ventilated for a place 20 cm behind a pane. Always ask for that temperature. It is the difference between a bright screen and a window display.</p>
      <h2>At night, the reverse</h2>
      <p>The veil goes down with the sun. At nine in the evening 2,500 cd/m² dazzles people on foot and at the wheel, and spends light that nobody uses. A sensor that takes the screen from 2,500 to 300 cd/m² at dusk is no extra: it is two fifths of the electricity bill. Brightness and backlight power go nearly hand in hand, so a screen that draws 290 W at noon can run on 80 W at night.</p>
      <p>Check the rules of your council too. Many limit the luminance of advertising after a certain hour, and some want it switched off.</p>
      <h2>What to measure before you ask for a price</h2>
      <ol>
      <li>Stand outside the window at noon and at five on a sunny day. Photograph the glass from the pavement with the shop lights on: what you see in the photograph is the veil.</li>
      <li>Note which way the window faces, and when the sun falls on it.</li>
      <li>Find out whether the glass is single, double or laminated, and whether there is a film on it.</li>
      <li>Measure the depth between the glass and the back of the window.</li>
      <li>Say what you want to show: prices in small type need a contrast of 5, a seasonal picture lives with 3.</li>
      </ol>
      <p>With that, a display is chosen in ten minutes. Without it people choose the brightest, which costs the most to buy and the most to keep switched on. If it is the size you are unsure about, start by <a href="ref:article/screen-size">measuring the reading distance</a>.</p>
    `,
    es: `
      <p>Quien pone en el escaparate un televisor comprado para el salón descubre dos cosas: por la noche brilla demasiado y a mediodía parece apagado. La pantalla no ha cambiado. Ha cambiado lo que tiene delante.</p>
      <h2>Dos unidades que se confunden</h2>
      <p>El <strong>lux</strong> mide la luz que llega a una superficie. La <strong>candela por metro cuadrado</strong> (cd/m², que muchos llaman nit) mide la luz que sale de ella hacia los ojos. Las pantallas se anuncian en cd/m²; la calle se mide en lux. El puente entre ambas es el color de la pared:</p>
      <blockquote>
      <p>luminancia = iluminancia × reflexión ÷ 3,14</p>
      <p>fachada clara (50 %) con 40 000 lx: 40 000 × 0,5 ÷ 3,14 = 6370 cd/m²</p>
      </blockquote>
      <p>Es decir: la fachada de enfrente, al sol, es más luminosa que cualquier pantalla de escaparate. Y es lo que se ve en el cristal.</p>
      <h2>El cristal devuelve el 8 % de la calle</h2>
      <p>Un cristal sencillo refleja alrededor del 4 % en cada cara, un 8 % en total. De una fachada de 6370 cd/m² vuelven 510 cd/m², repartidos sobre la imagen como un velo. Ese mismo cristal deja pasar un 90 % de la luz de la pantalla; un doble acristalamiento con capa de baja emisividad, del 75 al 80 %.</p>
      <p>El contraste que ve quien pasa es, por tanto, el blanco de la pantalla más el velo, dividido entre el negro más el velo. Para que un texto se lea sin esfuerzo conviene que dé 5; para una fotografía grande basta con 3.</p>
      <blockquote>
      <p>brillo necesario = 4 × velo ÷ transmisión del cristal</p>
      <p>4 × 510 ÷ 0,9 = 2270 cd/m²</p>
      </blockquote>
      <h2>Cinco calles, cinco respuestas</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Frente al escaparate</th><th scope="col">Luz en la fachada</th><th scope="col">Velo en el cristal</th><th scope="col">Brillo para leer</th></tr></thead>
      <tbody>
      <tr><th scope="row">Galería comercial cubierta</th><td>500 lx</td><td>6 cd/m²</td><td>350 cd/m²*</td></tr>
      <tr><th scope="row">Calle estrecha, a la sombra</th><td>5000 lx</td><td>64 cd/m²</td><td>350 cd/m²*</td></tr>
      <tr><th scope="row">Calle ancha, cielo cubierto</th><td>15 000 lx</td><td>190 cd/m²</td><td>850 cd/m²</td></tr>
      <tr><th scope="row">Fachada clara al sol</th><td>40 000 lx</td><td>510 cd/m²</td><td>2270 cd/m²</td></tr>
      <tr><th scope="row">Fachada blanca, sol de verano</th><td>60 000 lx</td><td>1070 cd/m²</td><td>4750 cd/m²</td></tr>
      </tbody>
      </table>
      <figcaption>Cristal sencillo, contraste de 5, fachadas que reflejan la mitad de la luz (el 70 % en la última fila). * La cuenta daría menos, pero por debajo de 350 cd/m² la imagen parece apagada junto a la luz de la propia tienda.</figcaption>
      </figure>
      <p>La mayoría de las calles está entre la tercera fila y la cuarta. De ahí los 2500 cd/m² que se han hecho costumbre, como en la <a href="ref:product/rua-55">Rua 55</a>: bastan para una fachada al sol. Para la última fila ninguna pantalla es la solución por sí sola. Lo es un toldo, o una lámina en el cristal, o lo más barato de todo: alejarla dos metros del cristal, o girarla para que refleje la acera, que es oscura.</p>
      <h2>El sol directo sobre la pantalla es otro problema</h2>
      <p>Hasta aquí hablábamos del reflejo. Si el sol da en la propia pantalla, en escaparates orientados al sur o al oeste, se suma el calor: un metro cuadrado de superficie oscura recibe cerca de 800 W a través del cristal. El cristal líquido corriente se oscurece a manchas por encima de 65 o 70 °C. Un panel hecho para escaparates aguanta de 100 a 110 °C y tiene una ventilación pensada para estar a 20 cm del cristal. Pregunte siempre por esa temperatura: es la diferencia entre una pantalla brillante y una pantalla de escaparate.</p>
      <h2>De noche, al revés</h2>
      <p>El velo desaparece con el sol. A las nueve de la noche, 2500 cd/m² deslumbran a quien pasa y a quien conduce, y gastan una luz que nadie aprovecha. Un sensor que baje el brillo de 2500 a 300 cd/m² al anochecer no es un extra: son dos quintos de la factura. El brillo y el consumo de la retroiluminación van casi a la par, así que una pantalla que gasta 290 W a mediodía puede gastar 80 W por la noche.</p>
      <p>Consulte además la ordenanza de su municipio. Muchas limitan la luminancia de la publicidad a partir de cierta hora, y algunas piden que se apague.</p>
      <h2>Qué medir antes de pedir precio</h2>
      <ol>
      <li>Vaya al escaparate a las 12:00 y a las 17:00 de un día de sol. Fotografíe el cristal desde la acera, con la tienda encendida: lo que se ve en la foto es el velo.</li>
      <li>Anote hacia dónde está orientado y a qué horas le da el sol.</li>
      <li>Compruebe si el cristal es sencillo, doble o laminado, y si lleva lámina.</li>
      <li>Mida el fondo que hay detrás del cristal.</li>
      <li>Diga qué quiere mostrar: unos precios en letra pequeña piden un contraste de 5; una imagen de temporada vive con 3.</li>
      </ol>
      <p>Con eso se elige una pantalla en diez minutos. Sin eso se elige la más brillante, que es la más cara de comprar y la más cara de tener encendida. Si la duda es el tamaño y no el brillo, empiece por <a href="ref:article/screen-size">medir la distancia de lectura</a>.</p>
    `,
  },
  authorRole: { pt: 'Engenharia de produto', en: 'Product engineering', es: 'Ingeniería de producto' },
  publishedAt: '2026-10-21T09:00:00Z',
  updatedAt: '2026-10-21T09:00:00Z',
  picture: {
    id: 'article-window-brightness',
    alt: {
      pt: 'Dois ecrãs iguais numa montra ao sol: o da esquerda lê-se bem, o da direita, com menos brilho, está deslavado',
      en: 'Two displays in a sunlit shop window: the left one is easy to read, the right one, less bright, looks washed out',
      es: 'Dos pantallas en un escaparate al sol: la de la izquierda se lee bien, la de la derecha, con menos brillo, queda apagada',
    },
  },
  products: ['rua-55', 'rua-75', 'dueto-55'],
  related: ['screen-size', 'led-pitch', 'ip-ik'],
  seo: {
    title: {
      pt: 'Brilho de um ecrã de montra: lux e cd/m²',
      en: 'Window display brightness: lux and cd/m²',
      es: 'Brillo de un escaparate: lux y cd/m²',
    },
    description: {
      pt: 'Como calcular os cd/m² que um ecrã de montra precisa a partir da luz da rua e do reflexo do vidro, com uma tabela de cinco ruas e o que medir antes.',
      en: 'How to work out the cd/m² a window display needs from the light in the street and the reflection in the glass, with a table of five streets.',
      es: 'Cómo calcular los cd/m² que necesita una pantalla de escaparate según la luz de la calle y el reflejo del cristal, con una tabla de cinco calles.',
    },
  },
} satisfies ArticleContent<WrittenLocale>;
