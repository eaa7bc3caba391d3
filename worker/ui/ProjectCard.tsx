import { Picture } from './Picture.tsx';
import type { ProjectCardData } from './project-card.fragment.generated.ts';
import './project-card.css';

interface ProjectCardProps {
  project: ProjectCardData;
  /** Sector, place, year: what places the project. */
  detail: string;
}

/** A project in short. */
export function ProjectCard({ project, detail }: ProjectCardProps) {
  return (
    <div className="project-card">
      <Picture
        className="project-card-picture"
        image={project.image}
        sizes="(min-width: 1280px) 384px, (min-width: 768px) 33vw, 100vw"
      />
      <p className="project-card-detail">{detail}</p>
      <h3>
        <a className="project-card-link" href={project.path}>
          {project.name}
        </a>
      </h3>
      <p className="project-card-client">{project.client}</p>
      <p>{project.summary}</p>
    </div>
  );
}
