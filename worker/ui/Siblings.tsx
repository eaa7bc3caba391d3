import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';
import './card-link.css';
import './siblings.css';

interface SiblingsProps {
  title: string;
  pages: readonly {
    key: string;
    name: string;
    path: string;
    headline: string;
    image: ComponentProps<typeof Picture>['image'];
  }[];
}

/** The pages beside this one, each with its picture; nothing where there are none. */
export function Siblings({ title, pages }: SiblingsProps) {
  if (pages.length === 0) return null;
  return (
    <nav className="container section siblings" aria-labelledby="tambem">
      <h2 id="tambem">{title}</h2>
      <ul>
        {pages.map(({ key, name, path, headline, image }) => (
          <li key={key}>
            <Picture className="siblings-picture" image={image} sizes="(min-width: 40em) 176px, 112px" decorative />
            <div>
              <a className="card-link" href={path}>
                {name}
              </a>
              <p>{headline}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
