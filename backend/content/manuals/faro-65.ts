import { faro65 } from '../products/faro-65.ts';
import { createManual } from './chapters.ts';
import { capacitiveTouch, noNetwork } from './common-faults.ts';

export const faro65Manual = createManual({
  product: faro65,
  kind: { pt: 'mesa de exposição de 65″', en: '65″ exhibition table', es: 'mesa de exposición de 65″' },
  summary: {
    pt: 'Para a equipa do museu: receber a Faro 65, abri-la de manhã, mudar-lhe os textos e limpá-la entre visitas.',
    en: 'For museum staff: taking delivery of the Faro 65, opening it in the morning, changing its texts and cleaning it between visits.',
    es: 'Para el equipo del museo: recibir la Faro 65, abrirla por la mañana, cambiar sus textos y limpiarla entre visitas.',
  },
  version: '2.0',
  publishedAt: '2026-10-19T09:00:00Z',
  pictures: { limpeza: 'faro-65-detail' },
  safety: {
    pt: `
      <ul>
      <li>A mesa pesa 172 kg: não se levanta à mão. Desloca-se na plataforma com rodas e pousa-se com o elevador hidráulico que levamos.</li>
      <li>Tomada com terra debaixo da mesa ou a menos de um metro; o cabo sai pelo rodapé recuado, do lado que escolher.</li>
      <li>O tampo aguenta 120 kg: cotovelos e mochilas, sim; crianças de pé, não. A inclinação de 15 graus ajuda.</li>
      <li>Onde passam multidões, fixe-a ao chão pelas quatro ancoragens escondidas.</li>
      <li>O acesso técnico tem chave. Não o abra com visitantes na sala.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>The table weighs 172 kg: it is not lifted by hand. It moves on the wheeled platform and is set down with the hydraulic lifter that we bring.</li>
      <li>An earthed socket under the table or less than a metre away; the cable leaves by the recessed plinth, on the side you choose.</li>
      <li>The top bears 120 kg: elbows and rucksacks, yes; standing children, no. The 15-degree slope helps.</li>
      <li>Where crowds pass, fix it to the floor by its four hidden anchors.</li>
      <li>The service door has a key. Do not open it with visitors in the room.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>La mesa pesa 172 kg: no se levanta a mano. Se desplaza en la plataforma con ruedas y se apoya con el elevador hidráulico que llevamos.</li>
      <li>Enchufe con toma de tierra debajo de la mesa o a menos de un metro; el cable sale por el zócalo retranqueado, por el lado que elija.</li>
      <li>El tablero aguanta 120 kg: codos y mochilas, sí; niños de pie, no. La inclinación de 15 grados ayuda.</li>
      <li>Donde pasa mucha gente, fíjela al suelo con los cuatro anclajes ocultos.</li>
      <li>El acceso técnico tiene llave. No lo abra con visitantes en la sala.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <ul>
      <li><strong>O caminho:</strong> portas de 110 cm em todo o percurso e um chão que aguente a plataforma carregada, 210 kg em quatro rodas. Tapetes e soalhos antigos cobrimo-los com placas.</li>
      <li><strong>O sítio:</strong> 1739 × 1013 mm, com 1,5 m livres à frente para uma cadeira de rodas girar. O bordo da frente está a 740 mm.</li>
      <li><strong>A luz:</strong> nenhum foco apontado ao vidro; a inclinação tira do reflexo a luz do teto, não a de um projetor de parede.</li>
      <li><strong>A rede:</strong> um cabo. A mesa funciona sem ele, mas os textos novos chegam por aí.</li>
      </ul>
      <p>Nivela-se pelos quatro pés, com uma chave de 19 mm, e só depois se fixa.</p>
    `,
    en: `
      <ul>
      <li><strong>The way in:</strong> doors of 110 cm all along, and a floor that bears the loaded platform, 210 kg on four wheels. We cover carpets and old boards with sheets.</li>
      <li><strong>The place:</strong> 1739 × 1013 mm, with 1.5 m clear in front for a wheelchair to turn. The front edge is at 740 mm.</li>
      <li><strong>The light:</strong> no spotlight aimed at the glass; the slope takes ceiling light out of the reflection, but not the light of a wall lamp.</li>
      <li><strong>The network:</strong> one cable. The table works without it, but that is how new texts arrive.</li>
      </ul>
      <p>It is levelled by its four feet, with a 19 mm spanner, and fixed only afterwards.</p>
    `,
    es: `
      <ul>
      <li><strong>El recorrido:</strong> puertas de 110 cm en todo el camino y un suelo que aguante la plataforma cargada, 210 kg sobre cuatro ruedas. Las alfombras y tarimas antiguas las cubrimos con planchas.</li>
      <li><strong>El sitio:</strong> 1739 × 1013 mm, con 1,5 m libres delante para que gire una silla de ruedas. El borde delantero está a 740 mm.</li>
      <li><strong>La luz:</strong> ningún foco apuntando al cristal; la inclinación quita del reflejo la luz del techo, no la de un aplique.</li>
      <li><strong>La red:</strong> un cable. La mesa funciona sin él, pero por ahí llegan los textos nuevos.</li>
      </ul>
      <p>Se nivela con las cuatro patas y una llave de 19 mm, y solo después se fija.</p>
    `,
  },
  firstUse: {
    pt: `
      <h3>O horário</h3>
      <p>Diga à mesa os dias e as horas do museu: acende dez minutos antes, baixa o brilho quando ninguém lhe toca e apaga-se no fim. Nada para ligar de manhã.</p>
      <h3>Os conteúdos</h3>
      <ol>
      <li>No computador do escritório, abra o editor com o endereço e a palavra-passe da folha de entrega.</li>
      <li>Cada peça tem imagem, camadas, textos até quatro línguas e áudio. O que falta numa língua não aparece nela.</li>
      <li><em>Ver na mesa</em> mostra o rascunho só a quem tiver o código; <em>Publicar</em> troca-o na mesa em menos de um minuto.</li>
      </ol>
      <h3>Os objetos</h3>
      <p>As doze bases Concheiro colam-se por baixo de réplicas até 2 kg. Em <em>Objetos</em>, pouse cada uma no vidro e diga que peça abre.</p>
    `,
    en: `
      <h3>Opening hours</h3>
      <p>Tell the table the museum’s days and hours: it lights up ten minutes before, dims when nobody touches it and goes off at the end. Nothing to switch on in the morning.</p>
      <h3>The exhibits</h3>
      <ol>
      <li>On an office computer, open the editor with the address and password on the delivery sheet.</li>
      <li>Each exhibit has a picture, layers, texts in up to four languages and audio. Anything missing in a language is left out in that language.</li>
      <li><em>See on the table</em> shows the draft only to those who have the code; <em>Publish</em> puts it on the table in under a minute.</li>
      </ol>
      <h3>The objects</h3>
      <p>The twelve Concheiro bases go under replicas of up to 2 kg. Under <em>Objects</em>, set each on the glass and say which exhibit it opens.</p>
    `,
    es: `
      <h3>El horario</h3>
      <p>Indique a la mesa los días y las horas del museo: se enciende diez minutos antes, baja el brillo cuando nadie la toca y se apaga al final. Nada que encender por la mañana.</p>
      <h3>Los contenidos</h3>
      <ol>
      <li>En el ordenador de la oficina, abra el editor con la dirección y la contraseña de la hoja de entrega.</li>
      <li>Cada pieza tiene imagen, capas, textos hasta en cuatro idiomas y audio. Lo que falta en un idioma no aparece en él.</li>
      <li><em>Ver en la mesa</em> muestra el borrador solo a quien tenga el código; <em>Publicar</em> lo cambia en la mesa en menos de un minuto.</li>
      </ol>
      <h3>Los objetos</h3>
      <p>Las doce bases Concheiro se pegan bajo réplicas de hasta 2 kg. En <em>Objetos</em>, apoye cada una en el cristal y diga qué pieza abre.</p>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Vidro, todas as manhãs:</strong> álcool isopropílico a 70 % num pano de microfibra, com a mesa em modo de limpeza (dois dedos no canto esquerdo, cinco segundos).</li>
      <li><strong>Corpo pintado:</strong> pano húmido com detergente neutro. Álcool, não.</li>
      <li><strong>Filtros, duas vezes por ano:</strong> pela porta lateral, com a chave; troque-os, não os lave. Em salas com alcatifa, três vezes.</li>
      <li><strong>Auscultadores:</strong> as almofadas saem sem ferramentas e lavam-se com sabão.</li>
      </ul>
    `,
    en: `
      <ul>
      <li><strong>Glass, every morning:</strong> 70% isopropyl alcohol on a microfibre cloth, with the table in cleaning mode (two fingers in the left-hand corner for five seconds).</li>
      <li><strong>Painted body:</strong> a damp cloth and neutral detergent. No alcohol.</li>
      <li><strong>Filters, twice a year:</strong> through the side door, with the key; replace them, do not wash them. In carpeted rooms, three times.</li>
      <li><strong>Headphones:</strong> the pads come off without tools and are washed with soap.</li>
      </ul>
    `,
    es: `
      <ul>
      <li><strong>Cristal, cada mañana:</strong> alcohol isopropílico al 70 % en un paño de microfibra, con la mesa en modo limpieza (dos dedos en la esquina izquierda, cinco segundos).</li>
      <li><strong>Cuerpo pintado:</strong> paño húmedo con detergente neutro. Alcohol, no.</li>
      <li><strong>Filtros, dos veces al año:</strong> por la puerta lateral, con la llave; cámbielos, no los lave. En salas con moqueta, tres veces.</li>
      <li><strong>Auriculares:</strong> las almohadillas salen sin herramientas y se lavan con jabón.</li>
      </ul>
    `,
  },
  faults: [
    {
      sign: { pt: 'De manhã está apagada', en: 'It is dark in the morning', es: 'Por la mañana está apagada' },
      remedy: {
        pt: 'Veja o horário no editor: um feriado marcado como fechado basta. Se o horário está certo, confirme o disjuntor da sala e o interruptor atrás da porta lateral.',
        en: 'Look at the hours in the editor: a public holiday marked as closed is enough. If they are right, check the room’s breaker and the switch behind the side door.',
        es: 'Mire el horario en el editor: basta un festivo marcado como cerrado. Si es correcto, compruebe el automático de la sala y el interruptor tras la puerta lateral.',
      },
    },
    {
      sign: { pt: 'Um objeto não é reconhecido', en: 'An object is not recognised', es: 'No reconoce un objeto' },
      remedy: {
        pt: 'Limpe a base e o vidro e pouse-o a mais de 3 cm do bordo. Duas bases a menos de 2 cm confundem-se. Uma base riscada substitui-se.',
        en: 'Clean the base and the glass, and set it more than 3 cm from the edge. Two bases less than 2 cm apart are taken for one. Replace a scratched base.',
        es: 'Limpie la base y el cristal y apóyelo a más de 3 cm del borde. Dos bases a menos de 2 cm se confunden. Una base rayada se sustituye.',
      },
    },
    {
      sign: {
        pt: 'A imagem está mais escura do que ontem',
        en: 'The picture is darker than yesterday',
        es: 'La imagen está más oscura que ayer',
      },
      remedy: {
        pt: 'A mesa baixa o brilho quando aquece. Destape as grelhas e troque os filtros.',
        en: 'The table dims when it is warm. Uncover the grilles and replace the filters.',
        es: 'La mesa baja el brillo cuando se calienta. Destape las rejillas y cambie los filtros.',
      },
    },
    {
      sign: {
        pt: 'Publiquei e a mesa mostra o texto antigo',
        en: 'I published, and the table shows the old text',
        es: 'He publicado y la mesa muestra el texto anterior',
      },
      remedy: {
        pt: 'A mesa está sem rede: a última versão continua à vista até ela voltar. Confirme o cabo atrás da porta lateral.',
        en: 'The table has no network: the last version stays until it is back. Check the cable behind the side door.',
        es: 'La mesa está sin red: la última versión sigue a la vista hasta que vuelva. Compruebe el cable tras la puerta lateral.',
      },
    },
    capacitiveTouch,
    noNetwork,
  ],
});
