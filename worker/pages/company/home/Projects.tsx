import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { tellPlace } from '../../../view/project-line.ts';
import { HeadingRow } from './HeadingRow.tsx';
import type { HomeData } from './home.generated.ts';
import './projects.css';

type Project = HomeData['home']['projects'][number];

interface ProjectsProps {
  clients: HomeData['home']['clients'];
  intro: HomeData['home']['projectsIntro'];
  projects: readonly Project[];
  locale: Locale;
  t: Translate;
}

/** Places where the equipment is at work: one across the page with its figure, two smaller. */
export function Projects({ intro, clients, projects: [main, ...others], locale, t }: ProjectsProps) {
  return (
    <section className="section" aria-labelledby="projetos">
      <HeadingRow id="projetos" {...intro} all={{ url: buildPath('projects', locale), label: t('home.allProjects') }} />
      {main && (
        <div className="projects-main">
          <Picture className="projects-picture" image={main.image} sizes="(min-width: 1920px) 1920px, 100vw" />
          <div className="container projects-words">
            {main.figures[0] && (
              <p className="projects-figure">
                <strong>{main.figures[0].value}</strong>
                {` ${main.figures[0].label}`}
              </p>
            )}
            <Words project={main} told />
          </div>
        </div>
      )}
      <div className="container projects-others">
        <ul>
          {others.map((project) => (
            <li key={project.key}>
              <Picture className="projects-picture" image={project.image} sizes="(min-width: 80em) 588px, 45vw" />
              <Words project={project} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="container projects-clients" aria-label={t('home.clients')}>
        {clients.map(({ key, path, client }) => (
          <li key={key}>
            <a href={path}>{client}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Which project it was; `told` with what its customer said of it, or what it was about: as quiet as the words beside it,
 * where `Quotation` would be louder than the figure.
 */
function Words({ project, told = false }: { project: Project; told?: boolean }) {
  return (
    <div className="projects-text">
      <p className="projects-detail">{tellPlace(project)}</p>
      <h3>
        <a href={project.path}>{project.name}</a>
      </h3>
      {told &&
        (project.quotation ? (
          <figure>
            <blockquote>{project.quotation.text}</blockquote>
            <figcaption className="projects-detail">{project.quotation.source}</figcaption>
          </figure>
        ) : (
          <p>{project.summary}</p>
        ))}
    </div>
  );
}
