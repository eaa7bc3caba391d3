import { mark } from './find-current.ts';
import { MenuList, type MenuListEntry } from './MenuList.tsx';

interface MenuPanelEntry extends MenuListEntry {
  image?: unknown;
}

interface MenuPanelProps {
  entries: readonly MenuPanelEntry[];
  path: string;
  current: string | undefined;
}

/**
 * What opens under an entry of the header. Where entries have pictures it is a panel across the header: those in a grid
 * (a script fetches the pictures once a menu is touched), and everything else, with what they hold, beside them.
 */
export function MenuPanel({ entries, path, current }: MenuPanelProps) {
  const families = entries.filter(({ image }) => image);
  if (families.length === 0) {
    return <MenuList entries={entries} path={path} current={current} className="header-panel" />;
  }
  const others = entries.flatMap((entry) => [...(entry.image ? [] : [{ ...entry, sub: [] }]), ...(entry.sub ?? [])]);
  return (
    <div className="header-panel header-grid">
      <ul data-pictured="">
        {families.map(({ key, label, url }) => (
          <li key={key}>
            <a href={url} aria-current={mark(url, current, path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <MenuList entries={others} path={path} current={current} />
    </div>
  );
}
