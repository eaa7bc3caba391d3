import type { Locale } from '#shared/i18n/locales.ts';
import type { DownloadKind } from '../generated/schema.ts';

/** A value in each of the site's languages, side by side, so that a missing one does not compile. */
export type Localised<Value = string> = Readonly<Record<Locale, Value>>;

/** A word that is the same in every language (a model's name, a measure) or one per language. */
export type Text = string | Localised;

export interface SeoContent {
  /** At most 60 characters, without the brand: the site appends it. */
  title: Localised;
  /** 110 to 160 characters. */
  description: Localised;
}

export interface CategoryContent {
  key: string;
  slug: Localised;
  name: Localised;
  headline: Localised;
  /** HTML: one or two paragraphs. */
  intro: Localised;
  summary: Localised;
  /** A key of pictures.json. */
  picture: PictureContent;
  order: number;
  seo: SeoContent;
  updatedAt: string;
}

export interface PictureContent {
  /** A key of pictures.json. */
  id: string;
  alt: Localised;
}

export interface ProductContent {
  key: string;
  /** Key of its category. */
  category: string;
  slug: Localised;
  name: string;
  tagline: Localised;
  summary: Localised;
  /** HTML: h3, p, ul, strong. */
  body: Localised;
  gallery: readonly PictureContent[];
  figures: readonly [FigureContent, FigureContent, FigureContent];
  specifications: readonly SpecificationGroupContent[];
  variants: readonly { key: string; name: Text; note: Localised }[];
  accessories: readonly { key: string; name: Localised; summary: Localised }[];
  /** Files of documents.json: `{product}-{kind}`, one per language. */
  downloads: readonly { kind: `${DownloadKind}`; label: Localised }[];
  lifecycle: { accessibility: Localised; energy: Localised; warranty: Localised; repair: Localised };
  /** Keys of products. */
  related: readonly string[];
  /** Keys of solutions. */
  solutions: readonly string[];
  /** Keys of projects. */
  projects: readonly string[];
  withdrawn: boolean;
  seo: SeoContent;
  updatedAt: string;
}

export interface FigureContent {
  value: Text;
  label: Localised;
}

interface SpecificationGroupContent {
  key: string;
  title: Localised;
  rows: readonly { key: string; label: Localised; value: Text; unit?: string }[];
}

export interface SolutionContent {
  key: string;
  name: Localised;
  summary: Localised;
}

export interface ProjectContent {
  key: string;
  name: Localised;
  client: Localised;
  sector: Localised;
  place: string;
  year: number;
  summary: Localised;
  picture: PictureContent;
}

export interface SectionContent {
  title: Localised;
  lead: Localised;
}

export interface MarkContent {
  key: string;
  name: Text;
  note: Localised;
}

export interface LinkContent {
  label: Localised;
  /** A path of this site per language, or an anchor on the home page. */
  url: Localised;
}

export interface HomeContent {
  hero: { title: Localised; lead: Localised; primary: LinkContent; secondary: LinkContent; picture: PictureContent };
  claims: readonly FigureContent[];
  familiesIntro: SectionContent;
  otherFamilies: readonly MarkContent[];
  solutionsIntro: SectionContent;
  projectsIntro: SectionContent;
  reasonsIntro: SectionContent;
  reasons: readonly { key: string; title: Localised; text: Localised }[];
  partnersIntro: SectionContent;
  partners: readonly MarkContent[];
  awards: readonly MarkContent[];
  seo: SeoContent;
  updatedAt: string;
}
