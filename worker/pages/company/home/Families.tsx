import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import '../../../ui/card.css';
import './families.css';

/** Product families. */
export function Families({ home }: { home: HomeData['home'] }) {
  return (
    <section className="section" aria-labelledby="produtos">
      <div className="container">
        <SectionHeading id="produtos" {...home.familiesIntro} />
        <ul className="card-list">
          {home.families.map((family) => (
            <li className="card" key={family.key}>
              <Picture
                className="card-picture"
                image={family.image}
                sizes="(min-width: 1280px) 384px, (min-width: 768px) 33vw, 100vw"
              />
              <div className="card-text">
                <h3 className="card-title">
                  <a className="card-link" href={family.path}>
                    {family.name}
                  </a>
                </h3>
                <p>{family.summary}</p>
                <p className="families-models">{family.products.map((product) => product.name).join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
