import { COVER_PICTURES } from '#shared/catalogue-cover.ts';
import { site } from '#shared/site.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/picture.fragment.generated.ts';
import './catalogue-cover.css';

interface CatalogueCoverProps {
  title: string;
  /** Width of one of its pictures, as the HTML attribute `sizes`. */
  sizes: string;
  families: readonly { key: string; image: PictureData | null }[];
}

/** The catalogue as it is printed: the families that come first, in pictures. What it says stands beside it in words. */
export function CatalogueCover({ title, sizes, families }: CatalogueCoverProps) {
  const pictured = families.filter(({ image }) => image).slice(0, COVER_PICTURES);
  return (
    <div className="catalogue-cover" aria-hidden="true">
      <span className="catalogue-cover-brand">{site.name}</span>
      <span className="catalogue-cover-title">{title}</span>
      <div className="catalogue-cover-pictures">
        {pictured.map(({ key, image }) => (
          <Picture key={key} image={image} sizes={sizes} decorative />
        ))}
      </div>
    </div>
  );
}
