import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Filters } from '../../../ui/Filters.tsx';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { Quotation } from '../../../ui/Quotation.tsx';
import { filterItems, keepKnown, listOptions } from '../../../view/facets.ts';
import { tellProject } from '../../../view/project-line.ts';
import { describeList } from '../../../view/structured-data/list.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { facets, type ListedProject, type ProjectFilters, parameters } from './filters.ts';
import { type ProjectsData, projectsOperation } from './projects.generated.ts';
import './project-list.css';

type Projects = NonNullable<ReturnType<typeof findProjects>>;

export const projectsPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.overview,
  parameters,
  operation: projectsOperation,
  find: findProjects,
  settle: (chosen, { projects }) => keepKnown(projects, facets, chosen),
  // A choice is an address to send to somebody, and canonical to itself as it shows other projects than the whole
  // list. It is no page to find: every project is in the whole list, and sectors and families have pages of their own
  // which say more. So only the whole list is indexed.
  isIndexed: (chosen) => Object.values(chosen).every((values) => values.length === 0),
  trail: ({ title, path }) => [{ label: title, path }],
  describe: ({ projects }, about) => describeList(projects, about),
  Page: ProjectsPage,
});

function findProjects({ page, projects }: ProjectsData, locale: string) {
  const path = page?.translations.find((translation) => translation.locale === locale)?.path;
  return page && path !== undefined ? { ...page, path, projects } : undefined;
}

function ProjectsPage({ found, parameters: chosen, state }: PageProps<Projects, ProjectFilters>) {
  const { t, locale } = state;
  const { projects } = found;
  const shown = filterItems(projects, facets, chosen);
  const listByName = (name: 'sector' | 'family') =>
    listOptions(projects, facets, chosen, name).toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <>
      <PageIntro title={found.title} headline={found.headline} />
      <section className="container project-list">
        <Filters
          groups={[
            {
              name: 'sector',
              legend: t('projects.sector'),
              options: listByName('sector'),
            },
            {
              name: 'year',
              legend: t('projects.year'),
              options: listOptions(projects, facets, chosen, 'year'),
            },
            {
              name: 'family',
              legend: t('projects.family'),
              options: listByName('family'),
            },
          ]}
          total={projects.length}
          shown={shown.length}
          state={state}
        />
        {shown.length === 0 && <p className="project-list-none">{t('projects.none')}</p>}
        <ol className="project-list-rows">
          {shown.map((project, index) => (
            <li key={project.key} className={isWide(index, shown.length) ? 'project-list-wide' : undefined}>
              <Row project={project} first={index === 0} wide={isWide(index, shown.length)} />
            </li>
          ))}
        </ol>
      </section>
      <PlainCallToAction about="projects" locale={locale} />
    </>
  );
}

/** Every fifth takes the whole width, and one that would else stand beside nothing. */
function isWide(index: number, total: number): boolean {
  const place = index % 5;
  return place === 0 || (index === total - 1 && place % 2 === 1);
}

/** How wide the pictures are, from a wide desk to a phone. */
const WIDE_SIZES = '(min-width: 80em) 680px, (min-width: 64em) 52vw, 92vw';
const SIZES = '(min-width: 80em) 580px, (min-width: 48em) 45vw, (min-width: 40em) 92vw, 37vw';

interface RowProps {
  project: ListedProject;
  first: boolean;
  wide: boolean;
}

/** A project: how it looks, what it was and what it came to; side by side, and with what its customer said, where it takes the width. */
function Row({ project, first, wide }: RowProps) {
  const figures = project.figures.slice(0, wide ? 2 : 1);
  return (
    <div className="project-list-row">
      {project.image && (
        <Picture
          className="project-list-picture"
          image={project.image}
          sizes={wide ? WIDE_SIZES : SIZES}
          first={first}
        />
      )}
      <div className="project-list-words">
        <p className="project-list-detail">{tellProject(project)}</p>
        <h2>
          <a className="project-list-link" href={project.path}>
            {project.name}
          </a>
        </h2>
        <p className="project-list-story">
          <strong>{project.client}</strong> <span>{project.summary}</span>
        </p>
      </div>
      {figures.length > 0 && (
        <ul className="project-list-figures">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      )}
      {wide && project.quotation && (
        <div className="project-list-said">
          <Quotation quotation={project.quotation} />
        </div>
      )}
    </div>
  );
}
