import { ProjectCard } from '../ui/ProjectCard.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';

/** Projects that the page speaks of. */
export function ProjectsBlock({ block }: { block: BlockOf<'ProjectsBlock'> }) {
  return (
    <BlockSection block={block} ground="white">
      <ul className="project-card-list">
        {block.projects.map((project) => (
          <li key={project.key}>
            <ProjectCard
              among={block.projects.length}
              project={project}
              detail={`${project.sector.name} · ${project.place}, ${project.year}`}
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
