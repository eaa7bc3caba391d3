import type { ArticleContent } from '../entities.ts';
import type { WrittenLocale } from '../localised.ts';

export const kioskAccessibility = {
  key: 'kiosk-accessibility',
  topic: 'buying',
  slug: {
    pt: 'en-301-549-num-quiosque',
    en: 'en-301-549-for-kiosks',
    es: 'en-301-549-en-un-quiosco',
  },
  title: {
    pt: 'A EN 301 549 num quiosque, cláusula a cláusula',
    en: 'EN 301 549 for kiosks, clause by clause',
    es: 'La EN 301 549 en un quiosco, cláusula a cláusula',
  },
  summary: {
    pt: 'A norma tem mais de cem páginas, e um quiosque toca em meia dúzia de assuntos. São estes, com os números e com o modo de os verificar de fita métrica na mão.',
    en: 'The standard runs to well over a hundred pages, and a kiosk touches half a dozen of its subjects. Here they are, with the figures and a way to check each with a tape measure.',
    es: 'La norma pasa de cien páginas y un quiosco toca media docena de asuntos. Son estos, con los números y la manera de comprobarlos con una cinta métrica.',
  },
  body: {
    pt: `
      <p>Desde 28 de junho de 2025, os terminais de autosserviço novos que vendem bilhetes, fazem check-in, recebem pagamentos ou prestam informação ao consumidor têm de ser acessíveis em toda a União Europeia. Di-lo a diretiva (UE) 2019/882, em Portugal o Decreto-Lei n.º 82/2022. O setor público já tinha as suas obrigações. A norma técnica a que todos recorrem é a EN 301 549.</p>
      <p>Nenhum quiosque é acessível por si. Só o é com o software que nele corre e no sítio onde está. Por isso separamos o que pertence a cada um.</p>
      <h2>O que se vê e a que altura (cláusula 8.3)</h2>
      <p>A cláusula 8.3 trata de equipamento fixo no chão ou na parede. Os números que interessam quando não há obstáculo à frente:</p>
      <figure>
      <table>
      <thead><tr><th scope="col">O quê</th><th scope="col">Valor</th><th scope="col">Como se verifica</th></tr></thead>
      <tbody>
      <tr><th scope="row">Comando mais alto</th><td>1220 mm do chão, no máximo</td><td>Fita métrica até ao botão ou à tecla no ecrã</td></tr>
      <tr><th scope="row">Comando mais baixo</th><td>380 mm, no mínimo</td><td>Atenção à saída do talão</td></tr>
      <tr><th scope="row">Espaço livre no chão</th><td>760 × 1220 mm</td><td>Fita-cola no chão: cabe uma cadeira de rodas</td></tr>
      <tr><th scope="row">Leitura sentado</th><td>olhos a 1015 mm do chão</td><td>Sentar-se e ler, com a luz do sítio</td></tr>
      <tr><th scope="row">Joelhos sob uma mesa</th><td>685 mm de altura livre</td><td>Só se for preciso aproximar-se por baixo</td></tr>
      </tbody>
      </table>
      </figure>
      <p>O erro mais comum não está na altura do quiosque, está no ecrã: um menu desenhado na metade de cima de um ecrã vertical de 32 polegadas põe o botão «confirmar» a 1,50 m. Ou o ecrã desce, ou um botão traz os comandos para a parte de baixo. No <a href="ref:product/cais-22">Cais 22</a>, o botão de altura põe tudo o que se toca abaixo de 1,20 m.</p>
      <h2>Quem não vê (cláusula 5.1)</h2>
      <p>Num quiosque ninguém instala o seu próprio leitor de ecrã; a norma chama-lhe funcionalidade fechada. Tem então de haver outra maneira de fazer tudo, sem visão:</p>
      <ul>
      <li>voz que diga o que está no ecrã, por auscultadores ou altifalante, com volume e com repetição;</li>
      <li>teclas que se encontrem com os dedos, porque o vidro é liso em toda a parte;</li>
      <li>privacidade: o que é pessoal não sai pelo altifalante sem se pedir;</li>
      <li>o que se imprime, dito também em voz: o número da senha não pode existir só em papel.</li>
      </ul>
      <p>Na prática são três peças: uma tomada de auscultadores assinalada, um teclado de quatro ou cinco teclas com relevo e um percurso de voz em cada ecrã do programa. As duas primeiras compram-se com o quiosque. A terceira é trabalho de software e é a que falta nas propostas.</p>
      <h2>Quem vê mal (cláusula 5.1.4)</h2>
      <p>Se não se pode ampliar, a letra tem de ser grande à partida: pelo menos 0,7 graus vistos à distância de uso. São 12,2 mm por metro.</p>
      <blockquote>
      <p>a 60 cm do ecrã: 600 × tan 0,7° = 7,3 mm de altura da maiúscula</p>
      <p>num ecrã de 21,5″ na vertical (1920 linhas em 476 mm): 30 linhas</p>
      </blockquote>
      <p>Junte-lhe o contraste de 4,5 para 1 no texto, que vem das regras da web e se aplica também a programas (cláusula 11). Meça-o no local: o reflexo de uma porta envidraçada tira metade do contraste que havia na oficina.</p>
      <h2>Quem tem pouca força ou uma só mão (cláusulas 5.5 e 8.4)</h2>
      <p>Nada pode obrigar a agarrar, beliscar ou rodar o pulso, e nenhum comando pode pedir mais de 22,2 N, o peso de um pacote de 2,2 kg. Empurre a tampa da impressora e puxe o talão com um dinamómetro de cozinha. Um ecrã tátil não pede força, mas pede precisão: botões de 20 mm com 5 mm entre eles acertam-se com o nó do dedo.</p>
      <p>Se houver teclado numérico, a tecla 5 tem uma marca ao tato. Se houver cartões ou talões com posição certa, essa posição descobre-se com os dedos.</p>
      <h2>Tempo, som e identidade</h2>
      <p>Três coisas que o programa decide: o ecrã não volta ao início sem avisar e sem deixar pedir mais tempo; nada se diz só pela cor nem só pelo som; e a impressão digital ou o rosto, se os houver, nunca são a única maneira de entrar (cláusula 5.3).</p>
      <h2>O que pedir ao fornecedor</h2>
      <ol>
      <li>Um relatório de conformidade com a EN 301 549, cláusula a cláusula, com «aplica-se», «cumpre» e «como foi verificado». Um selo não serve: não há certificado oficial de acessibilidade de quiosques.</li>
      <li>A versão da norma e a data do ensaio.</li>
      <li>Quem ensaiou: de preferência, também pessoas cegas e em cadeira de rodas.</li>
      <li>O que fica a cargo de quem instala: o chão livre, a luz, a sinalização tátil até ao quiosque.</li>
      <li>Quem corrige quando o programa mudar. A conformidade perde-se numa atualização.</li>
      </ol>
      <p>E os quiosques que já lá estão? A diretiva deixa os Estados permitir que os terminais anteriores a junho de 2025 sirvam até ao fim da sua vida económica, com um limite de vinte anos. É um prazo de tolerância, não uma dispensa: a próxima compra já não a tem. As frases prontas para um concurso estão em <a href="ref:article/tenders">caderno de encargos sem marca</a>.</p>
      <p>Para ensaiar um quiosque com pessoas antes de o pôr à porta, há um guião no ebook <a href="ref:ebook/accessible-counter">Um balcão para todos</a>.</p>
    `,
    en: `
      <p>Since 28 June 2025, new self-service terminals that sell tickets, check people in, take payments or give information to consumers have to be accessible throughout the European Union, under Directive (EU) 2019/882. Public bodies already had duties of their own. The technical standard all of them turn to is EN 301 549.</p>
      <p>No kiosk is accessible by itself. It becomes so together with the software that runs on it, in the place where it stands. That is why we keep the three apart below.</p>
      <h2>Sight lines and reach (clause 8.3)</h2>
      <p>Clause 8.3 deals with equipment fixed to the floor or the wall. Where nothing obstructs the approach, these are the figures that matter:</p>
      <figure>
      <table>
      <thead><tr><th scope="col">What</th><th scope="col">Value</th><th scope="col">How to check</th></tr></thead>
      <tbody>
      <tr><th scope="row">Highest control</th><td>1220 mm from the floor at most</td><td>Tape measure to the button or the key on screen</td></tr>
      <tr><th scope="row">Lowest control</th><td>380 mm at least</td><td>Mind where the slip comes out</td></tr>
      <tr><th scope="row">Clear floor space</th><td>760 × 1220 mm</td><td>Tape on the floor: does a wheelchair fit?</td></tr>
      <tr><th scope="row">Reading when seated</th><td>eyes at 1015 mm</td><td>Sit down and read, in the light of the place</td></tr>
      <tr><th scope="row">Knees under a table</th><td>685 mm of clear height</td><td>Only where knees have to fit underneath</td></tr>
      </tbody>
      </table>
      </figure>
      <p>The usual mistake is not the height of the kiosk but of the picture: a menu drawn in the upper half of a 32-inch portrait screen puts the ‘confirm’ button at 1.50 m. Either the screen comes down, or a button brings the controls to its lower part. On the <a href="ref:product/cais-22">Cais 22</a> the height button puts everything you touch below 1.20 m.</p>
      <h2>People who cannot see (clause 5.1)</h2>
      <p>Nobody installs their own screen reader on a kiosk; the standard calls this closed functionality. There must then be another way of doing everything without sight:</p>
      <ul>
      <li>speech for what is on the screen, through headphones or a speaker, with volume and repeat;</li>
      <li>keys that fingers can find, since glass is smooth everywhere;</li>
      <li>privacy: personal details do not come out of the speaker unasked;</li>
      <li>whatever is printed is also spoken: a queue number must not exist on paper only.</li>
      </ul>
      <p>In practice that means three parts: a marked headphone socket, a pad of four or five raised keys, and a spoken path through every page of the program. The first two come with the kiosk. The third is software work, and it is the one missing from quotations.</p>
      <h2>People with low vision (clause 5.1.4)</h2>
      <p>If text cannot be enlarged it has to be large from the start: at least 0.7 degrees at the distance of use, which is 12.2 mm per metre.</p>
      <blockquote>
      <p>60 cm from the screen: 600 × tan 0.7° = 7.3 mm for a capital letter</p>
      <p>on a 21.5″ portrait screen (1,920 lines in 476 mm): 30 lines</p>
      </blockquote>
      <p>Add a contrast of 4.5 to 1 for text, which comes from the rules of the web and holds for programs too (clause 11). Measure it on site: the reflection of a glazed door takes away half of the contrast there was in the workshop.</p>
      <h2>People with little strength or one hand (clauses 5.5 and 8.4)</h2>
      <p>Nothing may demand grasping, pinching or twisting the wrist, and no control may need more than 22.2 N, the weight of a 2.2 kg parcel. Try the printer flap and the slip with a kitchen spring balance. A touch screen asks for no force, but it does ask for precision: buttons of 20 mm with 5 mm between them can be hit with a knuckle.</p>
      <p>If there is a numeric keypad, its 5 is marked for the touch. If cards or slips have a right way round, fingers can tell which.</p>
      <h2>Time, sound and identity</h2>
      <p>Three matters for the program: the screen never goes back to the start without warning and without letting people ask for more time; nothing is said by colour alone or sound alone; and a fingerprint or a face, where used, is never the only way in (clause 5.3).</p>
      <h2>What to ask of a supplier</h2>
      <ol>
      <li>A conformance report on EN 301 549, clause by clause: applies, met, and how it was checked. A badge will not do, since there is no official certificate of kiosk accessibility.</li>
      <li>The version of the standard and the date of the test.</li>
      <li>Who tested: ideally blind people and wheelchair users as well.</li>
      <li>What is left to whoever installs it: clear floor, light, the tactile way to the kiosk.</li>
      <li>Who puts it right when the program changes. Conformance gets lost in updates.</li>
      </ol>
      <p>And the kiosks already there? The directive lets member states allow terminals from before June 2025 to serve until the end of their economic life, for twenty years at most. That is a period of grace and no exemption: your next purchase does not have it. What such a kiosk costs to keep is the subject of <a href="ref:article/seven-years">what a screen costs over seven years</a>.</p>
    `,
    es: `
      <p>Desde el 28 de junio de 2025, los terminales de autoservicio nuevos que venden billetes, hacen el check-in, cobran o informan al consumidor tienen que ser accesibles en toda la Unión Europea. Lo dice la Directiva (UE) 2019/882, en España la Ley 11/2023. El sector público ya tenía sus propias obligaciones. La norma técnica a la que todos acuden es la EN 301 549.</p>
      <p>Ningún quiosco es accesible por sí solo. Lo es con el software que lleva y en el lugar donde está. Por eso separamos lo que corresponde a cada uno.</p>
      <h2>Qué se ve y a qué altura (cláusula 8.3)</h2>
      <p>La cláusula 8.3 trata de los equipos fijos al suelo o a la pared. Estos son los números que importan cuando no hay obstáculos delante:</p>
      <figure>
      <table>
      <thead><tr><th scope="col">Qué</th><th scope="col">Valor</th><th scope="col">Cómo se comprueba</th></tr></thead>
      <tbody>
      <tr><th scope="row">Mando más alto</th><td>1220 mm del suelo como máximo</td><td>Cinta métrica hasta el botón o la tecla en pantalla</td></tr>
      <tr><th scope="row">Mando más bajo</th><td>380 mm como mínimo</td><td>Cuidado con la salida del tique</td></tr>
      <tr><th scope="row">Espacio libre en el suelo</th><td>760 × 1220 mm</td><td>Cinta adhesiva: cabe una silla de ruedas</td></tr>
      <tr><th scope="row">Lectura sentado</th><td>ojos a 1015 mm del suelo</td><td>Sentarse y leer, con la luz del lugar</td></tr>
      <tr><th scope="row">Rodillas bajo una mesa</th><td>685 mm de altura libre</td><td>Solo si hay que acercarse por debajo</td></tr>
      </tbody>
      </table>
      </figure>
      <p>El error más común no está en la altura del quiosco, está en la pantalla: un menú dibujado en la mitad superior de una pantalla vertical de 32 pulgadas deja el botón «confirmar» a 1,50 m. O baja la pantalla, o un botón lleva los mandos a la parte inferior. En el <a href="ref:product/cais-22">Cais 22</a>, el botón de altura pone todo lo que se toca por debajo de 1,20 m.</p>
      <h2>Quien no ve (cláusula 5.1)</h2>
      <p>En un quiosco nadie instala su propio lector de pantalla; la norma lo llama funcionalidad cerrada. Tiene que haber, entonces, otra manera de hacerlo todo sin ver:</p>
      <ul>
      <li>una voz que diga lo que hay en pantalla, por auriculares o altavoz, con volumen y repetición;</li>
      <li>teclas que se encuentren con los dedos, porque el cristal es liso en todas partes;</li>
      <li>privacidad: lo personal no sale por el altavoz sin pedirlo;</li>
      <li>lo que se imprime, dicho también en voz alta: el número de turno no puede existir solo en papel.</li>
      </ul>
      <p>En la práctica son tres piezas: una toma de auriculares señalizada, un teclado de cuatro o cinco teclas en relieve y un recorrido hablado por cada pantalla del programa. Las dos primeras se compran con el quiosco. La tercera es trabajo de software, y es la que falta en las ofertas.</p>
      <h2>Quien ve mal (cláusula 5.1.4)</h2>
      <p>Si no se puede ampliar, la letra ha de ser grande de entrada: al menos 0,7 grados a la distancia de uso, que son 12,2 mm por metro.</p>
      <blockquote>
      <p>a 60 cm de la pantalla: 600 × tan 0,7° = 7,3 mm de altura de la mayúscula</p>
      <p>en una pantalla de 21,5″ en vertical (1920 líneas en 476 mm): 30 líneas</p>
      </blockquote>
      <p>Añada un contraste de 4,5 a 1 en el texto, que viene de las reglas de la web y vale también para los programas (cláusula 11). Mídalo en el lugar: el reflejo de una puerta acristalada quita la mitad del contraste que había en el taller.</p>
      <h2>Quien tiene poca fuerza o una sola mano (cláusulas 5.5 y 8.4)</h2>
      <p>Nada puede obligar a agarrar, pellizcar o girar la muñeca, y ningún mando puede pedir más de 22,2 N, el peso de un paquete de 2,2 kg. Pruebe la tapa de la impresora y tire del tique con un dinamómetro de cocina. Una pantalla táctil no pide fuerza, pero sí precisión: unos botones de 20 mm con 5 mm entre ellos se aciertan con el nudillo.</p>
      <p>Si hay teclado numérico, la tecla 5 lleva una marca al tacto. Si las tarjetas o los tiques tienen una posición correcta, se distingue con los dedos.</p>
      <h2>Tiempo, sonido e identidad</h2>
      <p>Tres cosas que decide el programa: la pantalla no vuelve al inicio sin avisar y sin dejar pedir más tiempo; nada se dice solo con el color ni solo con el sonido; y la huella o el rostro, si los hay, nunca son la única manera de entrar (cláusula 5.3).</p>
      <h2>Qué pedir al proveedor</h2>
      <ol>
      <li>Un informe de conformidad con la EN 301 549, cláusula a cláusula, con «aplica», «cumple» y «cómo se comprobó». Un sello no sirve: no existe un certificado oficial de accesibilidad de quioscos.</li>
      <li>La versión de la norma y la fecha del ensayo.</li>
      <li>Quién lo ensayó: mejor si también hubo personas ciegas y en silla de ruedas.</li>
      <li>Qué queda a cargo de quien instala: el suelo libre, la luz, el camino táctil hasta el quiosco.</li>
      <li>Quién lo corrige cuando cambie el programa. La conformidad se pierde en una actualización.</li>
      </ol>
      <p>¿Y los quioscos que ya están? La directiva deja que los Estados permitan usar los terminales anteriores a junio de 2025 hasta el final de su vida económica, con un límite de veinte años. Es un plazo de tolerancia y no una dispensa: la próxima compra ya no lo tiene. Lo que cuesta mantener uno está en <a href="ref:article/seven-years">cuánto cuesta una pantalla en siete años</a>.</p>
    `,
  },
  authorRole: {
    pt: 'Acessibilidade e ensaios',
    en: 'Accessibility and testing',
    es: 'Accesibilidad y ensayos',
  },
  publishedAt: '2026-09-09T09:00:00Z',
  updatedAt: '2026-09-09T09:00:00Z',
  picture: {
    id: 'article-kiosk-accessibility',
    alt: {
      pt: 'Quiosque com uma cadeira de rodas ao lado e duas linhas pintadas na parede, a 38 e a 122 cm: as alturas a que se chega sentado',
      en: 'Kiosk with a wheelchair beside it and two lines painted on the wall, at 38 and 122 cm: what can be reached from the seat',
      es: 'Quiosco con una silla de ruedas al lado y dos líneas pintadas en la pared, a 38 y a 122 cm: las alturas al alcance desde ella',
    },
  },
  products: ['cais-22', 'cais-32', 'ponto-15'],
  related: ['seven-years', 'tenders', 'queue-tickets'],
  seo: {
    title: {
      pt: 'EN 301 549: acessibilidade de quiosques',
      en: 'EN 301 549: accessible kiosks explained',
      es: 'EN 301 549: accesibilidad de quioscos',
    },
    description: {
      pt: 'As cláusulas da EN 301 549 que contam num quiosque: alturas, alcance, voz, tamanho de letra e força, com valores e o que pedir ao fornecedor.',
      en: 'The clauses of EN 301 549 that matter for a kiosk: heights, reach, speech, letter size and force, with figures and what to ask of a supplier.',
      es: 'Las cláusulas de la EN 301 549 que cuentan en un quiosco: alturas, alcance, voz, tamaño de letra y fuerza, con valores y qué pedir al proveedor.',
    },
  },
} satisfies ArticleContent<WrittenLocale>;
