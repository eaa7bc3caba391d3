import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './reasons.css';

interface ReasonsProps {
  intro: HomeData['home']['reasonsIntro'];
  reasons: HomeData['home']['reasons'];
}

/** Why customers choose the company. */
export function Reasons({ intro, reasons }: ReasonsProps) {
  return (
    <section className="section section-ink" aria-labelledby="sobre-nos">
      <div className="container reasons">
        <SectionHeading id="sobre-nos" {...intro} />
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
