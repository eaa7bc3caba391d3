import type { MenusData } from '../layouts/menus.fragment.generated.ts';
import './lost-families.css';

interface LostFamiliesProps {
  menu: MenusData;
  title: string;
}

type Image = NonNullable<MenusData['header'][number]['sub'][number]['image']>;

/** What there is, as the menus picture it; nothing where there are no menus. */
export function LostFamilies({ menu, title }: LostFamiliesProps) {
  const products = menu.header.find(({ key }) => key === 'products');
  const families = products?.sub.filter(({ image }) => image) ?? [];
  if (families.length === 0) return null;
  return (
    <nav className="container lost-families" aria-labelledby="lost-families">
      <h2 id="lost-families">{title}</h2>
      <ul>
        {families.map(({ key, label, url, image }) => (
          <li key={key}>
            <a href={url}>
              {image && (
                <img
                  src={image.url}
                  srcSet={listCandidates(image)}
                  sizes="(min-width: 80em) 119px, (min-width: 64em) 9vw, (min-width: 27em) 128px, 29vw"
                  width="400"
                  height="300"
                  alt=""
                  loading="lazy"
                />
              )}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Its files of the format that every browser knows, the one its own address has. */
function listCandidates({ url, srcset }: Image): string {
  const format = url.slice(url.lastIndexOf('.'));
  return srcset
    .filter((file) => file.url.endsWith(format))
    .map((file) => `${file.url} ${file.width}w`)
    .join(', ');
}
