import { useContext } from 'react';
import { FirstPicture } from './first-picture.ts';
import type { PictureData } from './picture.fragment.generated.ts';
import './picture.css';

/** A type that may stand in a header: content is not believed to have no other characters in it. */
const IMAGE_TYPE = /^image\/[\w.+-]+$/;

interface PictureProps {
  /** Null where content has none (yet): its place is kept by a plain ground. */
  image: PictureData | null;
  /** Width it is shown at, as the HTML attribute `sizes`. */
  sizes: string;
  /** The first picture of a page: loaded at once and before the others. */
  first?: boolean;
  /** In a link whose words name what it shows: who hears the page hears them once. */
  named?: boolean;
  /** Beside words that say enough: not for who hears the page. */
  decorative?: boolean;
  className?: string;
}

/**
 * A picture of content in the format that content names first, in the width that the browser asks for; one file in
 * another format for who does not know it. Its place is kept by a calm ground until it is there.
 */
export function Picture({ image, ...props }: PictureProps) {
  if (image) return <Rendered image={image} {...props} />;
  return (
    <span className={props.className ? `picture picture-missing ${props.className}` : 'picture picture-missing'} />
  );
}

function Rendered({
  image,
  sizes,
  first = false,
  named = false,
  decorative = false,
  className,
}: PictureProps & { image: PictureData }) {
  const best = image.srcset[0]?.type;
  const tellFirst = useContext(FirstPicture);
  // What has no colour of its own is a drawing, or lies on a ground that is meant to be seen. The colour itself is not
  // shown: beside finished pictures a block of it looks like mud.
  const own = image.color === null ? 'picture picture-clear' : 'picture';
  if (first && best && IMAGE_TYPE.test(best)) tellFirst(describePreload(image, best, sizes));
  return (
    <span className={className ? `${own} ${className}` : own}>
      <picture>
        {best !== undefined && <source type={best} sizes={sizes} srcSet={listCandidates(image, best)} />}
        <img
          src={image.url}
          width={image.width}
          height={image.height}
          alt={named || decorative ? '' : image.alt}
          aria-hidden={decorative || undefined}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
      </picture>
    </span>
  );
}

function listCandidates({ srcset }: PictureData, type: string): string {
  return srcset
    .filter((source) => source.type === type)
    .map((source) => `${source.url} ${source.width}w`)
    .join(', ');
}

/** A browser that does not know the type leaves the preload alone. */
function describePreload(image: PictureData, type: string, sizes: string): string {
  const candidates = listCandidates(image, type);
  return `<${image.url}>; rel=preload; as=image; type="${type}"; imagesrcset="${candidates}"; imagesizes="${sizes}"; fetchpriority=high`;
}
