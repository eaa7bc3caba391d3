import { checkbox } from './kinds/checkbox.tsx';
import { email } from './kinds/email.ts';
import { file } from './kinds/file.tsx';
import type { FieldKind, FieldValue } from './kinds/kind.ts';
import { radio } from './kinds/radio.tsx';
import { select } from './kinds/select.tsx';
import { tel } from './kinds/tel.ts';
import { text } from './kinds/text.tsx';
import { textarea } from './kinds/textarea.tsx';

/** How a field is asked for, in any form; names are those of the delivered lead. */
export const fieldFacts = {
  solution: select(['screens', 'tables', 'storefronts', 'totems', 'kiosks', 'leds', 'charging-stations', 'software']),
  subject: text({ maxLength: 160, span: 'whole' }),
  message: textarea({ maxLength: 5000 }),
  problem: textarea({ maxLength: 5000 }),
  contractNumber: text({ maxLength: 40, hint: 'contractNumber' }),
  invoiceNumber: text({ maxLength: 40 }),
  institution: text({ autocomplete: 'organization', maxLength: 160 }),
  reason: textarea({ maxLength: 5000 }),
  product: text({ maxLength: 120, span: 'whole' }),
  name: text({ autocomplete: 'name', maxLength: 120 }),
  email: email({ autocomplete: 'email', maxLength: 254 }),
  phone: tel({ autocomplete: 'tel', maxLength: 40 }),
  company: text({ autocomplete: 'organization', maxLength: 160, hint: 'company' }),
  internshipType: radio(['curricular', 'summer', 'professional']),
  comments: textarea({ maxLength: 5000 }),
  file: file({ types: ['pdf', 'doc', 'docx', 'odt', 'png', 'jpg'], maxSize: 10_000_000, hint: 'file' }),
  marketing: checkbox(),
  privacy: checkbox(),
} as const satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fieldFacts;

/** What stands in a form's fields; a ticked checkbox holds `on`. */
export type FieldValues = Readonly<Partial<Record<FieldName, FieldValue>>>;
