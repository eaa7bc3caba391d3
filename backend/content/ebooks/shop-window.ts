import type { EbookContent } from '../entities.ts';

export const shopWindow = {
  key: 'shop-window',
  slug: { pt: 'a-montra-que-trabalha-de-noite' },
  title: { pt: 'A montra que trabalha de noite' },
  summary: {
    pt: 'Para quem tem loja e vidro para a rua: escolher o ecrã, escrever o que mostra e saber se alguém parou para ver.',
  },
  points: [
    { pt: 'Quanto brilho pede a sua rua, e quando é melhor um toldo' },
    { pt: 'Como se desenha uma imagem que se lê em três segundos' },
    { pt: 'Um horário de brilho que corta o consumo sem escurecer a loja' },
    { pt: 'Três maneiras de contar quem para, sem câmaras' },
  ],
  chapters: [
    {
      key: 'street',
      title: { pt: 'Começar do lado de fora' },
      body: {
        pt: `
          <p>Uma montra é vista por quem não ia entrar. Passa a 1,3 m por segundo, olha para o lado durante dois ou três, e decide. Tudo neste livro parte desses três segundos.</p>
          <h3>Um quarto de hora no passeio</h3>
          <p>Vá para o outro lado da rua, com um caderno, a três horas diferentes. Conte quem passa em cada sentido, quem olha e quem para. Faça-o antes de haver ecrã: é o único número com que depois se pode comparar.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">Hora</th><th scope="col">Passam</th><th scope="col">Olham</th><th scope="col">Param</th><th scope="col">Entram</th></tr></thead>
          <tbody>
          <tr><th scope="row">9h00 às 9h15</th><td></td><td></td><td></td><td></td></tr>
          <tr><th scope="row">13h00 às 13h15</th><td></td><td></td><td></td><td></td></tr>
          <tr><th scope="row">18h00 às 18h15</th><td></td><td></td><td></td><td></td></tr>
          <tr><th scope="row">22h00 às 22h15</th><td></td><td></td><td></td><td>loja fechada</td></tr>
          </tbody>
          </table>
          <figcaption>Para preencher. Repita em dois dias, um de semana e um sábado.</figcaption>
          </figure>
          <h3>O que o vidro mostra</h3>
          <p>Fotografe a montra de frente, ao meio-dia. Se na fotografia se vê melhor o prédio em frente do que a loja, é isso que as pessoas veem. Note a que altura está o reflexo mais escuro, quase sempre o do passeio ou o de um carro estacionado: é aí que um ecrã se lê melhor, e costuma ser mais baixo do que se imagina.</p>
          <h3>De que lado vêm</h3>
          <p>Numa rua em que quase todos andam no mesmo sentido, por exemplo a caminho de uma estação, um ecrã de frente é visto de lado. Dois ecrãs estreitos em ângulo, ou um de duas faces pendurado na perpendicular, ganham a um grande e paralelo ao vidro.</p>
        `,
      },
    },
    {
      key: 'brightness',
      title: { pt: 'Quanto brilho, e quanto toldo' },
      body: {
        pt: `
          <p>O que apaga um ecrã numa montra não é a luz que lhe bate, é o reflexo do vidro à frente dele. Um vidro simples devolve 8 % do que está do outro lado da rua. Uma fachada clara ao sol tem uns 6000 cd/m²; o seu reflexo, quase 500. A imagem tem de vencer isso.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">Em frente à montra</th><th scope="col">Brilho para ler texto</th><th scope="col">Antes de comprar mais</th></tr></thead>
          <tbody>
          <tr><th scope="row">Galeria coberta</th><td>350 cd/m²</td><td>Nada a fazer</td></tr>
          <tr><th scope="row">Rua estreita, sombra</th><td>350 cd/m²</td><td>Limpar o vidro por dentro</td></tr>
          <tr><th scope="row">Rua larga, céu encoberto</th><td>850 cd/m²</td><td>Recuar o ecrã 50 cm</td></tr>
          <tr><th scope="row">Fachada clara ao sol</th><td>2270 cd/m²</td><td>Película ou toldo curto</td></tr>
          <tr><th scope="row">Fachada branca, verão</th><td>4750 cd/m²</td><td>Toldo, ou outro vidro da loja</td></tr>
          </tbody>
          </table>
          <figcaption>Contraste de 5 com vidro simples. As contas estão no artigo <a href="ref:article/window-brightness">De quanto brilho precisa um ecrã de montra</a>.</figcaption>
          </figure>
          <h3>Calor</h3>
          <p>Um ecrã de 55 polegadas a 2500 cd/m² gasta perto de 290 W e devolve-os em calor, num espaço fechado entre o vidro e um fundo. Deixe 10 cm livres em baixo e em cima para o ar subir, e não encoste tecido ao painel. Se o sol bate no próprio ecrã, pergunte até que temperatura aguenta o painel sem manchar: 110 °C é a resposta que se procura; 70 °C é um ecrã de interior.</p>
          <h3>Peso e fixação</h3>
          <p>Um ecrã pendurado em dois cabos de aço precisa de um teto que aguente quatro vezes o peso. Muitos tetos falsos de loja não aguentam nada. Um poste do chão ao teto, ou um suporte de chão, resolve sem furar o que é do senhorio.</p>
        `,
      },
    },
    {
      key: 'content',
      title: { pt: 'Três segundos: desenhar o que se mostra' },
      body: {
        pt: `
          <p>A maior parte das montras digitais falha no conteúdo. O ecrã está certo e mostra um folheto.</p>
          <h3>Uma coisa de cada vez</h3>
          <p>Uma imagem, cinco a sete palavras, um preço se o houver. Quem para lê mais; quem passa, só isto. Faça a prova: mostre a imagem três segundos a alguém e pergunte o que era. Se a pessoa disser «uma promoção», falta o produto. Se disser «um casaco azul, 89», está feito.</p>
          <h3>Letra</h3>
          <p>A 3 m, que é a distância do passeio, a letra mais pequena tem 13 mm de altura para se ler sem esforço; para se ler a andar, o dobro. Num ecrã de 55 polegadas na vertical, com 1210 mm e 1920 linhas, 26 mm são 41 linhas. Qualquer coisa menor é decoração.</p>
          <blockquote><p>altura da letra = 4,4 mm × metros, e o dobro para quem vai a andar</p></blockquote>
          <h3>Movimento</h3>
          <p>O olho apanha movimento pelo canto, e é isso que faz parar. Mas pouco: um tecido que mexe, um vapor que sobe, uma mudança a cada oito segundos. Um vídeo frenético é um ecrã que se ignora ao segundo dia. Nunca ponha luz intermitente: além de cansar, há quem tenha crises por causa dela.</p>
          <h3>Um calendário para o ano</h3>
          <figure>
          <table>
          <thead><tr><th scope="col">Hora</th><th scope="col">Quem passa</th><th scope="col">O que mostrar</th></tr></thead>
          <tbody>
          <tr><th scope="row">7h30 às 10h00</th><td>Quem vai trabalhar</td><td>Uma coisa para hoje; a hora a que abre</td></tr>
          <tr><th scope="row">10h00 às 17h00</th><td>Quem passeia</td><td>Novidades, de perto</td></tr>
          <tr><th scope="row">17h00 às 20h00</th><td>Quem volta</td><td>O que ainda se pode levar hoje</td></tr>
          <tr><th scope="row">20h00 às 23h00</th><td>Quem sai à noite</td><td>Uma imagem bonita e o endereço da loja na internet</td></tr>
          </tbody>
          </table>
          </figure>
          <p>Quatro imagens por dia, trocadas todas as semanas, são duzentas por ano. Parece muito. Feitas com um modelo e as fotografias que já tem, é uma hora por semana.</p>
        `,
      },
    },
    {
      key: 'energy',
      title: { pt: 'A fatura da noite' },
      body: {
        pt: `
          <p>De dia o brilho vence o sol; à noite só vence os outros candeeiros. Um ecrã que fica a 2500 cd/m² às onze da noite encandeia e gasta mais de três vezes o que precisa.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">Período</th><th scope="col">Brilho</th><th scope="col">Potência</th><th scope="col">Horas</th><th scope="col">Energia</th></tr></thead>
          <tbody>
          <tr><th scope="row">8h00 às 18h00</th><td>2500 cd/m²</td><td>290 W</td><td>10</td><td>2,9 kWh</td></tr>
          <tr><th scope="row">18h00 às 21h00</th><td>800 cd/m²</td><td>130 W</td><td>3</td><td>0,39 kWh</td></tr>
          <tr><th scope="row">21h00 às 24h00</th><td>300 cd/m²</td><td>80 W</td><td>3</td><td>0,24 kWh</td></tr>
          <tr><th scope="row">0h00 às 8h00</th><td>apagado</td><td>0,5 W</td><td>8</td><td>0,004 kWh</td></tr>
          </tbody>
          </table>
          <figcaption>Ordem de grandeza para um ecrã de 55 polegadas: 3,5 kWh por dia. Sempre no máximo, das 8h00 às 24h00, seriam 4,6 kWh.</figcaption>
          </figure>
          <p>A diferença é de 1,1 kWh por dia, 400 por ano. E de dia ainda há margem: com o céu encoberto, o sensor leva o ecrã a 1000 cd/m² sem ninguém dar por isso, e a média de um dia de loja desce para 170 W, ou 2,7 kWh.</p>
          <h3>Apagar é uma decisão</h3>
          <p>Entre a uma e as sete da manhã quase ninguém passa. Um ecrã apagado também diz alguma coisa: que a loja se importa. E muitos municípios limitam a luz da publicidade durante a noite; pergunte na câmara antes de instalar, e guarde a resposta.</p>
          <h3>Vida do painel</h3>
          <p>Quanto menos brilho, mais dura. Um painel de 50 000 h perde metade do brilho nessas horas se estiver no máximo; a meio brilho, dura bastante mais. O horário acima não poupa só energia: adia a compra seguinte.</p>
        `,
      },
    },
    {
      key: 'touch',
      title: { pt: 'Tocar através do vidro' },
      body: {
        pt: `
          <p>Uma película colada por dentro da montra faz do vidro um ecrã tátil, e a loja passa a responder quando está fechada. Nem sempre vale a pena.</p>
          <h3>Quando sim</h3>
          <ul>
          <li>Quem para tem uma pergunta: que casas há, a que horas, há o meu número?</li>
          <li>Há espaço para parar no passeio, sem tapar quem passa.</li>
          <li>O vidro é simples ou laminado, até cerca de 14 mm. Um vidro duplo tem ar no meio e não serve.</li>
          </ul>
          <h3>Quando não</h3>
          <p>Se a resposta cabe numa imagem, mostre a imagem. Se chove na cara de quem toca, ninguém toca. E se o passeio tem menos de 2 m, quem para incomoda.</p>
          <h3>Desenhar para um vidro na rua</h3>
          <ul>
          <li>Tudo o que se toca entre 90 e 120 cm do chão: chegam crianças e quem usa cadeira de rodas.</li>
          <li>Botões de 30 mm: através do vidro o dedo acerta pior, e com luvas ainda pior.</li>
          <li>Três toques até à resposta.</li>
          <li>Volta ao início ao fim de 40 segundos, com aviso.</li>
          <li>Nada pessoal: a rua vê tudo. Para continuar, um código para o telemóvel.</li>
          </ul>
          <h3>Limpeza</h3>
          <p>Por fora limpa-se como qualquer montra, todas as manhãs. A película está por dentro e não se raspa: diga-o a quem lava os vidros, e ponha-o por escrito na ficha da empresa de limpeza.</p>
        `,
      },
    },
    {
      key: 'measure',
      title: { pt: 'Contar quem para, sem câmaras' },
      body: {
        pt: `
          <p>Há quem venda montras que reconhecem a idade e o humor de quem passa. Além de ser um tratamento de dados pessoais difícil de justificar, raramente responde ao que interessa: vendeu-se mais? Três métodos simples respondem melhor.</p>
          <h3>O caderno</h3>
          <p>O mesmo quarto de hora do primeiro capítulo, um mês depois, nos mesmos dias e horas. Compare a fração que para, não o número: se chovia, passou menos gente, mas a fração fala.</p>
          <blockquote><p>paragens ÷ passagens, antes e depois</p></blockquote>
          <h3>A semana sim, semana não</h3>
          <p>Mostre um produto no ecrã numa semana e não o mostre na seguinte, durante dois meses. Compare as vendas dele na caixa. Oito semanas chegam para ver uma diferença que valha a pena; se não se vê, não há.</p>
          <h3>O código</h3>
          <p>Um código no ecrã à noite, com endereço próprio, conta quem quis saber mais quando a loja estava fechada. É um número pequeno. Dez por semana são dez pessoas que voltavam para casa sem nada.</p>
          <h3>O que não se conta</h3>
          <p>Não grave imagens da rua, não conte telefones pelo Wi-Fi. Nem uma coisa nem outra se faz sem consentimento de quem passa, e ninguém consente a um vidro.</p>
        `,
      },
    },
    {
      key: 'list',
      title: { pt: 'A lista, para levar à reunião' },
      body: {
        pt: `
          <h3>Na rua</h3>
          <ul>
          <li>Contagem de um quarto de hora, três vezes, dois dias</li>
          <li>Fotografia do vidro ao meio-dia e às 17h00</li>
          <li>Orientação da montra e horas de sol direto</li>
          <li>Regras do município para publicidade luminosa</li>
          </ul>
          <h3>Na loja</h3>
          <ul>
          <li>Tipo de vidro, película, profundidade</li>
          <li>Teto, chão, tomada e rede</li>
          <li>Quem troca as imagens, e quando</li>
          </ul>
          <h3>No pedido</h3>
          <ul>
          <li>Brilho mínimo, com sensor e horário</li>
          <li>Temperatura a que o painel mancha</li>
          <li>Consumo típico a meio brilho</li>
          <li>Vida em horas, anos de peças</li>
          <li>Programa de imagens: tem mensalidade? o que acontece sem ela?</li>
          </ul>
          <h3>Ao fim de dois meses</h3>
          <ul>
          <li>Paragens ÷ passagens, antes e depois</li>
          <li>Vendas das semanas com e sem</li>
          <li>Energia por dia, no contador</li>
          </ul>
          <p>Se nos enviar as duas fotografias do vidro com o <a href="ref:page/lp-quote">pedido de orçamento</a>, dizemos que brilho a sua rua pede, e se é caso para ecrã ou para toldo.</p>
        `,
      },
    },
  ],
  picture: {
    id: 'rua-75-use',
    alt: { pt: 'Montra de uma agência de viagens ao anoitecer: o ecrã anuncia os Açores' },
  },
  seo: {
    title: { pt: 'Ebook: a montra digital que trabalha de noite' },
    description: {
      pt: 'Ebook gratuito para lojas: brilho conforme a rua, imagens que se leem em três segundos, horário de consumo e maneiras de contar quem para.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies EbookContent;
