import { mark } from './find-current.ts';

export interface MenuListEntry {
  key: string;
  label: string;
  url: string;
  sub?: readonly MenuListEntry[];
}

interface MenuListProps {
  entries: readonly MenuListEntry[];
  path: string;
  /** Address of the one entry that is marked. */
  current: string | undefined;
  className?: string;
}

/** A menu below its first level; what an entry holds stands in a list under it. */
export function MenuList({ entries, path, current, className }: MenuListProps) {
  return (
    <ul className={className}>
      {entries.map(({ key, label, url, sub = [] }) => (
        <li key={key}>
          <a href={url} aria-current={mark(url, current, path)}>
            {label}
          </a>
          {sub.length > 0 && <MenuList entries={sub} path={path} current={current} />}
        </li>
      ))}
    </ul>
  );
}
