import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleFiles } from '#shared/testing/sample-files.ts';
import { ask, createAddress, watchLog } from '../testing/site.ts';

beforeEach(() => {
  watchLog();
});

const application = {
  form: 'jobs',
  name: 'Ana Reis',
  email: 'ana@escola.example',
  phone: '+351 210 000 001',
  reason: 'Sei soldar.',
  privacy: 'on',
} as const;

const JOBS = '/recrutamento/vagas';

/** Applies for a job with a file. */
function apply(file: File, headers: Readonly<Record<string, string>> = {}, path = JOBS): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(application)) body.set(name, value);
  body.set('file', file);
  return ask(path, { method: 'POST', body, headers: { 'CF-Connecting-IP': createAddress(), ...headers } });
}

const createPdf = (size: number) =>
  new File([sampleFiles.pdf, new Uint8Array(size - sampleFiles.pdf.length)], 'cv.pdf', { type: 'application/pdf' });

/** The files that are stored. */
// The embedded backend keeps what it received in the same bucket.
const listStored = async () =>
  (await env.FILES.list()).objects.filter(({ key }) => !key.startsWith('received/')).map(({ size }) => size);

describe('a file that comes with a form', () => {
  it('may have 10 MB, and is stored whole', async () => {
    expect((await apply(createPdf(10_000_000))).status).toBe(303);
    expect(await listStored()).toEqual([10_000_000]);
  });

  it.each([
    ['larger', createPdf(10_000_001), 'Este ficheiro é demasiado grande: no máximo 10\u00a0MB'],
    ['something else', new File([sampleFiles.exe], 'cv.pdf'), 'Este tipo de ficheiro não é aceite: envie PDF, Word,'],
    ['of another type', new File([sampleFiles.svg], 'cv.svg'), 'Este tipo de ficheiro não é aceite: envie PDF, Word,'],
    ['empty', new File([], 'cv.pdf'), 'Este tipo de ficheiro não é aceite: envie PDF, Word,'],
  ])('and is %s is refused beside its field, and not stored', async (_, file, words) => {
    const before = await listStored();
    const response = await apply(file);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(`<a href="#jobs-file">${words}`);
    expect(html).toMatch(new RegExp(`<p[^>]* id="jobs-file-error">${words}`));
    expect(await listStored()).toEqual(before);
  });

  it('is told a script by its problem', async () => {
    const response = await apply(new File([sampleFiles.html], 'cv.png'), { Accept: 'application/json' });
    expect([response.status, await response.json()]).toEqual([422, { problems: { file: 'fileType' }, messages: {} }]);
  });

  it('over 12 MB is not read, nor one of 256 KB on a page whose forms take none', async () => {
    expect((await apply(createPdf(12_000_000))).status).toBe(413);
    expect((await apply(createPdf(256_000), {}, '/contactos')).status).toBe(413);
  });

  it('is named where it must be chosen again, as a text and nothing else', async () => {
    const file = new File([sampleFiles.pdf], '<img src=x>&quot;.pdf');
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...application, email: 'ana@' })) body.set(name, value);
    body.set('file', file);
    const response = await ask(JOBS, { method: 'POST', body, headers: { 'CF-Connecting-IP': createAddress() } });
    const html = await response.text();
    expect(html).toContain('Escolha de novo «&lt;img src=x&gt;&amp;quot;.pdf»: o navegador não guarda ficheiros.');
    expect(html).not.toContain('<img src=x>');
  });
});
