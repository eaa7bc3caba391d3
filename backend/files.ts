import type { Locale } from '#shared/i18n/locales.ts';
import documents from './content/documents.json' with { type: 'json' };
import signs from './content/marks.json' with { type: 'json' };
import pictures from './content/pictures.json' with { type: 'json' };
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

/** The files of a picture in a language, without its text alternative; `undefined` where it is not made yet. */
export function findPicture(id: string, locale: Locale): Omit<Image, 'alt'> | undefined {
  const file = pictureFiles[id];
  if (!file) return undefined;
  const hash = file.hashes?.[locale] ?? file.hash;
  const url = (width: number, extension: string) => `/media/${id}-${width}.${hash}.${extension}`;
  const width = Math.max(...file.widths);
  return {
    url: url(width, 'webp'),
    width,
    height: Math.round((file.height * width) / file.width),
    color: file.color,
    screen: file.screen ?? null,
    srcset: ['avif', 'webp'].flatMap((extension) =>
      file.widths.map((width) => ({ url: url(width, extension), width, type: `image/${extension}` })),
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
