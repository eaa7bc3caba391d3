import type { Locale } from '#shared/i18n/locales.ts';
import type { DownloadKind } from '../generated/schema.ts';
import type { Everywhere, Localised, Text, WrittenLocale } from './localised.ts';
import type { FigureKey } from './specifications/figures.ts';
import type { Row } from './specifications/row.ts';

export interface SeoContent<In extends Locale = WrittenLocale> {
  /** At most 60 characters, without the brand: the site appends it. */
  title: Localised<string, In>;
  /** 110 to 160 characters. */
  description: Localised<string, In>;
}

export interface CategoryContent<In extends Locale = WrittenLocale> {
  key: string;
  slug: Localised<string, In>;
  name: Localised<string, In>;
  headline: Localised<string, In>;
  /** HTML: one or two paragraphs. */
  intro: Localised<string, In>;
  summary: Localised<string, In>;
  /** A key of pictures.json. */
  picture: PictureContent<In>;
  order: number;
  seo: SeoContent<In>;
  updatedAt: string;
}

export interface PictureContent<In extends Locale = WrittenLocale> {
  /** A key of pictures.json. */
  id: string;
  alt: Localised<string, In>;
}

/** How a product can stand or hang; a filter of the listings. */
export type MountingKey = 'wall' | 'mobile' | 'floor' | 'countertop' | 'ceiling' | 'built-in' | 'outdoor';

export interface ProductContent<In extends Locale = WrittenLocale> {
  key: string;
  /** Key of its category. */
  category: string;
  slug: Localised<string, In>;
  name: string;
  tagline: Localised<string, In>;
  summary: Localised<string, In>;
  /** HTML: h3, p, ul, strong. */
  body: Localised<string, In>;
  gallery: readonly PictureContent<In>[];
  /** What is shown large; each reads its row of `specifications`. */
  figures: readonly [FigureKey, FigureKey, FigureKey];
  /** Words of the vocabulary, in any order. */
  specifications: readonly Row[];
  variants: readonly { key: string; name: Text<In>; note: Localised<string, In> }[];
  accessories: readonly { key: string; name: Localised<string, In>; summary: Localised<string, In> }[];
  /** Files of documents.json: `{product}-{kind}`, one per language. */
  downloads: readonly { kind: `${DownloadKind}`; label: Localised<string, In> }[];
  lifecycle: {
    accessibility: Localised<string, In>;
    energy: Localised<string, In>;
    warranty: Localised<string, In>;
    repair: Localised<string, In>;
  };
  /** How it can stand or hang; empty for what is neither, as software. */
  mounting: readonly MountingKey[];
  /** Weeks from order to delivery in mainland Portugal and Spain, the shortest and the longest. */
  delivery: readonly [number, number];
  /** Keys of products. */
  related: readonly string[];
  /** Keys of solutions. */
  solutions: readonly string[];
  /** Keys of projects. */
  projects: readonly string[];
  withdrawn: boolean;
  seo: SeoContent<In>;
  updatedAt: string;
}

interface FigureContent {
  value: Text<Locale>;
  label: Everywhere;
}

export interface SolutionContent<In extends Locale = WrittenLocale> {
  key: string;
  name: Localised<string, In>;
  summary: Localised<string, In>;
}

export interface ProjectContent<In extends Locale = WrittenLocale> {
  key: string;
  name: Localised<string, In>;
  client: Localised<string, In>;
  sector: Localised<string, In>;
  place: string;
  year: number;
  summary: Localised<string, In>;
  picture: PictureContent<In>;
}

interface SectionContent {
  title: Everywhere;
  lead: Everywhere;
}

export interface MarkContent {
  key: string;
  name: Text<Locale>;
  note: Everywhere;
}

interface LinkContent {
  label: Everywhere;
  /** A path of this site per language, or an anchor on the home page. */
  url: Everywhere;
}

export interface HomeContent {
  hero: {
    title: Everywhere;
    lead: Everywhere;
    primary: LinkContent;
    secondary: LinkContent;
    picture: PictureContent<Locale>;
  };
  claims: readonly FigureContent[];
  familiesIntro: SectionContent;
  otherFamilies: readonly MarkContent[];
  solutionsIntro: SectionContent;
  projectsIntro: SectionContent;
  reasonsIntro: SectionContent;
  reasons: readonly { key: string; title: Everywhere; text: Everywhere }[];
  partnersIntro: SectionContent;
  partners: readonly MarkContent[];
  awards: readonly MarkContent[];
  seo: SeoContent<Locale>;
  updatedAt: string;
}
