/** The entry of the page itself, or of a page above it. */
export function findCurrent(url: string, path: string): 'page' | 'true' | undefined {
  if (url === path) return 'page';
  return path.startsWith(`${url}/`) ? 'true' : undefined;
}

export interface MenuListEntry {
  key: string;
  label: string;
  url: string;
  sub?: readonly MenuListEntry[];
}

interface MenuListProps {
  entries: readonly MenuListEntry[];
  path: string;
  className?: string;
}

/** A menu below its first level; what an entry holds stands in a list under it. */
export function MenuList({ entries, path, className }: MenuListProps) {
  return (
    <ul className={className}>
      {entries.map(({ key, label, url, sub = [] }) => (
        <li key={key}>
          <a href={url} aria-current={findCurrent(url, path)}>
            {label}
          </a>
          {sub.length > 0 && <MenuList entries={sub} path={path} />}
        </li>
      ))}
    </ul>
  );
}
