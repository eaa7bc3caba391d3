import { describe, expect, it } from 'vitest';
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
  it('gives the fields of the form, trimmed, without empty ones and without strangers', () => {
    const input = { ...complete, form: 'product-contact', extra: 'x' };
    expect(validateForm(forms['product-contact'], input)).toEqual({
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

  it('says what is wrong, one problem a field, in the order of the fields', () => {
    const result = validateForm(forms['product-contact'], { name: '   ', email: 'ana@', comments: 'x'.repeat(5001) });
    expect(result.ok ? undefined : Object.entries(result.problems)).toEqual([
      ['name', 'required'],
      ['email', 'email'],
      ['phone', 'required'],
      ['company', 'required'],
      ['comments', 'tooLong'],
      ['privacy', 'required'],
    ]);
  });

  it('counts a line break as the one character that was typed', () => {
    const comments = 'x\r\n'.repeat(2500);
    const result = validateForm(forms['product-contact'], { ...complete, comments });
    expect(result).toMatchObject({ ok: true });
  });

  it.each([
    ['a file where a text belongs', { name: new File(['x'], 'x.txt') }, 'name', 'other'],
    ['a checkbox with a value of its own', { privacy: 'yes' }, 'privacy', 'other'],
    ['a name longer than its field', { name: 'n'.repeat(121) }, 'name', 'tooLong'],
  ])('refuses %s', (_, change, field, problem) => {
    const result = validateForm(forms['product-contact'], { ...complete, ...change });
    expect(result).toEqual({ ok: false, problems: { [field]: problem } });
  });
});
