import type { CategoryContent } from '../entities.ts';

export const screens = {
  key: 'screens',
  slug: { pt: 'ecras-interativos', en: 'interactive-screens', es: 'pantallas-interactivas' },
  name: { pt: 'Ecrãs interativos', en: 'Interactive screens', es: 'Pantallas interactivas' },
  shortName: { pt: 'Ecrãs', en: 'Screens', es: 'Pantallas' },
  headline: {
    pt: 'Ecrãs táteis 4K para salas de aula, de reunião e de sessões.',
    en: '4K touch screens for classrooms, meeting rooms and council chambers.',
    es: 'Pantallas táctiles 4K para aulas, salas de reuniones y salones de plenos.',
  },
  intro: {
    pt: '<p>Um ecrã interativo, também chamado quadro interativo, faz o trabalho do quadro branco e do projetor: lê-se com as luzes acesas, escreve-se por cima de qualquer imagem e guarda o que se escreveu.</p><p>O tamanho escolhe-se pela última fila. Até 4,9 metros, 65 polegadas chegam; até 6,4, prefira 86; numa sala de sessões, 98. Depois decide-se onde assenta: em rodas, na parede ou numa coluna que sobe e desce.</p>',
    en: '<p>An interactive screen, also called an interactive whiteboard or interactive display, does the work of whiteboard and projector: it can be read with the lights on, written on over any picture, and keeps what was written.</p><p>Choose the size by the back row. Up to 4.9 metres away, 65 inches will do; up to 6.4, choose 86; for a council chamber, 98. Then decide what holds it: castors, a wall or a column that rises and lowers.</p>',
    es: '<p>Una pantalla interactiva, o pizarra digital, hace el trabajo de la pizarra y del proyector: se lee con las luces encendidas, se escribe sobre cualquier imagen y guarda lo escrito.</p><p>El tamaño se elige por la última fila. Hasta 4,9 metros bastan 65 pulgadas; hasta 6,4, mejor 86; en un salón de plenos, 98. Después se decide qué la sujeta: unas ruedas, la pared o una columna que sube y baja.</p>',
  },
  summary: {
    pt: 'De 65 a 98 polegadas em 4K, com rodas, na parede ou em coluna elevatória.',
    en: 'From 65 to 98 inches in 4K: on castors, on the wall or on a lift column.',
    es: 'De 65 a 98 pulgadas en 4K: con ruedas, en la pared o en columna elevadora.',
  },
  picture: {
    id: 'category-screens',
    alt: {
      pt: 'Sala ao sol baixo com três ecrãs interativos: um de 65 polegadas com rodas, um de 86 na parede e um de 98 em coluna elevatória',
      en: 'Room in low sun with three interactive screens: a 65-inch one on castors, an 86-inch one on the wall and a 98-inch one on a lift column',
      es: 'Sala con sol bajo y tres pantallas: una de 65 pulgadas con ruedas, una de 86 en la pared y una de 98 en columna elevadora',
    },
  },
  closeUp: {
    id: 'category-screens-near',
    alt: {
      pt: 'Ecrã de 65 polegadas visto de perto numa aula sobre planetas, com a Terra rodeada a caneta; ao fundo, um vulcão num ecrã de parede',
      en: 'A 65-inch screen from near in a lesson on planets, the Earth ringed in pen; behind it, a volcano on a wall-mounted screen',
      es: 'Pantalla de 65 pulgadas de cerca en una clase sobre planetas, con la Tierra rodeada a mano; al fondo, un volcán en una pantalla de pared',
    },
  },
  order: 1,
  questions: [
    {
      key: 'portatil',
      question: {
        pt: 'Funciona com os portáteis que já temos?',
        en: 'Does it work with the laptops we have?',
        es: '¿Funciona con los portátiles que ya tenemos?',
      },
      answer: {
        pt: '<p>Sim. Um cabo USB-C leva imagem e toque para o ecrã e carrega o portátil; para os mais antigos há HDMI e USB. Sem cabo, partilha-se a partir do navegador, sem instalar nada.</p>',
        en: '<p>Yes. One USB-C cable carries picture and touch and charges the laptop; older ones connect by HDMI and USB. Without a cable, people share from a browser with nothing to install.</p>',
        es: '<p>Sí. Un cable USB-C lleva imagen y función táctil y carga el portátil; los más antiguos se conectan por HDMI y USB. Sin cable se comparte desde el navegador, sin instalar nada.</p>',
      },
    },
    {
      key: 'licenca',
      question: {
        pt: 'O software paga-se todos os anos?',
        en: 'Is the software a yearly expense?',
        es: '¿El software se paga cada año?',
      },
      answer: {
        pt: '<p>Não. O quadro <a href="ref:product/lousa">Lousa</a> e a gestão à distância vêm com o ecrã, completos e sem data de fim, e as atualizações duram sete anos. Sem internet, o quadro continua a funcionar no próprio ecrã.</p>',
        en: '<p>No. The <a href="ref:product/lousa">Lousa</a> whiteboard and remote management come with the screen, complete and with no expiry date, and updates last seven years. Without the internet the board carries on, because it runs on the screen itself.</p>',
        es: '<p>No. La pizarra <a href="ref:product/lousa">Lousa</a> y la gestión a distancia vienen con la pantalla, completas y sin fecha de caducidad, y las actualizaciones duran siete años. Sin internet, la pizarra sigue funcionando en la propia pantalla.</p>',
      },
    },
    {
      key: 'parede',
      question: {
        pt: 'A nossa parede aguenta?',
        en: 'Will our wall hold it?',
        es: '¿Aguantará nuestra pared?',
      },
      answer: {
        pt: '<p>Tijolo e betão aguentam; em gesso cartonado levamos uma chapa que passa o peso aos montantes. Vemos a parede antes de a furar. Se não puder ser, o ecrã fica em rodas ou em coluna, sem um furo.</p>',
        en: '<p>Brick and concrete will. On plasterboard we bring a plate that carries the weight to the studs. We look at the wall before we drill into it, and if it will not do, the screen stands on castors or on a column, with no drilling at all.</p>',
        es: '<p>El ladrillo y el hormigón, sí. En una pared de yeso laminado llevamos una placa que traslada el peso a los montantes. Miramos la pared antes de perforarla y, si no sirve, la pantalla va con ruedas o en columna, sin un solo taladro.</p>',
      },
    },
    {
      key: 'garantia',
      question: {
        pt: 'Durante quanto tempo há garantia e peças?',
        en: 'How long do warranty and parts last?',
        es: '¿Cuánto duran la garantía y los repuestos?',
      },
      answer: {
        pt: '<p>A garantia é de três anos, cinco para o Orion 65 em escolas, com reparação no local. Há peças durante sete anos após a última venda, e o que avaria mais troca-se sem tirar o ecrã do sítio.</p>',
        en: '<p>The warranty is three years, five for an Orion 65 in a school, with repair on site. Parts are kept for seven years after the last sale, and what fails most often is changed without taking the screen down.</p>',
        es: '<p>La garantía es de tres años, cinco para la Orion 65 en centros educativos, con reparación in situ. Hay repuestos durante siete años desde la última venta, y lo que más falla se cambia sin mover la pantalla.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Ecrãs interativos 4K de 65 a 98 polegadas',
      en: 'Interactive 4K screens, 65 to 98 inches',
      es: 'Pantallas interactivas 4K de 65 a 98 pulgadas',
    },
    description: {
      pt: 'Ecrãs interativos 4K para salas de aula, de reunião e de sessões: móveis, de parede ou em coluna elevatória, com software e gestão à distância incluídos.',
      en: 'Interactive 4K screens for classrooms, meeting rooms and council chambers: mobile, wall-mounted or on a lift column, with software included.',
      es: 'Pantallas interactivas y pizarras digitales 4K para aulas, salas de reuniones y plenos: móviles, de pared o en columna elevadora.',
    },
  },
  updatedAt: '2026-09-14T10:05:00Z',
} satisfies CategoryContent;
