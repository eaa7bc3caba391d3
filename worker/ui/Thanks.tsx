import type { ReactNode } from 'react';
import type { ThankYouKind } from '#shared/forms/form.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import './thanks.css';
import type { PageState } from '../view/page-state.ts';

interface ThanksProps {
  kind: ThankYouKind;
  state: PageState;
  /** Level of its heading in the page. */
  level: 1 | 2;
  /** What is handed over with it. */
  children?: ReactNode;
}

/** The answer to a form that was sent; its heading takes the focus. */
export function Thanks({ kind, state: { locale }, level, children }: ThanksProps) {
  const t = translateTo(locale);
  const Heading = `h${level}` as const;
  const id = `thanks-${kind}`;
  return (
    <section className="thanks" data-thanks={kind} aria-labelledby={id}>
      {/* The answer to what was just sent: the visitor is taken to it. */}
      <Heading id={id} tabIndex={-1} autoFocus>
        {t(`thanks.${kind}.title`)}
      </Heading>
      <p>{t(`thanks.${kind}.text`)}</p>
      {children}
    </section>
  );
}
