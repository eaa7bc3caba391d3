import type { SolutionContent } from '../entities.ts';

export const industry = {
  key: 'industry',
  slug: { pt: 'industria', en: 'industry', es: 'industria' },
  name: { pt: 'Indústria', en: 'Industry', es: 'Industria' },
  headline: {
    pt: 'A informação da fábrica onde ela é precisa: ao lado da linha, de luvas calçadas.',
    en: 'Factory information where it is needed: beside the line, with gloves on.',
    es: 'La información de la fábrica donde hace falta: junto a la línea y con guantes.',
  },
  summary: {
    pt: 'Desenhos técnicos na revisão em vigor, a passagem de turno em onze minutos e avisos de segurança que todos leem.',
    en: 'Technical drawings in their current revision, a shift handover in eleven minutes, and safety notices that everybody reads.',
    es: 'Planos en su revisión vigente, el cambio de turno en once minutos y avisos de seguridad que todos leen.',
  },
  time: [6, 0],
  moment: { pt: 'a troca de turno', en: 'the change of shift', es: 'el cambio de turno' },
  problem: {
    pt: `
      <p>Às seis troca o turno. Quem sai tem dez minutos para contar oito horas, num quadro branco já cheio, e a avaria das 4h20 fica por dizer. Na linha, o desenho está em papel, na revisão anterior; a correta está no computador do gabinete.</p>
      <p>Um ecrã de escritório não dura ali: não se usa com luvas, ninguém o vê com as lâmpadas da nave por cima e, quando falha, a linha espera pela informática.</p>
    `,
    en: `
      <p>At six the shift changes. Those leaving have ten minutes to pass on eight hours, on a whiteboard that is already full, and the fault at 4:20 goes unsaid. On the line the drawing is on paper, in the previous revision; the right one is on a computer in the office.</p>
      <p>An office screen does not last there: it does not work with gloves, nobody can read it under the lamps of the hall and, when it fails, the line waits for IT.</p>
    `,
    es: `
      <p>A las seis cambia el turno. Quien sale tiene diez minutos para contar ocho horas, en una pizarra blanca ya llena, y la avería de las 4:20 se queda sin decir. En la línea, el plano está en papel, en la revisión anterior; la buena está en el ordenador de la oficina.</p>
      <p>Una pantalla de oficina no dura allí: no se usa con guantes, nadie la ve bajo las lámparas de la nave y, cuando falla, la línea espera a informática.</p>
    `,
  },
  approach: {
    pt: `
      <p>Junto à linha, um <a href="ref:product/orion-65">Orion 65</a> com rodízios ou um <a href="ref:product/orion-86">Orion 86</a> na parede mostra o desenho em vigor, os indicadores do turno e a lista do que ficou aberto. Escreve-se por cima com a luva calçada, e o registo fica com data e hora.</p>
      <ul>
      <li><strong>Na passagem de turno</strong>, dez minutos de pé diante do mesmo quadro, que se guarda e se pode procurar.</li>
      <li><strong>No gabinete de engenharia</strong>, a <a href="ref:product/delta-55">Delta 55</a> abre o desenho à escala, e vários discutem-no à volta dela.</li>
      <li><strong>Na manutenção do próprio ecrã</strong>, o computador troca-se pela ranhura em minutos, sem tirar o ecrã do suporte.</li>
      </ul>
    `,
    en: `
      <p>Beside the line an <a href="ref:product/orion-65">Orion 65</a> on castors, or an <a href="ref:product/orion-86">Orion 86</a> on the wall, shows the current drawing, the figures of the shift and the list of what is still open. People write over it with their gloves on, and every entry is dated and timed.</p>
      <ul>
      <li><strong>At handover</strong>, ten minutes standing at one board that is saved and can be searched.</li>
      <li><strong>In the engineering office</strong>, the <a href="ref:product/delta-55">Delta 55</a> opens the drawing to scale, and several people discuss it around the table.</li>
      <li><strong>When the screen itself needs care</strong>, its computer is swapped in the slot in minutes while the screen stays on its stand.</li>
      </ul>
    `,
    es: `
      <p>Junto a la línea, una <a href="ref:product/orion-65">Orion 65</a> con ruedas o una <a href="ref:product/orion-86">Orion 86</a> en la pared muestra el plano vigente, los indicadores del turno y la lista de lo que quedó abierto. Se escribe encima con el guante puesto, y el registro guarda fecha y hora.</p>
      <ul>
      <li><strong>En el cambio de turno</strong>, diez minutos de pie ante la misma pizarra, que se guarda y en la que se puede buscar.</li>
      <li><strong>En la oficina técnica</strong>, la <a href="ref:product/delta-55">Delta 55</a> abre el plano a escala, y varias personas lo discuten a su alrededor.</li>
      <li><strong>En el mantenimiento de la propia pantalla</strong>, el ordenador se cambia por la ranura en minutos, sin desmontarla del soporte.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-industry',
    alt: {
      pt: 'Um ecrã com os números da linha num pilar de uma fábrica, ao sol; ao lado, uma máquina; atrás, as estantes',
      en: 'A screen with the line’s figures on a pillar of a sunlit factory; beside it a machine, behind it the racking',
      es: 'Una pantalla con las cifras de la línea en un pilar de una fábrica, al sol; al lado, una máquina; detrás, las estanterías',
    },
  },
  closeUp: {
    id: 'solution-industry-near',
    alt: {
      pt: 'Um ecrã com rodas com os números do turno; atrás, duas máquinas e um tapete rolante com caixas',
      en: 'A screen on castors with the figures of the shift; behind it, two machines and a conveyor with boxes',
      es: 'Una pantalla con ruedas con los datos del turno; detrás, dos máquinas y una cinta transportadora con cajas',
    },
  },
  figures: [
    {
      value: '0–40 °C',
      label: {
        pt: 'temperatura de funcionamento dos Orion',
        en: 'operating temperature of the Orion screens',
        es: 'temperatura de funcionamiento de las Orion',
      },
    },
    {
      value: { pt: '3,2 mm', en: '3.2 mm', es: '3,2 mm' },
      label: {
        pt: 'de vidro temperado no Orion 65',
        en: 'of toughened glass on the Orion 65',
        es: 'de cristal templado en la Orion 65',
      },
    },
    {
      value: { pt: '50 000 h', en: '50,000 h', es: '50 000 h' },
      label: {
        pt: 'de vida do painel: mais de oito anos a dois turnos',
        en: 'panel life: over eight years on two shifts',
        es: 'de vida del panel: más de ocho años a dos turnos',
      },
    },
  ],
  products: ['orion-86', 'orion-65', 'delta-55', 'subida-60', 'miolo-16', 'leme'],
  leading: {
    'orion-86': {
      id: 'orion-86-industry',
      alt: {
        pt: 'Ecrã interativo de 86 polegadas na parede, com a passagem de turno de uma fábrica',
        en: '86-inch interactive screen on a wall, showing the shift handover of a factory',
        es: 'Pantalla interactiva de 86 pulgadas en la pared, con el relevo de turno de una fábrica',
      },
    },
    'orion-65': {
      id: 'orion-65-industry',
      alt: {
        pt: 'Ecrã interativo de 65 polegadas num suporte com rodas, com os números de um turno',
        en: '65-inch interactive screen on a stand with castors, showing the figures of a shift',
        es: 'Pantalla interactiva de 65 pulgadas en un soporte con ruedas, con los datos de un turno',
      },
    },
  },
  questions: [
    {
      key: 'ambiente',
      question: {
        pt: 'Aguenta pó, óleo e vibração?',
        en: 'Can it take dust, oil and vibration?',
        es: '¿Aguanta polvo, aceite y vibración?',
      },
      answer: {
        pt: '<p>Os Orion são para zonas de montagem, logística e gabinetes de nave: pó ligeiro, sem projeção de óleo. Em zonas com névoa de óleo, lavagem ou atmosferas explosivas não os propomos; nesses casos recomendamos um armário próprio ou dizemos que não temos.</p>',
        en: '<p>Orion screens are for assembly, logistics and offices in the hall: light dust, no oil spray. We do not offer them for oil mist, wash-down or explosive atmospheres; there we recommend a dedicated enclosure, or say that we have nothing.</p>',
        es: '<p>Las Orion son para zonas de montaje, logística y oficinas de nave: polvo ligero, sin proyección de aceite. En zonas con niebla de aceite, lavado o atmósferas explosivas no las proponemos; ahí recomendamos un armario propio o decimos que no tenemos.</p>',
      },
    },
    {
      key: 'luvas',
      question: {
        pt: 'Com que luvas funciona?',
        en: 'Which gloves does it work with?',
        es: '¿Con qué guantes funciona?',
      },
      answer: {
        pt: '<p>Com qualquer uma nos Orion: o toque é por infravermelhos e vê o dedo, não a pele. Nas mesas, que são capacitivas, só com luva fina ou caneta.</p>',
        en: '<p>Any, on the Orion screens: touch is infrared and sees the finger, not the skin. The tables are capacitive and need a thin glove or a pen.</p>',
        es: '<p>Con cualquiera en las Orion: la función táctil es por infrarrojos y ve el dedo, no la piel. En las mesas, que son capacitivas, solo con guante fino o lápiz.</p>',
      },
    },
    {
      key: 'mes',
      question: {
        pt: 'Mostra os dados do nosso MES ou ERP?',
        en: 'Does it show data from our MES or ERP?',
        es: '¿Muestra los datos de nuestro MES o ERP?',
      },
      answer: {
        pt: '<p>Sim: abre no navegador os painéis que já existem, ou recebe números por REST e OPC UA num painel desenhado para a linha. Só lê; nada do que se toca comanda a máquina.</p>',
        en: '<p>Yes: it opens your own dashboards in a browser, or takes figures by REST and OPC UA into one that we design with you. It only reads; nothing touched on it commands a machine.</p>',
        es: '<p>Sí: abre sus cuadros de mando en el navegador o recibe cifras por REST y OPC UA en uno que diseñamos con ustedes. Solo lee; nada de lo que se toca manda sobre la máquina.</p>',
      },
    },
    {
      key: 'rede',
      question: {
        pt: 'Pode ficar fora da internet?',
        en: 'Can it stay off the internet?',
        es: '¿Puede quedar fuera de internet?',
      },
      answer: {
        pt: '<p>Pode. A gestão e as atualizações funcionam num servidor da fábrica, para redes que nunca saem do edifício.</p>',
        en: '<p>It can. Management and updates run on a server in the factory, for networks that never leave the building.</p>',
        es: '<p>Puede. La gestión y las actualizaciones funcionan en un servidor de la fábrica, para redes que nunca salen del edificio.</p>',
      },
    },
  ],
  order: 8,
  seo: {
    title: {
      pt: 'Ecrãs interativos para a indústria',
      en: 'Interactive screens for industry',
      es: 'Pantallas interactivas para la industria',
    },
    description: {
      pt: 'Passagem de turno, desenhos técnicos e indicadores ao lado da linha, em ecrãs que se usam de luvas e se gerem dentro da rede da fábrica.',
      en: 'Shift handover, technical drawings and figures beside the line, on screens that work with gloves and are managed within the factory network.',
      es: 'Cambio de turno, planos e indicadores junto a la línea, en pantallas que se usan con guantes y se gestionan dentro de la red de la fábrica.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
