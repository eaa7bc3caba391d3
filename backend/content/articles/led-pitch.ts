import type { ArticleContent } from '../entities.ts';

export const ledPitch = {
  key: 'led-pitch',
  topic: 'choosing',
  slug: { pt: 'passo-de-pixel-numa-parede-led' },
  title: { pt: 'Parede LED: o passo de píxel e o metro a que se vê' },
  summary: {
    pt: 'Pagar passo fino onde ninguém se aproxima é deitar dinheiro à parede. Pagar pouco onde se lê de perto, também. A conta leva um minuto.',
  },
  body: {
    pt: `
      <p>Numa parede LED não se escolhe a resolução: escolhe-se a distância entre píxeis, e a resolução vem com o tamanho. Essa distância, o passo, é o número que está no nome de quase todos os produtos, em milímetros.</p>
      <h2>A distância a que os pontos se fundem</h2>
      <p>Um olho com boa vista separa dois pontos a um minuto de arco. Um milímetro ocupa um minuto de arco a 3,4 m. Daqui sai o limite exigente:</p>
      <blockquote>
      <p>distância a que a imagem parece lisa = passo em mm × 3,4 m</p>
      <p>passo de 2,5 mm: 8,6 m</p>
      </blockquote>
      <p>Na prática ninguém procura píxeis, e a maioria das pessoas dá-se por satisfeita muito mais perto. A regra de uso corrente é um metro por milímetro para vídeo e fotografia, e dois metros por milímetro quando há texto pequeno. Três colunas, então:</p>
      <figure>
      <table>
      <thead><tr><th scope="col">Passo</th><th scope="col">Vídeo</th><th scope="col">Texto</th><th scope="col">Liso ao olho</th></tr></thead>
      <tbody>
      <tr><th scope="row">1,25 mm</th><td>1,3 m</td><td>2,5 m</td><td>4,3 m</td></tr>
      <tr><th scope="row">1,6 mm</th><td>1,6 m</td><td>3,2 m</td><td>5,5 m</td></tr>
      <tr><th scope="row">2,5 mm</th><td>2,5 m</td><td>5 m</td><td>8,6 m</td></tr>
      <tr><th scope="row">3,9 mm</th><td>3,9 m</td><td>7,8 m</td><td>13 m</td></tr>
      <tr><th scope="row">8 mm</th><td>8 m</td><td>16 m</td><td>28 m</td></tr>
      </tbody>
      </table>
      <figcaption>Distância mínima da pessoa mais próxima que importa, e não da média.</figcaption>
      </figure>
      <h2>Quantos píxeis dá a minha parede</h2>
      <p>Divida a largura e a altura pelo passo. Uma parede de 3 m × 1,7 m:</p>
      <ul>
      <li>a 2,5 mm tem 1200 × 680 píxeis: chega para vídeo e títulos, não para uma folha de cálculo;</li>
      <li>a 1,6 mm tem 1880 × 1060: quase Full HD;</li>
      <li>a 1,25 mm tem 2400 × 1360: Full HD com folga.</li>
      </ul>
      <p>O salto de 2,5 para 1,25 quadruplica o número de LED. É por isso que o preço não dobra, faz mais do que isso, e que reduzir a parede é às vezes melhor do que afinar o passo: com o mesmo número de píxeis, uma parede mais pequena vista de mais perto mostra o mesmo.</p>
      <p>Há ainda um tamanho mínimo de letra. Uma maiúscula legível precisa de 9 a 10 píxeis de altura. A 3,9 mm são 4 cm; a 1,25 mm é pouco mais de 1 cm. Desenhe o conteúdo mais difícil, numa folha, com esses centímetros, e veja se cabe.</p>
      <h2>LED ou ecrã?</h2>
      <p>Até 98 polegadas, um ecrã LCD dá mais píxeis, custa menos e traz toque. Uma parede LED de 138 polegadas em Full HD, como o <a href="ref:product/palco-138">Palco 138</a>, tem os mesmos píxeis que um telefone; ganha em tamanho, em brilho e por não ter juntas. A fronteira prática:</p>
      <ol>
      <li>precisa de mais de 2,2 m de largura, ou de uma forma que não é 16:9;</li>
      <li>há luz do dia na parede e o público está a mais de 3 m;</li>
      <li>ninguém precisa de lhe tocar, ou toca-se noutro ecrã, ao lado.</li>
      </ol>
      <p>Com um «não» na segunda e na terceira, um <a href="ref:product/atlas-98">Atlas 98</a> é provavelmente a compra certa.</p>
      <h2>Brilho, e porque se usa pouco</h2>
      <p>Uma parede de interior dá 600 a 1000 cd/m². Num auditório usa-se a 200. Numa fachada pedem-se 5000 ou mais, de dia, e 300 a 500 de noite. O que importa é que a imagem se aguente quando se baixa: peça para ver a parede a 20 % de brilho com um rosto e um céu em gradação. Se o céu ficar aos degraus, falta profundidade de cor no controlo, e isso não se vê na ficha.</p>
      <h2>Energia e calor</h2>
      <p>O consumo de um LED depende da imagem. O valor máximo é um ecrã todo branco a 100 %; o médio costuma andar por um terço. Uma <a href="ref:product/aurora-25">Aurora 2.5</a> de 3,2 × 1,44 m pede uma linha elétrica para 2110 W, mas gasta 720 W em vídeo. Tudo isso vira calor na sala: é um pequeno aquecedor, e o ar condicionado tem de contar com ele.</p>
      <h2>Manutenção: o que se vê em seis meses</h2>
      <ul>
      <li><strong>Acesso pela frente ou por trás?</strong> Se a parede encosta, só pela frente. Confirme que se tira uma placa com íman em menos de um minuto.</li>
      <li><strong>Placas de reserva do mesmo lote.</strong> Os LED têm cor de fábrica ligeiramente diferente de lote para lote. Compre 3 a 5 % a mais no início; mais tarde será difícil encontrar iguais.</li>
      <li><strong>Píxeis mortos.</strong> Escreva no contrato quantos por metro quadrado se aceitam e em que prazo se trocam.</li>
      <li><strong>Cantos.</strong> Num átrio, as placas de baixo levam com carrinhos e mochilas. Resina sobre o LED (COB) resiste; LED à vista parte-se.</li>
      </ul>
      <h2>O pedido, em quatro linhas</h2>
      <p>Largura e altura disponíveis; distância da pessoa mais próxima e da mais distante; o que se vai mostrar, com o texto mais pequeno; luz no local. Com isto sabe-se o passo. E se a resposta for «um ecrã chega», diremos isso: <a href="ref:article/screen-size">a conta do tamanho</a> é a mesma.</p>
    `,
  },
  authorRole: { pt: 'Equipa de projeto de salas' },
  publishedAt: '2026-06-17T09:00:00Z',
  updatedAt: '2026-06-17T09:00:00Z',
  picture: {
    id: 'article-led-pitch',
    alt: {
      pt: 'Três módulos LED com a mesma imagem lado a lado: no primeiro não se distinguem os pontos, no último contam-se',
    },
  },
  products: ['aurora-25', 'palco-138', 'atlas-98'],
  related: ['screen-size', 'window-brightness', 'seven-years'],
  seo: {
    title: { pt: 'Passo de píxel: como escolher uma parede LED' },
    description: {
      pt: 'Que passo de píxel pedir numa parede LED conforme a distância, quantos píxeis dá cada tamanho, quando basta um ecrã e o que escrever no contrato.',
    },
  },
} satisfies ArticleContent;
