/** What somebody said, and who. */
interface Quotation {
  text: string;
  source: string;
}

/** What the customer of the first project that quotes one said; undefined where none does. */
export function findQuotation(projects: readonly { quotation: Quotation | null }[]): Quotation | undefined {
  return projects.find(({ quotation }) => quotation)?.quotation ?? undefined;
}
