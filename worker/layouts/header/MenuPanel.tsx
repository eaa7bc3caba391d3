import { mark } from './find-current.ts';
import { MenuList, type MenuListEntry } from './MenuList.tsx';

interface MenuPanelEntry extends MenuListEntry {
  image?: unknown;
}

interface MenuPanelProps {
  entries: readonly MenuPanelEntry[];
  path: string;
  current: string | undefined;
  /** Of the list, or of what stands in its place where entries have pictures: a `div`. */
  className: string;
  /** The whole of it, first among what has no picture, stands above the pictures. */
  wholeFirst?: boolean;
}

/**
 * What opens under an entry of the header or of the phone's menu. Where entries have pictures these stand in a grid (a
 * script fetches the pictures once a menu is touched), and everything else, with what they hold, in a list after them.
 */
export function MenuPanel({ entries, path, current, className, wholeFirst = false }: MenuPanelProps) {
  const families = entries.filter(({ image }) => image);
  if (families.length === 0) {
    return <MenuList entries={entries} path={path} current={current} className={className} />;
  }
  const rest = entries.flatMap((entry) => [...(entry.image ? [] : [{ ...entry, sub: [] }]), ...(entry.sub ?? [])]);
  const whole = wholeFirst ? rest.slice(0, 1) : [];
  return (
    <div className={className}>
      {whole.length > 0 && <MenuList entries={whole} path={path} current={current} />}
      <ul data-pictured="">
        {families.map(({ key, label, url }) => (
          <li key={key}>
            <a href={url} aria-current={mark(url, current, path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <MenuList entries={rest.slice(whole.length)} path={path} current={current} />
    </div>
  );
}
