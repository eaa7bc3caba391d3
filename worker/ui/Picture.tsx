import { useContext } from 'react';
import { FirstPicture } from './first-picture.ts';
import type { PictureData } from './picture.fragment.generated.ts';
import './picture.css';

/** A type that may stand in a header: content is not believed to have no other characters in it. */
const IMAGE_TYPE = /^image\/[\w.+-]+$/;

/** What of a picture is in its files. */
type Files = Pick<PictureData, 'url' | 'width' | 'height' | 'srcset'>;

/** Another picture of the same in some windows: upright on a phone, say. It has the width of the window there. */
interface Instead {
  image: Files;
  /** Where, as a media query. */
  media: string;
}

interface PictureProps {
  /** Null where content has none (yet): its place is kept by a plain ground. */
  image: PictureData | null;
  /** Width it is shown at, as the HTML attribute `sizes`. */
  sizes: string;
  instead?: Instead | undefined;
  /** Pixels: narrower files are not offered, as of what fills a phone's window: it has two pixels or more for each of that. */
  narrowest?: number;
  /** The first picture of a page: loaded at once and before the others. Or in which windows it is, as a media query. */
  first?: boolean | string;
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
  instead,
  narrowest,
  first = false,
  named = false,
  decorative = false,
  className,
}: PictureProps & { image: PictureData }) {
  const best = findBest(image);
  const tellFirst = useContext(FirstPicture);
  // What has no colour of its own is a drawing, or lies on a ground that is meant to be seen. The colour itself is not
  // shown: beside finished pictures a block of it looks like mud.
  const own = image.color === null ? 'picture picture-clear' : 'picture';
  if (first) {
    const links = [
      describePreload(image, best, sizes, findPreloadMedia(first, instead)),
      instead && describePreload(instead.image, findBest(instead.image), '100vw', instead.media),
    ];
    const told = links.filter((link) => link !== undefined);
    if (told.length > 0) tellFirst(told.join(', '));
  }
  return (
    <picture className={className ? `${own} ${className}` : own}>
      {instead && <InsteadSources {...instead} />}
      {best !== undefined && <source type={best} sizes={sizes} srcSet={listCandidates(image, best, narrowest)} />}
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={named || decorative ? '' : image.alt}
        aria-hidden={decorative || undefined}
        loading={first === true ? 'eager' : 'lazy'}
        fetchPriority={first === true ? 'high' : undefined}
      />
    </picture>
  );
}

function InsteadSources({ image, media }: Instead) {
  const best = findBest(image);
  const { width, height } = image;
  return (
    <>
      {best !== undefined && (
        <source
          media={media}
          type={best}
          sizes="100vw"
          srcSet={listCandidates(image, best)}
          width={width}
          height={height}
        />
      )}
      <source media={media} sizes="100vw" srcSet={`${image.url} ${width}w`} width={width} height={height} />
    </>
  );
}

/** The format that content names first. */
function findBest({ srcset: [first] }: Files): string | undefined {
  return first?.type;
}

function listCandidates({ srcset }: Files, type: string, narrowest = 0): string {
  return srcset
    .filter((source) => source.type === type && source.width >= narrowest)
    .map((source) => `${source.url} ${source.width}w`)
    .join(', ');
}

/** The windows that want the picture at once; without an answer all of them. */
function findPreloadMedia(first: boolean | string, instead: Instead | undefined): string | undefined {
  return typeof first === 'string' ? first : instead && `not all and ${instead.media}`;
}

/** A browser that does not know the type leaves the preload alone. */
function describePreload(image: Files, type: string | undefined, sizes: string, media: string | undefined) {
  if (type === undefined || !IMAGE_TYPE.test(type)) return undefined;
  const candidates = listCandidates(image, type);
  const where = media === undefined ? '' : `; media="${media}"`;
  return `<${image.url}>; rel=preload; as=image; type="${type}"; imagesrcset="${candidates}"; imagesizes="${sizes}"${where}; fetchpriority=high`;
}
