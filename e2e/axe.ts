import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

interface Scope {
  /** What of the page is looked at, as a selector; without it all of it. */
  within?: string;
  /** Colours take longest to judge, and are the same in every language. */
  colours?: boolean;
}

/** What axe finds wrong with a page as it stands: the rule and the elements, each once. */
export async function findViolations(page: Page, { within, colours = true }: Scope = {}): Promise<string[]> {
  // No page has frames, whose results would be gathered in a window of their own; what passes need not be listed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (!colours) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
