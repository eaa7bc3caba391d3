import type { ArticleContent } from '../entities.ts';

export const chargingLockers = {
  key: 'charging-lockers',
  topic: 'running',
  slug: { pt: 'cacifos-de-carga-na-biblioteca' },
  title: { pt: 'Cacifos de carga na biblioteca: para quê, quantos e onde' },
  summary: {
    pt: 'Um telemóvel sem bateria é hoje um bilhete, um mapa e uma chave que não funcionam. O que aprendemos sobre cacifos de carga em salas de leitura.',
  },
  body: {
    pt: `
      <p>Quem trabalha numa biblioteca conhece a cena: alguém de joelhos, à procura de uma tomada atrás da estante das enciclopédias, com um cabo atravessado no corredor. Um cacifo de carga resolve o cabo. Para resolver também a fila, é preciso pensar um pouco.</p>
      <h2>Primeiro, o que não é</h2>
      <p>Uma estação de carregamento de telemóveis não carrega carros nem bicicletas, e convém que a sinalização o diga, porque o nome engana. Também não é um depósito de valores: guarda um telemóvel durante uma hora e devolve-o a quem tiver o código.</p>
      <h2>Aberto ou fechado?</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Pergunta</th><th scope="col">Cabos à vista</th><th scope="col">Cacifos com código</th></tr></thead>
      <tbody>
      <tr><th scope="row">Serve para</th><td>Dez minutos, com o telemóvel na mão</td><td>Uma hora, a ler noutra sala</td></tr>
      <tr><th scope="row">Risco</th><td>Cabos partidos</td><td>Telemóveis esquecidos</td></tr>
      <tr><th scope="row">Vigilância</th><td>A própria pessoa</td><td>A porta</td></tr>
      <tr><th scope="row">Lugares por metro quadrado</th><td>Muitos</td><td>Menos</td></tr>
      <tr><th scope="row">Sítio certo</th><td>Café, átrio</td><td>Sala de leitura, museu</td></tr>
      </tbody>
      </table>
      </figure>
      <p>Numa sala de leitura, fechado. Além da segurança há um efeito de que os bibliotecários gostam: um telemóvel no cacifo é um telemóvel que não toca.</p>
      <h2>Quantos lugares</h2>
      <p>Faça a conta com a hora cheia, não com a média. Se entram 60 pessoas por hora, se uma em dez quer carregar, e se cada uma deixa o telemóvel 70 minutos:</p>
      <blockquote>
      <p>60 × 0,1 × 70 ÷ 60 = 7 lugares ocupados em média</p>
      <p>mais uma folga de metade: 10 a 12 portas</p>
      </blockquote>
      <p>É uma <a href="ref:product/pausa-12">Pausa 12</a>. Numa biblioteca de bairro, com metade das entradas, chegam as oito portas da <a href="ref:product/pausa-8">Pausa 8</a>. A folga existe porque as chegadas vêm aos grupos. Se a primeira pessoa encontrar tudo ocupado duas vezes, não volta a tentar.</p>
      <h2>Quanto tempo carrega</h2>
      <p>Um telemóvel tem uma bateria de 15 a 20 Wh. A 10 W, com as perdas, ganha metade da carga em cerca de uma hora; a 20 W, em trinta e cinco minutos, até a bateria começar a abrandar, perto dos 80 %. Sem fios perde-se mais um quarto. Para um cacifo, 15 a 20 W por USB-C é o ponto razoável: mais do que isso aquece o telemóvel fechado e ganha pouco.</p>
      <p>Doze portas a 20 W são 240 W no pior caso, menos do que um aspirador. Uma tomada normal chega.</p>
      <h2>Que cabos</h2>
      <p>Desde 28 de dezembro de 2024 os telemóveis novos vendidos na União têm de carregar por USB-C. Durante alguns anos haverá ainda quem traga outro conector, e por isso cada porta deve ter USB-C e uma base sem fios. O cabo é a peça que mais se parte: peça que se troque sem abrir o móvel, e tenha seis de reserva na gaveta.</p>
      <h2>Onde pôr</h2>
      <ol>
      <li>À vista do balcão, sem estar ao balcão. Quem ajuda com um código esquecido não deve ter de atravessar a sala.</li>
      <li>Longe da porta da rua: sol, corrente de ar e pressa.</li>
      <li>Com metade das portas entre 40 e 120 cm do chão, para quem usa cadeira de rodas e para as crianças.</li>
      <li>Numa parede que aguente, ou no chão. Um móvel de parede com oito portas pesa mais de 30 kg.</li>
      <li>Com rede, para que o código esquecido se resolva sem chave.</li>
      </ol>
      <h2>Códigos, e o que se faz com eles</h2>
      <p>Quatro algarismos escolhidos pela pessoa, que valem uma vez, funcionam melhor do que cartões de leitor. Não peça nome nem número: não são precisos para abrir uma porta, e o que não se guarda não se perde. Ao fim do dia podem ficar telemóveis esquecidos; o regulamento deve dizer quem abre, com que testemunha, e onde ficam até ao dia seguinte.</p>
      <h2>Uma folha para afixar</h2>
      <ul>
      <li>Escolha uma porta livre, ligue o cabo, feche e marque quatro algarismos.</li>
      <li>O código serve uma vez. Se o esquecer, fale connosco ao balcão.</li>
      <li>Máximo de duas horas nos dias de exames.</li>
      <li>Não guardamos nada durante a noite.</li>
      </ul>
      <h2>E depois de seis meses</h2>
      <p>Veja a que horas estão todas ocupadas. Se for só em época de exames, limite o tempo. Se for sempre, acrescente tomadas nas mesas: custam menos do que outro móvel, e há quem precise mesmo do telemóvel para estudar. Uma mesa com pontos de carga, como a <a href="ref:product/delta-55">Delta 55</a>, que tem tomadas para portáteis, muda a conta de toda a sala.</p>
      <p>O cálculo dos lugares é o mesmo das <a href="ref:article/queue-tickets">filas de espera</a>. Quem já contou uma manhã de senhas sabe fazê-lo.</p>
    `,
  },
  authorRole: { pt: 'Instalação e formação' },
  publishedAt: '2026-03-18T09:00:00Z',
  updatedAt: '2026-03-18T09:00:00Z',
  picture: {
    id: 'article-charging-lockers',
    alt: {
      pt: 'Estação de cacifos numa biblioteca, com uma porta aberta e um telemóvel lá dentro a carregar; ao fundo, uma mesa de leitura e as estantes',
    },
  },
  products: ['pausa-8', 'pausa-12', 'pulso-6'],
  related: ['queue-tickets', 'table-cleaning', 'seven-years'],
  seo: {
    title: { pt: 'Cacifos de carga para telemóveis em bibliotecas' },
    description: {
      pt: 'Quantos cacifos de carga precisa uma biblioteca, que potência, que cabos e onde os pôr, com a conta feita e uma folha de regras para afixar.',
    },
  },
} satisfies ArticleContent;
