import type { ArticleContent } from '../entities.ts';

export const queueTickets = {
  key: 'queue-tickets',
  topic: 'running',
  slug: { pt: 'senhas-sem-ajuntamento' },
  title: { pt: 'Senhas: desenhar a fila antes do quiosque' },
  summary: {
    pt: 'Um dispensador de senhas não encurta uma fila. O que a encurta são três decisões que se tomam antes, com um relógio e uma folha quadriculada.',
  },
  body: {
    pt: `
      <p>Às nove da manhã de uma segunda-feira, trinta pessoas esperam à porta de um serviço com quatro balcões. O quiosque de senhas é novo, e a fila agora é para ele. A culpa não é da máquina: ninguém contou.</p>
      <h2>Contar uma manhã</h2>
      <p>Escolha o dia pior. De cinco em cinco minutos escreva quantas pessoas entraram e para que assunto vinham. Ao fim de duas horas tem o que precisa:</p>
      <blockquote>
      <p>pessoas à espera = chegadas por minuto × minutos de espera</p>
      <p>1,5 por minuto × 20 min = 30 pessoas, ou seja, 30 cadeiras</p>
      </blockquote>
      <p>É a lei de Little, e não falha. Se não há trinta cadeiras, ou se reduz a espera ou se deixa sair quem tira senha, com aviso por mensagem. Mais senhas por minuto não muda nada.</p>
      <h2>Quantos quiosques</h2>
      <p>Conte os segundos que uma pessoa leva a tirar a senha, com o ecrã que tem. Quatro toques e a leitura dão 25 a 40 s. Um quiosque que demora 30 s atende duas pessoas por minuto; com 1,5 a chegar, está ocupado 75 % do tempo, e aí a espera média à frente dele já passa de um minuto. Acima de 70 % de ocupação, ou se põe um segundo ou se tiram toques.</p>
      <figure>
      <table>
      <thead><tr><th scope="col">Chegadas por minuto</th><th scope="col">30 s por senha</th><th scope="col">15 s por senha</th></tr></thead>
      <tbody>
      <tr><th scope="row">0,5</th><td>1 quiosque (25 %)</td><td>1 (13 %)</td></tr>
      <tr><th scope="row">1</th><td>1 (50 %)</td><td>1 (25 %)</td></tr>
      <tr><th scope="row">1,5</th><td>2 (38 % cada)</td><td>1 (38 %)</td></tr>
      <tr><th scope="row">2,5</th><td>2 (63 % cada)</td><td>1 (63 %)</td></tr>
      <tr><th scope="row">4</th><td>3 (67 % cada)</td><td>2 (50 % cada)</td></tr>
      </tbody>
      </table>
      <figcaption>Entre parênteses, a fração do tempo em que cada quiosque está ocupado na hora pior.</figcaption>
      </figure>
      <p>A coluna da direita custa menos do que a da esquerda: passar de 30 para 15 s é uma questão de desenho, não de equipamento.</p>
      <h2>Desenhar o primeiro ecrã</h2>
      <ul>
      <li><strong>Seis assuntos, no máximo.</strong> Não os nomes dos serviços, mas o que a pessoa vem fazer: «Pagar água», «Cartão de cidadão», «Tenho hora marcada».</li>
      <li><strong>O mais pedido em cima e maior.</strong> Quem vem pelo mais comum não precisa de ler o resto.</li>
      <li><strong>Um botão para quem não sabe.</strong> Dá senha para a receção, e não um labirinto.</li>
      <li><strong>Prioridade com um toque só</strong>, sem perguntar porquê. A lei portuguesa dá prioridade a pessoas com deficiência, idosas com limitações evidentes, grávidas e com crianças de colo (Decreto-Lei n.º 58/2016).</li>
      <li><strong>Sem dados pessoais</strong> quando não fazem falta. Um número não precisa de nome.</li>
      </ul>
      <h2>O que vai impresso</h2>
      <p>O número, grande; o assunto; a hora; quantas pessoas estão à frente; o tempo estimado, arredondado para cima e com franqueza. «Cerca de 40 minutos» acalma mais do que silêncio. E um código para acompanhar no telemóvel, para quem quiser ir beber um café.</p>
      <p>O tempo estimado calcula-se com a mediana da última hora, não com a média do mês. Uma pessoa que levou cinquenta minutos ao balcão estraga a média e não muda a mediana.</p>
      <h2>Onde fica o quiosque</h2>
      <ol>
      <li>À vista da porta, mas a três metros: quem entra precisa de parar, olhar e decidir sem tapar a passagem.</li>
      <li>Com espaço para duas pessoas ao lado, uma que ajuda e outra que toca.</li>
      <li>Sem janela nas costas de quem o usa: o reflexo no vidro é a primeira queixa.</li>
      <li>Com a saída do papel a menos de 1,20 m do chão e com lugar para uma cadeira de rodas; as medidas estão na <a href="ref:article/kiosk-accessibility">EN 301 549</a>.</li>
      <li>Perto de uma tomada e de rede por cabo. O Wi-Fi do átrio é o primeiro a falhar em dia cheio.</li>
      </ol>
      <h2>Quando falha</h2>
      <p>Vai falhar numa segunda-feira. Tenha um rolo numerado de papel na gaveta e três pessoas que saibam onde está. O <a href="ref:product/cais-22">Cais 22</a> avisa por correio eletrónico quando restam cinquenta talões, mas uma sala onde só a máquina sabe a ordem é uma sala em perigo.</p>
      <h2>Depois de um mês</h2>
      <p>Tire do sistema três números por assunto: chegadas por hora, espera mediana, desistências. O terceiro é o mais honesto, e quase ninguém o olha: são as senhas chamadas a que ninguém respondeu. Se passarem de uma em dez, a sala está a mandar gente embora. Vale mais mudar um horário do que comprar um balcão.</p>
      <p>No <a href="ref:product/ponto-15">Ponto 15</a> fazem-se senhas de balcão para farmácias e clínicas com uma impressora pequena; o cálculo é o mesmo, com números menores.</p>
    `,
  },
  authorRole: { pt: 'Instalação e formação' },
  publishedAt: '2026-04-22T09:00:00Z',
  updatedAt: '2026-04-22T09:00:00Z',
  picture: {
    id: 'article-queue-tickets',
    alt: { pt: 'A senha 214 sai de um quiosque; ao fundo, desfocados, o balcão e o ecrã com o número chamado' },
  },
  products: ['cais-22', 'cais-32', 'ponto-15'],
  related: ['kiosk-accessibility', 'charging-lockers', 'seven-years'],
  seo: {
    title: { pt: 'Senhas e filas: quantos quiosques são precisos' },
    description: {
      pt: 'Como contar chegadas, calcular quantos quiosques de senhas são precisos, desenhar o primeiro ecrã e escolher o lugar, com uma tabela de ocupação.',
    },
  },
} satisfies ArticleContent;
