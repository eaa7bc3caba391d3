import { accessories } from '../categories/accessories.ts';
import type { ProductContent } from '../entities.ts';
import * as accessory from '../specifications/accessory.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';

export const miolo16 = {
  key: 'miolo-16',
  category: 'accessories',
  slug: { pt: 'miolo-16', en: 'miolo-16', es: 'miolo-16' },
  name: 'Miolo 16',
  tagline: {
    pt: 'Computador Windows 11 para a ranhura OPS do ecrã',
    en: 'Windows 11 computer for the OPS slot of the screen',
    es: 'Ordenador Windows 11 para la ranura OPS de la pantalla',
  },
  summary: {
    pt: 'Computador Windows 11 para a ranhura OPS, com 16 GB de memória e 512 GB de disco. Recebe energia e envia imagem e toque pelo conector, sem um único cabo à vista.',
    en: 'A Windows 11 computer for the OPS slot, with 16 GB of memory and 512 GB of storage. Power, picture and touch pass through the connector, with no cable to be seen.',
    es: 'Ordenador Windows 11 para la ranura OPS, con 16 GB de memoria y 512 GB de disco. La alimentación, la imagen y la función táctil pasan por el conector, sin un solo cable a la vista.',
  },
  body: {
    pt: `
      <h3>Quando faz falta</h3>
      <p>Quando a escola ou a empresa usa programas que só existem para Windows, quando o ecrã tem de entrar no domínio da rede ou quando o computador da sala é uma torre debaixo da mesa, com quatro cabos.</p>
      <h3>Quando não faz</h3>
      <p>Para escrever, anotar, partilhar o portátil, ver vídeos e fazer chamadas no navegador, o Android dos Orion e do Atlas chega, gasta menos e não tem ventilador. Com o módulo ouvem-se 30 dB(A) a um metro: nota-se numa sala em silêncio, não numa aula.</p>
      <h3>Encaixar</h3>
      <ul>
      <li>Desliga-se o ecrã da corrente e tira-se a tampa da ranhura.</li>
      <li>Empurra-se o módulo até parar e apertam-se dois parafusos à mão.</li>
      <li>Liga-se o ecrã, escolhe-se a fonte «OPS» e o Windows abre já com o toque calibrado.</li>
      </ul>
      <p>Leva cinco minutos e não pede técnico. O módulo passa para outro ecrã da mesma maneira, com os programas e os ficheiros dentro.</p>
      <h3>O que fica de fora</h3>
      <p>Não traz licença de programas de escritório. O consumo soma-se ao do ecrã: 28 W em média, 65 W no máximo, e as fichas dos nossos ecrãs já o contam.</p>
    `,
    en: `
      <h3>When you need it</h3>
      <p>When a school or company relies on programs that exist only for Windows, when the screen has to join the network’s domain, or when the room’s computer is a tower under the table with four cables.</p>
      <h3>When you do not</h3>
      <p>For writing, annotating, sharing a laptop, watching video and taking calls in a browser, the Android in the Orion and Atlas is enough, uses less power and has no fan. With the module you hear 30 dB(A) at one metre: noticeable in a silent room, not in a lesson.</p>
      <h3>Fitting it</h3>
      <ul>
      <li>Unplug the screen and take the cover off the slot.</li>
      <li>Push the module home and tighten two screws by hand.</li>
      <li>Switch on, choose the source ‘OPS’, and Windows opens with touch already calibrated.</li>
      </ul>
      <p>Allow five minutes; no technician is needed. The module moves to another screen in the same way and takes its programs and files along.</p>
      <h3>What is not included</h3>
      <p>No office software licence comes with it. Its power adds to that of the screen: 28 W on average and 65 W at most, which the datasheets of our screens already count.</p>
    `,
    es: `
      <h3>Cuándo hace falta</h3>
      <p>Cuando el centro o la empresa usa programas que solo existen para Windows, cuando la pantalla tiene que entrar en el dominio de la red o cuando el ordenador de la sala es una torre bajo la mesa, con cuatro cables.</p>
      <h3>Cuándo no</h3>
      <p>Para escribir, anotar, compartir el portátil, ver vídeos y hacer llamadas en el navegador, basta con el Android de las Orion y la Atlas, que gasta menos y no lleva ventilador. Con el módulo se oyen 30 dB(A) a un metro: se nota en una sala en silencio, no en una clase.</p>
      <h3>Cómo se coloca</h3>
      <ul>
      <li>Se desenchufa la pantalla y se quita la tapa de la ranura.</li>
      <li>Se empuja el módulo hasta el fondo y se aprietan dos tornillos a mano.</li>
      <li>Se enciende, se elige la fuente «OPS» y Windows se abre con la función táctil ya calibrada.</li>
      </ul>
      <p>Son cinco minutos y no hace falta técnico. El módulo pasa a otra pantalla del mismo modo, con sus programas y archivos dentro.</p>
      <h3>Qué no incluye</h3>
      <p>No trae licencia de programas de oficina. Su consumo se suma al de la pantalla: 28 W de media y 65 W como máximo, que las fichas de nuestras pantallas ya cuentan.</p>
    `,
  },
  gallery: [
    {
      id: 'miolo-16-front',
      alt: {
        pt: 'Módulo de computador OPS, uma caixa metálica baixa com as ligações na face da frente',
        en: 'OPS computer module, a low metal box with its ports on the front face',
        es: 'Módulo de ordenador OPS, una caja metálica baja con las conexiones en la cara frontal',
      },
    },
    {
      id: 'miolo-16-slot',
      alt: {
        pt: 'O módulo meio fora da ranhura OPS, na lateral de um Orion 65, com a pega coral à vista',
        en: 'The module half out of the OPS slot in the side of an Orion 65, its coral pull in view',
        es: 'El módulo medio fuera de la ranura OPS, en el lateral de una Orion 65, con el tirador coral a la vista',
      },
    },
  ],
  scene: accessories.picture,
  figures: ['memory', 'storage', 'power-typical'],
  specifications: [
    accessory.fits({
      pt: 'Orion 65, Orion 86, Atlas 98; ranhuras OPS de 80 pinos',
      en: 'Orion 65, Orion 86, Atlas 98; 80-pin OPS slots',
      es: 'Orion 65, Orion 86, Atlas 98; ranuras OPS de 80 pines',
    }),
    computer.system('Windows 11'),
    computer.processor(10, 4.4),
    computer.memory(16),
    computer.storage(512),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.security({
      pt: 'TPM 2.0, disco cifrado, fecho antirroubo',
      en: 'TPM 2.0, encrypted disk, security lock slot',
      es: 'TPM 2.0, disco cifrado, cierre antirrobo',
    }),
    connections.hdmiOutputs(1, '4K, 60\u00a0Hz'),
    connections.usbC(1, { pt: 'com imagem', en: 'with picture', es: 'con imagen' }),
    connections.usbA(4),
    connections.ethernet(1),
    connections.headphones(1),
    power.typical(28),
    power.maximum(65),
    power.mains({
      pt: '12–19\u00a0V, pela ranhura',
      en: '12–19\u00a0V, from the slot',
      es: '12–19\u00a0V, por la ranura',
    }),
    power.temperature(0, 40),
    power.humidity(10, 80),
    power.noise(30),
    mechanics.width(195),
    mechanics.height(42),
    mechanics.depth(180),
    mechanics.weight(1.3),
    mechanics.mounting({
      pt: 'Encaixe na ranhura, dois parafusos à mão',
      en: 'Slides into the slot, two thumbscrews',
      es: 'Se encaja en la ranura, dos tornillos a mano',
    }),
    mechanics.materials({
      pt: 'Chapa de alumínio, dissipador de cobre',
      en: 'Aluminium sheet, copper heat sink',
      es: 'Chapa de aluminio, disipador de cobre',
    }),
  ],
  variants: [
    {
      key: 'sixteen',
      name: 'Miolo 16',
      note: {
        pt: '16 GB de memória e 512 GB de disco: chega para salas de aula e reuniões.',
        en: '16 GB of memory and 512 GB of storage: enough for classrooms and meetings.',
        es: '16 GB de memoria y 512 GB de disco: basta para aulas y reuniones.',
      },
    },
    {
      key: 'thirty-two',
      name: 'Miolo 32',
      note: {
        pt: '32 GB de memória e 1 TB de disco, para desenho técnico e sessões longas; é o do Atlas 98 W.',
        en: '32 GB of memory and 1 TB of storage, for technical drawing and long sessions; the one in the Atlas 98 W.',
        es: '32 GB de memoria y 1 TB de disco, para dibujo técnico y sesiones largas; es el de la Atlas 98 W.',
      },
    },
  ],
  accessories: [
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia', en: 'Vigia camera', es: 'Cámara Vigia' },
      summary: {
        pt: 'Liga-se a uma das portas do módulo e o Windows reconhece-a sem instalar nada.',
        en: 'Plugs into one of the module’s ports; Windows recognises it with nothing to install.',
        es: 'Se conecta a un puerto del módulo y Windows la reconoce sin instalar nada.',
      },
    },
    {
      key: 'keyboard',
      name: { pt: 'Teclado Falua', en: 'Falua keyboard', es: 'Teclado Falua' },
      summary: {
        pt: 'Teclado sem fios com apontador, nas disposições portuguesa, britânica e espanhola.',
        en: 'Wireless keyboard with a pointer, in Portuguese, British and Spanish layouts.',
        es: 'Teclado inalámbrico con puntero, en distribución portuguesa, británica y española.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Traz para o ecrã as ajudas do Windows: narrador, lupa, contraste, legendas automáticas e teclado no ecrã. O módulo encaixa-se sem ferramentas.',
      en: 'It brings the aids of Windows to the screen: narrator, magnifier, contrast, live captions and on-screen keyboard. The module goes in without tools.',
      es: 'Lleva a la pantalla las ayudas de Windows: narrador, lupa, contraste, subtítulos en vivo y teclado en pantalla. El módulo se coloca sin herramientas.',
    },
    energy: {
      pt: '28 W em média numa aula, medidos na nossa oficina, a somar ao ecrã. Quando o ecrã adormece, corta a energia à ranhura depois de o Windows se desligar.',
      en: '28 W on average in a lesson, measured in our workshop, on top of the screen. When the screen goes to sleep it cuts power to the slot once Windows has shut down.',
      es: '28 W de media en una clase, medidos en nuestro taller, que se suman a la pantalla. Cuando esta entra en reposo, corta la alimentación de la ranura tras apagarse Windows.',
    },
    warranty: {
      pt: 'Três anos, com troca por outro módulo enviado antes de devolver o avariado, em Portugal continental e na Espanha peninsular.',
      en: 'Three years; a replacement module is sent before the faulty one goes back, in mainland Portugal and Spain.',
      es: 'Tres años, con envío de otro módulo antes de devolver el averiado, en la España peninsular y en Portugal continental.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Memória, disco e ventilador trocam-se abrindo quatro parafusos; o disco pode ficar com o cliente.',
      en: 'Parts for seven years after the last sale. Memory, disk and fan are replaced by undoing four screws; the customer may keep the disk.',
      es: 'Repuestos durante siete años desde la última venta. Memoria, disco y ventilador se cambian quitando cuatro tornillos; el disco puede quedárselo el cliente.',
    },
  },
  mounting: ['built-in'],
  delivery: [1, 2],
  related: ['orion-65', 'orion-86', 'leme'],
  solutions: ['education', 'business'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Miolo 16: módulo OPS com Windows 11',
      en: 'Miolo 16: OPS computer with Windows 11',
      es: 'Miolo 16: módulo OPS con Windows 11',
    },
    description: {
      pt: 'Computador OPS com Windows 11 para ecrãs interativos: 16 GB de memória, 512 GB de disco, 28 W de consumo típico e montagem sem ferramentas.',
      en: 'OPS computer with Windows 11 for interactive screens: 16 GB of memory, 512 GB of storage, typical power of 28 W and fitting without tools.',
      es: 'Ordenador OPS con Windows 11 para pantallas interactivas: 16 GB de memoria, 512 GB de disco, 28 W de consumo típico y montaje sin herramientas.',
    },
  },
  updatedAt: '2026-11-19T09:30:00Z',
} satisfies ProductContent;
