import { type Locale, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { categories, products, projects, solutions } from './content/catalogue.ts';
import type {
  CategoryContent,
  FigureContent,
  LinkContent,
  MarkContent,
  PictureContent,
  ProductContent,
  ProjectContent,
  SectionContent,
  SeoContent,
  SolutionContent,
  Text,
} from './content/entities.ts';
import { home } from './content/pages/home.ts';
import { findDocument, findPicture } from './files.ts';
import type {
  Category,
  Figure,
  Home,
  Image,
  Link,
  Mark,
  Product,
  Project,
  Section,
  Seo,
  Solution,
  Translation,
} from './generated/schema.ts';

/**
 * A type of the contract whose fields may be functions: graphql-js calls those that a query asks for, so that
 * entities which refer to each other never have to be built whole.
 */
export type Lazy<Type> = Type extends readonly (infer Item)[]
  ? Lazy<Item>[]
  : Type extends object
    ? { [Key in Exclude<keyof Type, '__typename'>]: Lazy<Type[Key]> | (() => Lazy<Type[Key]>) }
    : Type;

export function localiseHome(locale: Locale): Lazy<Home> {
  const { hero } = home;
  return {
    hero: {
      title: hero.title[locale],
      lead: hero.lead[locale],
      primary: toLink(hero.primary, locale),
      secondary: toLink(hero.secondary, locale),
      image: toImage(hero.picture, locale),
    },
    claims: home.claims.map((claim) => toFigure(claim, locale)),
    familiesIntro: toSection(home.familiesIntro, locale),
    families: () => categories.map((category) => localiseCategory(category, locale)),
    otherFamilies: home.otherFamilies.map((mark) => toMark(mark, locale)),
    solutionsIntro: toSection(home.solutionsIntro, locale),
    solutions: solutions.map((solution) => localiseSolution(solution, locale)),
    projectsIntro: toSection(home.projectsIntro, locale),
    projects: () => projects.map((project) => localiseProject(project, locale)),
    reasonsIntro: toSection(home.reasonsIntro, locale),
    reasons: home.reasons.map(({ key, title, text }) => ({ key, title: title[locale], text: text[locale] })),
    partnersIntro: toSection(home.partnersIntro, locale),
    partners: home.partners.map((mark) => toMark(mark, locale)),
    awards: home.awards.map((mark) => toMark(mark, locale)),
    translations: translate((other) => buildPath('home', other)),
    seo: toSeo(home.seo, home.hero.picture, locale),
    updatedAt: home.updatedAt,
  };
}

export function localiseCategory(category: CategoryContent, locale: Locale): Lazy<Category> {
  const path = (other: Locale) => buildPath('category', other, { category: category.slug[other] });
  return {
    key: category.key,
    name: category.name[locale],
    path: path(locale),
    headline: category.headline[locale],
    intro: category.intro[locale],
    summary: category.summary[locale],
    image: () => toImage(category.picture, locale),
    order: category.order,
    products: () =>
      products
        .filter((product) => product.category === category.key && !product.withdrawn)
        .map((product) => localiseProduct(product, locale)),
    translations: translate(path),
    seo: () => toSeo(category.seo, category.picture, locale),
    updatedAt: category.updatedAt,
  };
}

export function localiseProduct(product: ProductContent, locale: Locale): Lazy<Product> {
  const category = findByKey(categories, product.category);
  const path = (other: Locale) =>
    buildPath('product', other, { category: category.slug[other], product: product.slug[other] });
  return {
    key: product.key,
    name: product.name,
    path: path(locale),
    category: () => localiseCategory(category, locale),
    tagline: product.tagline[locale],
    summary: product.summary[locale],
    body: product.body[locale],
    gallery: () => product.gallery.map((picture) => toImage(picture, locale)),
    figures: product.figures.map((figure) => toFigure(figure, locale)),
    specifications: product.specifications.map((group) => ({
      key: group.key,
      title: group.title[locale],
      rows: group.rows.map(({ key, label, value, unit }) => ({
        key,
        label: label[locale],
        value: textIn(value, locale),
        unit: unit ?? null,
      })),
    })),
    variants: product.variants.map(({ key, name, note }) => ({ key, name: textIn(name, locale), note: note[locale] })),
    accessories: product.accessories.map(({ key, name, summary }) => ({
      key,
      name: name[locale],
      summary: summary[locale],
    })),
    downloads: () =>
      product.downloads.map(({ kind, label }) => ({
        kind,
        label: label[locale],
        type: 'application/pdf',
        ...findDocument(`${product.key}-${kind}-${locale}`),
      })),
    lifecycle: {
      accessibility: product.lifecycle.accessibility[locale],
      energy: product.lifecycle.energy[locale],
      warranty: product.lifecycle.warranty[locale],
      repair: product.lifecycle.repair[locale],
    },
    related: () => product.related.map((key) => localiseProduct(findByKey(products, key), locale)),
    solutions: () => product.solutions.map((key) => localiseSolution(findByKey(solutions, key), locale)),
    projects: () => product.projects.map((key) => localiseProject(findByKey(projects, key), locale)),
    withdrawn: product.withdrawn,
    translations: translate(path),
    seo: () => toSeo(product.seo, product.gallery[0], locale),
    updatedAt: product.updatedAt,
  };
}

function localiseSolution(solution: SolutionContent, locale: Locale): Solution {
  return { key: solution.key, name: solution.name[locale], summary: solution.summary[locale] };
}

function localiseProject(project: ProjectContent, locale: Locale): Lazy<Project> {
  return {
    key: project.key,
    name: project.name[locale],
    client: project.client[locale],
    sector: project.sector[locale],
    place: project.place,
    year: project.year,
    summary: project.summary[locale],
    image: () => toImage(project.picture, locale),
  };
}

function findByKey<Entity extends { key: string }>(entities: readonly Entity[], key: string): Entity {
  const entity = entities.find((candidate) => candidate.key === key);
  if (!entity) throw new Error(`Content refers to "${key}", which does not exist`);
  return entity;
}

function textIn(text: Text, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}

function translate(path: (locale: Locale) => string): Translation[] {
  return locales.map((locale) => ({ locale, path: path(locale) }));
}

function toFigure(figure: FigureContent, locale: Locale): Figure {
  return { value: textIn(figure.value, locale), label: figure.label[locale] };
}

function toSection(section: SectionContent, locale: Locale): Section {
  return { title: section.title[locale], lead: section.lead[locale] };
}

function toMark(mark: MarkContent, locale: Locale): Mark {
  return { key: mark.key, name: textIn(mark.name, locale), note: mark.note[locale] };
}

function toLink(link: LinkContent, locale: Locale): Link {
  return { label: link.label[locale], url: link.url[locale] };
}

export function toImage(picture: PictureContent, locale: Locale): Image {
  return { ...findPicture(picture.id), alt: picture.alt[locale] };
}

function toSeo(seo: SeoContent, picture: PictureContent | undefined, locale: Locale): Seo {
  return {
    title: seo.title[locale],
    description: seo.description[locale],
    image: picture ? toImage(picture, locale) : null,
  };
}
