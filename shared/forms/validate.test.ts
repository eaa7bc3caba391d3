import { describe, expect, it } from 'vitest';
import type { FormDefinition } from './form.ts';
import { optional, required } from './form.ts';
import { readInput } from './read-input.ts';
import { forms } from './registry.ts';
import { validateForm } from './validate.ts';

const complete = {
  product: 'Orion 65',
  name: '  Ana Reis ',
  email: 'ana@escola.example',
  phone: '+351 210 000 001',
  company: 'Escola',
  comments: '',
  privacy: 'on',
};

describe('the validator', () => {
  it('gives the fields of the form, trimmed, without empty ones and without strangers', async () => {
    const input = { ...complete, form: 'product-contact', extra: 'x' };
    expect(await validateForm(forms['product-contact'], input)).toEqual({
      ok: true,
      values: {
        product: 'Orion 65',
        name: 'Ana Reis',
        email: 'ana@escola.example',
        phone: '+351 210 000 001',
        company: 'Escola',
        privacy: 'on',
      },
    });
  });

  it('says what is wrong, one problem a field, in the order of the fields', async () => {
    const result = await validateForm(forms['product-contact'], {
      name: '   ',
      email: 'ana@',
      comments: 'x'.repeat(5001),
    });
    expect(result.ok ? undefined : Object.entries(result.problems)).toEqual([
      ['name', 'required'],
      ['email', 'email'],
      ['phone', 'required'],
      ['company', 'required'],
      ['comments', 'tooLong'],
      ['privacy', 'required'],
    ]);
  });

  it('puts what the page says the form is about before what was typed, where the form takes it', async () => {
    const { product: _, company: __, ...applicant } = complete;
    const application = { ...applicant, reason: 'Sei soldar.', about: ' Candidatura a: Técnico ' };
    const read = async (input: Readonly<Record<string, unknown>>) => {
      const result = await validateForm(forms.jobs, { ...application, ...input });
      return result.ok && result.values.comments;
    };
    expect(await read({})).toBe('Candidatura a: Técnico');
    expect(await read({ comments: 'Em maio.' })).toBe('Candidatura a: Técnico\nEm maio.');
    // Nothing that a visitor could put right.
    expect(await read({ about: 'x'.repeat(201), comments: 'Em maio.' })).toBe('Em maio.');
    expect(await read({ about: ['one', 'other'] })).toBeUndefined();
    expect(await validateForm(forms['product-contact'], { ...complete, about: 'x' })).not.toHaveProperty(
      'values.comments',
    );
  });

  it('counts a line break as the one character that was typed', async () => {
    const comments = 'x\r\n'.repeat(2500);
    const result = await validateForm(forms['product-contact'], { ...complete, comments });
    expect(result).toMatchObject({ ok: true });
  });

  it.each(['912345678', '+351 912 345 678', '(0034) 91-123.45/67', '123456789012345'])(
    'takes the telephone %s',
    async (phone) => {
      expect(await validateForm(forms['product-contact'], { ...complete, phone })).toMatchObject({ ok: true });
    },
  );

  it.each([
    ['a file where a text belongs', { name: new File(['x'], 'x.txt') }, 'name', 'other'],
    ['a checkbox with a value of its own', { privacy: 'yes' }, 'privacy', 'other'],
    ['a telephone of two digits', { phone: '12' }, 'phone', 'phoneShort'],
    ['a telephone of eight digits, however it is spaced', { phone: '(21) 000-00.1' }, 'phone', 'phoneShort'],
    ['a telephone of sixteen digits', { phone: '1234567890123456' }, 'phone', 'phoneLong'],
    ['a telephone with letters', { phone: '210 000 001 ext. 2' }, 'phone', 'phoneSigns'],
    ['a name longer than its field', { name: 'n'.repeat(121) }, 'name', 'tooLong'],
  ])('refuses %s', async (_, change, field, problem) => {
    const result = await validateForm(forms['product-contact'], { ...complete, ...change });
    expect(result).toEqual({ ok: false, problems: { [field]: problem } });
  });
});

describe('the kinds to choose and to send files with', () => {
  const test = {
    id: 'test',
    fields: [required('solution'), required('internshipType'), optional('file')],
    thanks: 'quote',
  } as const satisfies FormDefinition;
  const chosen = { solution: 'kiosks', internshipType: 'summer' };
  const createPdf = (size: number, name = 'cv.pdf') => new File(['%PDF-', new Uint8Array(size - 5)], name);
  const validate = (change: object) => validateForm(test, { ...chosen, ...change });

  it('passes what was chosen and the file itself', async () => {
    const file = createPdf(9, 'Plano.PDF');
    expect(await validate({ file })).toEqual({ ok: true, values: { ...chosen, file } });
  });

  it('takes the empty file of a browser for no file', async () => {
    expect(await validate({ file: new File([], '') })).toEqual({ ok: true, values: chosen });
  });

  it.each([
    ['the prompt', { solution: '' }, { solution: 'required' }],
    ['an option that is not offered', { solution: 'summer' }, { solution: 'other' }],
    ['no radio button', { internshipType: undefined }, { internshipType: 'required' }],
    ['a radio button of its own', { internshipType: 'winter' }, { internshipType: 'other' }],
    ['a name sent twice where one value belongs', { solution: ['kiosks', 'leds'] }, { solution: 'other' }],
    ['a program', { file: new File(['x'], 'cv.pdf.exe') }, { file: 'fileType' }],
    ['a file without an extension', { file: new File(['x'], 'pdf') }, { file: 'fileType' }],
    ['a file over 10 MB', { file: createPdf(10_000_001) }, { file: 'fileSize' }],
    ['a text where a file belongs', { file: 'cv.pdf' }, { file: 'other' }],
  ])('refuses %s', async (_, change, problems) => {
    expect(await validate(change)).toEqual({ ok: false, problems });
  });

  it('takes a file of exactly 10 MB', async () => {
    expect(await validate({ file: createPdf(10_000_000) })).toMatchObject({ ok: true });
  });
});

it('reads every value of a name that was sent more than once', () => {
  const data = new FormData();
  data.append('name', 'Ana');
  data.append('solution', 'kiosks');
  data.append('solution', 'leds');
  expect(readInput(data)).toEqual({ name: 'Ana', solution: ['kiosks', 'leds'] });
});
