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
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9Z',
  accessibility: 'M12 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM5 9l7 1.5L19 9m-7 1.5V15m0 0-3 6m3-6 3 6',
  delivery: 'M3 6h11v10H3zm11 4h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  document: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  energy: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
  warranty: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Zm-3 9 2.2 2.2L15.5 10',
  repair:
    'M14.5 6.5a4 4 0 0 1 5-1l-2.5 2.5.5 2 2 .5L22 8a4 4 0 0 1-5.5 4.5L9 20a2.1 2.1 0 0 1-3-3l7.5-7.5a4 4 0 0 1 1-3Z',
  education: 'M3 9.5 12 5l9 4.5-9 4.5-9-4.5Zm4 2v5c3 2.3 7 2.3 10 0v-5m4-2v6',
  business: 'M4 8h16v11H4zm5 0V5h6v3M4 13h16m-8-1.5v3',
  cities: 'M4 20V9l6-3v14m0-9h4V4l6 3v13M3 20h18M7 11v.1M7 15v.1M17 10v.1M17 14v.1',
  retail: 'M4 9h16l-1-4H5L4 9Zm1 0v10h14V9m-9 10v-5h4v5M4 9c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0',
  hospitality: 'M4 18h16M6 18a6 6 0 0 1 12 0M12 12V9m-2 0h4',
  museums: 'M4 9 12 4l8 5H4Zm2 0v9m4-9v9m4-9v9m4-9v9M3 20h18',
  health: 'M12 20S4 15.5 4 9.5A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 2c0 6-8 10.5-8 10.5Zm0-9.5v5M9.5 13h5',
  industry: 'M4 20V10l5 3v-3l5 3V5h4l2 15H4Zm4-3v.1m4-.1v.1m4-.1v.1',
  storefronts: 'M4 4h16v16H4zm0 12h16M8 4v12m8-12v12',
  totems: 'M8 3h8v14H8zm4 14v4m-4 0h8M10.5 6h3',
  leds: 'M3 5h18v11H3zm3 3h.1M10 8h.1M14 8h.1M18 8h.1M6 12h.1M10 12h.1M14 12h.1M18 12h.1M9 20h6',
  'charging-stations':
    'M6 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M4 21h13M9.5 12h2.5l-1.5 4m4.5-7 3 2v6a1.5 1.5 0 0 0 3 0V9l-3-3',
  software: 'M3 5h18v13H3zm0 4h18m-11.5 3L7 13.5 9.5 15m5-3 2.5 1.5-2.5 1.5M9 21h6',
  accessories: 'M9 3v5m6-5v5M7 8h10v4a5 5 0 0 1-10 0V8Zm5 9v4',
} as const;

export type IconName = keyof typeof drawings;

/** The drawing for a key of content, where there is one. */
export function findIcon(key: string): IconName | undefined {
  return Object.hasOwn(drawings, key) ? (key as IconName) : undefined;
}

/** A small drawing beside words that say the same, so it is hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
