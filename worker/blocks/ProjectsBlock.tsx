import { describeCardSizes } from '../ui/card-sizes.ts';
import { Picture } from '../ui/Picture.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockOf } from './kinds.ts';
import '../ui/card.css';
import '../ui/card-link.css';

type Project = BlockOf<'ProjectsBlock'>['projects'][number];

/** Projects that the page speaks of, as cards like the products are: they are a part of it, not what it is about. */
export function ProjectsBlock({ block }: { block: BlockOf<'ProjectsBlock'> }) {
  return (
    <BlockSection block={block} ground="sand">
      <ul className="card-list">
        {block.projects.map((project) => (
          <li key={project.key}>
            <BlockProject project={project} among={block.projects.length} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function BlockProject({ project, among }: { project: Project; among: number }) {
  const { name, path, client, place, year, image } = project;
  return (
    <div className="card">
      <Picture className="card-picture" image={image} sizes={describeCardSizes(among)} />
      <div className="card-text">
        <h3 className="card-title">
          <a className="card-link" href={path}>
            {name}
          </a>
        </h3>
        <p>
          {client} · {place}, {year}
        </p>
      </div>
    </div>
  );
}
