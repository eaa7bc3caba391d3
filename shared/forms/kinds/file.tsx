import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { formatSize } from '../../i18n/format-size.ts';
import { findLocaleByTag } from '../../i18n/locales.ts';
import { END, type FileTypeName, findFileType, isOfType, listExtensions, START } from './file-types.ts';
import type { ControlProps, FieldKind } from './kind.ts';

interface FileFacts extends Pick<FieldKind, 'hint'> {
  types: readonly FileTypeName[];
  /** Bytes. */
  maxSize: number;
}

/** A file to send along: its name, its size, and whether it is what its name says. */
export function file({ types, maxSize, hint }: FileFacts): FieldKind {
  const accept = listExtensions(types)
    .map((extension) => `.${extension}`)
    .join();
  return {
    label: 'above',
    span: 'whole',
    hint,
    // A page cannot give a chosen file back.
    maxLength: 0,
    problems: [
      ['fileType', {}],
      ['fileSize', { max: maxSize / 1_000_000 }],
    ],
    createSchema: (isRequired) =>
      v.pipe(
        v.custom<File | '' | undefined>((value) => !value || value instanceof File, 'other'),
        // A browser sends an empty file where none was chosen.
        v.transform((value) => (value && (value.name || value.size) ? value : '')),
        v.check((value) => !isRequired || value !== '', 'required'),
        v.check((value) => !value || findFileType(value.name, types) !== undefined, 'fileType'),
        v.check((value) => !value || value.size <= maxSize, 'fileSize'),
      ),
    async checkContent(value) {
      const type = findFileType(value.name, types);
      const bytes = await readEnds(value).catch(() => undefined);
      // One that has gone from its folder since cannot be judged; it fails when it is sent, and that is told.
      if (!bytes) return undefined;
      return type && isOfType(type, ...bytes) ? undefined : 'fileType';
    },
    Control: (props) => <FileControl {...props} accept={accept} />,
  };
}

/**
 * The browser's own control, which says the name of the file in words of the browser's language. With scripts those of
 * the page lie over them, the size is told, and the file can be removed.
 */
function FileControl({ attributes, value, words, accept }: ControlProps & { accept: string }) {
  const control = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    const input = control.current;
    // A form that is reset is emptied after it says so.
    const forget = () => setChosen(undefined);
    input?.form?.addEventListener('reset', forget);
    // Chosen before the form woke, or put back by the browser: told once all else of the form has been put back.
    setTimeout(() => input?.files?.length && tell(input));
    return () => input?.form?.removeEventListener('reset', forget);
  }, []);

  function remove(): void {
    const input = control.current;
    if (!input) return;
    input.value = '';
    tell(input);
    input.focus();
  }

  // The name of a file that came with a form which is given back: the file itself nobody can put there again.
  const lost = typeof value === 'string' && value !== '' && !chosen && !attributes['aria-invalid'] ? value : undefined;
  const noteId = `${attributes.id}-again`;
  return (
    <>
      <input
        {...attributes}
        ref={control}
        className="field-file"
        type="file"
        accept={accept}
        aria-describedby={[attributes['aria-describedby'], lost && noteId].filter(Boolean).join(' ') || undefined}
        onInput={({ currentTarget }) => setChosen(currentTarget.files?.[0])}
      />
      {isAwake && (
        <span className="field-file-words" aria-hidden="true">
          <b>{words.file?.choose}</b>
          <span>{chosen?.name ?? words.file?.none}</span>
        </span>
      )}
      {lost && (
        <p className="field-hint" id={noteId}>
          {words.file?.again.replace('{{name}}', () => lost)}
        </p>
      )}
      {chosen && (
        <p className="field-hint">
          {formatSize(chosen.size, findLocaleByTag(document.documentElement.lang))}
          <button type="button" className="field-file-remove" onClick={remove}>
            {words.file?.remove}
            <span className="visually-hidden">{` ${chosen.name}`}</span>
          </button>
        </p>
      )}
    </>
  );
}

/** As the browser does where the visitor chooses. */
function tell(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

async function readEnds(whole: File): Promise<[start: Uint8Array, end: Uint8Array]> {
  const [start, end] = await Promise.all([whole.slice(0, START).arrayBuffer(), whole.slice(-END).arrayBuffer()]);
  return [new Uint8Array(start), new Uint8Array(end)];
}
