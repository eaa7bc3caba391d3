import type { SolutionContent } from '../entities.ts';

export const cities = {
  key: 'cities',
  slug: { pt: 'cidades-inteligentes', en: 'smart-cities', es: 'ciudades-inteligentes' },
  name: { pt: 'Cidades e autarquias', en: 'Cities and councils', es: 'Ciudades y ayuntamientos' },
  headline: {
    pt: 'Serviços que se encontram à primeira, no balcão, na paragem e na praça.',
    en: 'Services that people find at once: at the desk, at the stop and in the square.',
    es: 'Servicios que se encuentran a la primera: en la ventanilla, en la parada y en la plaza.',
  },
  summary: {
    pt: 'Senhas, plantas e marcações sem fila ao balcão. Na praça, a agenda e os avisos num totem que se lê ao sol.',
    en: 'Queue tickets, planning maps and appointments without a queue at the desk. In the square, events and notices on a totem made for full sun.',
    es: 'Turnos, planos y citas sin cola en la ventanilla. En la plaza, la agenda y los avisos en un tótem que se lee a pleno sol.',
  },
  time: [7, 40],
  moment: { pt: 'a fila antes de abrir', en: 'the queue before opening', es: 'la cola antes de abrir' },
  problem: {
    pt: `
      <p>Às 7h40 já há fila à porta do balcão único, e metade das pessoas só quer saber se trouxe os papéis certos. Na paragem, o horário de papel é do inverno passado. Na praça, um painel apagado tapa a fachada que devia anunciar.</p>
      <p>Uma autarquia compra para dez anos, para toda a gente e com dinheiro que se presta contas: o equipamento tem de ser acessível, ter peças e obedecer ao mesmo painel de gestão, seja qual for o concurso de onde veio.</p>
    `,
    en: `
      <p>At 7:40 there is already a queue outside the one-stop shop, and half of those in it only want to know whether they have brought the right papers. At the bus stop, the printed timetable is last winter’s. In the square, a dead panel hides the façade it should advertise.</p>
      <p>A council buys for ten years, for everyone, and with money it must account for: equipment has to be accessible, have spare parts and answer to one management console, whichever tender it came from.</p>
    `,
    es: `
      <p>A las 7:40 ya hay cola ante la oficina de atención, y la mitad solo quiere saber si trae los papeles correctos. En la parada, el horario de papel es del invierno pasado. En la plaza, un panel apagado tapa la fachada que debía anunciar.</p>
      <p>Un ayuntamiento compra para diez años, para todos y con dinero del que rinde cuentas: el equipo tiene que ser accesible, tener repuestos y responder a una misma consola de gestión, venga del concurso que venga.</p>
    `,
  },
  approach: {
    pt: `
      <p>À entrada, o <a href="ref:product/cais-22">Cais 22</a> pergunta ao que se vem, diz que documentos são precisos e dá a senha do serviço certo. Com o teclado Relevo, tudo isto se faz também por áudio. Quem só queria informação sai com ela.</p>
      <ul>
      <li><strong>Na sala de sessões</strong>, a planta vê-se da última cadeira do público no <a href="ref:product/atlas-98">Atlas 98</a>, e o registo da sessão fica feito ao terminar.</li>
      <li><strong>Na mesa do urbanismo</strong>, técnicos e moradores desenham na mesma <a href="ref:product/delta-55">Delta 55</a>, sobre o plano de pormenor.</li>
      <li><strong>Na rua</strong>, os horários vêm em tempo real do operador, pelos formatos abertos GTFS e SIRI, e o aviso da proteção civil entra em todos os painéis ao mesmo tempo.</li>
      </ul>
    `,
    en: `
      <p>At the entrance the <a href="ref:product/cais-22">Cais 22</a> asks what people have come for, lists the documents they need and issues a ticket for the right service. With the Relevo keypad all of this can be done by sound alone. Those who only wanted information leave with it.</p>
      <ul>
      <li><strong>In the chamber</strong>, the plan can be read from the last row of the gallery on the <a href="ref:product/atlas-98">Atlas 98</a>, and the record of the session is ready when it ends.</li>
      <li><strong>At the planning table</strong>, officers and residents draw on one <a href="ref:product/delta-55">Delta 55</a>, over the neighbourhood plan.</li>
      <li><strong>In the street</strong>, departures come live from the operator in the open formats GTFS and SIRI, and a civil protection warning reaches every panel at once.</li>
      </ul>
    `,
    es: `
      <p>En la entrada, el <a href="ref:product/cais-22">Cais 22</a> pregunta a qué se viene, dice qué documentos hacen falta y da el turno del servicio adecuado. Con el teclado Relevo, todo esto se hace también solo con audio. Quien solo quería información se va con ella.</p>
      <ul>
      <li><strong>En el salón de plenos</strong>, el plano se ve desde la última silla del público en la <a href="ref:product/atlas-98">Atlas 98</a>, y el registro de la sesión queda hecho al terminar.</li>
      <li><strong>En la mesa de urbanismo</strong>, técnicos y vecinos dibujan en la misma <a href="ref:product/delta-55">Delta 55</a>, sobre el plan parcial.</li>
      <li><strong>En la calle</strong>, los horarios llegan en tiempo real del operador, en los formatos abiertos GTFS y SIRI, y el aviso de protección civil entra en todos los paneles a la vez.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-cities',
    alt: {
      pt: 'Totem com o aviso do mercado numa praça, de manhã cedo; há luz à porta de um serviço, com as lojas às escuras',
      en: 'A totem with the market notice in a square, early in the morning; light behind the door of a service, the shops still dark',
      es: 'Tótem con el aviso del mercado al amanecer; luz tras la puerta de un servicio y tiendas a oscuras',
    },
  },
  closeUp: {
    id: 'solution-cities-near',
    alt: {
      pt: 'Totem numa praça às 7h40: o mercado abre das 9 às 14, com o mapa da rua cortada; atrás, um banco de jardim e luz numa janela',
      en: 'Totem in a square at 7:40: the market is on from 9 to 14, with a map of the closed street; behind it a bench and light in a window',
      es: 'Tótem en una plaza a las 7:40: el mercado abre de 9 a 14, con el mapa de la calle cortada; detrás, un banco y luz en una ventana',
    },
  },
  figures: [
    {
      value: { pt: '1,20 m', en: '1.20 m', es: '1,20 m' },
      label: {
        pt: 'altura máxima dos comandos do Cais 22, ao alcance de quem vem sentado',
        en: 'highest control on the Cais 22, within reach of a wheelchair user',
        es: 'altura máxima de los mandos del Cais 22, al alcance de quien va sentado',
      },
    },
    {
      value: { pt: '60 cm', en: '60 cm', es: '60 cm' },
      label: {
        pt: 'que o Atlas 98 sobe e desce',
        en: 'that the Atlas 98 rises and falls',
        es: 'que sube y baja la Atlas 98',
      },
    },
    {
      value: '5',
      label: {
        pt: 'papéis de acesso na gestão, do vigilante ao técnico',
        en: 'access roles in management, from caretaker to technician',
        es: 'roles de acceso en la gestión, del conserje al técnico',
      },
    },
  ],
  products: ['cais-22', 'sentinela-75', 'atlas-98', 'abrigo-32', 'marco-43', 'delta-55'],
  questions: [
    {
      key: 'acessibilidade',
      question: {
        pt: 'Cumpre as regras de acessibilidade?',
        en: 'Does it meet accessibility rules?',
        es: '¿Cumple las normas de accesibilidad?',
      },
      answer: {
        pt: '<p>Cada ficha diz o que o produto cumpre da EN 301 549: alturas, áudio com auscultadores, teclas em relevo, contraste. O relatório de conformidade segue a pedido, e o que um equipamento não cumpre também lá está escrito.</p>',
        en: '<p>Each datasheet says which parts of EN 301 549 the product meets: heights, sound through headphones, tactile keys, contrast. The conformity report is sent on request, and it also says what a device does not meet.</p>',
        es: '<p>Cada ficha dice qué cumple el producto de la EN 301 549: alturas, audio con auriculares, teclas en relieve, contraste. El informe de conformidad se envía bajo petición, y también dice lo que un equipo no cumple.</p>',
      },
    },
    {
      key: 'filas',
      question: {
        pt: 'Liga-se ao sistema de filas que já temos?',
        en: 'Does it connect to the queue system we have?',
        es: '¿Se conecta con el sistema de turnos que tenemos?',
      },
      answer: {
        pt: '<p>Sim, se tiver uma interface: quase todos têm. Configuramos e testamos a ligação na oficina, antes da entrega, com o fornecedor do sistema ao telefone. Se não houver, o Cais 22 tem filas próprias.</p>',
        en: '<p>Yes, if it has an interface, and most do. We set up and test the link in our workshop before delivery, with the maker of the system on the phone. Otherwise the Cais 22 has queues of its own.</p>',
        es: '<p>Sí, si tiene interfaz, y casi todos la tienen. Configuramos y probamos la conexión en el taller, antes de la entrega, con el proveedor del sistema al teléfono. Si no la hay, el Cais 22 tiene turnos propios.</p>',
      },
    },
    {
      key: 'vandalismo',
      question: {
        pt: 'E o vandalismo, na rua?',
        en: 'What about vandalism in the street?',
        es: '¿Y el vandalismo en la calle?',
      },
      answer: {
        pt: '<p>Os painéis de rua têm vidro laminado com a classe IK que a ficha indica, tinta de onde os grafítis saem e um vidro que se troca sem levar o equipamento. O corte de corrente e a porta aberta avisam quem gere.</p>',
        en: '<p>Street panels have laminated glass of the IK class stated on their datasheet, paint that graffiti comes off, and a front pane that is replaced without taking the panel away. A power cut or an open door alerts whoever is in charge.</p>',
        es: '<p>Los paneles de calle llevan vidrio laminado de la clase IK que indica la ficha, pintura de la que salen los grafitis y un cristal que se cambia sin llevarse el equipo. El corte de corriente y la puerta abierta avisan a quien gestiona.</p>',
      },
    },
    {
      key: 'cpv',
      question: {
        pt: 'Que códigos CPV se usam?',
        en: 'Which CPV codes apply?',
        es: '¿Qué códigos CPV se usan?',
      },
      answer: {
        pt: '<p>30231320-6 (monitores táteis) para quiosques e ecrãs, 34928470-3 (elementos de sinalização) e 30231300-0 (ecrãs de visualização) para a rua, 32322000-6 (equipamento multimédia) para a sala de sessões. Cada página de produto tem os seus.</p>',
        en: '<p>30231320-6 (touch screen monitors) for kiosks and screens, 34928470-3 (signage) and 30231300-0 (display screens) for the street, 32322000-6 (multimedia equipment) for the chamber. Every product page lists its own.</p>',
        es: '<p>30231320-6 (monitores de pantalla táctil) para quioscos y pantallas, 34928470-3 (elementos de señalización) y 30231300-0 (pantallas de visualización) para la calle, 32322000-6 (equipo multimedia) para el salón de plenos. Cada página de producto tiene los suyos.</p>',
      },
    },
  ],
  order: 1,
  seo: {
    title: {
      pt: 'Quiosques e painéis para cidades e autarquias',
      en: 'Kiosks and panels for cities and councils',
      es: 'Quioscos y paneles para ayuntamientos',
    },
    description: {
      pt: 'Senhas e informação ao balcão, painéis na rua e na paragem, ecrãs para a sala de sessões: equipamento acessível para câmaras e juntas.',
      en: 'Queue tickets and information at the desk, panels in the street and at the stop, screens for the chamber: accessible equipment for councils.',
      es: 'Turnos e información en ventanilla, paneles en la calle y en la parada, pantallas para el salón de plenos: equipos accesibles para ayuntamientos.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
