import type { Locale } from '#shared/i18n/locales.ts';
import { policies } from '../content/policies.ts';
import type { Content } from '../content/question.ts';
import { type FrameData, frameOperation } from '../layouts/frame.generated.ts';
import { noFrame } from '../layouts/layout.ts';
import { settleMenus } from '../layouts/menu-structure.ts';
import type { Scope } from '../request/scope.ts';

/** What stands around the pages of a language, with the version of its content. */
export interface Frame {
  frame: FrameData;
  version: string;
  /** When the backend was asked for it, in milliseconds since 1970; never, where it cannot be had. */
  storedAt?: number;
}

/**
 * Menus and showroom of a language, kept once for all its pages. They are worth having, but no page becomes unavailable
 * for lack of them: where they cannot be had there are none.
 */
export async function readFrame(content: Content, locale: Locale, scope: Scope): Promise<Frame> {
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
    if (!answer) return { frame: noFrame, version: '' };
    const { data, version, storedAt } = answer;
    return { frame: { ...data, menu: settleMenus(data.menu, locale, scope.log) }, version, storedAt };
  } catch {
    // The content door has logged why.
    return { frame: noFrame, version: '' };
  }
}
