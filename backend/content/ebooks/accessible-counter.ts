import type { EbookContent } from '../entities.ts';

export const accessibleCounter = {
  key: 'accessible-counter',
  slug: { pt: 'um-balcao-para-todos' },
  title: { pt: 'Um balcão para todos' },
  summary: {
    pt: 'Um quiosque num serviço público sem deixar ninguém à porta: medidas, voz, textos simples e um ensaio de uma tarde.',
  },
  points: [
    { pt: 'As medidas que contam, e como as tirar com uma fita métrica' },
    { pt: 'Um percurso de voz desenhado em papel, antes de haver programa' },
    { pt: 'Regras de escrita para ecrãs que toda a gente lê' },
    { pt: 'Um guião de ensaio com cinco pessoas e uma tarde' },
  ],
  chapters: [
    {
      key: 'who',
      title: { pt: 'Quem fica à porta' },
      body: {
        pt: `
          <p>Um quiosque substitui uma pergunta feita a uma pessoa. Quando corre bem, ganha-se tempo; quando corre mal, alguém volta para casa sem ser atendido e não apresenta queixa, porque não sabe a quem. Este livro é sobre essa pessoa.</p>
          <h3>Cinco visitas</h3>
          <ul>
          <li><strong>Quem vem de cadeira de rodas</strong> chega bem ao ecrã mas não ao papel, que sai a 1,35 m.</li>
          <li><strong>Quem não vê</strong> encontra o quiosque com a bengala e, nele, um vidro liso.</li>
          <li><strong>Quem está há três meses em Portugal</strong> lê as letras e não as palavras.</li>
          <li><strong>Quem tem 81 anos</strong> tem as mãos trémulas e pressa de não incomodar.</li>
          <li><strong>Quem traz um bebé ao colo</strong> tem uma mão e meio minuto.</li>
          </ul>
          <p>Cada visita corresponde a uma cláusula da norma EN 301 549 e a uma parte deste livro. Um quiosque que os serve aos cinco serve também a pessoa apressada sem deficiência nenhuma, que é quem mais o usa.</p>
          <h3>O que a lei pede</h3>
          <p>Desde 28 de junho de 2025, os terminais de autosserviço novos que prestam serviços ao consumidor têm de ser acessíveis (diretiva (UE) 2019/882; Decreto-Lei n.º 82/2022). Os sítios e as aplicações do setor público já tinham de o ser. A norma técnica de referência é a EN 301 549. Nada disto dispensa o balcão com uma pessoa: um quiosque é outra porta, não a única.</p>
        `,
      },
    },
    {
      key: 'measures',
      title: { pt: 'As medidas' },
      body: {
        pt: `
          <p>Leve uma fita métrica, fita-cola de papel e uma cadeira. Vinte minutos no átrio respondem a quase tudo.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">O que medir</th><th scope="col">Valor</th><th scope="col">Erro habitual</th></tr></thead>
          <tbody>
          <tr><th scope="row">Comando mais alto</th><td>até 1220 mm</td><td>Botão «confirmar» no topo do ecrã</td></tr>
          <tr><th scope="row">Comando mais baixo</th><td>desde 380 mm</td><td>Tomada de auscultadores junto ao pé</td></tr>
          <tr><th scope="row">Saída do papel</th><td>entre os dois anteriores</td><td>Impressora por cima do ecrã</td></tr>
          <tr><th scope="row">Chão livre à frente</th><td>760 × 1220 mm</td><td>Um vaso, um cesto, um poste de fila</td></tr>
          <tr><th scope="row">Roda de viragem</th><td>1500 mm de diâmetro</td><td>Quiosque num recanto</td></tr>
          <tr><th scope="row">Letra mais pequena</th><td>7,3 mm a 60 cm</td><td>O texto legal</td></tr>
          <tr><th scope="row">Botão no ecrã</th><td>20 mm, 5 mm de folga</td><td>Teclado com o alfabeto inteiro numa linha</td></tr>
          <tr><th scope="row">Força</th><td>até 22,2 N</td><td>Tampa da impressora</td></tr>
          </tbody>
          </table>
          <figcaption>Alturas, chão e força: EN 301 549, cláusulas 8.3 e 8.4. Letra: cláusula 5.1.4. Roda de viragem: normas técnicas de acessibilidade do Decreto-Lei n.º 163/2006. Os botões são recomendação nossa.</figcaption>
          </figure>
          <h3>Luz e reflexo</h3>
          <p>Sente-se na cadeira com os olhos a um metro do chão, à hora em que o átrio tem mais sol, e leia o ecrã inicial em voz alta. Se hesitar, rode o quiosque 20 graus e tente outra vez. Rodar não custa nada; mais brilho custa todos os dias.</p>
          <h3>O caminho até lá</h3>
          <p>Uma faixa tátil no chão desde a porta, ou pelo menos um caminho direito junto a uma parede que se segue com a bengala. Nada pendurado à altura da cabeça. E um som que diga onde está o quiosque só quando alguém se aproxima, baixo e sem música.</p>
        `,
      },
    },
    {
      key: 'voice',
      title: { pt: 'Um percurso de voz, em papel' },
      body: {
        pt: `
          <p>O percurso de voz é a parte que falta em quase todos os quiosques, porque se deixa para o fim. Desenhe-o primeiro. Precisa de duas pessoas, uma folha e um lenço para os olhos.</p>
          <h3>As teclas</h3>
          <p>Cinco chegam: anterior, seguinte, escolher, voltar, repetir. Cada uma com forma própria ao tato, e a de escolher no meio. A tomada de auscultadores fica ao lado, com um relevo à volta. Ligar os auscultadores é o que começa a voz; não se pede a ninguém que encontre um botão num vidro.</p>
          <h3>O guião</h3>
          <p>Uma pessoa faz de quiosque e lê. A outra, de olhos tapados, só pode dizer o nome de uma tecla.</p>
          <blockquote>
          <p>«Bem-vindo. Para ouvir as opções, carregue em seguinte. Tem o tempo que precisar.»</p>
          <p>«Um de cinco. Tenho hora marcada. Para escolher, carregue na tecla do meio.»</p>
          </blockquote>
          <p>Ao fim de dez minutos vê-se o que está mal: frases longas, números sem contexto, opções a mais. Corrija a folha e recomece. Quando a pessoa chegar ao fim três vezes seguidas sem perguntar nada, o guião está pronto para ser programado.</p>
          <h3>Regras que poupam discussões</h3>
          <ul>
          <li>A opção vem antes da instrução: «Pagar água. Para escolher…», e não o contrário.</li>
          <li>Diz-se sempre quantas opções há e em qual se está.</li>
          <li>Qualquer tecla interrompe a voz.</li>
          <li>Dados pessoais só se dizem nos auscultadores, nunca no altifalante.</li>
          <li>O ecrã pode apagar-se enquanto a voz fala, se a pessoa quiser: ninguém lê por cima do ombro.</li>
          <li>O que sai em papel diz-se primeiro: número, assunto, tempo de espera.</li>
          </ul>
          <h3>O tempo</h3>
          <p>Com voz, uma senha leva várias vezes mais tempo. O ecrã não pode voltar ao início ao fim de trinta segundos sem toque: pergunte se a pessoa precisa de mais tempo, em voz, e espere pelo menos vinte segundos pela resposta.</p>
        `,
      },
    },
    {
      key: 'writing',
      title: { pt: 'Escrever para quem tem pressa ou pouca leitura' },
      body: {
        pt: `
          <p>Um ecrã lê-se de pé, com gente atrás. A linguagem simples não é para alguns: é para todos num dia mau.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">Em vez de</th><th scope="col">Escreva</th></tr></thead>
          <tbody>
          <tr><th scope="row">Selecione a tipologia de atendimento pretendida</th><td>O que vem fazer?</td></tr>
          <tr><th scope="row">Requerimentos e certidões</th><td>Pedir um documento</td></tr>
          <tr><th scope="row">Tesouraria</th><td>Pagar</td></tr>
          <tr><th scope="row">Introduza o NIF do titular</th><td>Número de contribuinte (9 algarismos)</td></tr>
          <tr><th scope="row">A operação não pôde ser concluída. Erro 0x51</th><td>Não conseguimos imprimir. Peça ajuda ao balcão 1.</td></tr>
          <tr><th scope="row">Sessão expirada por inatividade</th><td>Ainda aí está?</td></tr>
          </tbody>
          </table>
          </figure>
          <h3>Línguas</h3>
          <p>Ponha a escolha da língua no primeiro ecrã, com o nome da língua escrito nela própria: English, Español, Українська. Bandeiras são países, não línguas. Traduza também o que se imprime e o aviso de erro, que é quando mais faz falta.</p>
          <h3>Cor e forma</h3>
          <ul>
          <li>Contraste de 4,5 para 1 no texto e de 3 para 1 nos contornos dos botões.</li>
          <li>A cor nunca fala sozinha: «a verde» é também «com um visto».</li>
          <li>O botão principal sempre no mesmo lugar, em baixo e à direita.</li>
          <li>Nada que pisque mais de três vezes por segundo.</li>
          </ul>
          <h3>Seis linhas por ecrã</h3>
          <p>Se uma página do programa não cabe em seis linhas de letra de 7 mm, são duas páginas. Em compensação, nenhuma tarefa deve ter mais de cinco páginas. Quando tiver, é o serviço que precisa de ser simplificado, e não o quiosque.</p>
        `,
      },
    },
    {
      key: 'test',
      title: { pt: 'O ensaio de uma tarde' },
      body: {
        pt: `
          <p>Cinco pessoas encontram a maior parte dos problemas. Não é preciso um laboratório: é preciso escolher bem as cinco e estar calado.</p>
          <h3>Quem convidar</h3>
          <ul>
          <li>Uma pessoa cega que use leitor de ecrã no dia a dia.</li>
          <li>Uma pessoa que use cadeira de rodas.</li>
          <li>Uma pessoa com mais de 75 anos.</li>
          <li>Uma pessoa que aprendeu português há menos de dois anos.</li>
          <li>Uma pessoa que nunca veio ao vosso serviço.</li>
          </ul>
          <p>As associações locais ajudam a encontrar as duas primeiras. Pague o tempo e a deslocação a todas.</p>
          <h3>O guião</h3>
          <ol>
          <li>Peça que cheguem desde a rua. Não indique onde está o quiosque.</li>
          <li>Dê uma tarefa real: «Tem uma consulta às onze. Diga que chegou.»</li>
          <li>Não ajude. Conte até sessenta antes de falar.</li>
          <li>Escreva onde pararam, o que disseram e o que fizeram com as mãos.</li>
          <li>No fim, uma pergunta: o que mudava primeiro?</li>
          </ol>
          <figure>
          <table>
          <thead><tr><th scope="col">O que se anota</th><th scope="col">Bom</th><th scope="col">A corrigir</th></tr></thead>
          <tbody>
          <tr><th scope="row">Chegou ao quiosque sem perguntar</th><td>4 em 5</td><td>menos</td></tr>
          <tr><th scope="row">Acabou a tarefa sem ajuda</th><td>5 em 5</td><td>menos</td></tr>
          <tr><th scope="row">Tempo sem voz</th><td>até 40 s</td><td>mais de 90 s</td></tr>
          <tr><th scope="row">Tempo com voz</th><td>até 2 min</td><td>mais de 4 min</td></tr>
          <tr><th scope="row">Toques falhados</th><td>até 1</td><td>3 ou mais</td></tr>
          </tbody>
          </table>
          <figcaption>Valores de partida, para comparar um ensaio com o seguinte no mesmo serviço.</figcaption>
          </figure>
          <p>Corrija o que três pessoas encontraram, e repita com outras cinco. Dois ensaios custam menos do que um quiosque devolvido.</p>
        `,
      },
    },
    {
      key: 'keep',
      title: { pt: 'Manter: a acessibilidade perde-se numa atualização' },
      body: {
        pt: `
          <p>No dia da inauguração o quiosque é acessível. Seis meses depois alguém acrescenta um assunto ao menu, sem voz. Um ano depois há um cesto dos papéis no chão livre. Nada disto é maldade.</p>
          <h3>Uma pessoa, uma folha, uma hora</h3>
          <p>Nomeie uma pessoa do serviço, não do fornecedor. Uma vez por trimestre, faz uma hora de verificação com esta folha:</p>
          <ol>
          <li>Auscultadores ligados, uma tarefa completa de olhos fechados.</li>
          <li>Sentada, uma tarefa completa.</li>
          <li>Chão livre: a fita-cola ainda lá está?</li>
          <li>Em cada língua, o primeiro ecrã e um talão.</li>
          <li>Um erro provocado: tirar o papel e ver o que diz.</li>
          <li>Os números do mês: desistências por assunto.</li>
          </ol>
          <h3>No contrato</h3>
          <p>Escreva que qualquer alteração do programa é ensaiada com voz antes de ser publicada; que o relatório de conformidade se atualiza com cada versão; em quantos dias se corrige uma falha de acessibilidade, e que conta como avaria. O quiosque <a href="ref:product/cais-22">Cais 22</a> e o <a href="ref:product/cais-32">Cais 32</a> têm relatório a pedido, cláusula a cláusula.</p>
          <h3>E a pessoa ao balcão</h3>
          <p>Continua a ser a melhor solução de acessibilidade que existe. Um quiosque bem feito devolve-lhe tempo para quem precisa dela. Se depois da instalação houver menos gente no balcão e mais gente perdida no átrio, foi mal feito.</p>
        `,
      },
    },
    {
      key: 'list',
      title: { pt: 'A lista, para levar à reunião' },
      body: {
        pt: `
          <h3>No átrio</h3>
          <ul>
          <li>Chão livre de 760 × 1220 mm, marcado</li>
          <li>Comandos e papel entre 380 e 1220 mm</li>
          <li>Caminho desde a porta, sem obstáculos</li>
          <li>Reflexo visto sentado, à hora do sol</li>
          </ul>
          <h3>No quiosque</h3>
          <ul>
          <li>Tomada de auscultadores e cinco teclas com relevo</li>
          <li>Letra de 7,3 mm ou mais; contraste de 4,5 para 1</li>
          <li>Nenhum comando acima de 22,2 N</li>
          <li>Mais tempo, a pedido</li>
          </ul>
          <h3>No programa</h3>
          <ul>
          <li>Percurso de voz completo, ensaiado em papel</li>
          <li>Seis assuntos, escritos como se dizem</li>
          <li>Línguas no primeiro ecrã e no talão</li>
          <li>Erros que dizem o que fazer a seguir</li>
          </ul>
          <h3>No contrato</h3>
          <ul>
          <li>Relatório EN 301 549 por cláusula, com versão e data</li>
          <li>Ensaio com utilizadores antes da aceitação</li>
          <li>Prazo para corrigir falhas de acessibilidade</li>
          <li>Verificação trimestral por alguém do serviço</li>
          </ul>
          <p>Para um quiosque que já existe, comece pelas duas primeiras partes: mudam-se sem comprar nada. Para um novo, envie-nos a planta do átrio com o <a href="ref:page/lp-quote">pedido de orçamento</a>.</p>
        `,
      },
    },
  ],
  picture: {
    id: 'ponto-15-front',
    alt: { pt: 'Um Ponto 15 num balcão de carvalho baixo, com a escolha do serviço no ecrã' },
  },
  seo: {
    title: { pt: 'Ebook: quiosques acessíveis em serviços públicos' },
    description: {
      pt: 'Ebook gratuito para serviços públicos: medidas da EN 301 549, percurso de voz desenhado em papel, linguagem simples e um ensaio com cinco pessoas.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies EbookContent;
