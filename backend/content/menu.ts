import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import type { MenuEntry } from '../generated/schema.ts';
import { categories, solutions } from './catalogue.ts';
import type { Localised } from './entities.ts';
import { home } from './pages/home.ts';

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
 * The menus of a language. Until a section has a page of its own its entry leads to the part of the home page that
 * tells of it, so that no entry leads nowhere.
 */
export function buildMenu(locale: Locale): { header: MenuEntry[]; footer: MenuEntry[] } {
  const homePath = buildPath('home', locale);
  const entry = (key: string, label: string, url: string, sub: MenuEntry[] = []): MenuEntry => ({
    key,
    label,
    url,
    sub,
  });
  const section = (key: keyof typeof words, anchor: string, sub: MenuEntry[] = []): MenuEntry =>
    entry(key, words[key][locale], `${homePath}#${anchor}`, sub);

  const families = categories.map((category) =>
    entry(category.key, category.name[locale], buildPath('category', locale, { category: category.slug[locale] })),
  );
  const otherFamilies = home.otherFamilies.map((family) =>
    entry(family.key, textIn(family.name, locale), `${homePath}#familia-${family.key}`),
  );
  const sectors = solutions.map((solution) =>
    entry(solution.key, solution.name[locale], `${homePath}#solucao-${solution.key}`),
  );
  const company = [
    section('reasons', 'sobre-nos'),
    section('projects', 'projetos'),
    section('partners', 'parceiros'),
    entry('blog', words.blog[locale], site.blogUrl),
  ];
  return {
    header: [
      section('solutions', 'solucoes', sectors),
      section('products', 'produtos', [...families, ...otherFamilies]),
      section('services', 'sobre-nos'),
      section('company', 'sobre-nos', company),
      section('contacts', 'contactos'),
    ],
    footer: [
      section('products', 'produtos', [...families, ...otherFamilies]),
      section('useful', 'sobre-nos', [
        section('solutions', 'solucoes'),
        section('projects', 'projetos'),
        section('reasons', 'sobre-nos'),
        entry('complaints', words.complaints[locale], site.complaintsBookUrl),
      ]),
    ],
  };
}

function textIn(text: string | Localised, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}
