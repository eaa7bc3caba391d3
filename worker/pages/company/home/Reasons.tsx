import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './reasons.css';

interface ReasonsProps {
  intro: HomeData['home']['reasonsIntro'];
  image: HomeData['home']['reasonsImage'];
  reasons: HomeData['home']['reasons'];
}

/** Why customers choose the company. */
export function Reasons({ intro, image, reasons }: ReasonsProps) {
  return (
    <section className="section section-ink" aria-labelledby="sobre-nos">
      <div className="container reasons">
        <SectionHeading id="sobre-nos" {...intro} />
        {image && (
          <Picture
            className="reasons-picture"
            image={image}
            decorative
            sizes="(min-width: 80em) 490px, 36vw"
            // Only in large windows.
            narrowest={800}
          />
        )}
        <ol>
          {reasons.map((reason) => (
            <li key={reason.key}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
