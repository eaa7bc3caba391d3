/** How a field is asked for, in any form; names are those of the delivered lead. */
export interface FieldFacts {
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'checkbox';
  /** Token of the HTML `autocomplete` attribute; without one the browser does not fill the field. */
  autocomplete?: string;
  /** Characters. */
  maxLength: number;
}

export const fieldFacts = {
  product: { kind: 'text', maxLength: 120 },
  name: { kind: 'text', autocomplete: 'name', maxLength: 120 },
  email: { kind: 'email', autocomplete: 'email', maxLength: 254 },
  phone: { kind: 'tel', autocomplete: 'tel', maxLength: 40 },
  company: { kind: 'text', autocomplete: 'organization', maxLength: 160 },
  comments: { kind: 'textarea', maxLength: 5000 },
  marketing: { kind: 'checkbox', maxLength: 10 },
  privacy: { kind: 'checkbox', maxLength: 10 },
} as const satisfies Record<string, FieldFacts>;

export type FieldName = keyof typeof fieldFacts;

/** What stands in a form's fields, as typed; a ticked checkbox holds `on`. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
