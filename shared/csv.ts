/** Says to a spreadsheet that what follows is UTF-8; the first thing in a file of CSV. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the start of a formula, full-width signs included (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One row of CSV with its line end (RFC 4180). A cell that a spreadsheet would compute has an apostrophe before it:
 * whoever opens the file sees what a visitor typed, and nothing of it runs.
 */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(FORMULA.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

/** Semicolons too: where a comma stands in decimals, spreadsheets divide rows at them. */
function quote(cell: string): string {
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
