import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { type FieldName, fieldFacts } from '#shared/forms/fields.ts';
import type { FormDefinition } from '#shared/forms/form.ts';
import type { FieldKind } from '#shared/forms/kinds/kind.ts';
import { type FormId, forms } from '#shared/forms/registry.ts';
import { formIds, formPages } from './form-pages.ts';
import { type LeadSite, startLeadSite } from './lead-site.ts';
import { sendBody, sendLead } from './send-lead.ts';

/** None is longer than the shortest field takes, so that each is delivered. */
const hostile = {
  script: '<script>pwned()</script>',
  'an attribute that ends early': '"><img src=x onerror=pwned()>',
  'another attribute': '" onfocus=pwned() autofocus x="',
  'an entity and a template': `&lt;b&gt;\${pwned}{{pwned}}`,
  'letters from right to left': 'Ana \u202Egpj.exe\u202C \u05D0\u0627',
  NUL: 'a\u0000b\u0001\u001F\u007F',
  'emoji and astral letters': '👩🏽‍🏫 𝒜𝓃𝒶 🇵🇹 ﷽',
  'half a character': 'Ana \uD83D Reis \uDC69',
  'lines of three kinds': 'one\ntwo\r\nthree\rfour',
  'marks that are not seen': '\uFEFFa\u200Bb\u2060c\u2028d\u0301',
  'a formula': '=HYPERLINK("http://x.example")',
  'another formula': "+1+cmd|' /C calc'!A0",
  'a query': "'; DROP TABLE outbox; --",
  'a header': 'x\r\nBcc: y@z.example\r\n\r\nz',
};

let site: LeadSite['site'];
let waitForLeads: LeadSite['waitForLeads'];
let stop: LeadSite['stop'];

test.beforeAll(async () => {
  ({ site, waitForLeads, stop } = await startLeadSite());
});

test.afterAll(() => stop());

/** Fields that take what anybody likes to type; an address and a phone number have a form of their own. */
function listTextFields({ fields }: FormDefinition): FieldName[] {
  return fields
    .map(({ name }) => name)
    .filter((name) => {
      const { options, label, maxLength }: FieldKind = fieldFacts[name];
      return !options && label === 'above' && maxLength > 0 && name !== 'email' && name !== 'phone';
    });
}

/** Something that every field of a form accepts; `email` is what the lead is found by. */
function fillForm(id: FormId, email: string): Record<string, string> {
  const definition: FormDefinition = forms[id];
  const values = definition.fields.flatMap(({ name }) => {
    const { options, label, maxLength }: FieldKind = fieldFacts[name];
    if (maxLength === 0) return [];
    return [[name, label === 'beside' ? 'on' : (options?.[0] ?? 'x')]];
  });
  return { ...Object.fromEntries(values), form: id, email, phone: '+351 210 000 001' };
}

/**
 * What arrives of what was typed. A form sends line breaks as CRLF, whatever was typed, and has no half characters;
 * the site takes a break for one character again, trims, and sends the lead as a form.
 */
const asDelivered = (text: string) => breakLines(text.toWellFormed()).trim();
const breakLines = (text: string) => text.replaceAll(/\r\n|\r|\n/g, '\n');

/**
 * Nothing that was typed became an element or an attribute. Within JSON a quote has a backslash, and `<` is no sign. Nor
 * is there a NUL, which HTML cannot hold.
 */
function expectHarmless(html: string): void {
  expect(html).not.toContain('\0');
  const found = /.{0,80}(?:<script>pwned|<img src=x|[^\\]" onfocus=pwned).{0,80}/s.exec(html)?.[0];
  expect(found).toBeUndefined();
}

for (const id of formIds) {
  const address = () => `${site.url}${formPages[id]}`;
  const textFields = listTextFields(forms[id]);

  test(`${id}: whatever is typed comes back harmless, or arrives as it was typed`, async () => {
    const tries = Object.entries(hostile).map(async ([what, text]) => {
      const email = `${randomUUID()}@escola.example`;
      const typed = { ...fillForm(id, email), ...Object.fromEntries(textFields.map((name) => [name, text])) };
      const accepted = await sendLead(address(), typed);
      expect(accepted.status, what).toBe(303);
      const page = await fetch(`${site.url}${accepted.location}`);
      expect(page.status, what).toBe(200);
      expectHarmless(await page.text());
      // The same where the form comes back: an address is none of these, nor is a choice.
      const wrong = Object.fromEntries(Object.keys(typed).map((name) => [name, text]));
      const refused = await sendLead(address(), { ...wrong, form: id });
      expect(refused.status, what).toBe(422);
      expectHarmless(refused.html);
      if (what === 'NUL') expect(refused.html).toContain('a\uFFFDb\u0001');
      const leads = await waitForLeads(email);
      expect(leads, what).toHaveLength(1);
      for (const name of textFields) {
        expect(breakLines(String(leads[0]?.get(name))), `${what}, ${name}`).toBe(asDelivered(text));
      }
    });
    await Promise.all(tries);
  });

  test(`${id}: a megabyte of text is refused, and bytes that are no text break nothing`, async () => {
    for (const name of ['email', ...textFields]) {
      const filled = fillForm(id, `${randomUUID()}@escola.example`);
      const { status } = await sendLead(address(), { ...filled, [name]: 'x'.repeat(1_000_000) });
      expect([413, 422], name).toContain(status);
    }
    const filled = fillForm(id, `${randomUUID()}@escola.example`);
    const parts = Object.entries(filled).map(([name, value]) => {
      const bytes = textFields.some((text) => text === name) ? NO_TEXT : Buffer.from(value);
      return Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        bytes,
        BREAK,
      ]);
    });
    const body = Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
    const { status, html } = await sendBody(address(), body, 'multipart/form-data; boundary=x');
    expect([303, 400, 422]).toContain(status);
    expectHarmless(html);
  });
}

const BREAK = Buffer.from('\r\n');
/** Half a character as bytes, which no encoding of text knows, and what begins a character that never ends. */
const NO_TEXT = Buffer.from([0x61, 0xed, 0xa0, 0x80, 0xff, 0xfe, 0xf0, 0x9f, 0x62]);

const takesFile = ({ fields }: FormDefinition) => fields.some(({ name }) => name === 'file');

for (const id of formIds.filter((one) => takesFile(forms[one]))) {
  test(`${id}: the name of a file is only a name`, async () => {
    const names = [
      'a"b.pdf',
      'a\r\nX-Injected: 1\r\n\r\n.pdf',
      '../../x.pdf',
      '<img src=x onerror=pwned()>.pdf',
      '=1+1.pdf',
    ];
    for (const name of names) {
      const email = `${randomUUID()}@escola.example`;
      const file = new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
      const answer = await sendLead(`${site.url}${formPages[id]}`, { ...fillForm(id, email), file });
      expect(answer.status, name).toBe(303);
      const [lead] = await waitForLeads(email);
      const received = lead?.get('file');
      if (!(received instanceof File)) throw new Error(`No file came with ${name}`);
      expect(await received.text()).toBe('%PDF-1.7\n');
      // A form writes quotes and line breaks of a name as `%22`, `%0D` and `%0A`, which its reader takes back.
      expect(received.name).toBe(name);
    }
  });
}
