import type { ReactNode } from 'react';
import type { ThanksName, ThankYouKind } from '#shared/forms/form.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { PageState } from '../view/page-state.ts';

interface ThanksProps {
  kind: ThankYouKind;
  /** Words of its form's own. */
  name?: ThanksName | undefined;
  /** What happens next, where something does. */
  steps?: ReactNode;
  state: PageState;
  /** Level of its heading in the page. */
  level: 1 | 2;
  /** What is handed over with it. */
  children?: ReactNode;
}

/** The answer to a form that was sent; its heading takes the focus. Its styles come with that answer alone. */
export function Thanks({ kind, name, steps, state: { locale, path }, level, children }: ThanksProps) {
  const t = translateTo(locale);
  const Heading = `h${level}` as const;
  const id = `thanks-${kind}`;
  return (
    <section className="thanks" data-thanks={kind} aria-labelledby={id}>
      <div className="thanks-words">
        <svg className="thanks-mark" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="m15 25 6 6 12-13" />
        </svg>
        {/* The answer to what was just sent: the visitor is taken to it. */}
        <Heading id={id} tabIndex={-1} autoFocus>
          {name ? t(`thanks.own.${name}.title`) : t(`thanks.${kind}.title`)}
        </Heading>
        <p>{name ? t(`thanks.own.${name}.text`) : t(`thanks.${kind}.text`)}</p>
        {children && <div className="thanks-reward">{children}</div>}
      </div>
      {steps && (
        <>
          {steps}
          <p className="actions">
            <a className="button button-outline" href={buildPath('projects', locale)}>
              {t('thanks.projects')}
            </a>
            <a className="button button-outline" href={path}>
              {t(path === buildPath('lp-quote', locale) ? 'thanks.backToQuote' : 'thanks.back')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
