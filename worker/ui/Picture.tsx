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
  className?: string;
}

/**
 * A picture of content in the format that content names first, in the width that the browser asks for; one file in
 * another format for who does not know it. Its place is kept until it is there.
 */
export function Picture({ image, ...props }: PictureProps) {
  if (image) return <Rendered image={image} {...props} />;
  return (
    <span className={props.className ? `picture picture-missing ${props.className}` : 'picture picture-missing'} />
  );
}

function Rendered({ image, sizes, first = false, named = false, className }: PictureProps & { image: PictureData }) {
  const best = image.srcset[0]?.type;
  const tellFirst = useContext(FirstPicture);
  if (first && best && IMAGE_TYPE.test(best)) tellFirst(describePreload(image, best, sizes));
  return (
    <span className={className ? `picture ${className}` : 'picture'}>
      {image.color && (
        <svg className="picture-placeholder" aria-hidden="true">
          <rect fill={calm(image.color)} />
        </svg>
      )}
      <picture>
        {best !== undefined && <source type={best} sizes={sizes} srcSet={listCandidates(image, best)} />}
        <img
          src={image.url}
          width={image.width}
          height={image.height}
          alt={named ? '' : image.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
      </picture>
    </span>
  );
}

/** Share of the site's sand in the ground of a picture under way: beside finished ones its own colour looks like mud. */
const SAND = [246, 244, 239] as const;
const SHARE = 0.7;

/**
 * A colour of content, most of it sand; as it is where it is written otherwise than `#rrggbb`. With a digit a channel:
 * a plain ground for a moment needs no more, and no two pictures have the same.
 */
function calm(color: string): string {
  if (!/^#[\da-f]{6}$/i.test(color)) return color;
  const mix = SAND.map((sand, at) => {
    const own = Number.parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16);
    return Math.round((own * (1 - SHARE) + sand * SHARE) / 17).toString(16);
  });
  return `#${mix.join('')}`;
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
