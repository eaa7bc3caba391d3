import type { MouseEvent, Ref } from 'react';

interface ErrorSummaryProps {
  id: string;
  heading: string;
  /** Each links to its field. */
  errors: readonly { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * What is wrong with a form, on top of it and focused, as in the GOV.UK pattern. Its styles come with the answer to a
 * form that was sent, or with the form's island: other pages do without.
 */
export function ErrorSummary({ id, heading, errors, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a failed submission the summary is what the visitor needs first.
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} aria-labelledby={id} autoFocus>
      <h3 id={id}>{heading}</h3>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={showField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The browser would bring the field to the top of the window, and leave its label, which asks for it, above that. */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(id);
  const label = field?.closest('fieldset') ?? document.querySelector(`[for="${id}"]`);
  if (!field || !label) return;
  // One that is folded away cannot be shown.
  const fold = field.closest('details');
  if (fold) fold.open = true;
  event.preventDefault();
  label.scrollIntoView();
  field.focus({ preventScroll: true });
}
