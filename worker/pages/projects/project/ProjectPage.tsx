import { Fragment } from 'react';
import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainCallToAction } from '../../../ui/PlainCallToAction.tsx';
import { ProjectCard } from '../../../ui/ProjectCard.tsx';
import { Quotation } from '../../../ui/Quotation.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { tellPlace } from '../../../view/project-line.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { illustrate } from './illustrate.ts';
import { type ProjectData, projectOperation } from './project.generated.ts';
import '../../../ui/project-card-beside.css';
import './project.css';

type Project = NonNullable<ReturnType<typeof findProject>>;

/** Projects that a project leads on to. */
const MORE = 3;

export const projectPage = definePage({
  layout: defaultLayout,
  forms: [],
  policy: policies.standard,
  parameters: noParameters,
  operation: projectOperation,
  find: findProject,
  trail: ({ name, path, list }) => [list, { label: name, path }],
  Page: ProjectPage,
});

function findProject({ project, projects, page }: ProjectData, locale: Locale) {
  // A backend may have projects without the words of their list, whose name then stands for it.
  const list = { label: page?.title ?? project?.sector.name ?? '', path: buildPath('projects', locale) };
  return project ? { ...project, list, more: chooseMore(project, projects) } : undefined;
}

/** Those of its sector first, then those that follow it in the list, so that not all lead to the same ones. */
function chooseMore(project: NonNullable<ProjectData['project']>, projects: ProjectData['projects']) {
  const sector = new Set(project.sector.projects.map(({ key }) => key));
  const place = projects.findIndex(({ key }) => key === project.key);
  const others = [...projects.slice(place + 1), ...projects.slice(0, Math.max(place, 0))];
  return [...others.filter(({ key }) => sector.has(key)), ...others.filter(({ key }) => !sector.has(key))].slice(
    0,
    MORE,
  );
}

function ProjectPage({ found: project, state }: PageProps<Project>) {
  const { t, locale } = state;
  const { more, image } = project;
  return (
    <>
      <div className="container project">
        <header className="project-words">
          <p className="project-sector">
            <a href={project.sector.path}>{project.sector.name}</a>
            {` · ${project.client}, ${tellPlace(project)}`}
          </p>
          <h1>{project.name}</h1>
          <p className="lead">{project.summary}</p>
        </header>
        {image && (
          <div className="project-scene">
            <Picture
              className="project-picture"
              image={image}
              sizes="(min-width: 80em) 720px, (min-width: 64em) 56vw, 100vw"
              first
            />
            <p className="project-made">{t('projects.picture')}</p>
          </div>
        )}
        <div className="project-side">
          <ul className="project-figures">
            {project.figures.map(({ value, label, source }) => (
              <li key={label}>
                <strong>{value}</strong> {source ? `${label}: ${source}` : label}
              </li>
            ))}
          </ul>
          <Note project={project} state={state} />
        </div>
        <div className="project-told">
          {illustrate(project.story, project.gallery).map(({ markup, picture }) => (
            <Fragment key={picture?.url ?? markup}>
              {markup && <Html markup={markup} className="project-story" />}
              {picture && (
                <Picture
                  className="project-gallery"
                  image={picture}
                  sizes="(min-width: 80em) 720px, (min-width: 64em) 56vw, 92vw"
                />
              )}
            </Fragment>
          ))}
          {project.quotation && <Quotation quotation={project.quotation} />}
        </div>
      </div>
      <section className="section section-sand project-more" aria-labelledby="mais">
        <div className="container">
          <h2 id="mais">{t('projects.more')}</h2>
          {more.length > 0 && (
            <ul className="project-card-list project-card-beside">
              {more.map((other) => (
                <li key={other.key}>
                  <ProjectCard among={more.length} project={other} detail={tellPlace(other)} />
                </li>
              ))}
            </ul>
          )}
          <p className="actions">
            <a className="button button-outline" href={project.list.path}>
              {t('projects.all')}
            </a>
          </p>
        </div>
      </section>
      <PlainCallToAction about="projects" locale={locale} />
    </>
  );
}

/** What a delivery note would say: for whom, where, when, and how many of what. Who wants the like can ask for it there. */
function Note({ project, state: { t, locale } }: { project: Project; state: PageState }) {
  return (
    <section className="project-note" aria-labelledby="instalado">
      <h2 id="instalado">{t('projects.installed')}</h2>
      <dl>
        <dt>{t('projects.client')}</dt>
        <dd>{project.client}</dd>
        <dt>{t('projects.place')}</dt>
        <dd>{project.place}</dd>
        <dt>{t('projects.year')}</dt>
        <dd>{project.year}</dd>
      </dl>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('projects.quantity')}</th>
            <th scope="col" colSpan={2}>
              {t('projects.product')}
            </th>
          </tr>
        </thead>
        <tbody>
          {project.products.map(({ quantity, product }) => (
            <tr key={product.key}>
              <td>{formatNumber(quantity, locale)}</td>
              <th scope="row">
                <a href={product.path}>{product.name}</a>
                <small>{product.category.name}</small>
              </th>
              <td>
                <Picture className="project-product" image={product.gallery[0] ?? null} sizes="72px" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <a className="button button-outline" href={buildPath('lp-quote', locale)}>
        {t('projects.ask')}
      </a>
    </section>
  );
}
