import type { ArticleContent } from '../entities.ts';

export const ipIk = {
  key: 'ip-ik',
  topic: 'choosing',
  slug: { pt: 'classes-ip-e-ik' },
  title: { pt: 'IP65, IK10: o que dizem e o que calam' },
  summary: {
    pt: 'Quatro algarismos que aparecem em todas as fichas de equipamento de rua. Como se lê cada um, que ensaio está por trás e qual pedir em cada sítio.',
  },
  body: {
    pt: `
      <p>Um totem na praça apanha chuva de lado, pó de obras, uma bola e, uma vez na vida, um pontapé. As classes IP e IK dizem quanto disto ele aguenta. São úteis desde que se saiba o que cada algarismo mediu.</p>
      <h2>IP: dois algarismos, dois assuntos</h2>
      <p>O código IP vem da norma EN 60529. O primeiro algarismo fala de sólidos, o segundo de água. Não se somam e não se comparam entre si: IP54 não é «pior» do que IP45 nem o contrário.</p>
      <figure>
      <table>
      <thead><tr><th scope="col">1.º</th><th scope="col">Sólidos</th><th scope="col">2.º</th><th scope="col">Água</th></tr></thead>
      <tbody>
      <tr><th scope="row">2</th><td>Não entra um dedo (12,5 mm)</td><th scope="row">1</th><td>Gotas na vertical</td></tr>
      <tr><th scope="row">3</th><td>Não entra uma ferramenta (2,5 mm)</td><th scope="row">2</th><td>Gotas com 15° de inclinação</td></tr>
      <tr><th scope="row">4</th><td>Não entra um arame (1 mm)</td><th scope="row">4</th><td>Salpicos de todos os lados</td></tr>
      <tr><th scope="row">5</th><td>Pó entra, mas não prejudica</td><th scope="row">5</th><td>Jato de 12,5 l/min</td></tr>
      <tr><th scope="row">6</th><td>Pó não entra</td><th scope="row">6</th><td>Jato forte de 100 l/min</td></tr>
      </tbody>
      </table>
      <figcaption>Resumo dos graus mais usados. O 7 e o 8 (imersão) não incluem os anteriores: um aparelho IP67 pode não resistir a jatos se não disser também IP65.</figcaption>
      </figure>
      <p>Dois cuidados ao ler uma ficha. O primeiro é a que parte se refere: «IP54 no ecrã» diz que se pode lavar a frente, e nada diz das grelhas de trás. O <a href="ref:product/cais-22">Cais 22</a> e o <a href="ref:product/ponto-15">Ponto 15</a> são assim, e por isso vivem dentro de portas. O segundo é que o ensaio se faz com água limpa e com o aparelho novo. Vedantes envelhecem; pergunte de quantos em quantos anos se trocam.</p>
      <h2>IK: a energia de uma pancada</h2>
      <p>O código IK vem da EN 62262 e mede-se em joules: uma massa que cai de uma altura.</p>
      <blockquote>
      <p>energia = massa × 9,81 × altura</p>
      <p>IK08: 1,7 kg de 29,5 cm = 5 J</p>
      <p>IK10: 5 kg de 40 cm = 20 J</p>
      </blockquote>
      <p>Para ter uma ideia: uma bola de futebol chutada com força leva mais de 100 J, mas é mole e espalha-os por uma área grande; uma pedra de 200 g atirada a 15 m/s leva 22 J e concentra-os num ponto. É por isso que IK10 num vidro não quer dizer «à prova de vandalismo». Quer dizer que uma esfera de aço de 5 kg, largada de 40 cm, não o deixou sem função. A norma deixa o fabricante definir o que é continuar a funcionar, e um vidro laminado partido que segura a imagem pode passar.</p>
      <p>Peça, então, o vidro e não apenas a classe. Temperado desfaz-se em grãos; laminado fica no lugar. Na rua, laminado à frente, como no <a href="ref:product/sentinela-55">Sentinela 55</a>, é o que permite esperar pelo técnico sem vedar o passeio.</p>
      <h2>Que classe, em que sítio</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Onde</th><th scope="col">IP</th><th scope="col">IK</th></tr></thead>
      <tbody>
      <tr><th scope="row">Sala de aula, sala de reuniões</th><td>IP20</td><td>IK06</td></tr>
      <tr><th scope="row">Mesa num jardim de infância</th><td>IP54 no tampo</td><td>IK08</td></tr>
      <tr><th scope="row">Quiosque num átrio</th><td>IP54 à frente</td><td>IK07</td></tr>
      <tr><th scope="row">Sob um telheiro, estação</th><td>IP54</td><td>IK09</td></tr>
      <tr><th scope="row">Praça, passeio</th><td>IP65</td><td>IK10</td></tr>
      <tr><th scope="row">Junto ao mar</th><td>IP66</td><td>IK10</td></tr>
      </tbody>
      </table>
      <figcaption>Pontos de partida. Junto ao mar conta mais a corrosão do que a água: peça o ensaio de névoa salina da EN ISO 9227 e a preparação do alumínio ou do aço.</figcaption>
      </figure>
      <h2>O que as classes calam</h2>
      <ul>
      <li><strong>O calor.</strong> Fechar uma caixa contra o pó é fechá-la também ao ar. Um totem IP65 ao sol precisa de trocar calor sem trocar ar, e é isso que o faz pesado e caro. Peça a temperatura de funcionamento com sol direto.</li>
      <li><strong>A condensação.</strong> Água que ninguém lá deitou: entra em forma de vapor quando o aparelho arrefece. Resolve-se com uma membrana e com aquecimento ligeiro, não com vedantes mais apertados.</li>
      <li><strong>As ligações.</strong> O grau vale com as portas fechadas e os bucins apertados. Um cabo passado depois, por um furo de berbequim, acaba com ele.</li>
      <li><strong>Quem lava.</strong> Uma lavadora de alta pressão é outro ensaio (IPX9). IP65 não a inclui.</li>
      </ul>
      <h2>Três perguntas para a proposta</h2>
      <ol>
      <li>A que parte do equipamento se refere cada classe?</li>
      <li>Há relatório de ensaio, de que data, e o ensaio foi feito com as aberturas de cabo montadas?</li>
      <li>O que se troca, e quando, para a classe se manter ao fim de cinco anos?</li>
      </ol>
      <p>Se as respostas vierem por escrito, ponha-as no contrato. Em <a href="ref:article/tenders">caderno de encargos sem marca</a> explicamos como se pede um valor sem apontar para um modelo.</p>
    `,
  },
  authorRole: { pt: 'Engenharia de produto' },
  publishedAt: '2026-07-15T09:00:00Z',
  updatedAt: '2026-07-15T09:00:00Z',
  picture: {
    id: 'sentinela-55-front',
    alt: { pt: 'Totem exterior escuro, de frente e de lado, com ecrã aceso na metade de cima' },
  },
  products: ['sentinela-55', 'abrigo-32', 'cais-22'],
  related: ['window-brightness', 'tenders', 'table-cleaning'],
  seo: {
    title: { pt: 'Classes IP e IK em equipamento de rua' },
    description: {
      pt: 'Como ler IP65 e IK10 numa ficha técnica: que ensaio está por trás de cada algarismo, que classe pedir em cada sítio e o que as classes não dizem.',
    },
  },
} satisfies ArticleContent;
