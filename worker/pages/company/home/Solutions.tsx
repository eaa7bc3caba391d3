import { findIcon, Icon } from '../../../ui/Icon.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';
import './solutions.css';

interface SolutionsProps {
  intro: HomeData['home']['solutionsIntro'];
  solutions: HomeData['home']['solutions'];
}

/** What the equipment is for, by sector. */
export function Solutions({ intro, solutions }: SolutionsProps) {
  return (
    <section className="section section-sand" aria-labelledby="solucoes">
      <div className="container">
        <SectionHeading id="solucoes" {...intro} />
        <ul className="solutions">
          {solutions.map((solution) => {
            const icon = findIcon(solution.key);
            return (
              <li key={solution.key} id={`solucao-${solution.key}`}>
                {icon && <Icon name={icon} />}
                <h3>{solution.name}</h3>
                <p>{solution.summary}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
