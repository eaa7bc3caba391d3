/** What a value may stand in; none of them is read as anything but itself. */
const QUOTES = ["'", '`', '"'];

/**
 * A line of `.dev.vars`. What stands there between quotes is taken as it is: there are no escapes, so the quotes are
 * ones that the value has none of, as JSON between single ones. Throws where it has all of them.
 */
export function formatSetting(name: string, value: string): string {
  const quote = QUOTES.find((mark) => !value.includes(mark));
  if (quote === undefined) throw new Error(`${name} has every kind of quotation mark: it cannot be passed on`);
  return `${name}=${quote}${value}${quote}\n`;
}
