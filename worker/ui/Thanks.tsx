import type { ReactNode } from 'react';
import type { ThanksName, ThankYouKind } from '#shared/forms/form.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { PageState } from '../view/page-state.ts';

/** A link onward. */
export interface Way {
  label: string;
  path: string;
}

interface ThanksProps {
  kind: ThankYouKind;
  /** Words of its form's own. */
  name?: ThanksName | undefined;
  /** What happens next, where something does. */
  steps?: ReactNode;
  /** Where to go from here; without them to the projects, and back to the page. */
  ways?: readonly Way[] | undefined;
  state: PageState;
  /** Level of its heading in the page. */
  level: 1 | 2;
  /** What is handed over with it. */
  children?: ReactNode;
}

/** What is answered by somebody, who then needs to reach the visitor; what is handed over at once is not. */
const answered: readonly ThankYouKind[] = ['contact', 'quote', 'application'];

/** The answer to a form that was sent; its heading takes the focus. Its styles come with that answer alone. */
export function Thanks({ kind, name, steps, ways, state: { locale, path }, level, children }: ThanksProps) {
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
        {answered.includes(kind) && <p className="thanks-check">{t('thanks.check')}</p>}
        {children && <div className="thanks-reward">{children}</div>}
      </div>
      {steps && (
        <>
          {steps}
          <p className="actions">
            {(ways ?? [createProjectsWay(locale), { label: t('thanks.back'), path }]).map((way, index) => (
              <a
                key={way.path}
                // What is handed over comes before any way onward.
                className={index === 0 && !children ? 'button button-primary' : 'button button-outline'}
                href={way.path}
              >
                {way.label}
              </a>
            ))}
          </p>
        </>
      )}
    </section>
  );
}

/** From the thanks of who has the equipment already: to how it is used, and back to the page. */
export function createManualsWays({ locale, path, t }: PageState): Way[] {
  return [
    { label: t('thanks.manuals'), path: buildPath('manuals', locale) },
    { label: t('thanks.back'), path },
  ];
}

/** To what was made with the equipment. */
function createProjectsWay(locale: Locale): Way {
  return { label: translateTo(locale)('thanks.projects'), path: buildPath('projects', locale) };
}

/** From the thanks of a page that is nothing but its form: to what was asked about, if that is known, and home. */
export function createOnwardWays(asked: Way | undefined, locale: Locale): Way[] {
  const home = { label: translateTo(locale)('error.home'), path: buildPath('home', locale) };
  return [asked ?? createProjectsWay(locale), home];
}
