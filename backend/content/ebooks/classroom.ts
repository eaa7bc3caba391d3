import type { EbookContent } from '../entities.ts';

export const classroom = {
  key: 'classroom',
  slug: { pt: 'a-sala-de-aula-com-ecra' },
  title: { pt: 'A sala de aula com ecrã' },
  summary: {
    pt: 'Da parede vazia à terceira semana de aulas: o que medir, o que pedir e como pôr a escola inteira a usar os ecrãs.',
  },
  points: [
    { pt: 'Que tamanho e que altura servem cada ano de escolaridade' },
    { pt: 'O que preparar na eletricidade, na rede e na parede antes da entrega' },
    { pt: 'Um plano de três semanas para formar professores em blocos de vinte minutos' },
    { pt: 'Como saber, ao fim de um período, se valeu a pena' },
  ],
  chapters: [
    {
      key: 'before',
      title: { pt: 'Antes de escolher: um dia na sala' },
      body: {
        pt: `
          <p>Passe um dia inteiro numa sala de aula antes de abrir um catálogo. Leve um caderno e escreva a que horas se usa o quadro, quem lhe toca, o que se projeta e o que fica por escrever porque o projetor demora a aquecer. Um dia chega para perceber que a pergunta «que ecrã?» vem depois de outras três.</p>
          <h3>Quem escreve, e onde</h3>
          <p>Há salas em que só o professor escreve, salas em que vão ao quadro quatro alunos de cada vez e salas em que o trabalho se faz nas mesas e o quadro serve para juntar. A primeira vive com um ecrã numa parede; a segunda precisa de altura regulável e de muitos pontos de toque; a terceira pode precisar de um ecrã com rodas, que vá onde está o grupo.</p>
          <h3>De onde vem a luz</h3>
          <p>Sente-se na última fila às nove, ao meio-dia e às três. Se há uma hora em que o sol bate na parede do quadro, fotografe-a. Um vidro antiencandeamento espalha o reflexo, mas não faz desaparecer o sol; uma persiana na janela certa é muitas vezes o melhor acessório de um ecrã.</p>
          <h3>O que já existe e funciona</h3>
          <p>O quadro branco não é um inimigo. Ao lado de um ecrã de 75 ou 86 polegadas deve ficar pelo menos um metro de quadro para o que não precisa de eletricidade: a data, o plano da aula, a conta que fica toda a manhã. Não arranque nenhum antes de ver o que faz falta.</p>
          <ul>
          <li>Faça a mesma visita numa sala de ciências e numa do primeiro ciclo: as alturas e os usos são outros.</li>
          <li>Pergunte aos assistentes operacionais onde guardariam um ecrã com rodas durante as férias.</li>
          <li>Veja quantas portas tem o caminho entre a entrada e a sala, e meça a mais estreita.</li>
          </ul>
        `,
      },
    },
    {
      key: 'size',
      title: { pt: 'Tamanho, altura e lugar' },
      body: {
        pt: `
          <p>A altura da imagem decide até onde se lê. Para aulas, a pessoa mais afastada deve estar no máximo a seis alturas do ecrã. Num ecrã 16:9 a altura é a diagonal em polegadas vezes 1,245 cm.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">Diagonal</th><th scope="col">Altura</th><th scope="col">Última fila até</th><th scope="col">Sala típica</th></tr></thead>
          <tbody>
          <tr><th scope="row">65″</th><td>81 cm</td><td>4,9 m</td><td>Apoio, biblioteca, jardim de infância</td></tr>
          <tr><th scope="row">75″</th><td>93 cm</td><td>5,6 m</td><td>Sala de 20 alunos</td></tr>
          <tr><th scope="row">86″</th><td>107 cm</td><td>6,4 m</td><td>Sala de 28 alunos</td></tr>
          <tr><th scope="row">98″</th><td>122 cm</td><td>7,3 m</td><td>Anfiteatro pequeno, sala dupla</td></tr>
          </tbody>
          </table>
          </figure>
          <h3>A que altura fica</h3>
          <p>Duas pessoas disputam a altura do ecrã: a que está sentada no fundo e quer ver a parte de baixo por cima das cabeças, e a que tem 1,20 m e quer tocar na parte de cima. Com o centro a 1,40 m ganha a primeira; com o centro a 1,15 m, a segunda. Um suporte regulável resolve a disputa em cada aula, e é no primeiro ciclo que mais se justifica.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">Anos</th><th scope="col">Centro da imagem</th><th scope="col">Porquê</th></tr></thead>
          <tbody>
          <tr><th scope="row">Jardim de infância</th><td>0,95 m, ou uma mesa</td><td>Brinca-se de joelhos e em roda</td></tr>
          <tr><th scope="row">1.º e 2.º ano</th><td>1,10 m</td><td>Chegam a dois terços da imagem</td></tr>
          <tr><th scope="row">3.º ao 6.º ano</th><td>1,20 m</td><td>Chegam a quase toda</td></tr>
          <tr><th scope="row">7.º ano em diante</th><td>1,40 m</td><td>Lê-se do fundo por cima das cabeças</td></tr>
          </tbody>
          </table>
          </figure>
          <h3>Em que parede</h3>
          <p>A do quadro, a menos que tenha janelas ao lado. Se tiver, compare com a parede oposta à porta: perde-se o hábito, ganha-se a imagem. Deixe 60 cm livres de cada lado para quem escreve e não ponha o ecrã por cima de um radiador, que lhe aquece a eletrónica e encurta a vida.</p>
        `,
      },
    },
    {
      key: 'works',
      title: { pt: 'O que preparar antes da entrega' },
      body: {
        pt: `
          <p>A maior parte dos atrasos numa escola não vem da fábrica. Vem de uma tomada que não existe. Percorra esta lista com a pessoa da manutenção quatro semanas antes.</p>
          <h3>Eletricidade</h3>
          <p>Um ecrã de 86 polegadas pede uma tomada com terra atrás ou logo ao lado, num circuito protegido por diferencial de 30 mA. O consumo típico anda por 240 W, mas o quadro deve contar com o máximo, que inclui o portátil ligado por USB-C: 540 W num <a href="ref:product/orion-86">Orion 86</a>. Em oito salas são 4,3 kW, e é a esse número que o eletricista deve responder.</p>
          <h3>Rede</h3>
          <p>Um cabo por ecrã, mesmo que haja Wi-Fi. O ecrã passa vídeo, atualiza-se de noite e partilha nove portáteis de uma vez; numa rede sem fios com trinta alunos, é o primeiro a ficar sem vez. Peça ao responsável da rede três coisas: uma rede para os ecrãs, saída para as atualizações, e que os portáteis dos professores os vejam.</p>
          <h3>Parede</h3>
          <p>Bata com o nó dos dedos. Se soar a oco, é gesso cartonado, e um ecrã de 64 kg pede uma chapa que leve o peso aos montantes. Numa escola com azulejo até meia altura, confirme o que está atrás. Se houver dúvidas, um suporte de chão evita o assunto.</p>
          <h3>Caminho</h3>
          <ul>
          <li>Porta mais estreita: um ecrã de 65 polegadas com rodas passa em 80 cm; um de 98, só o painel, mede 2,19 m.</li>
          <li>Elevador: profundidade e peso. Um ecrã na embalagem não dobra.</li>
          <li>Hora: fora do recreio, e com alguém da escola que tenha as chaves.</li>
          <li>Embalagens: diga-se antes quem as leva.</li>
          </ul>
          <h3>Contas e acessos</h3>
          <p>Decida como entram os professores no ecrã. Um código de quatro algarismos por pessoa é rápido e chega; uma conta da escola traz os ficheiros mas demora. O que não funciona é uma conta comum a todos com a palavra-passe colada na moldura: ao fim de um mês o quadro tem as notas de outra turma.</p>
        `,
      },
    },
    {
      key: 'training',
      title: { pt: 'Três semanas, vinte minutos de cada vez' },
      body: {
        pt: `
          <p>Numa manhã de formação para quarenta pessoas, poucas chegam a tocar no ecrã. As outras aprendem na sala do lado, com quem já sabe. O plano que se segue parte daí: pouca coisa de cada vez, na própria sala, e com um colega que ajuda.</p>
          <h3>Semana um: ligar, escrever, guardar</h3>
          <p>Vinte minutos por departamento, de pé, em frente do ecrã. Três gestos: ligar e marcar o código; escrever com o dedo e apagar com a palma; guardar e reabrir. Quem sair dali a fazer isto já tem um quadro melhor do que o anterior. Não se fala de mais nada.</p>
          <h3>Semana dois: trazer o que já se tem</h3>
          <p>O portátil por um cabo, a fotografia do caderno de um aluno, a ficha em PDF com anotações por cima. É a semana em que os céticos mudam de opinião, porque deixam de ter de refazer o material.</p>
          <h3>Semana três: os alunos ao ecrã</h3>
          <p>Quatro alunos a resolver o mesmo problema lado a lado, cada um com a sua cor. A partilha sem fios de quatro portáteis para comparar respostas. E a regra da casa: quem acaba, apaga e dá a vez.</p>
          <figure>
          <table>
          <thead><tr><th scope="col">Semana</th><th scope="col">Duração</th><th scope="col">No fim, cada professor…</th></tr></thead>
          <tbody>
          <tr><th scope="row">1</th><td>20 min</td><td>abre a aula de ontem e continua-a</td></tr>
          <tr><th scope="row">2</th><td>20 min</td><td>anota por cima de uma ficha sua</td></tr>
          <tr><th scope="row">3</th><td>20 min</td><td>põe quatro alunos a trabalhar no ecrã</td></tr>
          </tbody>
          </table>
          </figure>
          <h3>Os padrinhos</h3>
          <p>Escolha dois professores por bloco, não os mais entusiastas com tecnologia mas os mais pacientes com colegas. Dê-lhes meia hora por semana no horário durante um período. É a linha de assistência mais rápida que uma escola pode ter.</p>
          <h3>Uma folha em cada sala</h3>
          <p>Plastificada, ao lado do ecrã, com cinco linhas: como se liga, como se escolhe a entrada, como se guarda, o que fazer se não há som, a quem se telefona.</p>
        `,
      },
    },
    {
      key: 'care',
      title: { pt: 'Cuidar: panos, rodas e atualizações' },
      body: {
        pt: `
          <p>Um ecrã de escola dura o que duram as peças e as atualizações, desde que ninguém lhe estrague o vidro. Três rotinas chegam.</p>
          <h3>Todas as semanas</h3>
          <p>Pano de microfibra húmido com água e uma gota de detergente neutro, em faixas direitas, e um segundo pano seco. O pano leva o líquido, nunca o ecrã. Limpa-vidros com amoníaco, lixívia e papel de cozinha não entram na sala.</p>
          <h3>Em cada período</h3>
          <ul>
          <li>Verificar os travões das rodas e apertar os parafusos do suporte.</li>
          <li>Aspirar as grelhas com uma escova macia.</li>
          <li>Ver se as canetas estão todas; comprar pontas, que se gastam.</li>
          <li>Confirmar que as atualizações entraram: a data está nas definições.</li>
          </ul>
          <h3>Uma vez por ano</h3>
          <p>Ver na gestão à distância quantas horas cada ecrã esteve ligado e se algum ficou aceso de noite. Um ecrã de 240 W esquecido durante as férias de verão gasta perto de 350 kWh: mais do que num ano de aulas.</p>
          <blockquote><p>240 W × 24 h × 60 dias = 346 kWh</p></blockquote>
          <h3>Quando algo falha</h3>
          <p>Antes de telefonar: desligar da tomada um minuto, ver se o cabo de rede tem luz, experimentar outra entrada. Depois, fotografar o autocolante com o número de contrato, que está atrás. Com esse número, quem atende sabe que módulos tem o ecrã e traz a peça à primeira. O caminho está em <a href="ref:page/support">suporte</a>.</p>
        `,
      },
    },
    {
      key: 'measure',
      title: { pt: 'Saber se valeu a pena' },
      body: {
        pt: `
          <p>Ao fim de um período, três perguntas dizem mais do que um inquérito de quarenta linhas. Faça-as a cinco professores e a cinco turmas, de viva voz.</p>
          <ol>
          <li>O que fez com o ecrã esta semana que não podia fazer antes?</li>
          <li>O que deixou de fazer, e tem pena?</li>
          <li>Quantas vezes não funcionou quando precisava?</li>
          </ol>
          <p>A primeira mostra se o ecrã é usado como quadro ou como projetor. Se todas as respostas forem «passei vídeos», falta a terceira semana. A segunda corrige o que se tirou a mais. A terceira é a única que exige número: mais de uma vez por mês e por sala é demais, e quase sempre é rede.</p>
          <h3>Números que se tiram sem perguntar</h3>
          <figure>
          <table>
          <thead><tr><th scope="col">Número</th><th scope="col">Onde está</th><th scope="col">O que diz</th></tr></thead>
          <tbody>
          <tr><th scope="row">Horas por dia</th><td>Gestão à distância</td><td>Abaixo de duas: há um obstáculo</td></tr>
          <tr><th scope="row">Páginas guardadas</th><td>Programa do quadro</td><td>Se se escreve, ou se só se mostra</td></tr>
          <tr><th scope="row">Pedidos de ajuda</th><td>Padrinhos</td><td>Devem diminuir de mês para mês</td></tr>
          <tr><th scope="row">Energia</th><td>Contador ou ficha</td><td>Se alguém o esquece ligado</td></tr>
          </tbody>
          </table>
          </figure>
          <p>Com estas respostas sabe-se se a próxima sala deve levar o mesmo. E se a resposta for não, soube-se com uma sala e não com vinte.</p>
        `,
      },
    },
    {
      key: 'list',
      title: { pt: 'A lista, para levar à reunião' },
      body: {
        pt: `
          <h3>Medir</h3>
          <ul>
          <li>Distância do ecrã à última fila</li>
          <li>Largura da sala e lugares de lado</li>
          <li>Porta mais estreita e elevador</li>
          <li>Fotografias da parede às 9h00, 12h00 e 15h00</li>
          </ul>
          <h3>Decidir</h3>
          <ul>
          <li>Fixo ou com rodas; altura fixa ou regulável</li>
          <li>Quem escreve, e quantos ao mesmo tempo</li>
          <li>Quanto quadro branco fica</li>
          <li>Como entram os professores</li>
          </ul>
          <h3>Pedir</h3>
          <ul>
          <li>Consumo típico com a condição de medição, e máximo</li>
          <li>Anos de peças e de atualizações de segurança</li>
          <li>O que deixa de funcionar sem mensalidade</li>
          <li>Dias até haver técnico, no seu concelho</li>
          <li>Uma demonstração na vossa sala, lida da última fila</li>
          </ul>
          <h3>Preparar</h3>
          <ul>
          <li>Tomada com terra e circuito com diferencial</li>
          <li>Um cabo de rede por ecrã</li>
          <li>Parede verificada</li>
          <li>Três blocos de vinte minutos no horário</li>
          <li>Dois padrinhos por bloco</li>
          </ul>
          <p>Se quiser que olhemos para a sua sala, envie a planta e as fotografias com o <a href="ref:page/lp-quote">pedido de orçamento</a>. Respondemos com o tamanho, a altura e o que falta na parede.</p>
        `,
      },
    },
  ],
  picture: {
    id: 'use-virtual-classroom',
    alt: { pt: 'Sala de aula antes de entrarem os alunos, com o ciclo da água num ecrã de 86 polegadas' },
  },
  seo: {
    title: { pt: 'Ebook: a sala de aula com ecrã interativo' },
    description: {
      pt: 'Ebook gratuito para direções de escola: tamanho e altura do ecrã por ano de escolaridade, obras a preparar e um plano de formação de três semanas.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies EbookContent;
