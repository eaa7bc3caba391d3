import type { ComponentProps } from 'react';
import { CARDS_IN_ROW, describeProjectSizes } from './card-sizes.ts';
import { Picture } from './Picture.tsx';
import { Figures } from './ProductCard.tsx';
import type { ProjectCardData } from './project-card.fragment.generated.ts';
import './card-link.css';
import './project-card.css';

interface ProjectCardProps {
  project: ProjectCardData;
  /** Without what it was about, where that is not the page's subject. */
  brief?: boolean;
  /** Sector, place, year: what places the project. */
  detail: string;
  /** How many cards its list has, which settles its width; as many as a row takes, or more, where it is not said. */
  among?: number;
  /**
   * Above its words on a phone too, where the page has few of them: its list has the class `project-card-stacked`, that of
   * others `project-card-beside`.
   */
  stacked?: boolean;
  /** What was counted: said of a project that stands alone, which has the room; the page brings `project-alone.css`. */
  figures?: ComponentProps<typeof Figures>['figures'];
}

/** A project in short. */
export function ProjectCard({
  project,
  detail,
  among = CARDS_IN_ROW,
  brief = false,
  stacked = false,
  figures = [],
}: ProjectCardProps) {
  return (
    <div className="project-card">
      <Picture className="project-card-picture" image={project.image} sizes={describeProjectSizes(among, stacked)} />
      <p className="project-card-detail">{detail}</p>
      <h3>
        <a className="card-link" href={project.path}>
          {project.name}
        </a>
      </h3>
      <p>
        <strong>{project.client}</strong>
        {!brief && <span>{`. ${project.summary}`}</span>}
      </p>
      {among === 1 && figures.length > 0 && (
        <div className="project-alone">
          <Figures figures={figures} />
        </div>
      )}
    </div>
  );
}
