import type { ComponentProps } from 'react';
import { FormPanel } from '../../ui/FormPanel.tsx';
import './form-section.css';

interface FormSectionProps extends Omit<ComponentProps<typeof FormPanel>, 'level'> {
  /** What links lead to. */
  id?: string;
}

/** The form of an editorial page, on the same ground as every other page's. */
export function FormSection({ id = 'formulario', ...panel }: FormSectionProps) {
  return (
    <div className="section section-sand form-section" id={id}>
      <div className="container">
        <FormPanel {...panel} />
      </div>
    </div>
  );
}
