import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FieldName } from '../forms/fields.ts';
import type { FieldValue } from '../forms/kinds/kind.ts';
import { findFieldWords } from '../forms/words.ts';
import { translateTo } from '../i18n/translate.ts';
import { Field } from './Field.tsx';

function render(name: FieldName, value?: FieldValue, error?: string): string {
  const t = translateTo('en');
  return renderToStaticMarkup(
    <Field
      name={name}
      id={`test-${name}`}
      words={findFieldWords(name, name, t)}
      prompt={t('form.prompt')}
      count=""
      isRequired
      isAlone={false}
      value={value}
      error={error}
    />,
  );
}

it('a select starts with its prompt, offers every option in words and keeps what was chosen', () => {
  const html = render('solution', 'charging-stations');
  expect(html).toContain('<option value="">Choose an option</option>');
  expect(html.match(/<option/g)).toHaveLength(9);
  expect(html).toContain('<option value="charging-stations" selected="">Phone charging stations</option>');
});

it('radio buttons share a legend, the first has the id of the field, the chosen one is chosen', () => {
  const html = render('internshipType', 'summer', 'Type of internship is required');
  expect(html).toMatch(/<fieldset[^>]* aria-describedby="test-internshipType-error"><legend>/);
  expect(html).toMatch(/id="test-internshipType"[^>]* value="curricular"/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked="" value="summer"|value="summer" checked=""/);
});

it('a file field says what it takes, and a control is described by its hint and its error', () => {
  const html = render('file', undefined, 'File field is required');
  expect(html).toContain('accept=".pdf,.doc,.docx,.odt,.png,.jpg,.jpeg"');
  expect(html).toContain('PDF, Word, ODT, PNG or JPG, 10 MB at most');
  expect(html).toContain('aria-describedby="test-file-hint test-file-error"');
});
