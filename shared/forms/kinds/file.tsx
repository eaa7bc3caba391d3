import * as v from 'valibot';
import type { FieldKind } from './kind.ts';

interface FileFacts extends Pick<FieldKind, 'hint'> {
  /** Without their dot, lower case. */
  extensions: readonly string[];
  /** Bytes. */
  maxSize: number;
}

/** A file to send along. Its first bytes are checked where it is stored; here its name and size are. */
export function file({ extensions, maxSize, hint }: FileFacts): FieldKind {
  return {
    label: 'above',
    span: 'whole',
    hint,
    // A page cannot give a chosen file back.
    maxLength: 0,
    problems: [
      ['fileType', { types: extensions.join(', ') }],
      ['fileSize', { max: maxSize / 1_000_000 }],
    ],
    createSchema: (isRequired) =>
      v.pipe(
        v.custom<File | '' | undefined>((value) => !value || value instanceof File, 'other'),
        // A browser sends an empty file where none was chosen.
        v.transform((value) => (value && (value.name || value.size) ? value : '')),
        v.check((value) => !isRequired || value !== '', 'required'),
        v.check((value) => !value || extensions.includes(findExtension(value.name)), 'fileType'),
        v.check((value) => !value || value.size <= maxSize, 'fileSize'),
      ),
    Control: ({ attributes }) => (
      <input {...attributes} type="file" accept={extensions.map((extension) => `.${extension}`).join()} />
    ),
  };
}

function findExtension(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
