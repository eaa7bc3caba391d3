import type { NextName } from '#shared/forms/form.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { site } from '#shared/site.ts';
import './next-steps.css';

interface NextStepsProps {
  /** Without it the telephone stands alone. */
  next: NextName | undefined;
  t: Translate;
  /** Whether the telephone stands below it. */
  phone?: boolean;
}

/** What happens once a form was sent, who answers and how, and the telephone for who would rather talk. */
export function NextSteps({ next, t, phone = true }: NextStepsProps) {
  return (
    <div className="next-steps">
      {next && (
        <>
          <p className="next-steps-title">{t('next.title')}</p>
          <ol>
            {(['first', 'second', 'third'] as const).map((step) => (
              <li key={step}>{t(`next.steps.${next}.${step}`)}</li>
            ))}
          </ol>
        </>
      )}
      {phone && (
        <p className="next-steps-phone">
          {`${t('next.phone')} `}
          <a href={site.phone.href}>{site.phone.label}</a>
          <small>{t('footer.phoneNote')}</small>
          <small>{t('editorial.hours')}</small>
        </p>
      )}
    </div>
  );
}
