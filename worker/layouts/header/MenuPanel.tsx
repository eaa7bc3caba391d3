import { findCurrent, MenuList, type MenuListEntry } from './MenuList.tsx';

interface MenuImage {
  url: string;
  srcset: readonly { url: string; width: number }[];
}

interface MenuPanelEntry extends MenuListEntry {
  image?: MenuImage | null;
}

interface MenuPanelProps {
  entries: readonly MenuPanelEntry[];
  path: string;
  /** Addresses of the menu's first level. */
  first: readonly string[];
}

/** Fewer than this stand in a list. */
const FEWEST_OF_A_GRID = 7;

/**
 * What opens under an entry of the header: its families in a grid, those with pictures where any has one; everything
 * else, with what a family holds and what the first level leads to as well, in one quiet row below.
 */
export function MenuPanel({ entries, path, first }: MenuPanelProps) {
  const isPictured = entries.some(({ image }) => image);
  const isFamily = ({ image, url }: MenuPanelEntry) => (isPictured ? image : !first.includes(url));
  const families = entries.filter(isFamily);
  if (families.length < FEWEST_OF_A_GRID) {
    return <MenuList entries={entries} path={path} className="header-panel" />;
  }
  const others = entries.flatMap((entry) => [
    ...(isFamily(entry) ? [] : [{ ...entry, sub: [] }]),
    ...(entry.sub ?? []),
  ]);
  return (
    <div className="header-panel header-grid">
      <ul>
        {families.map(({ key, label, url, image }) => (
          <li key={key}>
            <a href={url} aria-current={findCurrent(url, path)}>
              {image && <img src={findSmallest(image)} width="96" height="72" alt="" loading="lazy" />}
              {label}
            </a>
          </li>
        ))}
      </ul>
      <MenuList entries={others} path={path} className="header-others" />
    </div>
  );
}

/** The first format of a picture is the best, and of that its smallest file will do. */
function findSmallest({ url, srcset }: MenuImage): string {
  return srcset.reduce((best, other) => (other.width < best.width ? other : best), { url, width: Infinity }).url;
}
