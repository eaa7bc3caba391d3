import type { ReactNode } from 'react';
import { Actions } from '../../ui/Actions.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Editorial } from './define-editorial-page.tsx';
import './editorial-top.css';

interface EditorialTopProps {
  page: Pick<Editorial, 'title' | 'headline' | 'image' | 'actions'>;
  /** What it lies on. */
  ground?: 'white' | 'sand' | 'ink';
  /** Stands beside the words, in place of a picture. */
  children?: ReactNode;
  /** Lists the parts of the page: below the words, on a phone below both. */
  contents?: ReactNode;
}

/** What a visitor of an editorial page sees first: what it is, what it says, and a picture or the way into it. */
export function EditorialTop({ page, ground = 'white', children, contents }: EditorialTopProps) {
  const beside = children ?? (page.image && <TopPicture image={page.image} />);
  const kind = children ? 'editorial-top-ways' : 'editorial-top-shown';
  const inner = ['container editorial-top-inner', beside && `editorial-top-two ${kind}`];
  return (
    <section className={ground === 'white' ? 'editorial-top' : `editorial-top section-${ground}`}>
      <div className={inner.filter(Boolean).join(' ')}>
        <div className="editorial-top-words">
          <h1>{page.title}</h1>
          <p className="lead">{page.headline}</p>
          <Actions actions={page.actions} isOnInk={ground === 'ink'} />
        </div>
        {beside}
        {contents}
      </div>
    </section>
  );
}

function TopPicture({ image }: { image: NonNullable<Editorial['image']> }) {
  return (
    <Picture
      className="editorial-top-picture"
      image={image}
      sizes="(min-width: 1280px) 662px, (min-width: 1024px) 52vw, 92vw"
      first
    />
  );
}
