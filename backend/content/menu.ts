import type { PageId } from '#shared/routes/table.ts';
import { site } from '#shared/site.ts';
import type { Localised } from './localised.ts';

/**
 * One entry of a menu: a reference to an entity, whose name and address it takes; or words of its own that lead to a
 * page, to a part of one, or out of the site. It is left out in a language that its entity, its label or its page lacks.
 */
export type MenuItem =
  | { category: string; sub?: readonly MenuItem[] }
  | { solution: string; sub?: readonly MenuItem[] }
  | { detail: string }
  | { key: string; label: Localised<string, never>; to: MenuTarget; sub?: readonly MenuItem[] };

/** A page, or a part of one; a link out of the site; or a `ref:` as in any text. */
type MenuTarget = { page: PageId; anchor?: string } | { url: string };

const words = {
  allSolutions: { pt: 'Todas as soluções', en: 'All solutions', es: 'Todas las soluciones' },
  allProducts: { pt: 'Todos os produtos', en: 'All products', es: 'Todos los productos' },
  solutions: { pt: 'Soluções', en: 'Solutions', es: 'Soluciones' },
  products: { pt: 'Produtos', en: 'Products', es: 'Productos' },
  sets: { pt: 'Conjuntos prontos', en: 'Ready-made sets', es: 'Conjuntos ya preparados' },
  educational: { pt: 'Software educativo', en: 'Educational software', es: 'Software educativo' },
  objectRecognition: {
    pt: 'Reconhecimento de objetos',
    en: 'Object recognition',
    es: 'Reconocimiento de objetos',
  },
  ledSolutions: { pt: 'Soluções LED', en: 'LED solutions', es: 'Soluciones LED' },
  manuals: { pt: 'Manuais', en: 'Manuals', es: 'Manuales' },
  rental: { pt: 'Aluguer', en: 'Rental', es: 'Alquiler' },
  services: { pt: 'Serviços', en: 'Services', es: 'Servicios' },
  company: { pt: 'Empresa', en: 'Company', es: 'Empresa' },
  about: { pt: 'Sobre nós', en: 'About us', es: 'Sobre nosotros' },
  innovation: {
    pt: 'Inovação e desenvolvimento',
    en: 'Research and development',
    es: 'Investigación y desarrollo',
  },
  academy: { pt: 'Academia', en: 'Academy', es: 'Academia' },
  projects: { pt: 'Projetos', en: 'Projects', es: 'Proyectos' },
  recruitment: { pt: 'Recrutamento' },
  articles: { pt: 'Guias de compra', en: 'Buying guides', es: 'Guías de compra' },
  blog: { pt: 'Blogue', en: 'Blog (in Portuguese)', es: 'Blog (en portugués)' },
  contacts: { pt: 'Contactos', en: 'Contact', es: 'Contacto' },
  useful: { pt: 'Ligações úteis', en: 'Useful links', es: 'Enlaces útiles' },
  support: { pt: 'Suporte', en: 'Support', es: 'Soporte' },
  registration: { pt: 'Registar um ecrã', en: 'Register a screen', es: 'Registrar su pantalla' },
  privacy: { pt: 'Política de privacidade', en: 'Privacy policy', es: 'Política de privacidad' },
  cookies: { pt: 'Política de cookies', en: 'Cookies policy', es: 'Política de cookies' },
  catalogue: { pt: 'Catálogo geral' },
  ownBlog: { pt: 'Guias de compra' },
  complaints: { pt: 'Livro de reclamações', en: 'Complaints book', es: 'Libro de reclamaciones' },
} as const satisfies Record<string, Localised<string, never>>;

/** The menus. */
export const menu = {
  header: [
    {
      key: 'solutions',
      label: words.solutions,
      to: { page: 'solutions' },
      sub: [
        { key: 'all-solutions', label: words.allSolutions, to: { page: 'solutions' } },
        // By the hour, as on the pages themselves.
        { solution: 'industry' },
        { solution: 'cities' },
        { solution: 'education', sub: [{ detail: 'virtual-classroom' }, { detail: 'product-class' }] },
        { solution: 'business' },
        { solution: 'health' },
        { solution: 'museums' },
        { solution: 'retail' },
        { solution: 'home' },
        { solution: 'hospitality' },
        { key: 'rental', label: words.rental, to: { page: 'rental' } },
      ],
    },
    {
      key: 'products',
      label: words.products,
      to: { page: 'products' },
      sub: [
        { key: 'all-products', label: words.allProducts, to: { page: 'products' } },
        { category: 'screens' },
        { category: 'tables' },
        { category: 'storefronts' },
        { category: 'totems' },
        { category: 'kiosks' },
        { category: 'leds' },
        { category: 'charging-stations' },
        {
          category: 'software',
          sub: [
            { key: 'educational', label: words.educational, to: { url: 'ref:product/lousa' } },
            { key: 'object-recognition', label: words.objectRecognition, to: { url: 'ref:product/sinete' } },
          ],
        },
        { category: 'accessories' },
        { key: 'sets', label: words.sets, to: { page: 'product-solutions' } },
        { key: 'manuals', label: words.manuals, to: { page: 'manuals' } },
        { key: 'articles', label: words.articles, to: { page: 'blog' } },
      ],
    },
    { key: 'rental', label: words.rental, to: { page: 'rental' } },
    { key: 'services', label: words.services, to: { page: 'services' } },
    {
      key: 'company',
      label: words.company,
      to: { page: 'about' },
      sub: [
        { key: 'about', label: words.about, to: { page: 'about' } },
        { key: 'innovation', label: words.innovation, to: { page: 'innovation' } },
        { key: 'academy', label: words.academy, to: { page: 'academy' } },
        { key: 'projects', label: words.projects, to: { page: 'projects' } },
        { key: 'recruitment', label: words.recruitment, to: { page: 'recruitment' } },
        { key: 'blog', label: words.blog, to: { url: site.blogUrl } },
      ],
    },
    { key: 'contacts', label: words.contacts, to: { page: 'contacts' } },
  ],
  footer: [
    {
      key: 'products',
      label: words.products,
      to: { page: 'products' },
      sub: [
        { category: 'screens' },
        { category: 'tables' },
        { category: 'storefronts' },
        { category: 'totems' },
        { category: 'kiosks' },
        { key: 'led-solutions', label: words.ledSolutions, to: { url: 'ref:family/led-solutions' } },
        { category: 'charging-stations' },
        { category: 'software' },
        { category: 'accessories' },
      ],
    },
    {
      key: 'useful',
      label: words.useful,
      to: { page: 'support' },
      sub: [
        { key: 'support', label: words.support, to: { page: 'support' } },
        { key: 'registration', label: words.registration, to: { page: 'screen-registration' } },
        { key: 'academy', label: words.academy, to: { page: 'academy' } },
        { key: 'projects', label: words.projects, to: { page: 'projects' } },
        { key: 'own-blog', label: words.ownBlog, to: { page: 'blog' } },
        { key: 'catalogue', label: words.catalogue, to: { page: 'lp-catalogue' } },
        { key: 'privacy', label: words.privacy, to: { page: 'privacy-policy' } },
        { key: 'cookies', label: words.cookies, to: { page: 'cookies-policy' } },
        { key: 'complaints', label: words.complaints, to: { url: site.complaintsBookUrl } },
      ],
    },
  ],
} as const satisfies Record<'header' | 'footer', readonly MenuItem[]>;
