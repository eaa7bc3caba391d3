import type { Locale } from '#shared/i18n/locales.ts';
import { policies } from '../content/policies.ts';
import type { Content } from '../content/question.ts';
import { frameOperation } from '../layouts/frame.generated.ts';
import { noMenus } from '../layouts/layout.ts';
import type { MenusData } from '../layouts/menus.fragment.generated.ts';
import type { Scope } from '../request/scope.ts';

/** The menus of a language with the version of their content. */
export interface Menus {
  menu: MenusData;
  version: string;
}

/**
 * The menus of a language, kept once for all its pages. They are worth having, but no page becomes unavailable for
 * lack of them: where they cannot be had there are none.
 */
export async function readMenus(content: Content, locale: Locale, scope: Scope): Promise<Menus> {
  const question = {
    operation: frameOperation,
    variables: {},
    locale,
    policy: policies.standard,
    isFound: () => true,
    slugs: [],
  };
  try {
    const answer = await content.read(question, scope);
    return answer ? { menu: answer.data.menu, version: answer.version } : { menu: noMenus, version: '' };
  } catch {
    // The content door has logged why.
    return { menu: noMenus, version: '' };
  }
}
