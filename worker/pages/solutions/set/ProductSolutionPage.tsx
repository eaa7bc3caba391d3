import { lowerFirst } from '#shared/i18n/lower-first.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Figures } from '../../../ui/ProductCard.tsx';
import { ProjectCard } from '../../../ui/ProjectCard.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { Siblings } from '../../../ui/Siblings.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { tellPlace } from '../../../view/project-line.ts';
import { describeQuestions } from '../../../view/structured-data/questions.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { createSetsTrail } from '../trail.ts';
import { PartsTable } from './PartsTable.tsx';
import { type ProductSolutionData, productSolutionOperation } from './product-solution.generated.ts';
import '../../../ui/project-alone.css';
import '../../../ui/project-card-beside.css';
import './set.css';

type ProductSet = NonNullable<ProductSolutionData['productSolution']>;

export const productSolutionPage = definePage({
  layout: defaultLayout,
  forms: ['product-contact'],
  policy: policies.standard,
  parameters: noParameters,
  operation: productSolutionOperation,
  find: ({ productSolution }) => productSolution ?? undefined,
  trail: ({ category, name, path }, state) => [
    ...createSetsTrail(state),
    { label: category.name, path: category.path },
    { label: name, path },
  ],
  describe: ({ questions }) => describeQuestions(questions),
  Page: ProductSolutionPage,
});

function ProductSolutionPage({ found: set, state }: PageProps<ProductSet>) {
  const { t } = state;
  return (
    <>
      <section className="container set-top">
        <div className="set-top-text">
          <h1>{set.name}</h1>
          <p className="lead">{set.headline}</p>
          <p>{set.summary}</p>
          <Figures figures={set.figures} />
          <p className="actions">
            <a className="button button-primary" href="#orcamento">
              {t('sets.quote')}
            </a>
          </p>
        </div>
        {set.image && (
          <Picture
            className="set-picture"
            image={set.image}
            sizes="(min-width: 80em) 628px, (min-width: 64em) 48vw, 92vw"
            first
          />
        )}
      </section>
      <section className="section section-sand" aria-labelledby="inclui">
        <div className="container">
          <h2 id="inclui">{t('sets.parts')}</h2>
          <PartsTable parts={set.parts} labelledBy="inclui" t={t} />
        </div>
      </section>
      <section className="container section set-body" aria-labelledby="porque">
        <h2 id="porque">{t('sets.why')}</h2>
        <Html markup={set.body} />
      </section>
      <section className="container section set-steps" aria-labelledby="semanas">
        <h2 id="semanas">{t('sets.steps')}</h2>
        <Steps steps={set.steps} />
      </section>
      {set.projects.length > 0 && (
        <section className="container section set-projects" aria-labelledby="projetos">
          <h2 id="projetos">{t('sets.projects')}</h2>
          <ul className="project-card-list project-card-beside set-content">
            {set.projects.map((project) => (
              <li key={project.key}>
                <ProjectCard
                  among={set.projects.length}
                  project={project}
                  detail={tellPlace(project)}
                  figures={project.figures}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="container section set-body" aria-labelledby="perguntas">
        <h2 id="perguntas">{t('solutions.questions')}</h2>
        <Questions questions={set.questions} />
      </section>
      <div className="section section-sand set-quote" id="orcamento">
        <div className="container">
          <FormPanel form="product-contact" state={state} values={{ product: set.name }} />
        </div>
      </div>
      <Siblings
        title={t('solutions.siblings', { name: lowerFirst(set.category.name) })}
        pages={set.category.solutions.filter(({ key }) => key !== set.key)}
      />
    </>
  );
}
