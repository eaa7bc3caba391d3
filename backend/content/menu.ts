import type { PageId } from '#shared/routes/table.ts';
import { site } from '#shared/site.ts';
import type { Localised } from './localised.ts';

/**
 * One entry of a menu: a reference to an entity, whose name and address it takes; or words of its own that lead to a
 * page, to a part of one, or out of the site. It is left out in a language that its entity, or its label, lacks.
 */
export type MenuItem =
  | { category: string }
  | { solution: string }
  | { family: string }
  | { key: string; label: Localised<string, never>; to: MenuTarget; sub?: readonly MenuItem[] };

type MenuTarget = { page: PageId; anchor?: string } | { url: string };

const families = [
  { category: 'screens' },
  { category: 'tables' },
  { category: 'kiosks' },
  { family: 'storefronts' },
  { family: 'totems' },
  { family: 'leds' },
  { family: 'charging-stations' },
  { family: 'software' },
  { family: 'accessories' },
] as const satisfies readonly MenuItem[];

const sectors = [
  { solution: 'education' },
  { solution: 'business' },
  { solution: 'cities' },
  { solution: 'retail' },
  { solution: 'hospitality' },
  { solution: 'museums' },
  { solution: 'health' },
  { solution: 'industry' },
] as const satisfies readonly MenuItem[];

const words = {
  solutions: { pt: 'Soluções', en: 'Solutions', es: 'Soluciones' },
  products: { pt: 'Produtos', en: 'Products', es: 'Productos' },
  services: { pt: 'Serviços', en: 'Services', es: 'Servicios' },
  company: { pt: 'Empresa', en: 'Company', es: 'Empresa' },
  reasons: { pt: 'Porquê nós', en: 'Why us', es: 'Por qué nosotros' },
  projects: { pt: 'Projetos', en: 'Projects', es: 'Proyectos' },
  partners: { pt: 'Parceiros', en: 'Partners', es: 'Colaboradores' },
  blog: { pt: 'Blogue', en: 'Blog (in Portuguese)', es: 'Blog (en portugués)' },
  contacts: { pt: 'Contactos', en: 'Contact', es: 'Contacto' },
  useful: { pt: 'Ligações úteis', en: 'Useful links', es: 'Enlaces útiles' },
  complaints: { pt: 'Livro de reclamações', en: 'Complaints book', es: 'Libro de reclamaciones' },
} as const satisfies Record<string, Localised>;

/**
 * The menus. Until a section has a page of its own its entry leads to the part of the home page that tells of it, so
 * that no entry leads nowhere.
 */
export const menu = {
  header: [
    { key: 'solutions', label: words.solutions, to: { page: 'home', anchor: 'solucoes' }, sub: sectors },
    { key: 'products', label: words.products, to: { page: 'home', anchor: 'produtos' }, sub: families },
    { key: 'services', label: words.services, to: { page: 'home', anchor: 'sobre-nos' } },
    {
      key: 'company',
      label: words.company,
      to: { page: 'home', anchor: 'sobre-nos' },
      sub: [
        { key: 'reasons', label: words.reasons, to: { page: 'home', anchor: 'sobre-nos' } },
        { key: 'projects', label: words.projects, to: { page: 'home', anchor: 'projetos' } },
        { key: 'partners', label: words.partners, to: { page: 'home', anchor: 'parceiros' } },
        { key: 'blog', label: words.blog, to: { url: site.blogUrl } },
      ],
    },
    { key: 'contacts', label: words.contacts, to: { page: 'home', anchor: 'contactos' } },
  ],
  footer: [
    { key: 'products', label: words.products, to: { page: 'home', anchor: 'produtos' }, sub: families },
    {
      key: 'useful',
      label: words.useful,
      to: { page: 'home', anchor: 'sobre-nos' },
      sub: [
        { key: 'solutions', label: words.solutions, to: { page: 'home', anchor: 'solucoes' } },
        { key: 'projects', label: words.projects, to: { page: 'home', anchor: 'projetos' } },
        { key: 'reasons', label: words.reasons, to: { page: 'home', anchor: 'sobre-nos' } },
        { key: 'complaints', label: words.complaints, to: { url: site.complaintsBookUrl } },
      ],
    },
  ],
} as const satisfies Record<'header' | 'footer', readonly MenuItem[]>;
