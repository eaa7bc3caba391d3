/** The entry of the page itself, or of a page above it. */
export function findCurrent(url: string, path: string): 'page' | 'true' | undefined {
  if (url === path) return 'page';
  return path.startsWith(`${url}/`) ? 'true' : undefined;
}

interface MenuImage {
  url: string;
  srcset: readonly { url: string; width: number }[];
}

interface MenuListEntry {
  key: string;
  label: string;
  url: string;
  image?: MenuImage | null;
  sub?: readonly MenuListEntry[];
}

interface MenuListProps {
  entries: readonly MenuListEntry[];
  path: string;
  className?: string;
  /** Families stand beside their pictures. */
  pictured?: boolean;
}

/** A menu below its first level; what an entry holds stands in a list under it. */
export function MenuList({ entries, path, className, pictured = false }: MenuListProps) {
  return (
    <ul className={className}>
      {entries.map(({ key, label, url, image, sub = [] }) => (
        <li key={key}>
          <a href={url} aria-current={findCurrent(url, path)}>
            {pictured && image && <img src={findSmallest(image)} width="96" height="72" alt="" loading="lazy" />}
            {label}
          </a>
          {sub.length > 0 && <MenuList entries={sub} path={path} />}
        </li>
      ))}
    </ul>
  );
}

/** The first format of a picture is the best, and of that its smallest file will do. */
function findSmallest({ url, srcset }: MenuImage): string {
  return srcset.reduce((best, other) => (other.width < best.width ? other : best), { url, width: Infinity }).url;
}
