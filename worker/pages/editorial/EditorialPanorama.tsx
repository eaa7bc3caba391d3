import type { ReactNode } from 'react';
import { Actions } from '../../ui/Actions.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Editorial } from './define-editorial-page.tsx';
import './editorial-panorama.css';

interface EditorialPanoramaProps {
  page: Pick<Editorial, 'title' | 'headline' | 'image' | 'actions'>;
  /** Lists the parts of the page, below the picture. */
  contents: ReactNode;
}

/** How an editorial page begins whose picture says most: across the page, below a line of words. */
export function EditorialPanorama({ page, contents }: EditorialPanoramaProps) {
  return (
    <section className="container editorial-panorama">
      <h1>{page.title}</h1>
      <div className="editorial-panorama-words">
        <p className="lead">{page.headline}</p>
        <Actions actions={page.actions} />
      </div>
      <Picture className="editorial-panorama-picture" image={page.image} sizes="(min-width: 80em) 1200px, 92vw" first />
      {contents}
    </section>
  );
}
