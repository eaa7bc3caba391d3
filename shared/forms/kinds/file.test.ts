import { describe, expect, it } from 'vitest';
import { sampleFiles } from '../../testing/sample-files.ts';
import { optional, required } from '../form.ts';
import { forms } from '../registry.ts';
import { takesFile } from '../takes-file.ts';
import { validateForm } from '../validate.ts';

const form = {
  id: 'test',
  fields: [required('name'), optional('file'), required('email')],
  thanks: 'contact',
} as const;
const person = { name: 'Ana', email: 'ana@escola.example' };

const send = (name: string, content: keyof typeof sampleFiles, change: object = {}) =>
  validateForm(form, { ...person, file: new File([sampleFiles[content]], name), ...change });

describe('a file is what its name says', () => {
  it.each([
    ['fatura.pdf', 'pdf'],
    ['FATURA.PDF', 'pdf'],
    ['carta.doc', 'doc'],
    ['carta.docx', 'docx'],
    ['carta.odt', 'odt'],
    ['ecrã.png', 'png'],
    ['ecrã.jpg', 'jpg'],
    ['ecrã.JPEG', 'jpg'],
  ] as const)('%s', async (name, content) => {
    expect(await send(name, content)).toMatchObject({ ok: true });
  });

  it('where a long document names its parts at its end', async () => {
    const long = new File([sampleFiles.docx.slice(0, 60), new Uint8Array(200_000), sampleFiles.docx], 'longo.docx');
    expect(await validateForm(form, { ...person, file: long })).toMatchObject({ ok: true });
  });
});

describe('a file that is something else is refused', () => {
  it.each([
    ['cv.pdf', 'exe'],
    ['cv.pdf', 'html'],
    ['cv.pdf', 'docx'],
    ['cv.pdf', 'empty'],
    ['cv.doc', 'docx'],
    ['cv.docx', 'zip'],
    ['cv.docx', 'odt'],
    ['cv.docx', 'doc'],
    ['cv.odt', 'docx'],
    ['cv.odt', 'zip'],
    ['foto.png', 'html'],
    ['foto.png', 'svg'],
    ['foto.png', 'jpg'],
    ['foto.jpg', 'png'],
    ['foto.svg', 'svg'],
    ['foto.png.exe', 'png'],
    ['cv.docx', 'empty'],
  ] as const)('%s that is %s', async (name, content) => {
    expect(await send(name, content)).toEqual({ ok: false, problems: { file: 'fileType' } });
  });

  it('together with everything else that is wrong, in the order of the fields', async () => {
    const result = await send('cv.pdf', 'exe', { name: '', email: 'ana@' });
    expect(result.ok ? undefined : Object.entries(result.problems)).toEqual([
      ['name', 'required'],
      ['file', 'fileType'],
      ['email', 'email'],
    ]);
  });
});

it('forms with a file are support, registration and applications', () => {
  const taking = Object.values(forms).filter(takesFile);
  expect(taking.map(({ id }) => id)).toEqual(['internships', 'jobs', 'product', 'support']);
});
