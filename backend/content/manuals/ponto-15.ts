import { ponto15 } from '../products/ponto-15.ts';
import { createManual } from './chapters.ts';
import { capacitiveTouch } from './common-faults.ts';

export const ponto15Manual = createManual({
  product: ponto15,
  kind: { pt: 'quiosque de balcão de 15,6″', en: '15.6″ countertop kiosk', es: 'quiosco de sobremesa de 15,6″' },
  summary: {
    pt: 'Para quem está ao balcão: dez minutos para o pôr a funcionar, um pano para o manter limpo.',
    en: 'For counter staff: ten minutes to set it up, a cloth to keep it clean.',
    es: 'Para quien está tras el mostrador: diez minutos para ponerlo en marcha, un paño para mantenerlo limpio.',
  },
  version: '1.2',
  publishedAt: '2026-09-21T09:00:00Z',
  pictures: { instalacao: 'ponto-15-detail' },
  safety: {
    pt: `
      <ul>
      <li>Use a fonte de 12 V fornecida ou uma rede com PoE+ (IEEE 802.3at). Nunca uma fonte de outra marca.</li>
      <li>Num balcão onde o público o alcança, aparafuse o pé: 3,6 kg levam-se debaixo do braço.</li>
      <li>Deixe livres as ranhuras de trás: não tem ventilador e arrefece por ali.</li>
      <li>Não o pouse em toalhas nem junto a placas de aquecimento.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>Use the 12 V supply that came with it or a network with PoE+ (IEEE 802.3at). Never a power supply of another make.</li>
      <li>On a counter within the public’s reach, screw the foot down: 3.6 kg can leave under somebody’s arm.</li>
      <li>Keep the slots at the back free: it has no fan and cools through them.</li>
      <li>Do not stand it on cloth or next to a hotplate.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>Use la fuente de 12 V suministrada o una red con PoE+ (IEEE 802.3at). Nunca una fuente de otra marca.</li>
      <li>En un mostrador al alcance del público, atornille el pie: 3,6 kg se llevan bajo el brazo.</li>
      <li>Deje libres las ranuras de atrás: no tiene ventilador y se enfría por ahí.</li>
      <li>No lo apoye sobre telas ni junto a placas calientes.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <ol>
      <li>Passe o cabo pelo pé e ligue-o por trás: rede com PoE+, ou rede e fonte de 12 V.</li>
      <li>Pouse-o onde o pé de 20 × 21 cm assente todo. A inclinação, até 20 graus, acerta-se com a mão.</li>
      <li>Para o fixar, descole a borracha, aperte os dois parafusos no balcão e volte a colá-la: esconde-os, e ao cabo.</li>
      <li>Num braço ou na parede, tire o pé (quatro parafusos) e use o padrão VESA 100 × 100 mm.</li>
      </ol>
      <p>Num balcão de 75 a 85 cm, tudo o que se toca fica abaixo de 1,15 m.</p>
    `,
    en: `
      <ol>
      <li>Run the cable through the foot and plug it in at the back: network with PoE+, or network and the 12 V supply.</li>
      <li>Stand it where the whole 20 × 21 cm foot is supported. The tilt, up to 20 degrees, is set by hand.</li>
      <li>To fix it, peel off the rubber, drive the two screws into the counter and stick it back: it hides them and the cable.</li>
      <li>On an arm or a wall, take off the foot (four screws) and use the 100 × 100 mm VESA pattern.</li>
      </ol>
      <p>On a counter 75 to 85 cm high, everything you touch stays below 1.15 m.</p>
    `,
    es: `
      <ol>
      <li>Pase el cable por el pie y conéctelo por detrás: red con PoE+, o red y fuente de 12 V.</li>
      <li>Apóyelo donde asiente todo el pie de 20 × 21 cm. La inclinación, hasta 20 grados, se ajusta con la mano.</li>
      <li>Para fijarlo, despegue la goma, apriete los dos tornillos en el mostrador y vuelva a pegarla: los oculta, y también el cable.</li>
      <li>En un brazo o en la pared, quite el pie (cuatro tornillos) y use el patrón VESA 100 × 100 mm.</li>
      </ol>
      <p>En un mostrador de 75 a 85 cm, todo lo que se toca queda por debajo de 1,15 m.</p>
    `,
  },
  firstUse: {
    pt: `
      <ol>
      <li>Liga-se sozinho quando recebe corrente. Escolha a língua e a função: receção, assinatura ou inquérito.</li>
      <li>Aponte a câmara do telemóvel ao código para o gerir à distância.</li>
      <li>Marque o horário: fora dele dorme, e acorda ao primeiro toque. Dentro dele, quando ninguém lhe toca, mostra o que quiser: horas, aviso, campanha.</li>
      <li>Com um dedo em cima do logótipo do canto durante cinco segundos abre-se a página de quem atende, com código.</li>
      </ol>
      <p>Para receitas e dados de saúde, use o filtro Biombo: só se lê de frente.</p>
    `,
    en: `
      <ol>
      <li>It starts by itself when it gets power. Choose the language and the function: reception, signature or survey.</li>
      <li>Point a phone’s camera at the code to manage it remotely.</li>
      <li>Set the hours: outside them it sleeps and wakes at the first touch. Within them, when nobody touches it, it shows what you like: times, a notice, a campaign.</li>
      <li>Hold a finger on the logo in the corner for five seconds and the staff page opens, with a code.</li>
      </ol>
      <p>For prescriptions and health data, use the Biombo filter: it can only be read from straight ahead.</p>
    `,
    es: `
      <ol>
      <li>Se enciende solo al recibir corriente. Elija el idioma y la función: recepción, firma o encuesta.</li>
      <li>Apunte la cámara del móvil al código para gestionarlo a distancia.</li>
      <li>Fije el horario: fuera de él duerme y despierta al primer toque. Dentro, cuando nadie lo toca, muestra lo que quiera: horarios, un aviso, una campaña.</li>
      <li>Con un dedo sobre el logotipo de la esquina durante cinco segundos se abre la página del personal, con código.</li>
      </ol>
      <p>Para recetas y datos de salud, use el filtro Biombo: solo se lee de frente.</p>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Entre clientes:</strong> desinfetante num pano. O botão de limpeza pausa o toque 30 segundos.</li>
      <li><strong>Alumínio:</strong> pano húmido no sentido do escovado.</li>
      <li><strong>Filtro Biombo:</strong> sai com os ímanes; lava-se com água e seca ao ar.</li>
      </ul>
      <p>Lá dentro não há nada para limpar.</p>
    `,
    en: `
      <ul>
      <li><strong>Between customers:</strong> disinfectant on a cloth. The cleaning button pauses touch for 30 seconds.</li>
      <li><strong>Aluminium:</strong> a damp cloth, along the brushing.</li>
      <li><strong>Biombo filter:</strong> it comes off its magnets; wash it in water and let it dry.</li>
      </ul>
      <p>There is nothing to clean inside.</p>
    `,
    es: `
      <ul>
      <li><strong>Entre clientes:</strong> desinfectante en un paño. El botón de limpieza pausa la función táctil 30 segundos.</li>
      <li><strong>Aluminio:</strong> paño húmedo en el sentido del cepillado.</li>
      <li><strong>Filtro Biombo:</strong> se retira de los imanes; se lava con agua y se seca al aire.</li>
      </ul>
      <p>Dentro no hay nada que limpiar.</p>
    `,
  },
  faults: [
    {
      sign: {
        pt: 'Não liga com o cabo de rede',
        en: 'It does not start from the network cable',
        es: 'No se enciende con el cable de red',
      },
      remedy: {
        pt: 'Precisa de PoE+, que dá 25,5 W: o PoE simples dá 12,95 W e não chega para os 24 W que pode pedir. Experimente com a fonte de 12 V.',
        en: 'It needs PoE+, which gives 25.5 W: plain PoE gives 12.95 W, too little for the 24 W it may ask for. Try the 12 V supply.',
        es: 'Necesita PoE+, que da 25,5 W: el PoE simple da 12,95 W y no basta para los 24 W que puede pedir. Pruebe con la fuente de 12 V.',
      },
    },
    {
      sign: {
        pt: 'A impressora Folhinha não imprime',
        en: 'The Folhinha printer does not print',
        es: 'La impresora Folhinha no imprime',
      },
      remedy: {
        pt: 'Tem fonte própria: confirme-a, e o cabo USB. Papel térmico de 58 mm, com o lado que escurece virado para cima.',
        en: 'It has a power supply of its own: check that and the USB cable. 58 mm thermal paper, with the side that darkens facing up.',
        es: 'Tiene fuente propia: compruébela, y el cable USB. Papel térmico de 58 mm, con el lado que se oscurece hacia arriba.',
      },
    },
    {
      sign: { pt: 'O cliente não ouve a voz', en: 'The customer hears no voice', es: 'El cliente no oye la voz' },
      remedy: {
        pt: 'Com auscultadores ligados, o som sai só por eles: a tomada é atrás.',
        en: 'With headphones plugged in, sound goes to them alone: the socket is at the back.',
        es: 'Con auriculares conectados, el sonido sale solo por ellos: la toma está detrás.',
      },
    },
    capacitiveTouch,
    {
      sign: { pt: 'Continua avariado', en: 'It is still faulty', es: 'Sigue averiado' },
      remedy: {
        pt: 'Mandamos outro já configurado; o avariado volta na mesma caixa. Não precisa de o apagar: fica sem acesso à sua conta no momento em que o novo liga.',
        en: 'We send another, already configured; the faulty one travels back in the same box. No need to erase it: it loses access to your account the moment the new one starts.',
        es: 'Enviamos otro ya configurado; el averiado vuelve en la misma caja. No hace falta borrarlo: pierde el acceso a su cuenta en cuanto se enciende el nuevo.',
      },
    },
  ],
});
