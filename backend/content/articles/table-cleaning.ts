import type { ArticleContent } from '../entities.ts';

export const tableCleaning = {
  key: 'table-cleaning',
  topic: 'running',
  slug: { pt: 'limpar-uma-mesa-de-museu' },
  title: { pt: 'Limpar uma mesa de museu, às nove e meia da manhã' },
  summary: {
    pt: 'Trezentas mãos por dia num vidro inclinado. O que usar, o que nunca usar, e uma rotina de oito minutos que se cola na porta da arrecadação.',
  },
  body: {
    pt: `
      <p>Uma mesa interativa é a peça mais tocada de um museu, e a única que se quer que o seja. Ao fim do dia tem creme de mãos, açúcar, lápis de cera e o que vem do lanche. Nada disto a estraga. O que a estraga é o pano errado.</p>
      <h2>O que está por cima do vidro</h2>
      <p>A superfície de um vidro antiencandeamento não é lisa: foi atacada com ácido ou revestida para espalhar a luz, e tem relevos de poucos micrómetros. A gordura enche-os, e é por isso que uma dedada se vê mais ali do que num vidro de janela. Um abrasivo, mesmo fino, alisa os relevos para sempre e deixa uma mancha brilhante. Não sai.</p>
      <p>Alguns vidros levam ainda uma camada que repele gordura. Gasta-se ao longo dos anos com o uso e gasta-se em semanas com lixívia ou amoníaco.</p>
      <h2>Sim e não</h2>
      <figure>
      <table>
      <thead><tr><th scope="col">Produto</th><th scope="col">No vidro</th><th scope="col">Na chapa pintada</th></tr></thead>
      <tbody>
      <tr><th scope="row">Álcool isopropílico a 70 %</th><td>Sim, no pano</td><td>Com parcimónia</td></tr>
      <tr><th scope="row">Água com gotas de detergente neutro</th><td>Sim</td><td>Sim</td></tr>
      <tr><th scope="row">Limpa-vidros com amoníaco</th><td>Não</td><td>Não</td></tr>
      <tr><th scope="row">Lixívia, mesmo diluída</th><td>Não</td><td>Não</td></tr>
      <tr><th scope="row">Acetona, diluente</th><td>Não</td><td>Nunca</td></tr>
      <tr><th scope="row">Toalhitas desinfetantes de quaternário</th><td>Sim, e passar água depois</td><td>Sim</td></tr>
      <tr><th scope="row">Esponja «mágica» de melamina</th><td>Nunca: é uma lixa</td><td>Nunca</td></tr>
      <tr><th scope="row">Papel de cozinha</th><td>Não: risca</td><td>Não</td></tr>
      </tbody>
      </table>
      <figcaption>O álcool a 70 % limpa e desinfeta melhor do que o de 96 %: precisa da água para atuar e evapora mais devagar.</figcaption>
      </figure>
      <h2>A rotina de oito minutos</h2>
      <ol>
      <li><strong>Pausar o toque</strong> (ou desligar). Sem isto, a mesa abre metade da exposição enquanto se esfrega.</li>
      <li><strong>Tirar o pó a seco</strong> com um pano de microfibra limpo, de cima para baixo. Areia arrastada com um pano molhado risca.</li>
      <li><strong>Humedecer o pano, não a mesa.</strong> Duas borrifadelas no pano. Líquido que escorre procura a junta do vidro.</li>
      <li><strong>Faixas direitas</strong>, de um lado ao outro, com o pano dobrado em quatro e uma face nova a cada faixa.</li>
      <li><strong>Segundo pano, seco</strong>, antes de evaporar. É o que evita a película esbranquiçada que se vê a contraluz.</li>
      <li><strong>Rebordo e chapa</strong> com água e detergente neutro.</li>
      <li><strong>Olhar de lado</strong>, com a imagem branca de limpeza: é de lado que se vê o que ficou.</li>
      <li><strong>Retomar o toque</strong> e tocar nos quatro cantos e no centro.</li>
      </ol>
      <h2>De manhã, e porquê de manhã</h2>
      <p>Ao fim do dia o vidro está quente e o álcool evapora antes de dissolver a gordura: ficam riscas. De manhã, com a mesa fria e as luzes de serviço acesas, a mesma pessoa faz o mesmo em menos tempo. Deixe os últimos vinte minutos antes de abrir para secar e para a imagem voltar.</p>
      <h2>Réplicas, marcas e bases</h2>
      <p>Os objetos que se pousam na mesa são tão tocados como ela, e riscam-na por baixo. Limpe a base de feltro com escova, troque-a quando brilhar, e nunca deixe usar uma réplica de cerâmica sem base. As marcas por baixo dos objetos são de tinta condutora: se se gastarem, a mesa deixa de os reconhecer antes de alguém perceber porquê.</p>
      <h2>Uma vez por mês, duas vezes por ano</h2>
      <ul>
      <li><strong>Por mês:</strong> aspirar as grelhas com escova macia; ver se as rodas ou pés estão nivelados; apertar o que abana.</li>
      <li><strong>Em março e em outubro:</strong> trocar os filtros de ar. Um filtro cheio sobe a temperatura do computador e faz as ventoinhas ouvirem-se na sala.</li>
      <li><strong>Uma vez por ano:</strong> calibrar a cor, se houver reproduções de obras em que ela importe.</li>
      </ul>
      <h2>Quando aparece um risco</h2>
      <p>Passe a unha. Se não prende, é película ou gordura e sai. Se prende, é vidro, e não há polimento que o resolva sem levar o tratamento atrás. Um risco pequeno fora da zona de leitura vive-se; um no meio pede vidro novo, que na <a href="ref:product/faro-65">Faro 65</a> se troca pelo lado, com a mesa no sítio. Fotografe com uma régua ao lado antes de ligar: poupa uma visita.</p>
      <p>O resto é treino. Dez minutos com quem limpa, e não só com quem gere, fazem mais pela vida de uma mesa do que qualquer contrato. Foi assim no <a href="ref:project/museum">museu das cartas náuticas</a>, onde a rotina está afixada por dentro da porta técnica.</p>
    `,
  },
  authorRole: { pt: 'Oficina e assistência' },
  publishedAt: '2026-05-20T09:00:00Z',
  updatedAt: '2026-05-20T09:00:00Z',
  picture: {
    id: 'article-table-cleaning',
    alt: {
      pt: 'Pano de microfibra dobrado sobre o vidro de uma mesa de museu com uma carta náutica, e um borrifador na moldura',
    },
  },
  products: ['faro-65', 'delta-55', 'nimbo-43'],
  related: ['ip-ik', 'charging-lockers', 'queue-tickets'],
  seo: {
    title: { pt: 'Como limpar uma mesa interativa de museu' },
    description: {
      pt: 'Que produtos usar no vidro antiencandeamento de uma mesa interativa, quais nunca usar, e uma rotina de oito minutos para fazer antes de abrir.',
    },
  },
} satisfies ArticleContent;
