import { coverGround } from '#shared/book-covers.ts';
import { site } from '#shared/site.ts';
import { Picture } from './Picture.tsx';
import type { PictureData } from './picture.fragment.generated.ts';
import './book-cover.css';

interface BookCoverProps {
  title: string;
  /** What its lower half shows: one picture, or an even number of them side by side. */
  images: readonly PictureData[];
  /** Width of one picture, as the HTML attribute `sizes`. */
  sizes: string;
  /** Its place among others, from which it has its ground. */
  place?: number;
}

/** An ebook or the catalogue as it is printed. What it says stands beside it in words, so it is only seen. */
export function BookCover({ title, images, sizes, place = 0 }: BookCoverProps) {
  return (
    <div className={`book-cover book-cover-${coverGround(place)}`} aria-hidden="true">
      <span className="book-cover-brand">{site.name}</span>
      <span className="book-cover-title">{title}</span>
      <div className={images.length > 1 ? 'book-cover-pictures book-cover-pairs' : 'book-cover-pictures'}>
        {images.map((image) => (
          <Picture key={image.url} image={image} sizes={sizes} decorative />
        ))}
      </div>
    </div>
  );
}
