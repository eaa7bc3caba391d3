import { site } from '#shared/site.ts';
import type { PageContent } from '../entities.ts';

const { name, number, seat } = site.legal;
const { street, postalCode, locality } = site.addresses.headOffice;
const mail = `<a href="mailto:${site.email}">${site.email}</a>`;

export const privacyPolicy = {
  key: 'privacy-policy',
  title: { pt: 'Política de privacidade', en: 'Privacy policy', es: 'Política de privacidad' },
  headline: {
    pt: 'Que dados pessoais tratamos neste site, para quê, durante quanto tempo e o que pode exigir de nós.',
    en: 'Which personal data we process on this site, what for, for how long, and what you may require of us.',
    es: 'Qué datos personales tratamos en este sitio, para qué, durante cuánto tiempo y qué puede exigirnos.',
  },
  blocks: [
    {
      block: 'text',
      key: 'responsavel',
      title: { pt: 'Quem é responsável', en: 'Who is responsible', es: 'Quién es responsable' },
      body: {
        pt: `<p>A ${name}, com sede em ${street}, ${postalCode} ${locality}, Portugal, matriculada na Conservatória do Registo Comercial de ${seat} com o NIPC ${number}, é responsável pelo tratamento dos dados recolhidos neste site (Regulamento (UE) 2016/679, o RGPD). Para tudo o que diga respeito a dados pessoais escreva para ${mail} com a palavra «privacidade» no assunto, ou ligue para <a href="${site.phone.href}">${site.phone.label}</a>.</p>`,
        en: `<p>${name}, with its registered office at ${street}, ${postalCode} ${locality}, Portugal, entered in the commercial register of ${seat} under company and VAT number PT\u00a0${number}, is the controller of the data collected on this site (Regulation (EU) 2016/679, the GDPR). For anything about personal data write to ${mail} with the word ‘privacy’ in the subject, or call <a href="${site.phone.href}">${site.phone.label}</a>.</p>`,
        es: `<p>${name}, con domicilio social en ${street}, ${postalCode} ${locality}, Portugal, inscrita en el Registro Mercantil de ${seat} con el NIF portugués ${number}, es responsable del tratamiento de los datos recogidos en este sitio (Reglamento (UE) 2016/679, el RGPD). Para todo lo relativo a datos personales escriba a ${mail} con la palabra «privacidad» en el asunto, o llame al <a href="${site.phone.href}">${site.phone.label}</a>.</p>`,
      },
    },
    {
      block: 'table',
      key: 'finalidades',
      title: {
        pt: 'Que dados, para quê e até quando',
        en: 'Which data, what for and until when',
        es: 'Qué datos, para qué y hasta cuándo',
      },
      lead: {
        pt: 'Só tratamos o que nos envia e o que a visita a uma página torna necessário. Os artigos são os do RGPD.',
        en: 'We process only what you send us and what visiting a page makes necessary. Articles are those of the GDPR.',
        es: 'Solo tratamos lo que nos envía y lo que la visita a una página hace necesario. Los artículos son los del RGPD.',
      },
      columns: [
        { pt: 'Finalidade', en: 'Purpose', es: 'Finalidad' },
        { pt: 'Dados', en: 'Data', es: 'Datos' },
        { pt: 'Fundamento', en: 'Legal basis', es: 'Base jurídica' },
        { pt: 'Conservação', en: 'Kept for', es: 'Conservación' },
      ],
      rows: [
        [
          {
            pt: 'Responder a pedidos de contacto, orçamento, aluguer e formação',
            en: 'Answering requests for contact, quotes, rental and training',
            es: 'Responder a solicitudes de contacto, presupuesto, alquiler y formación',
          },
          {
            pt: 'Nome, e\u2011mail, telemóvel, empresa e o que escrever',
            en: 'Name, email, mobile number, company and what you write',
            es: 'Nombre, correo, móvil, empresa y lo que escriba',
          },
          {
            pt: 'Diligências pré-contratuais a seu pedido (6.º, n.º 1, b); se escreve por uma organização, interesse legítimo em responder-lhe (f)',
            en: 'Steps before a contract, at your request (6(1)(b)); if you write for an organisation, our legitimate interest in answering (f)',
            es: 'Medidas precontractuales a petición suya (6.1.b); si escribe por una organización, interés legítimo en responderle (f)',
          },
          {
            pt: '24 meses após o último contacto',
            en: '24 months after the last contact',
            es: '24 meses tras el último contacto',
          },
        ],
        [
          {
            pt: 'Dar assistência e gerir a garantia; registo do ecrã',
            en: 'Providing service and managing the warranty; screen registration',
            es: 'Prestar asistencia y gestionar la garantía; registro de la pantalla',
          },
          {
            pt: 'Os anteriores, números de contrato, série e fatura, descrição da avaria, ficheiro que juntar',
            en: 'The above, contract, serial and invoice numbers, description of the fault, any file you attach',
            es: 'Los anteriores, números de contrato, serie y factura, descripción de la avería, archivo que adjunte',
          },
          { pt: 'Execução do contrato (b)', en: 'Performance of the contract (b)', es: 'Ejecución del contrato (b)' },
          {
            pt: 'Enquanto durar a garantia ou o contrato, e mais 3 anos',
            en: 'As long as the warranty or contract lasts, and 3 years more',
            es: 'Mientras dure la garantía o el contrato, y 3 años más',
          },
        ],
        [
          {
            pt: 'Enviar a newsletter e novidades',
            en: 'Sending the newsletter and news',
            es: 'Enviar el boletín y novedades',
          },
          {
            pt: 'E\u2011mail e data da autorização',
            en: 'Email and date of consent',
            es: 'Correo y fecha de la autorización',
          },
          {
            pt: 'Consentimento (a), que pode retirar em cada envio',
            en: 'Consent (a), which you can withdraw with every message',
            es: 'Consentimiento (a), que puede retirar en cada envío',
          },
          { pt: 'Até o retirar', en: 'Until you withdraw it', es: 'Hasta que lo retire' },
        ],
        [
          {
            pt: 'Entregar o catálogo e os ebooks',
            en: 'Delivering the catalogue and e-books',
            es: 'Entregar el catálogo y los ebooks',
          },
          {
            pt: 'Os que o formulário pede',
            en: 'Those the form asks for',
            es: 'Los que pide el formulario',
          },
          {
            pt: 'Resposta ao seu pedido (b)',
            en: 'Answering your request (b)',
            es: 'Respuesta a su solicitud (b)',
          },
          { pt: '12 meses', en: '12 months', es: '12 meses' },
        ],
        [
          { pt: 'Avaliar candidaturas', en: 'Considering applications', es: 'Valorar candidaturas' },
          {
            pt: 'Contactos, motivação, o que contar do seu percurso e o currículo que juntar',
            en: 'Contact details, motivation, what you tell us about your experience and any CV you attach',
            es: 'Datos de contacto, motivación, lo que cuente de su trayectoria y el currículum que adjunte',
          },
          {
            pt: 'Diligências pré-contratuais (b)',
            en: 'Steps before a contract (b)',
            es: 'Medidas precontractuales (b)',
          },
          {
            pt: '6 meses após a decisão; mais só com a sua autorização',
            en: '6 months after the decision; longer only with your permission',
            es: '6 meses tras la decisión; más solo con su autorización',
          },
        ],
        [
          {
            pt: 'Faturar e cumprir a lei fiscal',
            en: 'Invoicing and tax law',
            es: 'Facturar y cumplir la ley fiscal',
          },
          {
            pt: 'Dados de faturação de clientes',
            en: 'Customers’ invoicing details',
            es: 'Datos de facturación de clientes',
          },
          { pt: 'Obrigação legal (c)', en: 'Legal obligation (c)', es: 'Obligación legal (c)' },
          { pt: '10 anos', en: '10 years', es: '10 años' },
        ],
        [
          {
            pt: 'Mostrar o site e protegê-lo de abusos',
            en: 'Showing the site and protecting it from abuse',
            es: 'Mostrar el sitio y protegerlo de abusos',
          },
          {
            pt: 'Endereço IP, navegador, página e hora do pedido',
            en: 'IP address, browser, page and time of the request',
            es: 'Dirección IP, navegador, página y hora de la petición',
          },
          {
            pt: 'Interesse legítimo num site disponível e seguro (f)',
            en: 'Legitimate interest in an available and secure site (f)',
            es: 'Interés legítimo en un sitio disponible y seguro (f)',
          },
          {
            pt: 'Durante o pedido; registos técnicos de erros, até 30 dias',
            en: 'During the request; technical error logs, up to 30 days',
            es: 'Durante la petición; registros técnicos de errores, hasta 30 días',
          },
        ],
      ],
    },
    {
      block: 'text',
      key: 'formularios',
      title: {
        pt: 'O que acontece a um formulário',
        en: 'What happens to a form',
        es: 'Qué pasa con un formulario',
      },
      body: {
        pt: '<p>O que envia é guardado na base de dados deste site até ser entregue ao nosso sistema de contactos, quase sempre em segundos, e apagado dela no prazo de um dia. Se a entrega falhar, fica lá 30 dias, no máximo, para que uma pessoa a possa concluir. O que escreve fica no seu navegador até fechar o separador ou enviar o formulário, e os ficheiros que juntar são apagados deste site depois de entregues. O endereço IP serve para limitar o número de envios por minuto e não é guardado com a mensagem.</p><p>Os campos sem a indicação «opcional» são necessários para lhe responder. Se não os preencher, não podemos tratar o pedido por esta via; pode sempre telefonar. Assinalar que leu esta política não é um consentimento: serve para termos a certeza de que a conhece. O consentimento para receber novidades é uma caixa à parte, e nada depende dela.</p>',
        en: '<p>What you send is kept in this site’s database until it is delivered to our contact system, nearly always within seconds, and is erased from it within a day. If delivery fails, it stays there for 30 days at most, so that a person can complete it. What you type stays in your browser until you close the tab or send the form, and files sent with a form are deleted from this site after delivery. The IP address is used to limit the number of posts a minute and is not kept with the message.</p><p>Fields not marked ‘optional’ are needed to answer you. Without them we cannot handle your request this way; you can always call. Ticking that you have read this policy is not consent: it is how we know that you were told. Consent to receive news is a box of its own, and nothing depends on it.</p>',
        es: '<p>Lo que envía se guarda en la base de datos de este sitio hasta entregarse a nuestro sistema de contactos, casi siempre en segundos, y se borra de ella en el plazo de un día. Si la entrega falla, permanece allí 30 días como máximo, para que una persona pueda completarla. Lo que escribe queda en su navegador hasta que cierre la pestaña o envíe el formulario, y los archivos que adjunte se borran de este sitio después de la entrega. La dirección IP sirve para limitar el número de envíos por minuto y no se guarda con el mensaje.</p><p>Los campos sin la indicación «opcional» son necesarios para responderle. Si no los rellena, no podemos tramitar la solicitud por esta vía; siempre puede llamar. Marcar que ha leído esta política no es un consentimiento: sirve para saber que la conoce. El consentimiento para recibir novedades es una casilla aparte, y nada depende de ella.</p>',
      },
    },
    {
      block: 'text',
      key: 'destinatarios',
      title: { pt: 'Quem recebe os dados', en: 'Who receives the data', es: 'Quién recibe los datos' },
      body: {
        pt: '<p>As nossas equipas comercial, de assistência ou de recrutamento, conforme o pedido. Fora da empresa, apenas subcontratantes ligados por contrato (artigo 28.º) e na medida do necessário:</p><ul><li>quem aloja este site e os nossos sistemas;</li><li>quem envia o correio eletrónico;</li><li>transportadoras e parceiros de assistência, quando há uma entrega ou uma visita no seu país;</li><li>quem conta visitas e mede anúncios por nós, só se aceitar esses cookies;</li><li>contabilistas e autoridades, quando a lei obriga.</li></ul><p>Não vendemos dados nem os cedemos para publicidade de outros.</p>',
        en: '<p>Our sales, service or recruitment team, depending on the request. Outside the company, only processors bound by contract (article 28), and as far as needed:</p><ul><li>those who host this site and our systems;</li><li>those who send our email;</li><li>carriers and service partners, where there is a delivery or a visit in your country;</li><li>those who count visits and measure advertisements for us, only if you accept those cookies;</li><li>accountants and authorities, where the law requires it.</li></ul><p>We do not sell data or pass it on for others’ advertising.</p>',
        es: '<p>Nuestros equipos comercial, de asistencia o de selección, según la solicitud. Fuera de la empresa, solo encargados del tratamiento vinculados por contrato (artículo 28) y en la medida necesaria:</p><ul><li>quienes alojan este sitio y nuestros sistemas;</li><li>quienes envían el correo electrónico;</li><li>transportistas y socios de asistencia, cuando hay una entrega o una visita en su país;</li><li>quienes cuentan visitas y miden anuncios por nosotros, solo si acepta esas cookies;</li><li>contables y autoridades, cuando la ley obliga.</li></ul><p>No vendemos datos ni los cedemos para publicidad de otros.</p>',
      },
    },
    {
      block: 'text',
      key: 'transferencias',
      title: {
        pt: 'Transferências para fora da União Europeia',
        en: 'Transfers outside the European Union',
        es: 'Transferencias fuera de la Unión Europea',
      },
      body: {
        pt: `<p>Este site é servido por uma rede com pontos em muitos países, para que chegue depressa; o fornecedor pode tratar endereços IP fora do Espaço Económico Europeu. Fá-lo ao abrigo de uma decisão de adequação da Comissão Europeia (artigo 45.º) ou das cláusulas contratuais-tipo (artigo 46.º), de que pode pedir cópia para ${mail}.</p>`,
        en: `<p>This site is served by a network with points in many countries, so that it arrives quickly; its provider may process IP addresses outside the European Economic Area. It does so under an adequacy decision of the European Commission (article 45) or standard contractual clauses (article 46), of which you can ask for a copy at ${mail}.</p>`,
        es: `<p>Este sitio se sirve desde una red con puntos en muchos países, para que llegue deprisa; el proveedor puede tratar direcciones IP fuera del Espacio Económico Europeo. Lo hace al amparo de una decisión de adecuación de la Comisión Europea (artículo 45) o de las cláusulas contractuales tipo (artículo 46), de las que puede pedir copia en ${mail}.</p>`,
      },
    },
    {
      block: 'text',
      key: 'direitos',
      title: { pt: 'Os seus direitos', en: 'Your rights', es: 'Sus derechos' },
      body: {
        pt: `<p>Pode, a qualquer momento e sem custo:</p><ul><li>saber que dados temos e receber uma cópia (artigo 15.º);</li><li>corrigi-los (16.º) ou pedir que sejam apagados (17.º);</li><li>limitar o seu tratamento (18.º);</li><li>levá-los consigo num formato de uso corrente (20.º);</li><li>opor-se ao que fazemos com base no interesse legítimo e, sempre, ao marketing (21.º);</li><li>retirar um consentimento, sem efeito no que se fez antes (7.º, n.º 3).</li></ul><p>Escreva para ${mail}. Respondemos no prazo de um mês. Se tivermos dúvidas sobre quem é, pedimos só o que for preciso para as desfazer.</p><p>Se achar que não o tratámos bem, pode reclamar junto da <a href="https://www.cnpd.pt">Comissão Nacional de Proteção de Dados</a> ou da autoridade do país onde vive.</p>`,
        en: `<p>At any time and free of charge you may:</p><ul><li>know which data we hold and get a copy (article 15);</li><li>have it corrected (16) or erased (17);</li><li>restrict its processing (18);</li><li>take it with you in a common format (20);</li><li>object to what we do on the basis of legitimate interest and, always, to marketing (21);</li><li>withdraw consent, without effect on what was done before (7(3)).</li></ul><p>Write to ${mail}. We answer within one month. If we are in doubt about who you are, we ask only for what settles it.</p><p>If you think we have not treated you properly, you may complain to the <a href="https://www.cnpd.pt">Comissão Nacional de Proteção de Dados</a>, the Portuguese authority, or to that of the country where you live.</p>`,
        es: `<p>En cualquier momento y sin coste puede:</p><ul><li>saber qué datos tenemos y recibir una copia (artículo 15);</li><li>corregirlos (16) o pedir que se supriman (17);</li><li>limitar su tratamiento (18);</li><li>llevárselos en un formato de uso común (20);</li><li>oponerse a lo que hacemos por interés legítimo y, siempre, al marketing (21);</li><li>retirar un consentimiento, sin efecto sobre lo hecho antes (7.3).</li></ul><p>Escriba a ${mail}. Respondemos en el plazo de un mes. Si dudamos de quién es usted, pedimos solo lo necesario para aclararlo.</p><p>Si cree que no le hemos tratado bien, puede reclamar ante la <a href="https://www.cnpd.pt">Comissão Nacional de Proteção de Dados</a>, la autoridad portuguesa, o ante la del país donde vive; en España, la <a href="https://www.aepd.es">Agencia Española de Protección de Datos</a>.</p>`,
      },
    },
    {
      block: 'text',
      key: 'seguranca',
      title: { pt: 'Segurança', en: 'Security', es: 'Seguridad' },
      body: {
        pt: '<p>O site só responde por ligação cifrada. Os registos técnicos não guardam o que escreve. Se houver uma violação de dados que o possa prejudicar, avisamo-lo, e à autoridade em 72 horas (artigos 33.º e 34.º).</p>',
        en: '<p>The site answers over encrypted connections only. Technical logs do not hold what you write. Should there be a data breach that may harm you, we will tell you, and the authority within 72 hours (articles 33 and 34).</p>',
        es: '<p>El sitio solo responde por conexión cifrada. Los registros técnicos no guardan lo que escribe. Si hubiera una violación de datos que pudiera perjudicarle, le avisaremos, y a la autoridad en 72 horas (artículos 33 y 34).</p>',
      },
    },
    {
      block: 'text',
      key: 'decisoes-automatizadas',
      title: {
        pt: 'Decisões automatizadas e menores',
        en: 'Automated decisions and minors',
        es: 'Decisiones automatizadas y menores',
      },
      body: {
        pt: '<p>Não tomamos decisões automatizadas nem fazemos perfis (artigo 22.º). Os formulários são para maiores de 18 anos; se é menor e procura um estágio, peça a quem o representa que nos escreva.</p>',
        en: '<p>We take no automated decisions and build no profiles (article 22). The forms are for people aged 18 or over; if you are younger and looking for an internship, ask your parent or guardian to write to us.</p>',
        es: '<p>No tomamos decisiones automatizadas ni elaboramos perfiles (artículo 22). Los formularios son para mayores de 18 años; si es menor y busca prácticas, pida a quien le representa que nos escriba.</p>',
      },
    },
    {
      block: 'text',
      key: 'alteracoes',
      title: { pt: 'Cookies e alterações', en: 'Cookies and changes', es: 'Cookies y cambios' },
      body: {
        pt: '<p>Os cookies deste site estão descritos na <a href="ref:page/cookies-policy">política de cookies</a>. Quando esta política mudar, muda a data no topo; se a mudança afetar dados que já temos, avisamos antes quem abranger.</p>',
        en: '<p>The cookies of this site are described in the <a href="ref:page/cookies-policy">cookies policy</a>. When this policy changes, so does the date at the top; if the change affects data we already hold, we tell those concerned beforehand.</p>',
        es: '<p>Las cookies de este sitio se describen en la <a href="ref:page/cookies-policy">política de cookies</a>. Cuando esta política cambie, cambiará la fecha de arriba; si el cambio afecta a datos que ya tenemos, avisaremos antes a quienes alcance.</p>',
      },
    },
  ],
  seo: {
    title: { pt: 'Política de privacidade', en: 'Privacy policy', es: 'Política de privacidad' },
    description: {
      pt: 'Que dados pessoais este site trata, para quê, com que fundamento, durante quanto tempo, quem os recebe e como exercer os seus direitos.',
      en: 'Which personal data this site processes, what for, on which legal basis, for how long, who receives it and how to exercise your rights.',
      es: 'Qué datos personales trata este sitio, para qué, con qué base jurídica, durante cuánto tiempo, quién los recibe y cómo ejercer sus derechos.',
    },
  },
  updatedAt: '2026-11-22T18:00:00Z',
} satisfies PageContent;
