import { ProjectCard } from '../../../ui/ProjectCard.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { HomeData } from './home.generated.ts';

interface ProjectsProps {
  intro: HomeData['home']['projectsIntro'];
  projects: HomeData['home']['projects'];
}

/** Places where the equipment is at work. */
export function Projects({ intro, projects }: ProjectsProps) {
  return (
    <section className="section" aria-labelledby="projetos">
      <div className="container">
        <SectionHeading id="projetos" {...intro} />
        <ul className="project-card-list">
          {projects.map((project) => (
            <li key={project.key}>
              <ProjectCard project={project} detail={`${project.sector.name} · ${project.place}, ${project.year}`} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
