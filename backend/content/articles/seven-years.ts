import type { ArticleContent } from '../entities.ts';
import type { WrittenLocale } from '../localised.ts';

export const sevenYears = {
  key: 'seven-years',
  topic: 'buying',
  slug: {
    pt: 'quanto-custa-um-ecra-em-sete-anos',
    en: 'what-a-screen-costs-over-seven-years',
    es: 'cuanto-cuesta-una-pantalla-en-siete-anos',
  },
  title: {
    pt: 'Quanto custa um ecrã em sete anos',
    en: 'What a screen costs over seven years',
    es: 'Cuánto cuesta una pantalla en siete años',
  },
  summary: {
    pt: 'O preço da fatura é a parte que todos comparam. Horas, watts e peças pagam-se depois, e a conta cabe numa folha de papel.',
    en: 'The price on the invoice is the part everyone compares. Hours, watts and parts are what you pay afterwards, and they fit on one sheet of paper.',
    es: 'El precio de la factura es la parte que todos comparan. Horas, vatios y repuestos son lo que se paga después, y caben en una hoja.',
  },
  body: {
    pt: `
      <p>Dois ecrãs com o mesmo preço podem ter custos muito diferentes ao fim de sete anos. Não damos aqui preços, nem os nossos nem os da eletricidade: damos as quantidades. Multiplique-as pelo que paga por quilowatt-hora e por hora de técnico, e tem a conta da sua casa.</p>
      <h2>Primeiro, as horas</h2>
      <p>Quase todos os erros nascem aqui. Um ano tem 8760 horas, e um ecrã de escola está ligado pouco mais de mil. O que importa é escrever três números: horas ligado por dia, dias por ano, e o que faz no resto do tempo.</p>
      <h2>Depois, os watts</h2>
      <p>A ficha técnica traz três valores. O <strong>máximo</strong> serve ao eletricista. O <strong>típico</strong> é o que conta para a fatura, se vier com a condição em que foi medido. O <strong>em espera</strong> parece nada, mas dura as outras sete mil horas.</p>
      <blockquote>
      <p>energia por ano = horas ligado ×&nbsp;típico + horas restantes ×&nbsp;espera</p>
      <p>escola: 1080 h × 135 W + 7680 h × 0,5 W = 150 kWh</p>
      </blockquote>
      <figure>
      <table>
      <thead><tr><th scope="col">Onde</th><th scope="col">Horas por ano</th><th scope="col">Ligado e em espera</th><th scope="col">7 anos</th></tr></thead>
      <tbody>
      <tr><th scope="row">Sala de aula, 65″</th><td>1080</td><td>135 W; 0,5 W</td><td>1050 kWh</td></tr>
      <tr><th scope="row">Sala de reuniões, 86″</th><td>920</td><td>240 W; 0,5 W</td><td>1570 kWh</td></tr>
      <tr><th scope="row">Quiosque de senhas, 21,5″</th><td>3000</td><td>42 W; 1,5 W</td><td>940 kWh</td></tr>
      <tr><th scope="row">Montra, 55″, com sensor</th><td>5760</td><td>170 W; 0,5 W</td><td>6860 kWh</td></tr>
      <tr><th scope="row">Montra, 55″, sempre no máximo</th><td>5760</td><td>290 W; 0,5 W</td><td>11 700 kWh</td></tr>
      </tbody>
      </table>
      <figcaption>Aula: 6 h em 180 dias. Reuniões: 4 h em 230 dias. Quiosque: 12 h em 250 dias. Montra: 16 h em 360 dias. Consumos medidos na nossa oficina: <a href="ref:product/orion-65">Orion 65</a>, <a href="ref:product/orion-86">Orion 86</a>, <a href="ref:product/cais-22">Cais 22</a> e <a href="ref:product/rua-55">Rua 55</a>.</figcaption>
      </figure>
      <p>Duas conclusões. O tamanho pesa menos do que as horas: a montra gasta mais de seis vezes o que gasta a sala de aula, com um ecrã mais pequeno. E numa montra o sensor de luz poupa, em sete anos, mais energia do que quatro ecrãs de escola gastam no mesmo tempo.</p>
      <h2>Quanto dura o painel</h2>
      <p>A vida de um painel indica-se em horas até perder metade do brilho; 50 000 h é comum. Divida pelas horas do ano:</p>
      <ul>
      <li>na sala de aula, 50 000 ÷ 1080 = 46 anos: o painel não é o problema, o computador e a ligação serão;</li>
      <li>na montra, 50 000 ÷ 5760 = 8,7 anos: dura o contrato, mas já com 60 % do brilho, por isso compra-se com folga;</li>
      <li>ligado 24 horas, 50 000 ÷ 8760 = 5,7 anos: aqui conte com um painel novo dentro dos sete anos, ou peça um de 70 000 h.</li>
      </ul>
      <h2>As peças que se gastam</h2>
      <p>Um quiosque com impressora ensina a fazer esta parte. Com 200 talões por dia e um rolo de 80 m que dá 800 talões, troca-se o rolo de quatro em quatro dias: 63 rolos por ano, 440 em sete anos. A cabeça térmica imprime 5 km por ano; se o fabricante a garante por 100 km, chega ao fim sem ser trocada.</p>
      <p>Para cada peça escreva três coisas: o que a gasta, quando se espera trocá-la e quem a troca.</p>
      <figure>
      <table>
      <thead><tr><th scope="col">Peça</th><th scope="col">O que a gasta</th><th scope="col">Quem troca</th></tr></thead>
      <tbody>
      <tr><th scope="row">Papel</th><td>Talões</td><td>Quem atende, sem ferramentas</td></tr>
      <tr><th scope="row">Filtros de ar</th><td>Pó, duas vezes por ano</td><td>Manutenção da casa</td></tr>
      <tr><th scope="row">Ventoinhas</th><td>Horas</td><td>Técnico, 30 min</td></tr>
      <tr><th scope="row">Computador</th><td>Fim das atualizações</td><td>Técnico, sem desmontar o ecrã</td></tr>
      <tr><th scope="row">Vidro</th><td>Acidentes</td><td>Técnico, no local ou na oficina</td></tr>
      <tr><th scope="row">Fonte de alimentação</th><td>Calor e horas</td><td>Técnico, 30 min</td></tr>
      </tbody>
      </table>
      </figure>
      <p>A pergunta que separa propostas é a quarta linha. Se o computador está soldado dentro do painel, o fim das atualizações é o fim do ecrã. Se sai por uma ranhura, troca-se uma gaveta.</p>
      <h2>O que não aparece em nenhuma linha</h2>
      <p>As mensalidades. Pergunte o que deixa de funcionar quando se deixa de pagar: a gestão à distância, o quadro, as atualizações de segurança. Multiplique por 84 meses. É frequente este número ser maior do que a energia e as peças juntas.</p>
      <p>E o tempo parado. Um quiosque avariado numa segunda-feira é uma pessoa ao balcão. Vale a pena escrever no contrato em quantos dias há técnico e em que país isso vale, e não apenas «assistência incluída».</p>
      <h2>A folha, para copiar</h2>
      <ol>
      <li>Horas por ano × consumo típico, mais o resto do ano × espera, vezes 7.</li>
      <li>Consumíveis por ano, vezes 7.</li>
      <li>Peças que se espera trocar e horas de técnico.</li>
      <li>Mensalidades e licenças, vezes 84.</li>
      <li>Recolha e reciclagem no fim.</li>
      <li>Só então, o preço de compra.</li>
      </ol>
      <p>Peça aos concorrentes que preencham as mesmas seis linhas. Num concurso público, é o que se chama custo do ciclo de vida, e a lei permite que seja critério de adjudicação; dizemos como se escreve em <a href="ref:article/tenders">caderno de encargos sem marca</a>.</p>
    `,
    en: `
      <p>Two screens at the same price can cost very different amounts by the end of seven years. There are no prices in this article, neither ours nor those of electricity. There are quantities. Multiply them by what you pay for a kilowatt-hour and for an hour of a technician’s time, and you have the answer for your own building.</p>
      <h2>First, the hours</h2>
      <p>Nearly every mistake starts here. A year has 8,760 hours, and a school screen is on for little more than a thousand. Write down three numbers: hours on per day, days per year, and what it does the rest of the time.</p>
      <h2>Then, the watts</h2>
      <p>A datasheet gives three values. The <strong>maximum</strong> is for the electrician. The <strong>typical</strong> one decides the bill, provided it says how it was measured. <strong>Standby</strong> looks like nothing, but it lasts the other seven thousand hours.</p>
      <blockquote>
      <p>energy per year = hours on ×&nbsp;typical + remaining hours ×&nbsp;standby</p>
      <p>school: 1,080 h × 135 W + 7,680 h × 0.5 W = 150 kWh</p>
      </blockquote>
      <figure>
      <table>
      <thead><tr><th scope="col">Where</th><th scope="col">Hours per year</th><th scope="col">On and standby</th><th scope="col">7 years</th></tr></thead>
      <tbody>
      <tr><th scope="row">Classroom, 65″</th><td>1,080</td><td>135 W; 0.5 W</td><td>1,050 kWh</td></tr>
      <tr><th scope="row">Meeting room, 86″</th><td>920</td><td>240 W; 0.5 W</td><td>1,570 kWh</td></tr>
      <tr><th scope="row">Ticket kiosk, 21.5″</th><td>3,000</td><td>42 W; 1.5 W</td><td>940 kWh</td></tr>
      <tr><th scope="row">Shop window, 55″, with sensor</th><td>5,760</td><td>170 W; 0.5 W</td><td>6,860 kWh</td></tr>
      <tr><th scope="row">Shop window, 55″, always full</th><td>5,760</td><td>290 W; 0.5 W</td><td>11,700 kWh</td></tr>
      </tbody>
      </table>
      <figcaption>Classroom: 6 h on 180 days. Meetings: 4 h on 230 days. Kiosk: 12 h on 250 days. Window: 16 h on 360 days. Consumption measured in our workshop: <a href="ref:product/orion-65">Orion 65</a>, <a href="ref:product/orion-86">Orion 86</a>, <a href="ref:product/cais-22">Cais 22</a> and <a href="ref:product/rua-55">Rua 55</a>.</figcaption>
      </figure>
      <p>Two things follow. Size matters less than hours: the window uses more than six times as much as the classroom, with a smaller screen. And in a window, a light sensor saves more energy in seven years than four classroom screens use in the same time.</p>
      <h2>How long the panel lasts</h2>
      <p>Panel life is given in hours until half the brightness is gone; 50,000 h is common. Divide by the hours of your year:</p>
      <ul>
      <li>in the classroom, 50,000 ÷ 1,080 = 46 years: the panel will not be the problem, the computer and the connectors will;</li>
      <li>in the window, 50,000 ÷ 5,760 = 8.7 years: it outlasts the contract but ends it at about 60% of its brightness, so buy with a margin;</li>
      <li>on for 24 hours, 50,000 ÷ 8,760 = 5.7 years: expect a new panel within the seven years, or ask for one rated at 70,000 h.</li>
      </ul>
      <h2>Parts that wear</h2>
      <p>A kiosk with a printer shows how this is done. At 200 slips a day and 800 slips from an 80 m roll, the roll is changed every four days: 63 rolls a year, 440 in seven years. The thermal head prints 5 km a year; if its maker rates it for 100 km, it reaches the end without being changed.</p>
      <p>For each part write down three things: what wears it, when you expect to change it and who does it.</p>
      <figure>
      <table>
      <thead><tr><th scope="col">Part</th><th scope="col">What wears it</th><th scope="col">Who changes it</th></tr></thead>
      <tbody>
      <tr><th scope="row">Paper</th><td>Slips</td><td>Desk staff, without tools</td></tr>
      <tr><th scope="row">Air filters</th><td>Dust, twice a year</td><td>Your caretaker</td></tr>
      <tr><th scope="row">Fans</th><td>Hours</td><td>Technician, 30 min</td></tr>
      <tr><th scope="row">Computer</th><td>End of updates</td><td>Technician, screen left in place</td></tr>
      <tr><th scope="row">Glass</th><td>Accidents</td><td>Technician, on site or in the workshop</td></tr>
      <tr><th scope="row">Power supply</th><td>Heat and hours</td><td>Technician, 30 min</td></tr>
      </tbody>
      </table>
      </figure>
      <p>The fourth row is what tells quotations apart. If the computer is soldered into the panel, the last update is the end of the screen. If it slides out of a slot, you change a drawer.</p>
      <h2>What appears in none of these rows</h2>
      <p>Subscriptions. Ask what stops working when you stop paying: remote management, the whiteboard, security updates. Multiply by 84 months. Often this one figure is larger than energy and parts together.</p>
      <p>And downtime. A kiosk that fails on a Monday costs you a person behind a desk. Have the contract say within how many days a technician comes and in which country that holds, rather than ‘support included’.</p>
      <h2>The sheet, to copy</h2>
      <ol>
      <li>Hours per year × typical consumption, plus the rest of the year × standby, times 7.</li>
      <li>Consumables per year, times 7.</li>
      <li>Parts you expect to change, and the technician’s hours.</li>
      <li>Subscriptions and licences, times 84.</li>
      <li>Collection and recycling at the end.</li>
      <li>Only then, the purchase price.</li>
      </ol>
      <p>Ask every bidder to fill in the same six rows. In public procurement this is called life-cycle costing, and the EU directive on public procurement allows contracts to be awarded on it.</p>
    `,
    es: `
      <p>Dos pantallas del mismo precio pueden costar cosas muy distintas al cabo de siete años. Aquí no damos precios, ni los nuestros ni los de la electricidad: damos las cantidades. Multiplíquelas por lo que paga por kilovatio hora y por hora de técnico, y tendrá la cuenta de su casa.</p>
      <h2>Primero, las horas</h2>
      <p>Casi todos los errores nacen aquí. Un año tiene 8760 horas, y una pantalla de colegio está encendida poco más de mil. Hay que escribir tres números: horas encendida al día, días al año y qué hace el resto del tiempo.</p>
      <h2>Después, los vatios</h2>
      <p>La ficha técnica trae tres valores. El <strong>máximo</strong> es para el electricista. El <strong>típico</strong> es el de la factura, siempre que diga cómo se midió. El de <strong>espera</strong> parece nada, pero dura las otras siete mil horas.</p>
      <blockquote>
      <p>energía al año = horas encendida ×&nbsp;típico + horas restantes ×&nbsp;espera</p>
      <p>colegio: 1080 h × 135 W + 7680 h × 0,5 W = 150 kWh</p>
      </blockquote>
      <figure>
      <table>
      <thead><tr><th scope="col">Dónde</th><th scope="col">Horas al año</th><th scope="col">Encendida y en espera</th><th scope="col">7 años</th></tr></thead>
      <tbody>
      <tr><th scope="row">Aula, 65″</th><td>1080</td><td>135 W; 0,5 W</td><td>1050 kWh</td></tr>
      <tr><th scope="row">Sala de reuniones, 86″</th><td>920</td><td>240 W; 0,5 W</td><td>1570 kWh</td></tr>
      <tr><th scope="row">Quiosco de turnos, 21,5″</th><td>3000</td><td>42 W; 1,5 W</td><td>940 kWh</td></tr>
      <tr><th scope="row">Escaparate, 55″, con sensor</th><td>5760</td><td>170 W; 0,5 W</td><td>6860 kWh</td></tr>
      <tr><th scope="row">Escaparate, 55″, siempre al máximo</th><td>5760</td><td>290 W; 0,5 W</td><td>11 700 kWh</td></tr>
      </tbody>
      </table>
      <figcaption>Aula: 6 h en 180 días. Reuniones: 4 h en 230 días. Quiosco: 12 h en 250 días. Escaparate: 16 h en 360 días. Consumos medidos en nuestro taller: <a href="ref:product/orion-65">Orion 65</a>, <a href="ref:product/orion-86">Orion 86</a>, <a href="ref:product/cais-22">Cais 22</a> y <a href="ref:product/rua-55">Rua 55</a>.</figcaption>
      </figure>
      <p>Dos conclusiones. El tamaño pesa menos que las horas: el escaparate gasta más de seis veces lo que gasta el aula, con una pantalla más pequeña. Y en un escaparate el sensor de luz ahorra, en siete años, más energía de la que gastan cuatro pantallas de colegio en ese tiempo.</p>
      <h2>Cuánto dura el panel</h2>
      <p>La vida de un panel se indica en horas hasta perder la mitad del brillo; lo habitual son 50 000 h. Divídalas entre las horas de su año:</p>
      <ul>
      <li>en el aula, 50 000 ÷ 1080 = 46 años: el problema no será el panel, serán el ordenador y las conexiones;</li>
      <li>en el escaparate, 50 000 ÷ 5760 = 8,7 años: dura más que el contrato, pero lo termina con un 60 % del brillo, así que conviene comprar con margen;</li>
      <li>encendida las 24 horas, 50 000 ÷ 8760 = 5,7 años: cuente con un panel nuevo dentro de los siete años o pida uno de 70 000 h.</li>
      </ul>
      <h2>Las piezas que se gastan</h2>
      <p>Un quiosco con impresora enseña cómo se hace. Con 200 tiques al día y un rollo de 80 m que da 800, se cambia cada cuatro días: 63 rollos al año, 440 en siete años. El cabezal térmico imprime 5 km al año; si el fabricante lo garantiza para 100 km, llega al final sin cambiarse.</p>
      <p>De cada pieza escriba tres cosas: qué la gasta, cuándo se espera cambiarla y quién la cambia.</p>
      <figure>
      <table>
      <thead><tr><th scope="col">Pieza</th><th scope="col">Qué la gasta</th><th scope="col">Quién la cambia</th></tr></thead>
      <tbody>
      <tr><th scope="row">Papel</th><td>Tiques</td><td>Quien atiende, sin herramientas</td></tr>
      <tr><th scope="row">Filtros de aire</th><td>Polvo, dos veces al año</td><td>Mantenimiento de la casa</td></tr>
      <tr><th scope="row">Ventiladores</th><td>Horas</td><td>Técnico, 30 min</td></tr>
      <tr><th scope="row">Ordenador</th><td>Fin de las actualizaciones</td><td>Técnico, sin mover la pantalla</td></tr>
      <tr><th scope="row">Cristal</th><td>Accidentes</td><td>Técnico, allí o en el taller</td></tr>
      <tr><th scope="row">Fuente de alimentación</th><td>Calor y horas</td><td>Técnico, 30 min</td></tr>
      </tbody>
      </table>
      </figure>
      <p>La cuarta fila es la que distingue unas ofertas de otras. Si el ordenador está soldado dentro del panel, la última actualización es el final de la pantalla. Si sale por una ranura, se cambia un cajón.</p>
      <h2>Lo que no aparece en ninguna fila</h2>
      <p>Las cuotas. Pregunte qué deja de funcionar cuando se deja de pagar: la gestión a distancia, la pizarra, las actualizaciones de seguridad. Multiplique por 84 meses. A menudo ese número es mayor que la energía y los repuestos juntos.</p>
      <p>Y el tiempo parado. Un quiosco averiado un lunes es una persona en el mostrador. Conviene que el contrato diga en cuántos días acude un técnico y en qué país vale, y no solo «asistencia incluida».</p>
      <h2>La hoja, para copiar</h2>
      <ol>
      <li>Horas al año × consumo típico, más el resto del año × espera, por 7.</li>
      <li>Consumibles al año, por 7.</li>
      <li>Piezas que se espera cambiar y horas de técnico.</li>
      <li>Cuotas y licencias, por 84.</li>
      <li>Recogida y reciclaje al final.</li>
      <li>Solo entonces, el precio de compra.</li>
      </ol>
      <p>Pida a todos los licitadores que rellenen las mismas seis líneas. En contratación pública se llama coste del ciclo de vida, y la ley permite usarlo como criterio de adjudicación.</p>
    `,
  },
  authorRole: { pt: 'Oficina e assistência', en: 'Workshop and service', es: 'Taller y asistencia' },
  publishedAt: '2026-09-30T09:00:00Z',
  updatedAt: '2026-10-14T09:00:00Z',
  picture: {
    id: 'article-seven-years',
    alt: {
      pt: 'Peças de um ecrã dispostas por ordem sobre a bancada: barras de luz, placas, fonte, computador, ventoinhas, altifalantes',
      en: 'Parts of a screen laid out in order on a bench: light strips, boards, power supply, computer, fans and speakers',
      es: 'Piezas de una pantalla colocadas en orden sobre el banco: tiras de luz, placas, fuente, ordenador, ventiladores, altavoces',
    },
  },
  products: ['orion-65', 'orion-86', 'cais-22', 'rua-55'],
  related: ['screen-size', 'window-brightness', 'kiosk-accessibility', 'tenders'],
  seo: {
    title: {
      pt: 'Custo de um ecrã interativo em sete anos',
      en: 'Total cost of a screen over seven years',
      es: 'Coste de una pantalla en siete años',
    },
    description: {
      pt: 'Como calcular o custo total de um ecrã, quiosque ou montra em sete anos: horas, consumo, vida do painel, peças e mensalidades, com um quadro feito.',
      en: 'How to work out the total cost of a screen, kiosk or window display over seven years: hours, consumption, panel life, parts and subscriptions.',
      es: 'Cómo calcular el coste total de una pantalla, quiosco o escaparate en siete años: horas, consumo, vida del panel, repuestos y cuotas, con ejemplo.',
    },
  },
} satisfies ArticleContent<WrittenLocale>;
