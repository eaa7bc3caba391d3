import type { ReactNode } from 'react';
import { findFormWords } from '#shared/forms/words.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { LeadForm } from '#shared/islands/LeadForm.tsx';
import type { IslandMoment, IslandName, IslandProps } from '#shared/islands/registry.ts';

/** How each island looks before it wakes: the server renders at once what the browser loads by name. */
const renderers: { [Name in IslandName]: (props: IslandProps<Name>, locale: Locale) => ReactNode } = {
  'lead-form': ({ privacy, hints, ...props }, locale) => (
    <LeadForm {...props} words={findFormWords(props.form, translateTo(locale), privacy, hints)} />
  ),
};

interface ServedIslandProps<Name extends IslandName> {
  /** Its row in the registry. */
  name: Name;
  locale: Locale;
  /** Serialisable; they travel in the page, right after the island: as text, which needs no escaping of quotes. */
  props: IslandProps<Name>;
  when?: IslandMoment | undefined;
}

/** A part of the page that wakes up in the browser, alone. Without scripts it stays what it is here. */
export function Island<Name extends IslandName>({ name, locale, props, when = 'visible' }: ServedIslandProps<Name>) {
  // Nothing in them may end the element that holds them.
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <>
      <div data-island={name} data-when={when === 'visible' ? undefined : when}>
        {renderers[name](props, locale)}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can be read as markup. */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
