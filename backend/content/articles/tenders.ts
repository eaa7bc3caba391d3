import type { ArticleContent } from '../entities.ts';

export const tenders = {
  key: 'tenders',
  topic: 'buying',
  slug: { pt: 'caderno-de-encargos-sem-marca' },
  title: { pt: 'Um caderno de encargos sem marca e com CPV certo' },
  summary: {
    pt: 'Descrever um ecrã sem descrever o de alguém. Que códigos usar, que números fixar, que provas pedir, e frases prontas a copiar.',
  },
  body: {
    pt: `
      <p>Recebemos cadernos de encargos em que só um modelo no mundo cabe, e outros em que cabe um televisor. Os dois dão problemas: o primeiro, de impugnação; o segundo, de uso. Entre um e outro há uma maneira de escrever que qualquer entidade pública pode seguir.</p>
      <h2>Comece pelo uso, não pela ficha</h2>
      <p>O Código dos Contratos Públicos (artigo 49.º) quer especificações que permitam a concorrência: por desempenho ou por norma, e sem marca, a não ser com «ou equivalente» quando não houver outra forma de descrever. Um parágrafo com o uso faz metade do trabalho: «salas de aula de 5,5 m de profundidade, com janelas a nascente, seis horas de uso por dia, escrita com o dedo e com caneta por duas pessoas ao mesmo tempo».</p>
      <p>Desse parágrafo saem os números, cada um com a sua razão. E uma razão escrita é o que se mostra quando alguém pergunta porquê.</p>
      <h2>O código CPV</h2>
      <p>O Vocabulário Comum para os Contratos Públicos não tem um código para «ecrã interativo». Usa-se o mais próximo como principal e acrescentam-se os outros:</p>
      <figure>
      <table>
      <thead><tr><th scope="col">Código</th><th scope="col">Designação</th><th scope="col">Quando</th></tr></thead>
      <tbody>
      <tr><th scope="row">30231320-6</th><td>Monitores táteis</td><td>Ecrãs, mesas e quiosques interativos</td></tr>
      <tr><th scope="row">30231300-0</th><td>Ecrãs de visualização</td><td>Montras, totens e paredes LED sem toque</td></tr>
      <tr><th scope="row">32322000-6</th><td>Equipamento multimédia</td><td>Conjuntos com som, câmara e computador</td></tr>
      <tr><th scope="row">34928470-3</th><td>Elementos de sinalização</td><td>Informação na rua e em edifícios</td></tr>
      <tr><th scope="row">48190000-6</th><td>Pacote de software educativo</td><td>Programas para a sala de aula</td></tr>
      <tr><th scope="row">51310000-8</th><td>Serviços de instalação de equipamento de rádio, televisão, som e vídeo</td><td>Montagem com linha própria</td></tr>
      </tbody>
      </table>
      <figcaption>Regulamento (CE) n.º 213/2008. Em cada produto nosso, o texto para cadernos de encargos traz os códigos com que costuma ser classificado.</figcaption>
      </figure>
      <h2>Que números fixar</h2>
      <p>Fixe mínimos e máximos e, onde só um valor serve de referência, «cerca de». Deixe de fora as medidas que nenhum uso exige. «Brilho de 400 cd/m²» exclui um ecrã de 450; «brilho não inferior a 350 cd/m²» não exclui ninguém que sirva. Poucos requisitos obrigatórios e bem escolhidos valem mais do que sessenta linhas copiadas.</p>
      <ul>
      <li><strong>Imagem:</strong> diagonal entre dois valores, resolução mínima, brilho mínimo, vidro antiencandeamento.</li>
      <li><strong>Toque:</strong> pontos em simultâneo, precisão, o que escreve (dedo, luva, caneta).</li>
      <li><strong>Energia:</strong> consumo típico máximo <em>com a condição de medição</em>, espera não superior a 0,5 W.</li>
      <li><strong>Vida:</strong> anos de peças, anos de atualizações de segurança, módulos que se trocam no local.</li>
      <li><strong>Acessibilidade:</strong> EN 301 549, com relatório por cláusula.</li>
      </ul>
      <blockquote><p>Se um número não puder ser verificado por si no dia da entrega, não o escreva. Se puder, escreva também como o vai verificar.</p></blockquote>
      <h2>As provas que se pedem</h2>
      <p>Marcação CE com declaração de conformidade; registo como produtor de equipamento elétrico e eletrónico (REEE) em Portugal; ficha técnica; relatório de acessibilidade; manual em português. Para a instalação em paredes leves ou na via pública, o cálculo da fixação assinado. Peça estes documentos na proposta apenas quando a falta deles torne a proposta inútil; os restantes, na habilitação ou na entrega.</p>
      <p>Desconfie de certificados com nomes sonoros que não se encontrem numa norma. E não peça prémios.</p>
      <h2>Critérios: o preço não é o único número</h2>
      <p>A lei admite o custo do ciclo de vida como critério. Com a folha de <a href="ref:article/seven-years">sete anos</a>, cada concorrente preenche consumo, consumíveis, peças e mensalidades, e a entidade multiplica pelos seus preços de energia e de mão de obra. A fórmula fica no programa do procedimento, igual para todos.</p>
      <p>Outros fatores que distinguem e que se medem: dias até haver técnico no local, dias até à reparação, prazo de entrega, anos de garantia para lá do mínimo. Uma demonstração pode pontuar, se a grelha disser o que se observa: ler da última fila, escrever a dois, recuperar de uma falha de rede.</p>
      <h2>Entrega e aceitação</h2>
      <p>É onde mais cadernos se calam. Escreva quem mede os vãos, quem leva a embalagem, quem liga à rede e com que regras, quantas horas de formação e para quantas pessoas. E um teste de aceitação com três passos:</p>
      <ol>
      <li>O equipamento corresponde aos mínimos, verificados com os instrumentos indicados.</li>
      <li>Funciona durante dez dias úteis no local, com as pessoas que o vão usar.</li>
      <li>Foi explicado, e há um manual em papel junto dele.</li>
      </ol>
      <h2>Frases para copiar</h2>
      <ul>
      <li>«Diagonal visível entre 1,60 m e 1,75 m, ou equivalente que assegure altura de imagem não inferior a 80 cm.»</li>
      <li>«Consumo típico não superior a 150 W, medido com 70 % de brilho e imagem de texto sobre fundo branco.»</li>
      <li>«Disponibilidade de peças durante sete anos após a última venda do modelo, com substituição separada de computador, fonte de alimentação e vidro.»</li>
      <li>«Atualizações de segurança do sistema operativo durante o período de garantia, sem custo adicional.»</li>
      <li>«O funcionamento das funções descritas não depende de subscrição paga após a aquisição.»</li>
      <li>«Relatório de conformidade com a EN 301 549, por cláusula, com indicação do método de verificação.»</li>
      </ul>
      <p>Em cada página de produto há um texto deste género, com «no mínimo», «no máximo» e «cerca de», sem o nosso nome nem as medidas do modelo, em «Compra e garantia»; o do <a href="ref:product/orion-65">Orion 65</a> serve de modelo. Use-o mesmo que o concurso venha a ser ganho por outro.</p>
    `,
  },
  picture: {
    id: 'article-tenders',
    alt: {
      pt: 'Pasta de argolas aberta num caderno de encargos: requisitos assinalados, uma caneta sobre a lista, um carimbo e um ecrã ao fundo da sala',
    },
  },
  authorRole: { pt: 'Propostas e contratação pública' },
  publishedAt: '2026-08-19T09:00:00Z',
  updatedAt: '2026-09-02T09:00:00Z',
  products: ['orion-65', 'orion-86', 'cais-22'],
  related: ['kiosk-accessibility', 'seven-years', 'ip-ik'],
  seo: {
    title: { pt: 'Caderno de encargos: ecrãs, quiosques e CPV' },
    description: {
      pt: 'O que escrever num caderno de encargos de ecrãs interativos e quiosques: códigos CPV, requisitos sem marca, provas, critérios e frases para copiar.',
    },
  },
} satisfies ArticleContent;
