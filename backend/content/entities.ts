import type { Locale } from '#shared/i18n/locales.ts';
import type { PageId } from '#shared/routes/table.ts';
import type { site } from '#shared/site.ts';
import type { DownloadKind, EmploymentKind, InternshipKind } from '../generated/schema.ts';
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
  /** Where all families stand in a line. */
  shortName: Localised<string, In>;
  headline: Localised<string, In>;
  /** HTML: one or two paragraphs. */
  intro: Localised<string, In>;
  summary: Localised<string, In>;
  picture: PictureContent<In>;
  /** One model seen from near and in use, for the family's own page. */
  closeUp?: PictureContent<In>;
  order: number;
  /** What buyers ask of the family. */
  questions: readonly QuestionContent<In>[];
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
  /** At work, in a picture of another entity: its gallery does not have it. */
  scene?: PictureContent<In>;
  /** What is shown large; each reads its row of `specifications`. */
  figures: readonly [FigureKey, FigureKey, FigureKey];
  /** Words of the vocabulary, in any order. */
  specifications: readonly Row[];
  variants: readonly { key: string; name: Text<In>; note: Localised<string, In> }[];
  accessories: readonly {
    key: string;
    /** Key of the product that it is, where it is one. */
    product?: string;
    name: Localised<string, In>;
    summary: Localised<string, In>;
  }[];
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
  /** For its drawing: it stands on a column that lifts it, and not on posts. */
  hasColumn?: boolean;
  /** For its drawing, where the body is no box: as the contract's `Outline` says, in millimetres. */
  shape?: {
    front: readonly (readonly number[])[];
    side: readonly (readonly number[])[];
    pictureBottom?: number;
  };
  /** Weeks from order to delivery in mainland Portugal and Spain, the shortest and the longest. */
  delivery: readonly [number, number];
  /** Keys of products. */
  related: readonly string[];
  /** Keys of solutions. */
  solutions: readonly string[];
  withdrawn: boolean;
  seo: SeoContent<In>;
  updatedAt: string;
}

interface FigureContent<In extends Locale = Locale> {
  value: Text<In>;
  label: Localised<string, In>;
}

interface QuotationContent<In extends Locale = Locale> {
  /** In the quotation marks of its language. */
  text: Localised<string, In>;
  /** An office in an organisation: no people are named. */
  source: Localised<string, In>;
}

interface QuestionContent<In extends Locale = WrittenLocale> {
  key: string;
  question: Localised<string, In>;
  /** HTML. */
  answer: Localised<string, In>;
}

interface StepContent<In extends Locale = WrittenLocale> {
  title: Localised<string, In>;
  text: Localised<string, In>;
}

/**
 * In every text that is HTML, and in every link, `ref:product/orion-65` stands for the address of an entity and
 * `ref:page/contacts#formulario-contacto` for that of a page; one that leads nowhere stops the build.
 */
export interface SolutionContent<In extends Locale = WrittenLocale> {
  key: string;
  slug: Localised<string, In>;
  name: Localised<string, In>;
  headline: Localised<string, In>;
  summary: Localised<string, In>;
  /** The hour of the day that tells of it: hours and minutes. */
  time: readonly [number, number];
  /** What happens then, in a few words that go on from the hour. */
  moment: Localised<string, In>;
  /** HTML. */
  problem: Localised<string, In>;
  /** HTML. */
  approach: Localised<string, In>;
  picture: PictureContent<In>;
  /** A part of it seen from near and in use, for the sector's own page. */
  closeUp?: PictureContent<In>;
  figures: readonly FigureContent<In>[];
  /** Keys of products, in the order they are shown. */
  products: readonly string[];
  /** By key of a product: what leads it here, where its own first picture shows the work of another sector. */
  leading?: Readonly<Record<string, PictureContent<In>>>;
  questions: readonly QuestionContent<In>[];
  order: number;
  seo: SeoContent<In>;
  updatedAt: string;
}

export interface SolutionDetailContent<In extends Locale = WrittenLocale> {
  key: string;
  /** Key of its solution. */
  solution: string;
  slug: Localised<string, In>;
  name: Localised<string, In>;
  headline: Localised<string, In>;
  summary: Localised<string, In>;
  /** HTML. */
  body: Localised<string, In>;
  steps: readonly StepContent<In>[];
  picture?: PictureContent<In>;
  products: readonly string[];
  questions: readonly QuestionContent<In>[];
  seo: SeoContent<In>;
  updatedAt: string;
}

export interface ProductSolutionCategoryContent<In extends Locale = WrittenLocale> {
  key: string;
  slug: Localised<string, In>;
  name: Localised<string, In>;
  headline: Localised<string, In>;
  summary: Localised<string, In>;
  /** HTML. */
  intro: Localised<string, In>;
  picture?: PictureContent<In>;
  seo: SeoContent<In>;
  updatedAt: string;
}

/** A product of the catalogue, whose name it takes, or work with a name of its own. */
type PartContent<In extends Locale> = { quantity: number; note: Localised<string, In> } & (
  | { product: string }
  | { name: Localised<string, In> }
);

export interface ProductSolutionContent<In extends Locale = WrittenLocale> {
  key: string;
  /** Key of its category. */
  category: string;
  slug: Localised<string, In>;
  name: Localised<string, In>;
  headline: Localised<string, In>;
  summary: Localised<string, In>;
  /** HTML. */
  body: Localised<string, In>;
  picture?: PictureContent<In>;
  figures: readonly FigureContent<In>[];
  parts: readonly PartContent<In>[];
  steps: readonly StepContent<In>[];
  questions: readonly QuestionContent<In>[];
  /** Keys of projects. */
  projects: readonly string[];
  seo: SeoContent<In>;
  updatedAt: string;
}

export interface ProjectContent<In extends Locale = WrittenLocale> {
  key: string;
  slug: Localised<string, In>;
  name: Localised<string, In>;
  /** Names of clients are not translated. */
  client: Text<In>;
  /** Key of its solution. */
  sector: string;
  place: Text<In>;
  year: number;
  summary: Localised<string, In>;
  /** HTML: what was there, what was done, what came of it. */
  story: Localised<string, In>;
  quotation: QuotationContent<In>;
  /** What it came to; `source` is who counted it, how and when. */
  figures: readonly (FigureContent<In> & { source?: Localised<string, In> })[];
  picture: PictureContent<In>;
  /** Further pictures. */
  gallery: readonly PictureContent<In>[];
  /**
   * Keys of products, how many, and which of the project's pictures show one best: equipment only is seen. Product and set
   * show the first, the family the last.
   */
  products: readonly { product: string; quantity: number; pictured?: readonly [string, ...string[]] }[];
  seo: SeoContent<In>;
  updatedAt: string;
}

export interface TopicContent<In extends Locale = 'pt'> {
  key: string;
  slug: Localised<string, In>;
  name: Localised<string, In>;
  headline: Localised<string, In>;
  seo: SeoContent<In>;
  updatedAt: string;
}

export interface ArticleContent<In extends Locale = 'pt'> {
  key: string;
  /** Key of its topic. */
  topic: string;
  slug: Localised<string, In>;
  title: Localised<string, In>;
  summary: Localised<string, In>;
  /** HTML, from h2 down. */
  body: Localised<string, In>;
  authorRole: Localised<string, In>;
  publishedAt: string;
  updatedAt: string;
  picture?: PictureContent<In>;
  /** Keys of products that it speaks of. */
  products: readonly string[];
  /** Keys of articles. */
  related: readonly string[];
  seo: SeoContent<In>;
}

export interface ChapterContent<In extends Locale = WrittenLocale> {
  key: string;
  title: Localised<string, In>;
  /** HTML, from h3 down. */
  body: Localised<string, In>;
  /** Shown below the text, its words as its caption. */
  picture?: PictureContent<In>;
}

export interface ManualContent<In extends Locale = WrittenLocale> {
  key: string;
  /** Key of its product. */
  product: string;
  slug: Localised<string, In>;
  title: Localised<string, In>;
  summary: Localised<string, In>;
  version: string;
  publishedAt: string;
  chapters: readonly ChapterContent<In>[];
  seo: SeoContent<In>;
  updatedAt: string;
}

export interface EbookContent<In extends Locale = 'pt'> {
  key: string;
  slug: Localised<string, In>;
  title: Localised<string, In>;
  summary: Localised<string, In>;
  points: readonly Localised<string, In>[];
  chapters: readonly ChapterContent<In>[];
  picture?: PictureContent<In>;
  seo: SeoContent<In>;
  updatedAt: string;
}

/** An address of the company. */
type AddressKey = keyof typeof site.addresses;

export interface JobContent<In extends Locale = WrittenLocale> {
  key: string;
  title: Localised<string, In>;
  place: Localised<string, In>;
  /** Addresses of the company. */
  addresses: readonly AddressKey[];
  employment: readonly `${EmploymentKind}`[];
  terms: Localised<string, In>;
  publishedAt: string;
  /** After this it is shown no more. */
  closesAt: string;
  summary: Localised<string, In>;
  duties: readonly Localised<string, In>[];
  requirements: readonly Localised<string, In>[];
  offer: readonly Localised<string, In>[];
}

export interface InternshipContent<In extends Locale = WrittenLocale> {
  key: string;
  title: Localised<string, In>;
  kind: `${InternshipKind}`;
  place: Localised<string, In>;
  /** Addresses of the company. */
  addresses: readonly AddressKey[];
  period: Localised<string, In>;
  publishedAt: string;
  /** After this it is shown no more. */
  closesAt: string;
  summary: Localised<string, In>;
  duties: readonly Localised<string, In>[];
  requirements: readonly Localised<string, In>[];
}

/** A page with a fixed address. It exists in the languages that its page type and its title have. */
export interface PageContent<In extends Locale = WrittenLocale> {
  key: PageId;
  title: Localised<string, In>;
  headline: Localised<string, In>;
  /** The first stands out; two at the most. */
  actions?: readonly { label: Localised<string, In>; url: string }[];
  picture?: PictureContent<In>;
  blocks: readonly BlockContent<In>[];
  seo: SeoContent<In>;
  updatedAt: string;
}

/** The closed list of blocks; `key` is also the anchor of the block in its page. */
export type BlockContent<In extends Locale = WrittenLocale> = { key: string; title: Localised<string, In> } & (
  | { block: 'text'; body: Localised<string, In>; picture?: PictureContent<In> }
  | { block: 'figures'; figures: readonly FigureContent<In>[]; note?: Localised<string, In> }
  | {
      block: 'steps';
      lead?: Localised<string, In>;
      steps: readonly StepContent<In>[];
      /** A line each, one below the other. */
      ledger?: true;
    }
  | { block: 'questions'; lead?: Localised<string, In>; questions: readonly QuestionContent<In>[] }
  | { block: 'cards'; lead?: Localised<string, In>; cards: readonly CardContent<In>[] }
  | {
      block: 'table';
      lead?: Localised<string, In>;
      /** What opens it on a phone. */
      fold?: Localised<string, In>;
      /** Columns are things to choose from: which stands out, counted from the first after the rows' names; 0 for none. */
      marked?: number;
      /** Why that one stands out. */
      tag?: Localised<string, In>;
      columns: readonly Localised<string, In>[];
      /** A row's cells, the first of which names it. */
      rows: readonly (readonly Text<In>[])[];
      /** Where the whole of it stands. */
      link?: { label: Localised<string, In>; url: string };
    }
  | { block: 'timeline'; fold?: Localised<string, In>; events: readonly EventContent<In>[] }
  | {
      block: 'points';
      lead?: Localised<string, In>;
      points: readonly StepContent<In>[];
      /** What is said on the left, what follows from it on the right. */
      ledger?: true;
    }
  /** Names and addresses come from the company's own file; these are the notes to each. */
  | { block: 'branches'; branches: readonly BranchContent<In>[] }
  | { block: 'marks'; lead?: Localised<string, In>; fold?: Localised<string, In>; marks: readonly MarkContent[] }
  /** Keys of products. */
  | { block: 'products'; products: readonly string[] }
  /** Keys of projects. */
  | { block: 'projects'; projects: readonly string[] }
);

interface CardContent<In extends Locale> {
  key: string;
  title: Localised<string, In>;
  text: Localised<string, In>;
  /** `url` may be a `ref:`. */
  link?: { label: Localised<string, In>; url: string };
  picture?: PictureContent<In>;
}

interface EventContent<In extends Locale> {
  when: Text<In>;
  title: Localised<string, In>;
  text: Localised<string, In>;
  picture?: PictureContent<In>;
}

interface BranchContent<In extends Locale> {
  key: AddressKey;
  name: Localised<string, In>;
  note: Localised<string, In>;
  hours: Localised<string, In>;
}

interface SectionContent {
  title: Everywhere;
  lead: Everywhere;
}

interface MarkContent {
  key: string;
  name: Text<Locale>;
  note: Everywhere;
  year: number;
  /** A `ref:` to what it is about. */
  url?: string;
}

interface LinkContent {
  label: Everywhere;
  /** A `ref:` or an anchor on the page. */
  url: string;
}

export interface HomeContent {
  hero: {
    title: Everywhere;
    lead: Everywhere;
    primary: LinkContent;
    secondary: LinkContent;
    picture: PictureContent<Locale>;
    /** Upright, for phones. */
    narrow?: PictureContent<Locale>;
  };
  claims: readonly FigureContent[];
  familiesIntro: SectionContent;
  solutionsIntro: SectionContent;
  projectsIntro: SectionContent;
  /** Keys of projects whose clients are named. */
  clients: readonly string[];
  /** Keys of the projects shown, the large one first. */
  projects: readonly string[];
  reasonsIntro: SectionContent;
  reasonsPicture?: PictureContent<Locale>;
  reasons: readonly { key: string; title: Everywhere; text: Everywhere }[];
  partnersIntro: SectionContent;
  partners: readonly MarkContent[];
  awards: readonly MarkContent[];
  articlesTitle: Everywhere;
  /** Keys of the articles shown, where the language has them. */
  articles: readonly string[];
  seo: SeoContent<Locale>;
  updatedAt: string;
}
