import type { Locale } from '../i18n/locales.ts';
import { site } from '../site.ts';

/**
 * Addresses of the page types, per language; `{name}` stands for one segment that comes from content, and null for a
 * page type that does not exist in that language. The order does not matter: a static segment beats a slug.
 */
export const routes = {
  home: { pt: '/', en: '/en', es: '/es' },
  products: { pt: '/produtos', en: '/en/products', es: '/es/productos' },
  category: { pt: '/produtos/{category}', en: '/en/products/{category}', es: '/es/productos/{category}' },
  product: {
    pt: '/produtos/{category}/{product}',
    en: '/en/products/{category}/{product}',
    es: '/es/productos/{category}/{product}',
  },
  manuals: { pt: '/produtos/manuais', en: '/en/products/manuals', es: '/es/productos/manuals' },
  manual: {
    pt: '/produtos/manuais/{manual}',
    en: '/en/products/manuals/{manual}',
    es: '/es/productos/manuals/{manual}',
  },
  'product-solutions': { pt: '/produtos-solucoes', en: '/en/products-solutions', es: '/es/productos-soluciones' },
  'product-solution-category': {
    pt: '/produtos-solucoes/{family}',
    en: '/en/products-solutions/{family}',
    es: '/es/productos-soluciones/{family}',
  },
  'product-solution': {
    pt: '/produtos-solucoes/{family}/{solution}',
    en: '/en/products-solutions/{family}/{solution}',
    es: '/es/productos-soluciones/{family}/{solution}',
  },
  solutions: { pt: '/solucoes', en: '/en/solutions', es: '/es/soluciones' },
  solution: { pt: '/solucoes/{solution}', en: '/en/solutions/{solution}', es: '/es/soluciones/{solution}' },
  'solution-detail': {
    pt: '/solucoes/{solution}/{detail}',
    en: '/en/solutions/{solution}/{detail}',
    es: '/es/soluciones/{solution}/{detail}',
  },
  rental: { pt: '/solucoes/aluguer', en: '/en/solutions/renting', es: '/es/soluciones/alquiler' },
  projects: { pt: '/projetos', en: '/en/projects', es: '/es/proyectos' },
  project: { pt: '/projetos/{project}', en: '/en/projects/{project}', es: '/es/proyectos/{project}' },
  services: { pt: '/servicos', en: '/en/services', es: '/es/servicios' },
  support: { pt: '/suporte', en: '/en/support', es: '/es/soporte' },
  about: { pt: '/sobre-nos', en: '/en/about-us', es: '/es/sobre-nosotros' },
  innovation: {
    pt: '/sobre-nos/inovacao-desenvolvimento',
    en: '/en/about-us/research-and-development',
    es: '/es/sobre-nosotros/investigacion-y-desarrollo',
  },
  contacts: { pt: '/contactos', en: '/en/contacts', es: '/es/contactos' },
  'screen-registration': {
    pt: '/registo-do-ecra',
    en: '/en/screen-registration',
    es: '/es/registro-de-pantalla',
  },
  recruitment: { pt: '/recrutamento', en: '/en/recruitment', es: '/es/recrutamiento' },
  jobs: { pt: '/recrutamento/vagas', en: '/en/recrutamento/vagas', es: '/es/recrutamento/vagas' },
  internships: {
    pt: '/recrutamento/estagios',
    en: '/en/recrutamento/estagios',
    es: '/es/recrutamento/estagios',
  },
  academy: {
    pt: `/${site.product}-academy`,
    en: `/en/${site.product}-academy`,
    es: `/es/${site.product}-academy`,
  },
  future: { pt: '/construir-o-futuro', en: '/en/construir-o-futuro', es: '/es/construir-o-futuro' },
  results: { pt: '/resultados', en: '/en/resultados', es: '/es/resultados' },
  'cookies-policy': { pt: '/politica-de-cookies', en: '/en/cookies-policy', es: '/es/politica-de-cookies' },
  'privacy-policy': { pt: '/politica-de-privacidade', en: '/en/privacy-policy', es: '/es/politica-de-privacidad' },
  blog: { pt: '/blog', en: '/en/blog', es: '/es/blog' },
  'blog-category': { pt: '/blog/{topic}', en: '/en/blog/{topic}', es: '/es/blog/{topic}' },
  article: { pt: '/blog/{topic}/{article}', en: '/en/blog/{topic}/{article}', es: '/es/blog/{topic}/{article}' },
  'lp-catalogue': { pt: '/lp/catalogo-geral', en: null, es: null },
  'lp-quote': {
    pt: '/lp/pedido-orcamento-equipamentos-interativos',
    en: '/en/lp/request-quote-for-interactive-equipment',
    es: '/es/lp/solicitud-presupuesto-de-equipo-interactivo',
  },
  'lp-quote-product': {
    pt: '/lp/pedido-orcamento/{product}',
    en: '/en/lp/request-quote/{product}',
    es: '/es/lp/solicitar-cotizacion/{product}',
  },
  'lp-ebooks': { pt: '/lp/ebooks', en: null, es: null },
  'lp-ebook': { pt: '/lp/ebooks/{ebook}', en: null, es: null },
} as const satisfies Record<string, Record<Locale, string | null>>;

export type PageId = keyof typeof routes;
