import type { FormId } from '#shared/forms/registry.ts';
import { FormPanel } from '../../ui/FormPanel.tsx';
import type { PageState } from '../../view/page-state.ts';
import './form-section.css';

interface FormSectionProps {
  form: FormId;
  state: PageState;
  /** What links lead to. */
  id?: string;
}

/** The form of an editorial page, on the same ground as every other page's. */
export function FormSection({ form, state, id = 'formulario' }: FormSectionProps) {
  return (
    <div className="section section-sand form-section" id={id}>
      <div className="container">
        <FormPanel form={form} state={state} />
      </div>
    </div>
  );
}
