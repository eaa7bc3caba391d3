import documents from './content/documents.json' with { type: 'json' };
import pictures from './content/pictures.json' with { type: 'json' };
import type { Download, Image } from './generated/schema.ts';

interface PictureFile {
  /** Pixels, of the largest file. */
  width: number;
  height: number;
  color: string;
  /** Part of the file's name, so that a file never changes under its address. */
  hash: string;
  widths: number[];
}

interface DocumentFile {
  hash: string;
  bytes: number;
  pages: number;
}

const pictureFiles: Readonly<Record<string, PictureFile>> = pictures;
const documentFiles: Readonly<Record<string, DocumentFile>> = documents;

/** The files of a picture, without its text alternative. Throws for an unknown id: content must not ship without. */
export function findPicture(id: string): Omit<Image, 'alt'> {
  const file = pictureFiles[id];
  if (!file) throw new Error(`No picture "${id}" in pictures.json`);
  const url = (width: number, extension: string) => `/media/${id}-${width}.${file.hash}.${extension}`;
  return {
    url: url(file.width, 'webp'),
    width: file.width,
    height: file.height,
    color: file.color,
    srcset: ['avif', 'webp'].flatMap((extension) =>
      file.widths.map((width) => ({ url: url(width, extension), width, type: `image/${extension}` })),
    ),
  };
}

/** The file of a document. Throws for an unknown id. */
export function findDocument(id: string): Pick<Download, 'url' | 'bytes' | 'pages'> {
  const file = documentFiles[id];
  if (!file) throw new Error(`No document "${id}" in documents.json`);
  return { url: `/media/${id}.${file.hash}.pdf`, bytes: file.bytes, pages: file.pages };
}
