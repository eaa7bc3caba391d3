import type { Html as SafeHtml } from '../../../backend/scalars.ts';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { splitAtHeadings } from '../../../view/split-at-headings.ts';
import { arrangeOverview } from './arrange-overview.ts';
import type { Product } from './product.ts';
import '#shared/ui/cross.css';
import '../../../ui/phone-fold.css';
import './overview.css';

/**
 * What it is like to have it: what is told first beside a picture of it at work, its gallery's second where there is no
 * other; the rest side by side below. A phone opens what one wants to read after the first.
 */
export function Overview({ product: { body, scene, gallery } }: { product: Product }) {
  const image = scene ?? gallery[1];
  const parts = splitAtHeadings(body, 3);
  const { beside, inHalves } =
    image && parts.length > 0 ? arrangeOverview(parts, image) : { beside: 0, inHalves: true };
  const below = parts.slice(beside);
  return (
    <div className={inHalves ? 'overview overview-halves' : 'overview'}>
      {image && (
        <Picture
          className="overview-picture"
          image={image}
          sizes={`(min-width: 80em) ${inHalves ? 584 : 789}px, (min-width: 64em) ${inHalves ? 45 : 61}vw, 92vw`}
          narrowest={800}
        />
      )}
      {beside > 0 && (
        <div className="overview-told">
          {parts
            .slice(0, beside)
            .map((part, index) =>
              index === 0 ? <Html key={part} markup={part} /> : <Part key={part} markup={part} />,
            )}
        </div>
      )}
      {below.length > 0 && (
        <div className="product-columns overview-parts">
          {below.map((part) => (
            <Part key={part} markup={part} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A part that its heading opens on a phone. */
function Part({ markup }: { markup: SafeHtml }) {
  const [, heading, text] = (/^(<h3.*?<\/h3>)(.*)$/s.exec(markup) ?? []) as (SafeHtml | undefined)[];
  if (!heading || !text) return <Html markup={markup} />;
  return (
    <details className="phone-fold">
      <Html as="summary" className="cross" markup={heading} />
      <Html markup={text} />
    </details>
  );
}
