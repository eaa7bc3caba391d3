import type { Locale } from '#shared/i18n/locales.ts';
import documents from './content/documents.json' with { type: 'json' };
import signs from './content/marks.json' with { type: 'json' };
import pictures from './content/pictures.json' with { type: 'json' };
import shares from './content/shares.json' with { type: 'json' };
import type { Download, Image } from './generated/schema.ts';

interface PictureFile {
  /** Pixels it was rendered at; its proportion counts, not every size is delivered. */
  width: number;
  height: number;
  color: string;
  /** Part of the file's name, so that a file never changes under its address. */
  hash: string;
  /** The same, in languages that have a picture of their own because words can be read in it. */
  hashes?: Partial<Record<Locale, string>>;
  /** Where live HTML is laid over a dark screen: corners as fractions of width and height, clockwise from top left. */
  screen?: number[][];
  /** Pixels, of the files that are delivered. */
  widths: number[];
}

interface DocumentFile {
  hash: string;
  bytes: number;
  pages: number;
}

const pictureFiles: Readonly<Record<string, PictureFile>> = pictures;
/** By key, the part of a file's name that changes with the file. */
const signFiles: Readonly<Record<string, string>> = signs;
const documentFiles: Readonly<Record<string, DocumentFile>> = documents;
/** By kind, key and language, the part of a file's name that changes with the file. */
const shareFiles: Readonly<Record<string, string>> = shares;

/** What has a picture of its own where its page is shared. */
export type ShareKind =
  | 'article'
  | 'category'
  | 'detail'
  | 'ebook'
  | 'family'
  | 'home'
  | 'manual'
  | 'page'
  | 'product'
  | 'project'
  | 'set'
  | 'solution'
  | 'topic';

/** Pixels of every picture that is made to be shared, as networks show it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What the file of a share picture is called, without its hash. */
export function nameShare(kind: ShareKind, key: string, locale: Locale): string {
  return `share-${kind}-${key}-${locale}`;
}

/** The picture of a page where it is shared, without its text alternative; `undefined` where it is not made yet. */
export function findShare(kind: ShareKind, key: string, locale: Locale): Omit<Image, 'alt'> | undefined {
  const id = nameShare(kind, key, locale);
  const hash = shareFiles[id];
  if (hash === undefined) return undefined;
  return { url: `/media/${id}.${hash}.png`, ...SHARE_SIZE, color: null, screen: null, srcset: [] };
}

/** The fingerprint that the share picture of a page was made with. */
export function readShareHash(kind: ShareKind, key: string, locale: Locale): string | undefined {
  return shareFiles[nameShare(kind, key, locale)];
}

/** Pixels that only a thumbnail is narrower than: pages do not offer it where a picture is to be looked at. */
const SMALLEST_PICTURE = 400;

/** The files of a picture in a language, without its text alternative; `undefined` where it is not made yet. */
export function findPicture(id: string, locale: Locale): Omit<Image, 'alt'> | undefined {
  const file = pictureFiles[id];
  return file && listFiles(id, file, locale, (width) => width >= SMALLEST_PICTURE);
}

/** The same for a place of a few dozen pixels, in a menu say: the smallest files that there are. */
export function findThumbnail(id: string, locale: Locale): Omit<Image, 'alt'> | undefined {
  const file = pictureFiles[id];
  return file && listFiles(id, file, locale, (width) => width === Math.min(...file.widths));
}

function listFiles(id: string, file: PictureFile, locale: Locale, isWanted: (width: number) => boolean) {
  const hash = file.hashes?.[locale] ?? file.hash;
  const url = (width: number, extension: string) => `/media/${id}-${width}.${hash}.${extension}`;
  const widths = file.widths.filter(isWanted);
  const width = Math.max(...widths);
  return {
    url: url(width, 'webp'),
    width,
    height: Math.round((file.height * width) / file.width),
    color: file.color,
    screen: file.screen ?? null,
    srcset: ['avif', 'webp'].flatMap((extension) =>
      widths.map((width) => ({ url: url(width, extension), width, type: `image/${extension}` })),
    ),
  };
}

/** The sign of an organisation or a prize, a drawing: its name stands beside it, so that it needs no text of its own. */
export function findSign(key: string): Image | undefined {
  const hash = signFiles[key];
  if (hash === undefined) return undefined;
  return {
    url: `/media/mark-${key}.${hash}.svg`,
    width: 40,
    height: 40,
    alt: '',
    color: null,
    screen: null,
    srcset: [],
  };
}

/** The file of an entity's document in a language; `undefined` where it has not been printed yet. */
export function findDocument(
  key: string,
  kind: string,
  locale: Locale,
): Pick<Download, 'url' | 'bytes' | 'pages'> | undefined {
  const id = `${key}-${kind}-${locale}`;
  const file = documentFiles[id];
  return file && { url: `/media/${id}.${file.hash}.pdf`, bytes: file.bytes, pages: file.pages };
}
