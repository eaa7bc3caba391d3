import { site } from '#shared/site.ts';
import type { PageContent } from '../entities.ts';

export const cookiesPolicy = {
  key: 'cookies-policy',
  title: { pt: 'Política de cookies', en: 'Cookies policy', es: 'Política de cookies' },
  headline: {
    pt: 'Este site grava um cookie, e só quando escolhe uma língua no menu. Não há cookies de estatística, de publicidade nem de terceiros.',
    en: 'This site sets one cookie, and only when you choose a language in the menu. There are no statistics, advertising or third-party cookies.',
    es: 'Este sitio instala una cookie, y solo cuando elige un idioma en el menú. No hay cookies de estadística, de publicidad ni de terceros.',
  },
  blocks: [
    {
      block: 'text',
      key: 'o-que-e',
      title: { pt: 'O que é um cookie', en: 'What a cookie is', es: 'Qué es una cookie' },
      body: {
        pt: '<p>É um pequeno texto que um site pede ao navegador para guardar e que este devolve nas visitas seguintes. Serve para o site se lembrar de alguma coisa. Pode ser gravado por nós ou por terceiros cujos conteúdos estejam na página; aqui não há nenhum desses.</p>',
        en: '<p>It is a small text that a site asks the browser to keep and that the browser sends back on later visits, so that the site remembers something. It can be set by us or by third parties whose content is on the page; here there is none of the latter.</p>',
        es: '<p>Es un texto pequeño que un sitio pide al navegador que guarde y que este devuelve en las visitas siguientes, para que el sitio recuerde algo. Puede instalarla el propio sitio o un tercero cuyo contenido esté en la página; aquí no hay ninguno de estos.</p>',
      },
    },
    {
      block: 'table',
      key: 'lista',
      title: { pt: 'O cookie que usamos', en: 'The cookie we use', es: 'La cookie que usamos' },
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
          { pt: 'Este site', en: 'This site', es: 'Este sitio' },
          {
            pt: '365 dias desde a última escolha',
            en: '365 days from the last choice',
            es: '365 días desde la última elección',
          },
        ],
      ],
    },
    {
      block: 'text',
      key: 'consentimento',
      title: {
        pt: 'Porque não lhe pedimos consentimento',
        en: 'Why we do not ask for consent',
        es: 'Por qué no le pedimos consentimiento',
      },
      body: {
        pt: '<p>A lei dispensa de consentimento o que é estritamente necessário para prestar um serviço que o próprio utilizador pediu (artigo 5.º, n.º 2, da Lei n.º 41/2004). Escolher uma língua é pedir que o site se lembre dela, e o cookie só é gravado nesse momento. Quem nunca usa o menu de línguas não tem nenhum cookie nosso.</p><p>Se um dia precisarmos de outros, esta página muda primeiro e, para os que não forem necessários, perguntamos antes de gravar.</p>',
        en: '<p>The law requires no consent for what is strictly necessary to provide a service that the user asked for (in Portugal, article 5(2) of Law 41/2004, which transposes Directive 2002/58/EC). Choosing a language is asking the site to remember it, and the cookie is set only at that moment. If you never use the language menu, you have no cookie of ours.</p><p>Should we ever need others, this page will change first, and for those that are not necessary we will ask before setting them.</p>',
        es: '<p>La ley exime de consentimiento lo estrictamente necesario para prestar un servicio que el propio usuario ha pedido (en Portugal, artículo 5, apartado 2, de la Ley 41/2004; en España, artículo 22.2 de la Ley 34/2002). Elegir un idioma es pedir que el sitio lo recuerde, y la cookie se instala solo en ese momento. Quien nunca usa el menú de idiomas no tiene ninguna cookie nuestra.</p><p>Si algún día necesitamos otras, esta página cambiará primero y, para las que no sean necesarias, preguntaremos antes de instalarlas.</p>',
      },
    },
    {
      block: 'text',
      key: 'outras-tecnicas',
      title: { pt: 'Outras técnicas', en: 'Other techniques', es: 'Otras técnicas' },
      body: {
        pt: '<p>O que escreve num formulário fica no armazenamento do navegador até fechar o separador ou enviar o formulário, para não se perder. Não usamos mais nenhum armazenamento local, píxeis de seguimento nem impressões digitais do dispositivo. Os tipos de letra e as imagens vêm do nosso endereço. As ligações para redes sociais são simples ligações: essas redes só sabem da sua visita se as abrir.</p>',
        en: '<p>What you type into a form stays in the browser’s storage until you close the tab or send the form, so that it is not lost. We use no other local storage, no tracking pixels and no device fingerprints. Fonts and pictures come from our own address. Links to social networks are plain links: those networks learn of your visit only if you open them.</p>',
        es: '<p>Lo que escribe en un formulario queda en el almacenamiento del navegador hasta que cierre la pestaña o envíe el formulario, para que no se pierda. No usamos ningún otro almacenamiento local, píxeles de seguimiento ni huellas del dispositivo. Las tipografías y las imágenes vienen de nuestra dirección. Los enlaces a redes sociales son simples enlaces: esas redes solo saben de su visita si los abre.</p>',
      },
    },
    {
      block: 'text',
      key: 'apagar',
      title: { pt: 'Como apagar ou recusar', en: 'How to delete or refuse it', es: 'Cómo borrarla o rechazarla' },
      body: {
        pt: '<p>Nas definições de privacidade do navegador pode ver, apagar e bloquear os cookies deste endereço. O site funciona por inteiro sem ele: a língua passa a ser a que o seu navegador pede, ou a do endereço que abriu.</p>',
        en: '<p>In the privacy settings of your browser you can see, delete and block the cookies of this address. The site works in full without it: the language will be the one your browser asks for, or that of the address you opened.</p>',
        es: '<p>En los ajustes de privacidad del navegador puede ver, borrar y bloquear las cookies de esta dirección. El sitio funciona por completo sin ella: el idioma será el que pida su navegador, o el de la dirección que haya abierto.</p>',
      },
    },
    {
      block: 'text',
      key: 'perguntas',
      title: { pt: 'Perguntas frequentes', en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
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
      pt: 'O único cookie deste site: como se chama, para que serve, quanto dura, porque não precisa de consentimento e como o apagar no navegador.',
      en: 'The only cookie of this site: its name, what it is for, how long it lasts, why it needs no consent and how to delete it in your browser.',
      es: 'La única cookie de este sitio: cómo se llama, para qué sirve, cuánto dura, por qué no necesita consentimiento y cómo borrarla en el navegador.',
    },
  },
  updatedAt: '2026-11-22T18:00:00Z',
} satisfies PageContent;
