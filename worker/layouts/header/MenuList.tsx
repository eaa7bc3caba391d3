/** The entry of the page itself, or of a page above it. */
export function findCurrent(url: string, path: string): 'page' | 'true' | undefined {
  if (url === path) return 'page';
  return path.startsWith(`${url}/`) ? 'true' : undefined;
}

interface MenuListProps {
  entries: readonly { key: string; label: string; url: string }[];
  path: string;
  className: string;
}

/** One level of a menu. */
export function MenuList({ entries, path, className }: MenuListProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <a href={entry.url} aria-current={findCurrent(entry.url, path)}>
            {entry.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
