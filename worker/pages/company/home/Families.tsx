import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './families.css';

interface FamiliesProps {
  intro: HomeData['home']['familiesIntro'];
  families: HomeData['home']['families'];
}

/** Product families as pictures of different sizes; the large one is seen from near. */
export function Families({ intro, families }: FamiliesProps) {
  return (
    <section className="section" aria-labelledby="produtos">
      <div className="container">
        <SectionHeading id="produtos" {...intro} />
        <ul className="families">
          {families.map((family, index) => (
            <li key={family.key}>
              <a href={family.path}>
                <Picture
                  className="families-picture"
                  image={index === 0 ? (family.closeUp ?? family.image) : family.image}
                  sizes={index === 0 ? LARGE : SMALL}
                  narrowest={index === 0 ? 800 : 0}
                  named
                />
                <strong>{family.name}</strong>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Wider than its place, which is higher than the picture and cuts its sides. */
const LARGE = '(min-width: 80em) 873px, (min-width: 64em) 68vw, 92vw';
const SMALL = '(min-width: 80em) 384px, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 44vw';
