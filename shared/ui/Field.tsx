import { type FieldFacts, type FieldName, fieldFacts } from '../forms/fields.ts';
import './field.css';

interface FieldProps {
  name: FieldName;
  /** Unique in the page: the form's id is part of it. */
  id: string;
  label: string;
  /** Appended to the label of a field that may stay empty. */
  optional: string | undefined;
  value: string | undefined;
  error: string | undefined;
}

/** One field with its label and its error, in the kind that its facts say. */
export function Field({ name, id, label, optional, value, error }: FieldProps) {
  const facts: FieldFacts = fieldFacts[name];
  const errorId = `${id}-error`;
  const control = {
    id,
    name,
    required: optional === undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  const message =
    error === undefined ? null : (
      <p className="field-error" id={errorId}>
        {error}
      </p>
    );
  if (facts.kind === 'checkbox') {
    return (
      <div className="field field-checkbox">
        {message}
        <input {...control} type="checkbox" value="on" defaultChecked={value === 'on'} />
        <label htmlFor={id}>
          {label} {optional && <span className="field-optional">{optional}</span>}
        </label>
      </div>
    );
  }
  const text = { ...control, defaultValue: value ?? '', autoComplete: facts.autocomplete, maxLength: facts.maxLength };
  return (
    <div className={facts.kind === 'textarea' ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </label>
      {message}
      {facts.kind === 'textarea' ? <textarea {...text} rows={4} /> : <input {...text} type={facts.kind} />}
    </div>
  );
}
