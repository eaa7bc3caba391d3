import { site } from '#shared/site.ts';
import type { PageContent } from '../entities.ts';

/** Who sets a cookie. */
const ownSite = { pt: 'Este site', en: 'This site', es: 'Este sitio' };
const google = { pt: 'O programa do Google', en: 'Google’s program', es: 'El programa de Google' };

export const cookiesPolicy = {
  key: 'cookies-policy',
  title: { pt: 'Política de cookies', en: 'Cookies policy', es: 'Política de cookies' },
  headline: {
    pt: 'Sem o seu acordo, este site só guarda a língua que escolher e a resposta que der sobre cookies. Os de estatística e de marketing só existem se os aceitar.',
    en: 'Without your agreement this site keeps only the language you choose and your answer about cookies. Those for statistics and marketing exist only if you accept them.',
    es: 'Sin su acuerdo, este sitio solo guarda el idioma que elija y la respuesta que dé sobre las cookies. Las de estadística y de marketing solo existen si las acepta.',
  },
  blocks: [
    {
      block: 'text',
      key: 'o-que-e',
      title: { pt: 'O que é um cookie', en: 'What a cookie is', es: 'Qué es una cookie' },
      body: {
        pt: '<p>É um pequeno texto que um site pede ao navegador para guardar e que este devolve nas visitas seguintes. Serve para o site se lembrar de alguma coisa. Pode ser gravado por nós ou por um programa de terceiros que corra na página; aqui nenhum corre antes de o aceitar.</p>',
        en: '<p>It is a small text that a site asks the browser to keep and that the browser sends back on later visits, so that the site remembers something. It can be set by us or by a program of third parties that runs on the page; here none runs before you accept it.</p>',
        es: '<p>Es un texto pequeño que un sitio pide al navegador que guarde y que este devuelve en las visitas siguientes, para que el sitio recuerde algo. Puede instalarla el propio sitio o un programa de terceros que funcione en la página; aquí ninguno funciona antes de que lo acepte.</p>',
      },
    },
    {
      block: 'text',
      key: 'cookies',
      title: { pt: 'As suas escolhas', en: 'Your choices', es: 'Sus elecciones' },
      body: {
        pt: '<p>Na primeira visita perguntamos se aceita cookies, se os recusa ou se quer escolher para que servem: estatística, marketing, ou ambos. Enquanto não responder, vale a recusa. Pode <a href="ref:page/cookies-policy#cookies">mudar a escolha</a> quando quiser, aqui ou ao fundo de cada página; se retirar o acordo, a página recarrega sem esses programas e os cookies deles são apagados. Passados 180 dias voltamos a perguntar.</p><p>Num navegador sem JavaScript não há nada a escolher: nenhum desses programas é carregado.</p>',
        en: '<p>On your first visit we ask whether you accept cookies, reject them or want to choose what they are for: statistics, marketing, or both. Until you answer, we take it as a no. You can <a href="ref:page/cookies-policy#cookies">change your choice</a> whenever you like, here or at the foot of any page; if you withdraw your agreement, the page is loaded again without those programs and their cookies are deleted. After 180 days we ask again.</p><p>In a browser without JavaScript there is nothing to choose: none of those programs is loaded.</p>',
        es: '<p>En la primera visita preguntamos si acepta las cookies, si las rechaza o si quiere elegir para qué sirven: estadística, marketing, o ambas cosas. Mientras no responda, cuenta como un no. Puede <a href="ref:page/cookies-policy#cookies">cambiar su elección</a> cuando quiera, aquí o al pie de cada página; si retira su acuerdo, la página se carga de nuevo sin esos programas y se borran sus cookies. Pasados 180 días volvemos a preguntar.</p><p>En un navegador sin JavaScript no hay nada que elegir: no se carga ninguno de esos programas.</p>',
      },
    },
    {
      block: 'table',
      key: 'lista',
      title: { pt: 'Os cookies que usamos', en: 'The cookies we use', es: 'Las cookies que usamos' },
      columns: [
        { pt: 'Nome', en: 'Name', es: 'Nombre' },
        { pt: 'Para que serve', en: 'What it is for', es: 'Para qué sirve' },
        { pt: 'Quem o grava', en: 'Who sets it', es: 'Quién la instala' },
        { pt: 'Duração', en: 'How long it lasts', es: 'Duración' },
      ],
      rows: [
        [
          'i18n_redirected',
          {
            pt: 'Guarda a língua que escolheu no menu (pt, en ou es), para lhe mostrar o site nela da próxima vez. Não contém mais nada.',
            en: 'Keeps the language you chose in the menu (pt, en or es), to show you the site in it next time. It holds nothing else.',
            es: 'Guarda el idioma que eligió en el menú (pt, en o es), para mostrarle el sitio en él la próxima vez. No contiene nada más.',
          },
          ownSite,
          {
            pt: '365 dias desde a última escolha',
            en: '365 days from the last choice',
            es: '365 días desde la última elección',
          },
        ],
        [
          'consent',
          {
            pt: 'Guarda a sua resposta sobre cookies: a versão da pergunta e um sim ou não para estatística e para marketing.',
            en: 'Keeps your answer about cookies: the version of the question and a yes or no to statistics and to marketing.',
            es: 'Guarda su respuesta sobre las cookies: la versión de la pregunta y un sí o un no a la estadística y al marketing.',
          },
          ownSite,
          {
            pt: '180 dias desde a resposta',
            en: '180 days from the answer',
            es: '180 días desde la respuesta',
          },
        ],
        [
          '_ga, _ga_…',
          {
            pt: 'Só se aceitar estatística: distingue visitas, para as contar.',
            en: 'Only if you accept statistics: tells visits apart, to count them.',
            es: 'Solo si acepta la estadística: distingue unas visitas de otras, para poder contarlas.',
          },
          google,
          { pt: '2 anos', en: '2 years', es: '2 años' },
        ],
        [
          '_gcl_au',
          {
            pt: 'Só se aceitar marketing: diz a que anúncio do Google se deve um pedido.',
            en: 'Only if you accept marketing: tells which Google advertisement led to an enquiry.',
            es: 'Solo si acepta el marketing: dice a qué anuncio de Google se debe una solicitud.',
          },
          google,
          { pt: '90 dias', en: '90 days', es: '90 días' },
        ],
        [
          'crm_visit',
          {
            pt: 'Só se aceitar marketing: liga as páginas que viu ao pedido que nos enviar.',
            en: 'Only if you accept marketing: connects the pages you saw with the enquiry you send us.',
            es: 'Solo si acepta el marketing: relaciona las páginas que ha visto con la solicitud que nos envíe.',
          },
          {
            pt: 'O nosso programa de clientes',
            en: 'Our customer register',
            es: 'Nuestro programa de clientes',
          },
          { pt: '180 dias', en: '180 days', es: '180 días' },
        ],
      ],
    },
    {
      block: 'text',
      key: 'consentimento',
      title: {
        pt: 'Porque dois não precisam de consentimento',
        en: 'Why two need no consent',
        es: 'Por qué dos no necesitan consentimiento',
      },
      body: {
        pt: '<p>A lei dispensa de consentimento o que é estritamente necessário para prestar um serviço que o próprio utilizador pediu (artigo 5.º, n.º 2, da Lei n.º 41/2004). Escolher uma língua é pedir que o site se lembre dela, e responder sobre cookies é pedir que não se pergunte outra vez. Cada um destes dois cookies só é gravado nesse momento; quem não faz nenhuma das escolhas não tem nenhum cookie nosso.</p>',
        en: '<p>The law requires no consent for what is strictly necessary to provide a service that the user asked for (in Portugal, article 5(2) of Law 41/2004, which transposes Directive 2002/58/EC). Choosing a language is asking the site to remember it, and answering about cookies is asking not to be asked again. Each of these two cookies is set only at that moment; if you make neither choice, you have no cookie of ours.</p>',
        es: '<p>La ley exime de consentimiento lo estrictamente necesario para prestar un servicio que el propio usuario ha pedido (en Portugal, artículo 5, apartado 2, de la Ley 41/2004; en España, artículo 22.2 de la Ley 34/2002). Elegir un idioma es pedir que el sitio lo recuerde, y responder sobre las cookies es pedir que no se pregunte otra vez. Cada una de estas dos cookies se instala solo en ese momento; quien no hace ninguna de las dos elecciones no tiene ninguna cookie nuestra.</p>',
      },
    },
    {
      block: 'text',
      key: 'outras-tecnicas',
      title: { pt: 'Outras técnicas', en: 'Other techniques', es: 'Otras técnicas' },
      body: {
        pt: '<p>O armazenamento do separador guarda, até o fechar, três coisas: o que escreve num formulário, até o enviar, para não se perder; o nome do formulário que acabou de enviar e um número desse envio, até aparecer o agradecimento, para o contar uma só vez; e, só se aceitar marketing, de que anúncio veio, que segue com o formulário que nos enviar.</p><p>Cada página tem uma lista do que nela aconteceu (a página vista, um formulário enviado, as suas escolhas), sem o que pesquisou nem dados pessoais. A lista fica no seu navegador; só sai dele se aceitar cookies, e desaparece com a página. Em parte das visitas o site regista também quão depressa a página apareceu, sem nada que diga de quem foi a visita.</p><p>Não usamos mais nenhum armazenamento local, píxeis de seguimento nem impressões digitais do dispositivo. Os tipos de letra e as imagens vêm do nosso endereço. As ligações para redes sociais são simples ligações: essas redes só sabem da sua visita se as abrir.</p>',
        en: '<p>Session storage keeps three things until you close the tab: what you type into a form, until you send it, so that it is not lost; the name of the form you have just sent and a number for that sending, until the thank-you appears, so that it is counted once; and, only if you accept marketing, which advertisement you came from, which goes with the form you send us.</p><p>Each page has a list of what happened on it (the page seen, a form sent, your choices), without what you searched for and without personal data. The list stays in your browser; it leaves it only if you accept cookies, and disappears with the page. On some visits the site also notes how quickly the page appeared, with nothing that says whose visit it was.</p><p>We use no other local storage, no tracking pixels and no device fingerprints. Fonts and pictures come from our own address. Links to social networks are plain links: those networks learn of your visit only if you open them.</p>',
        es: '<p>El almacenamiento de la pestaña guarda tres cosas hasta que la cierre: lo que escribe en un formulario, hasta que lo envíe, para que no se pierda; el nombre del formulario que acaba de enviar y un número de ese envío, hasta que aparezca el agradecimiento, para contarlo una sola vez; y, solo si acepta el marketing, de qué anuncio viene, que acompaña al formulario que nos envíe.</p><p>Cada página tiene una lista de lo que ha pasado en ella (la página vista, un formulario enviado, sus elecciones), sin lo que ha buscado ni datos personales. La lista se queda en su navegador; solo sale de él si acepta las cookies, y desaparece con la página. En parte de las visitas el sitio anota también con qué rapidez apareció la página, sin nada que diga de quién fue la visita.</p><p>No usamos ningún otro almacenamiento local, píxeles de seguimiento ni huellas del dispositivo. Las tipografías y las imágenes vienen de nuestra dirección. Los enlaces a redes sociales son simples enlaces: esas redes solo saben de su visita si los abre.</p>',
      },
    },
    {
      block: 'text',
      key: 'apagar',
      title: { pt: 'Como apagar', en: 'How to delete them', es: 'Cómo borrarlas' },
      body: {
        pt: '<p>Nas definições de privacidade do navegador pode ver, apagar e bloquear os cookies deste endereço. O site funciona por inteiro sem eles: a língua passa a ser a que o seu navegador pede, ou a do endereço que abriu, e voltamos a perguntar sobre cookies.</p>',
        en: '<p>In the privacy settings of your browser you can see, delete and block the cookies of this address. The site works in full without them: the language will be the one your browser asks for, or that of the address you opened, and we ask about cookies again.</p>',
        es: '<p>En los ajustes de privacidad del navegador puede ver, borrar y bloquear las cookies de esta dirección. El sitio funciona por completo sin ellas: el idioma será el que pida su navegador, o el de la dirección que haya abierto, y volvemos a preguntar por las cookies.</p>',
      },
    },
    {
      block: 'text',
      key: 'perguntas',
      title: { pt: 'Dúvidas sobre cookies', en: 'Questions about cookies', es: 'Dudas sobre las cookies' },
      body: {
        pt: `<p>Escreva para <a href="mailto:${site.email}">${site.email}</a>. O que fazemos com os dados que nos envia está na <a href="ref:page/privacy-policy">política de privacidade</a>.</p>`,
        en: `<p>Write to <a href="mailto:${site.email}">${site.email}</a>. What we do with the data you send us is in the <a href="ref:page/privacy-policy">privacy policy</a>.</p>`,
        es: `<p>Escriba a <a href="mailto:${site.email}">${site.email}</a>. Lo que hacemos con los datos que nos envía está en la <a href="ref:page/privacy-policy">política de privacidad</a>.</p>`,
      },
    },
  ],
  seo: {
    title: { pt: 'Política de cookies', en: 'Cookies policy', es: 'Política de cookies del sitio' },
    description: {
      pt: 'Os cookies deste site: como se chamam, para que servem, quanto duram, quais só existem com o seu acordo, como mudar a escolha e como os apagar.',
      en: 'The cookies of this site: their names, what they are for, how long they last, which exist only with your agreement, and how to change your choice.',
      es: 'Las cookies de este sitio: cómo se llaman, para qué sirven, cuánto duran, cuáles existen solo con su acuerdo y cómo cambiar su elección o borrarlas.',
    },
  },
  updatedAt: '2026-11-22T18:00:00Z',
} satisfies PageContent;
