/** Bytes that tell what a file is: at its start, and, where it is a list of parts, at its end. */
export const START = 4_096;
export const END = 65_536;

interface FileType {
  /** Without their dot, lower case; the first is what people are told. */
  extensions: readonly [string, ...string[]];
  isContent: (start: Uint8Array, end: Uint8Array) => boolean;
}

/**
 * The types of files that forms take. A Word document is a ZIP whose directory, at its end, names a folder `word/`; an
 * OpenDocument text is one whose first part says in plain text what it is.
 */
const fileTypes = {
  pdf: { extensions: ['pdf'], isContent: (start) => startsWith(start, ...encode('%PDF-')) },
  doc: { extensions: ['doc'], isContent: (start) => startsWith(start, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  docx: { extensions: ['docx'], isContent: (start, end) => isZip(start) && holds(end, 'word/') },
  odt: {
    extensions: ['odt'],
    isContent: (start) => isZip(start) && holds(start, 'mimetypeapplication/vnd.oasis.opendocument.text'),
  },
  png: { extensions: ['png'], isContent: (start) => startsWith(start, 0x89, ...encode('PNG\r\n\x1a\n')) },
  jpg: { extensions: ['jpg', 'jpeg'], isContent: (start) => startsWith(start, 0xff, 0xd8, 0xff) },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;

/** What names of files of these types end with, without the dot. */
export function listExtensions(types: readonly FileTypeName[]): string[] {
  return types.flatMap((type) => fileTypes[type].extensions);
}

/** The type of these that a file has by its name; capitals do not matter. */
export function findFileType(name: string, types: readonly FileTypeName[]): FileTypeName | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return types.find((type) => listExtensions([type]).includes(extension));
}

/**
 * Whether a file is what its name says, by its first `START` and last `END` bytes, or all of it where it has fewer. It
 * tells a mistake and a program in disguise, not a file made to deceive.
 */
export function isOfType(type: FileTypeName, start: Uint8Array, end: Uint8Array): boolean {
  return fileTypes[type].isContent(start, end);
}

function isZip(start: Uint8Array): boolean {
  return startsWith(start, ...encode('PK\x03\x04'));
}

function startsWith(bytes: Uint8Array, ...expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[index] === byte);
}

/** Whether some ASCII stands among bytes that may be no text. */
function holds(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(text);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
