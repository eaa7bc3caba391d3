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

/** The site's languages; the list follows the site. */
export type Locale =
  | 'pt'
  | 'en'
  | 'es';

export type DownloadKind =
  | 'datasheet'
  | 'manual'
  | 'drawing';

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
  /** Average colour as #rrggbb, shown until the picture is there. */
  color: Maybe<Scalars['String']['output']>;
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
  image: Maybe<Image>;
};

/** An entry of the site's menus; three levels at most. */
export type MenuEntry = {
  __typename?: 'MenuEntry';
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  url: Scalars['Href']['output'];
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

/** What a buyer's procurement department asks for. */
export type Lifecycle = {
  __typename?: 'Lifecycle';
  accessibility: Scalars['String']['output'];
  energy: Scalars['String']['output'];
  warranty: Scalars['String']['output'];
  repair: Scalars['String']['output'];
};

export type Category = {
  __typename?: 'Category';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  /** One sentence that says what the family is for. */
  headline: Scalars['String']['output'];
  intro: Scalars['Html']['output'];
  summary: Scalars['String']['output'];
  image: Image;
  order: Scalars['Int']['output'];
  products: Array<Product>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
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
  /** Exactly three. */
  figures: Array<Figure>;
  specifications: Array<SpecificationGroup>;
  variants: Array<Variant>;
  accessories: Array<Accessory>;
  downloads: Array<Download>;
  lifecycle: Lifecycle;
  related: Array<Product>;
  solutions: Array<Solution>;
  projects: Array<Project>;
  withdrawn: Scalars['Boolean']['output'];
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

export type Solution = {
  __typename?: 'Solution';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  summary: Scalars['String']['output'];
};

export type Project = {
  __typename?: 'Project';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  client: Scalars['String']['output'];
  sector: Scalars['String']['output'];
  place: Scalars['String']['output'];
  year: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  image: Image;
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
  image: Image;
};

export type Section = {
  __typename?: 'Section';
  title: Scalars['String']['output'];
  lead: Scalars['String']['output'];
};

/** An organisation or a prize, shown as a quiet text mark. */
export type Mark = {
  __typename?: 'Mark';
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  note: Scalars['String']['output'];
};

export type Home = {
  __typename?: 'Home';
  hero: Hero;
  /** What the company claims: customers, solutions, years, countries. */
  claims: Array<Figure>;
  familiesIntro: Section;
  families: Array<Category>;
  /** Families made to order, without a page of their own. */
  otherFamilies: Array<Mark>;
  solutionsIntro: Section;
  solutions: Array<Solution>;
  projectsIntro: Section;
  projects: Array<Project>;
  reasonsIntro: Section;
  reasons: Array<Reason>;
  partnersIntro: Section;
  partners: Array<Mark>;
  awards: Array<Mark>;
  translations: Array<Translation>;
  seo: Seo;
  updatedAt: Scalars['DateTime']['output'];
};

export type HitKind =
  | 'category'
  | 'product';

export type Hit = {
  __typename?: 'Hit';
  kind: HitKind;
  title: Scalars['String']['output'];
  path: Scalars['Path']['output'];
  /** Where the words were found, each marked with the element `mark`. */
  excerpt: Scalars['Html']['output'];
  image: Maybe<Image>;
};

export type Query = {
  __typename?: 'Query';
  menu: Menu;
  menu_en: Menu;
  menu_es: Menu;
  home: Home;
  home_en: Home;
  home_es: Home;
  category: Maybe<Category>;
  category_en: Maybe<Category>;
  category_es: Maybe<Category>;
  /** The category of the address is not asked for: a product has one address, which it tells. */
  product: Maybe<Product>;
  product_en: Maybe<Product>;
  product_es: Maybe<Product>;
  /** Titles before texts; case and diacritics do not matter. An empty term finds nothing. */
  search: Array<Hit>;
  search_en: Array<Hit>;
  search_es: Array<Hit>;
  /** Every address there is: what is not among them does not exist. */
  addresses: Array<Scalars['Path']['output']>;
  addresses_en: Array<Scalars['Path']['output']>;
  addresses_es: Array<Scalars['Path']['output']>;
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


export type QuerySearchArgs = {
  term: Scalars['String']['input'];
};


export type QuerySearch_EnArgs = {
  term: Scalars['String']['input'];
};


export type QuerySearch_EsArgs = {
  term: Scalars['String']['input'];
};
