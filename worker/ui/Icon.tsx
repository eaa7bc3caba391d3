import './icon.css';

/** Line drawings of one family: 24 by 24, stroke 1.6, drawn for this site. */
const drawings = {
  chevron: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  phone: 'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
  mail: 'M3 6h18v12H3zm0 1 9 6 9-6',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  document: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
} as const;

type IconName = keyof typeof drawings;

/** As finished markup: a page has dozens of them, which need not be rendered each time and are shorter so. */
const markup = Object.fromEntries(
  Object.entries(drawings).map(([name, lines]) => [name, { __html: `<path d="${lines}"/>` }]),
) as Record<IconName, { __html: string }>;

/** A small drawing beside words that say the same, so it is hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings above.
  return <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={markup[name]} />;
}
