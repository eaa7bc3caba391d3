export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Rich text. The site makes it safe when it enters its cache; a backend may send any markup. */
  Html: { input: string; output: string; }
  /** Path of a page or file of the site: no host, no query. Percent-encoded or raw. */
  Path: { input: string; output: string; }
  /** Where a link leads: an anchor of the page, a path of the site with query and anchor, or an https:, mailto: or tel: address. */
  Href: { input: string; output: string; }
  /** Calendar date and time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

/** Told by websocket (protocol graphql-transport-ws) to whoever bears a token. A backend may leave it out, as the embedded one does. */
export type Subscription = {
  __typename?: 'Subscription';
  /** True each time that something has changed which the bearer may see. */
  contentChanged: Scalars['Boolean']['output'];
};

/** The site's languages; the list follows the site. */
export type Locale =
  | 'pt'
  | 'en'
  | 'es';

export type DownloadKind =
  | 'datasheet'
  | 'manual'
  | 'drawing'
  | 'ebook'
  | 'catalogue';

/** How somebody is employed, as job boards class it. */
export type EmploymentKind =
  | 'fullTime'
  | 'partTime'
  | 'temporary';

/** How an internship is framed; the choices of its form. */
export type InternshipKind =
  | 'curricular'
  | 'summer'
  | 'professional';

export type ImageSource = {
  __typename?: 'ImageSource';
  url: Scalars['Path']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
  /** Media type, for example image/avif. */
  type: Scalars['String']['output'];
};

export type Image = {
  __typename?: 'Image';
  url: Scalars['Path']['output'];
  /** Pixels, of the file at `url`. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  alt: Scalars['String']['output'];
  /** Average colour as #rrggbb. Null for what needs no ground of its own until it is there: a drawing, say. */
  color: Maybe<Scalars['String']['output']>;
  /**
   * Where a dark screen in the picture lies, for live content on it: its corners as fractions of width and height,
   * clockwise from the top left. Null for a picture that is only a picture.
   */
  screen: Maybe<Array<Array<Scalars['Float']['output']>>>;
  srcset: Array<ImageSource>;
};

export type Link = {
  __typename?: 'Link';
  label: Scalars['String']['output'];
  url: Scalars['Href']['output'];
};

/** Where the same entity lives in another language; a language without the entity is absent. */
export type Translation = {
  __typename?: 'Translation';
  locale: Locale;
  path: Scalars['Path']['output'];
};

export type Seo = {
  __typename?: 'Seo';
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** What networks show where the page is shared: best 1200 by 630 pixels with the title in it, else its first picture. */
  image: Maybe<Image>;
};

/** An entry of the site's menus; three levels at most. */
export type MenuEntry = {
  __typename?: 'MenuEntry';
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  url: Scalars['Href']['output'];
  /** Of the family of products or the sector that it leads to. */
  image: Maybe<Image>;
  sub: Array<MenuEntry>;
};

export type Menu = {
  __typename?: 'Menu';
  header: Array<MenuEntry>;
  footer: Array<MenuEntry>;
};

/** A number that is worth showing large, with what it counts. */
export type Figure = {
  __typename?: 'Figure';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** What a project came to. */
export type Outcome = {
  __typename?: 'Outcome';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Who counted it, how and when: said where there is room for it. */
  source: Maybe<Scalars['String']['output']>;
};

/** What somebody said, in quotation marks, and who: an office in an organisation, as no people are named. */
export type Quotation = {
  __typename?: 'Quotation';
  text: Scalars['String']['output'];
  source: Scalars['String']['output'];
};

export type SpecificationRow = {
  __typename?: 'SpecificationRow';
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
  unit: Maybe<Scalars['String']['output']>;
  /** The value as a number, where there is one: in `unit`, or in the unit that stands in `value`. */
  number: Maybe<Scalars['Float']['output']>;
};

export type SpecificationGroup = {
  __typename?: 'SpecificationGroup';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  rows: Array<SpecificationRow>;
};

export type Variant = {
  __typename?: 'Variant';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What is different about it, one short sentence. */
  note: Scalars['String']['output'];
};

export type Accessory = {
  __typename?: 'Accessory';
  key: Scalars['ID']['output'];
  /** Of the product that it is; null for what is only sold with others. */
  path: Maybe<Scalars['Path']['output']>;
  name: Scalars['String']['output'];
  summary: Scalars['String']['output'];
};

export type Download = {
  __typename?: 'Download';
  kind: DownloadKind;
  label: Scalars['String']['output'];
  url: Scalars['Path']['output'];
  /** Media type. */
  type: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
};

/** What holds a product where it is used. */
export type Hold =
  | 'floor'
  | 'stand'
  | 'counter'
  | 'wall'
  | 'ceiling';

/** A product from the front, in millimetres, to be drawn beside others at one scale. */
export type Front = {
  __typename?: 'Front';
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** How far above the floor it begins. */
  bottom: Scalars['Int']['output'];
  hold: Hold;
  /** Whether its stand is a column that lifts it, and no posts. */
  hasColumn: Scalars['Boolean']['output'];
  /** What is lit of it, in its middle; null for what has no screen in sight. */
  pictureWidth: Maybe<Scalars['Int']['output']>;
  pictureHeight: Maybe<Scalars['Int']['output']>;
  /** Of a picture that is not in the middle: how far above its lower end it begins. */
  pictureBottom: Maybe<Scalars['Int']['output']>;
  /** A top with less below it. */
  isTable: Scalars['Boolean']['output'];
  /** What is seen of it, where that is no box: the corners of each part, x from the left edge and y from its lower end by turns. */
  parts: Array<Array<Scalars['Int']['output']>>;
  /** A size among others that can be ordered: an LED wall. */
  isExample: Scalars['Boolean']['output'];
};

/** The measures of a dimension drawing, in millimetres. Of what can be set the highest counts. */
export type Outline = {
  __typename?: 'Outline';
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  depth: Scalars['Int']['output'];
  pictureWidth: Maybe<Scalars['Int']['output']>;
  pictureHeight: Maybe<Scalars['Int']['output']>;
  /** With what holds it, from the floor. */
  standWidth: Maybe<Scalars['Int']['output']>;
  standHeight: Maybe<Scalars['Int']['output']>;
  standDepth: Maybe<Scalars['Int']['output']>;
  /** Whether its stand is a column that lifts it, and no posts. */
  hasColumn: Scalars['Boolean']['output'];
  /** Of the picture, above the floor. */
  centre: Maybe<Scalars['Int']['output']>;
  /** Of a picture that is not in the middle of the body: how far above its lower end it begins. */
  pictureBottom: Maybe<Scalars['Int']['output']>;
  /** What is seen from the front, where that is no box: the corners of each part, x from the left edge and y from the floor by turns. */
  frontParts: Array<Array<Scalars['Int']['output']>>;
  /** The same from the side, the front to the left. */
  sideParts: Array<Array<Scalars['Int']['output']>>;
};

/** What a buyer's procurement department asks for. */
export type Lifecycle = {
  __typename?: 'Lifecycle';
  accessibility: Scalars['String']['output'];
  energy: Scalars['String']['output'];
  warranty: Scalars['String']['output'];
  repair: Scalars['String']['output'];
};

/** A property that listings are filtered by. */
export type Facet = {
  __typename?: 'Facet';
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** An entry of the Common Procurement Vocabulary of the European Union. */
export type ProcurementCode = {
  __typename?: 'ProcurementCode';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** What a public buyer copies into tender documents. */
export type Tender = {
  __typename?: 'Tender';
  codes: Array<ProcurementCode>;
  /** The specification, a requirement each, without the name of a maker. */
  requirements: Array<Scalars['String']['output']>;
};

export type Question = {
  __typename?: 'Question';
  key: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  answer: Scalars['Html']['output'];
};

export type Step = {
  __typename?: 'Step';
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type Category = {
  __typename?: 'Category';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Where all families stand in a line. */
  shortName: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  /** One sentence that says what the family is for. */
  headline: Scalars['String']['output'];
  intro: Scalars['Html']['output'];
  summary: Scalars['String']['output'];
  image: Maybe<Image>;
  /** One model seen from near and in use, for the family's own page. Null where there is none: the image stands there too. */
  closeUp: Maybe<Image>;
  order: Scalars['Int']['output'];
  /** What buyers ask of the family. */
  questions: Array<Question>;
  /** How many models there are. */
  productCount: Scalars['Int']['output'];
  /** Its models, or so many of them at most. */
  products: Array<Product>;
  /** Where models of the family are in use, the most of them first. */
  projects: Array<Project>;
  /** Ready-made sets that hold models of the family, the most of them first. */
  sets: Array<ProductSolution>;
  /** What the blog says of the family, what concerns it most first. */
  articles: Array<Article>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};


export type CategoryProductsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
};

export type Product = {
  __typename?: 'Product';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  category: Category;
  tagline: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  gallery: Array<Image>;
  /** At work, in a picture that the gallery does not have; null where it has them all. */
  scene: Maybe<Image>;
  /** Exactly three. */
  figures: Array<Figure>;
  specifications: Array<SpecificationGroup>;
  /** Null for what has no body. */
  outline: Maybe<Outline>;
  /** Of its screen, in inches; null for what has none, or several. */
  diagonal: Maybe<Scalars['Float']['output']>;
  /** How it looks from the front where it stands or hangs; null for what is too small to be told from afar. */
  front: Maybe<Front>;
  variants: Array<Variant>;
  accessories: Array<Accessory>;
  downloads: Array<Download>;
  lifecycle: Lifecycle;
  mounting: Array<Facet>;
  /** How long it takes to arrive, and where that holds. */
  delivery: Scalars['String']['output'];
  tender: Tender;
  manuals: Array<Manual>;
  related: Array<Product>;
  solutions: Array<Solution>;
  /** Where it is in use, each with a picture that shows it. */
  projects: Array<Project>;
  /** Where else it is in use: their pictures show other models. */
  furtherProjects: Array<Project>;
  withdrawn: Scalars['Boolean']['output'];
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** A sector: what the equipment is for there. */
export type Solution = {
  __typename?: 'Solution';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  headline: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  /** The hour of the day that tells of it, as written in the language. */
  time: Scalars['String']['output'];
  /** What happens at that hour, in a few words that go on from it: the first lesson. */
  moment: Scalars['String']['output'];
  problem: Scalars['Html']['output'];
  approach: Scalars['Html']['output'];
  image: Maybe<Image>;
  /** A part of it seen from near and in use, for the sector's own page. Null where there is none: the image stands there too. */
  closeUp: Maybe<Image>;
  figures: Array<Figure>;
  products: Array<Product>;
  details: Array<SolutionDetail>;
  projects: Array<Project>;
  questions: Array<Question>;
  order: Scalars['Int']['output'];
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** One use within a sector. */
export type SolutionDetail = {
  __typename?: 'SolutionDetail';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  solution: Solution;
  headline: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  steps: Array<Step>;
  image: Maybe<Image>;
  products: Array<Product>;
  questions: Array<Question>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** A family of ready-made sets of equipment, software and work. */
export type ProductSolutionCategory = {
  __typename?: 'ProductSolutionCategory';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  headline: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  intro: Scalars['Html']['output'];
  image: Maybe<Image>;
  solutions: Array<ProductSolution>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** What a set holds: a product, or work that is no product. */
export type Part = {
  __typename?: 'Part';
  quantity: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  note: Scalars['String']['output'];
  product: Maybe<Product>;
};

/** Equipment, software and work that are ordered as one. */
export type ProductSolution = {
  __typename?: 'ProductSolution';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  category: ProductSolutionCategory;
  headline: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  image: Maybe<Image>;
  figures: Array<Figure>;
  parts: Array<Part>;
  steps: Array<Step>;
  questions: Array<Question>;
  projects: Array<Project>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** A product that a project uses, and how many of it. */
export type UsedProduct = {
  __typename?: 'UsedProduct';
  quantity: Scalars['Int']['output'];
  product: Product;
};

export type Project = {
  __typename?: 'Project';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  client: Scalars['String']['output'];
  sector: Solution;
  place: Scalars['String']['output'];
  year: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  story: Scalars['Html']['output'];
  /** What the customer said of it. */
  quotation: Maybe<Quotation>;
  figures: Array<Outcome>;
  image: Maybe<Image>;
  /** Further pictures. */
  gallery: Array<Image>;
  products: Array<UsedProduct>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** A subject of the blog. */
export type Topic = {
  __typename?: 'Topic';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  headline: Scalars['String']['output'];
  /** Newest first. */
  articles: Array<Article>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

export type Article = {
  __typename?: 'Article';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  topic: Topic;
  publishedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Who wrote it, by what they do. */
  authorRole: Scalars['String']['output'];
  readingMinutes: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  image: Maybe<Image>;
  products: Array<Product>;
  related: Array<Article>;
  translations: Array<Translation>;
  seo: Seo;
};

export type Chapter = {
  __typename?: 'Chapter';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  /** What it speaks of, where that can be shown; its alternative text is also its caption. */
  image: Maybe<Image>;
};

export type Manual = {
  __typename?: 'Manual';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  summary: Scalars['String']['output'];
  product: Product;
  version: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  chapters: Array<Chapter>;
  /** Null until it is printed. */
  download: Maybe<Download>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

export type Ebook = {
  __typename?: 'Ebook';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  summary: Scalars['String']['output'];
  /** What it answers, a sentence each. */
  points: Array<Scalars['String']['output']>;
  chapters: Array<Chapter>;
  image: Maybe<Image>;
  download: Maybe<Download>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** A place of the company. */
export type PostalAddress = {
  __typename?: 'PostalAddress';
  street: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  locality: Scalars['String']['output'];
};

export type Job = {
  __typename?: 'Job';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  place: Scalars['String']['output'];
  /** Where one would work, any of them. */
  addresses: Array<PostalAddress>;
  employment: Array<EmploymentKind>;
  /** Kind of contract and hours. */
  terms: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  closesAt: Scalars['DateTime']['output'];
  summary: Scalars['String']['output'];
  duties: Array<Scalars['String']['output']>;
  requirements: Array<Scalars['String']['output']>;
  offer: Array<Scalars['String']['output']>;
};

export type Internship = {
  __typename?: 'Internship';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  kind: InternshipKind;
  place: Scalars['String']['output'];
  /** Where one would work, any of them. */
  addresses: Array<PostalAddress>;
  /** Months and dates. */
  period: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  closesAt: Scalars['DateTime']['output'];
  summary: Scalars['String']['output'];
  duties: Array<Scalars['String']['output']>;
  requirements: Array<Scalars['String']['output']>;
};

export type Branch = {
  __typename?: 'Branch';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  street: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  locality: Scalars['String']['output'];
  /** What is there: showroom, workshop, warehouse. */
  note: Scalars['String']['output'];
  hours: Scalars['String']['output'];
  /** A map of its surroundings, on another site. */
  map: Link;
};

export type TextBlock = {
  __typename?: 'TextBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  body: Scalars['Html']['output'];
  image: Maybe<Image>;
};

export type FiguresBlock = {
  __typename?: 'FiguresBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  figures: Array<Figure>;
  /** Who counted, when and how. */
  note: Maybe<Scalars['String']['output']>;
};

export type StepsBlock = {
  __typename?: 'StepsBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  lead: Maybe<Scalars['String']['output']>;
  steps: Array<Step>;
  /** A line each, one below the other, to be read and not skimmed; else side by side. */
  ledger: Scalars['Boolean']['output'];
};

export type QuestionsBlock = {
  __typename?: 'QuestionsBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  lead: Maybe<Scalars['String']['output']>;
  questions: Array<Question>;
};

export type Card = {
  __typename?: 'Card';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  link: Maybe<Link>;
  image: Maybe<Image>;
};

export type CardsBlock = {
  __typename?: 'CardsBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  lead: Maybe<Scalars['String']['output']>;
  cards: Array<Card>;
};

export type TableRow = {
  __typename?: 'TableRow';
  /** The first names the row. */
  cells: Array<Scalars['String']['output']>;
};

export type TableBlock = {
  __typename?: 'TableBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  lead: Maybe<Scalars['String']['output']>;
  /** What opens it on a phone, where it is to be looked up and not read; null where it is always open. */
  fold: Maybe<Scalars['String']['output']>;
  /**
   * Where columns are things to choose from: which of them is to stand out, counted from the first after the rows' names, or
   * 0 for none. Null where columns are only columns.
   */
  marked: Maybe<Scalars['Int']['output']>;
  /** Why that one stands out, in a word or three; null where nothing is said of it. */
  tag: Maybe<Scalars['String']['output']>;
  columns: Array<Scalars['String']['output']>;
  rows: Array<TableRow>;
  /** Where the whole of it stands; null where this is the whole. */
  link: Maybe<Link>;
};

export type Event = {
  __typename?: 'Event';
  /** A year, a month, a stage. */
  when: Scalars['String']['output'];
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  image: Maybe<Image>;
};

export type TimelineBlock = {
  __typename?: 'TimelineBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** What opens it on a phone; null where it is always open. */
  fold: Maybe<Scalars['String']['output']>;
  events: Array<Event>;
};

/** Points that stand as a list, each with a few words of why. */
export type PointsBlock = {
  __typename?: 'PointsBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  lead: Maybe<Scalars['String']['output']>;
  points: Array<Step>;
  /** What is said on the left and what follows from it on the right, a line each; else side by side. */
  ledger: Scalars['Boolean']['output'];
};

export type BranchesBlock = {
  __typename?: 'BranchesBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  branches: Array<Branch>;
};

export type MarksBlock = {
  __typename?: 'MarksBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  lead: Maybe<Scalars['String']['output']>;
  /** What opens it on a phone; null where it is always open. */
  fold: Maybe<Scalars['String']['output']>;
  marks: Array<Mark>;
};

export type ProductsBlock = {
  __typename?: 'ProductsBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  products: Array<Product>;
};

export type ProjectsBlock = {
  __typename?: 'ProjectsBlock';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  projects: Array<Project>;
};

/** What an editorial page is made of: a closed list, each kind with one component of the site. */
export type Block = TextBlock | FiguresBlock | StepsBlock | QuestionsBlock | CardsBlock | TableBlock | TimelineBlock | PointsBlock | BranchesBlock | MarksBlock | ProductsBlock | ProjectsBlock;

/** A page with a fixed address: what it says before, or instead of, a list of entities. */
export type Page = {
  __typename?: 'Page';
  /** The page type of the address table. */
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  headline: Scalars['String']['output'];
  /** What can be done at once, under its headline: the first stands out. Two at the most. */
  actions: Array<Link>;
  image: Maybe<Image>;
  blocks: Array<Block>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

export type Reason = {
  __typename?: 'Reason';
  key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type Hero = {
  __typename?: 'Hero';
  title: Scalars['String']['output'];
  lead: Scalars['String']['output'];
  primary: Link;
  secondary: Link;
  image: Maybe<Image>;
  /** The same place upright, 4 to 5, for phones: the words lie on its lower end. Null where `image` serves them too. */
  narrow: Maybe<Image>;
};

export type Section = {
  __typename?: 'Section';
  title: Scalars['String']['output'];
  lead: Scalars['String']['output'];
};

/** An organisation or a prize: who, and what they check or gave it for. */
export type Mark = {
  __typename?: 'Mark';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  note: Scalars['String']['output'];
  /** Since when, or of when. */
  year: Scalars['Int']['output'];
  /** Its sign, about square; its name says what it is. */
  image: Maybe<Image>;
  /** Where what it is about is shown: the product a prize was given for. */
  url: Maybe<Scalars['Href']['output']>;
};

export type Home = {
  __typename?: 'Home';
  hero: Hero;
  /** What the company claims: customers, solutions, years, countries. */
  claims: Array<Figure>;
  familiesIntro: Section;
  families: Array<Category>;
  solutionsIntro: Section;
  solutions: Array<Solution>;
  projectsIntro: Section;
  /** Projects whose clients are named beside them. */
  clients: Array<Project>;
  projects: Array<Project>;
  reasonsIntro: Section;
  /** Beside the reasons, where there is room for it. */
  reasonsImage: Maybe<Image>;
  reasons: Array<Reason>;
  partnersIntro: Section;
  partners: Array<Mark>;
  awards: Array<Mark>;
  articlesTitle: Scalars['String']['output'];
  /** What to read before buying: a few articles of the blog, in the languages that have them. */
  articles: Array<Article>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

/** What kind of page is found: a family of products, a product, a ready-made set, a sector or its use, and so on. */
export type HitKind =
  | 'category'
  | 'product'
  | 'set'
  | 'solution'
  | 'project'
  | 'manual'
  | 'article'
  | 'page';

export type Hit = {
  __typename?: 'Hit';
  kind: HitKind;
  title: Scalars['String']['output'];
  /** The family or the sector that it belongs to, by its name; null where it belongs to none. */
  within: Maybe<Scalars['String']['output']>;
  path: Scalars['Path']['output'];
  /** Whole sentences, the words found each in the element `mark`. */
  excerpt: Scalars['Html']['output'];
  image: Maybe<Image>;
};

/** How many pages of a kind were found. */
export type HitCount = {
  __typename?: 'HitCount';
  kind: HitKind;
  total: Scalars['Int']['output'];
};

/** One page of what a term finds. */
export type SearchResults = {
  __typename?: 'SearchResults';
  /** Pages found, of every kind. */
  total: Scalars['Int']['output'];
  /** Of each kind that was found, whichever was asked for, in the order of the hits. */
  kinds: Array<HitCount>;
  /** The page that is given: the last where one behind it was asked for. */
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  /** Kind by kind, the best of each first; behind them, kind by kind, what only speaks of the term. */
  hits: Array<Hit>;
  /** The term as it was understood and looked for, where a mistyped word of it leaves hardly a doubt; null elsewhere. */
  corrected: Maybe<Scalars['String']['output']>;
  /** Whether a term that was corrected finds something as it was typed, too. */
  isFoundAsTyped: Scalars['Boolean']['output'];
  /** Another term that is written nearly the same and finds more; null where there is none. */
  spelling: Maybe<Scalars['String']['output']>;
  /** Where nothing was found, the families, to look at instead; else nothing. */
  instead: Array<Category>;
};

/** A page that bears a name like what has been typed so far. */
export type Suggestion = {
  __typename?: 'Suggestion';
  kind: HitKind;
  title: Scalars['String']['output'];
  path: Scalars['Path']['output'];
};

/** Where a page lives, and what search engines are told of it. */
export type Address = {
  __typename?: 'Address';
  /** Kind and key of what is shown there, the same in every language: product:orion-65. */
  key: Scalars['ID']['output'];
  path: Scalars['Path']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Pictures that are shown there, the first that of the page. */
  images: Array<Scalars['Path']['output']>;
};

export type Query = {
  __typename?: 'Query';
  menu: Menu;
  menu_en: Menu;
  menu_es: Menu;
  /** Views of the showroom, behind the invitation that closes a page: parts of the site take different ones, where there are several. */
  showroom: Array<Image>;
  showroom_en: Array<Image>;
  showroom_es: Array<Image>;
  home: Home;
  home_en: Home;
  home_es: Home;
  /** A page of a fixed address, by its page type. */
  page: Maybe<Page>;
  page_en: Maybe<Page>;
  page_es: Maybe<Page>;
  /** Every page of a fixed address. */
  pages: Array<Page>;
  pages_en: Array<Page>;
  pages_es: Array<Page>;
  categories: Array<Category>;
  categories_en: Array<Category>;
  categories_es: Array<Category>;
  category: Maybe<Category>;
  category_en: Maybe<Category>;
  category_es: Maybe<Category>;
  /** The category of the address is not asked for: a product has one address, which it tells. */
  product: Maybe<Product>;
  product_en: Maybe<Product>;
  product_es: Maybe<Product>;
  manuals: Array<Manual>;
  manuals_en: Array<Manual>;
  manuals_es: Array<Manual>;
  manual: Maybe<Manual>;
  manual_en: Maybe<Manual>;
  manual_es: Maybe<Manual>;
  productSolutionCategories: Array<ProductSolutionCategory>;
  productSolutionCategories_en: Array<ProductSolutionCategory>;
  productSolutionCategories_es: Array<ProductSolutionCategory>;
  productSolutionCategory: Maybe<ProductSolutionCategory>;
  productSolutionCategory_en: Maybe<ProductSolutionCategory>;
  productSolutionCategory_es: Maybe<ProductSolutionCategory>;
  productSolution: Maybe<ProductSolution>;
  productSolution_en: Maybe<ProductSolution>;
  productSolution_es: Maybe<ProductSolution>;
  solutions: Array<Solution>;
  solutions_en: Array<Solution>;
  solutions_es: Array<Solution>;
  solution: Maybe<Solution>;
  solution_en: Maybe<Solution>;
  solution_es: Maybe<Solution>;
  solutionDetail: Maybe<SolutionDetail>;
  solutionDetail_en: Maybe<SolutionDetail>;
  solutionDetail_es: Maybe<SolutionDetail>;
  /** Newest first. */
  projects: Array<Project>;
  projects_en: Array<Project>;
  projects_es: Array<Project>;
  project: Maybe<Project>;
  project_en: Maybe<Project>;
  project_es: Maybe<Project>;
  topics: Array<Topic>;
  topics_en: Array<Topic>;
  topics_es: Array<Topic>;
  topic: Maybe<Topic>;
  topic_en: Maybe<Topic>;
  topic_es: Maybe<Topic>;
  /** Newest first. */
  articles: Array<Article>;
  articles_en: Array<Article>;
  articles_es: Array<Article>;
  article: Maybe<Article>;
  article_en: Maybe<Article>;
  article_es: Maybe<Article>;
  ebooks: Array<Ebook>;
  ebooks_en: Array<Ebook>;
  ebooks_es: Array<Ebook>;
  ebook: Maybe<Ebook>;
  ebook_en: Maybe<Ebook>;
  ebook_es: Maybe<Ebook>;
  /** The catalogue of everything as one file; null where there is none. */
  catalogue: Maybe<Download>;
  catalogue_en: Maybe<Download>;
  catalogue_es: Maybe<Download>;
  /** Those that still can be applied for. */
  jobs: Array<Job>;
  jobs_en: Array<Job>;
  jobs_es: Array<Job>;
  /** Those that still can be applied for. */
  internships: Array<Internship>;
  internships_en: Array<Internship>;
  internships_es: Array<Internship>;
  /**
   * The pages that hold every word of a term or, where there is none, any of them; names before texts. Case, diacritics,
   * plural and gender do not matter, and synonyms are known. An empty term finds nothing. The best of every kind on one
   * page, or all of one kind where there are any, page by page from 1. What is mistyped is corrected unless the term is meant exactly as it is.
   */
  search: SearchResults;
  search_en: SearchResults;
  search_es: SearchResults;
  /** Eight pages at most, the best first; where any is a product one stands among the first five. */
  suggest: Array<Suggestion>;
  suggest_en: Array<Suggestion>;
  suggest_es: Array<Suggestion>;
  /** Every address there is: what is not among them does not exist. */
  addresses: Array<Address>;
  addresses_en: Array<Address>;
  addresses_es: Array<Address>;
};


export type QueryPageArgs = {
  key: Scalars['ID']['input'];
};


export type QueryPage_EnArgs = {
  key: Scalars['ID']['input'];
};


export type QueryPage_EsArgs = {
  key: Scalars['ID']['input'];
};


export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCategory_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCategory_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProduct_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProduct_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryManualArgs = {
  slug: Scalars['String']['input'];
};


export type QueryManual_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryManual_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductSolutionCategoryArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductSolutionCategory_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductSolutionCategory_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductSolutionArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductSolution_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductSolution_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySolutionArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySolution_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySolution_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySolutionDetailArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySolutionDetail_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySolutionDetail_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProjectArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProject_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProject_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryTopicArgs = {
  slug: Scalars['String']['input'];
};


export type QueryTopic_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryTopic_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};


export type QueryArticle_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryArticle_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QueryEbookArgs = {
  slug: Scalars['String']['input'];
};


export type QueryEbook_EnArgs = {
  slug: Scalars['String']['input'];
};


export type QueryEbook_EsArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySearchArgs = {
  term: Scalars['String']['input'];
  kind: InputMaybe<HitKind>;
  page: InputMaybe<Scalars['Int']['input']>;
  exact: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySearch_EnArgs = {
  term: Scalars['String']['input'];
  kind: InputMaybe<HitKind>;
  page: InputMaybe<Scalars['Int']['input']>;
  exact: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySearch_EsArgs = {
  term: Scalars['String']['input'];
  kind: InputMaybe<HitKind>;
  page: InputMaybe<Scalars['Int']['input']>;
  exact: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySuggestArgs = {
  term: Scalars['String']['input'];
};


export type QuerySuggest_EnArgs = {
  term: Scalars['String']['input'];
};


export type QuerySuggest_EsArgs = {
  term: Scalars['String']['input'];
};
