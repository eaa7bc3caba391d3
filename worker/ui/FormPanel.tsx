import type { FormDefinition } from '#shared/forms/form.ts';
import { forms } from '#shared/forms/registry.ts';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { NextSteps } from './NextSteps.tsx';

interface FormPanelProps extends Omit<FormFrameProps, 'after' | 'steps'> {
  /** What stands after it: what happens next, where the form says so, with the telephone; the page may tell it itself. */
  after?: 'steps' | 'phone' | 'nothing';
}

/** A form that a page is there for: with it stands what happens once it is sent. */
export function FormPanel({ after = 'steps', ...frame }: FormPanelProps) {
  const { next }: FormDefinition = forms[frame.form];
  const { t } = frame.state;
  return (
    <FormFrame
      {...frame}
      after={next && after !== 'nothing' && <NextSteps next={after === 'steps' ? next : undefined} t={t} />}
      steps={next && <NextSteps next={next} t={t} />}
    />
  );
}
