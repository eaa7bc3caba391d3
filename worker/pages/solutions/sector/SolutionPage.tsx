import type { Translate } from '#shared/i18n/translate.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Figures, ProductCard } from '../../../ui/ProductCard.tsx';
import { ProjectCard } from '../../../ui/ProjectCard.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { Quotation } from '../../../ui/Quotation.tsx';
import { findQuotation } from '../../../view/find-quotation.ts';
import { tellPlace } from '../../../view/project-line.ts';
import { describeQuestions } from '../../../view/structured-data/questions.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { formatMachineTime, orderByHour } from '../day.ts';
import { createSolutionsCrumb } from '../trail.ts';
import { type SolutionData, solutionOperation } from './solution.generated.ts';
import { Uses } from './Uses.tsx';
import '../../../ui/card-lines.css';
import '../../../ui/card-small.css';
import '../../../ui/project-alone.css';
import '../../../ui/project-card-beside.css';
import './solution.css';
// Its form has a select: pages without one do not carry the style.
import '#shared/ui/field-select.css';

type Solution = NonNullable<SolutionData['solution']> & { sectors: SolutionData['solutions'] };

interface PartProps {
  solution: Solution;
  t: Translate;
}

export const solutionPage = definePage({
  layout: defaultLayout,
  forms: ['solutions-contact'],
  policy: policies.standard,
  parameters: noParameters,
  operation: solutionOperation,
  find: ({ solution, solutions }): Solution | undefined => (solution ? { ...solution, sectors: solutions } : undefined),
  trail: ({ name, path }, state) => [createSolutionsCrumb(state), { label: name, path }],
  describe: ({ questions }) => describeQuestions(questions),
  Page: SolutionPage,
});

function SolutionPage({ found: solution, state }: PageProps<Solution>) {
  const { t } = state;
  const quotation = findQuotation(solution.projects);
  return (
    <>
      <SolutionTop solution={solution} t={t} />
      <div className="container solution-versus">
        <section className="solution-problem" aria-labelledby="problema">
          <h2 id="problema">{t('solutions.problem')}</h2>
          <Html markup={solution.problem} />
        </section>
        <section className="solution-approach" aria-labelledby="resposta">
          <h2 id="resposta">{t('solutions.approach')}</h2>
          <Html markup={solution.approach} />
        </section>
      </div>
      {solution.figures.length > 0 && (
        <div className="container solution-figures">
          <Figures figures={solution.figures} />
        </div>
      )}
      {solution.details.length > 0 && <Uses uses={solution.details} t={t} />}
      <section className="container section" aria-labelledby="equipamento">
        <h2 id="equipamento">{t('solutions.products')}</h2>
        <ul className="card-list card-small-list solution-content">
          {solution.products.map((product) => (
            <li key={product.key}>
              <ProductCard product={product} level={3} among={solution.products.length} shape="listed" />
            </li>
          ))}
        </ul>
      </section>
      {solution.projects.length > 0 && (
        <section className="container section" aria-labelledby="projetos">
          <h2 id="projetos">{t('solutions.projects')}</h2>
          <ul className="project-card-list project-card-beside solution-content">
            {solution.projects.map((project) => (
              <li key={project.key}>
                <ProjectCard
                  among={solution.projects.length}
                  project={project}
                  detail={tellPlace(project)}
                  figures={project.figures}
                />
              </li>
            ))}
          </ul>
          {quotation && (
            <div className="solution-said">
              <Quotation quotation={quotation} />
            </div>
          )}
        </section>
      )}
      <section className="container section solution-split" aria-labelledby="perguntas">
        <h2 id="perguntas">{t('solutions.questions')}</h2>
        <Questions questions={solution.questions} />
      </section>
      <div className="section section-sand solution-ask" id="contacto">
        <div className="container">
          <FormPanel form="solutions-contact" state={state} />
        </div>
      </div>
      <Ribbon solution={solution} t={t} />
    </>
  );
}

function SolutionTop({ solution, t }: PartProps) {
  const image = solution.closeUp ?? solution.image;
  return (
    <section className="section-ink solution-top">
      <div className="container solution-top-inner">
        <div className="solution-top-text">
          <p className="solution-hour">
            <time dateTime={formatMachineTime(solution.time)}>{solution.time}</time> {solution.moment}
          </p>
          <h1>{solution.name}</h1>
          <p className="lead">{solution.headline}</p>
          <p className="actions">
            <a className="button button-primary" href="#contacto">
              {t('solutions.ask')}
            </a>
            <a className="button button-ghost" href="#equipamento">
              {t('solutions.seeProducts')}
            </a>
          </p>
        </div>
        {image && (
          <Picture
            className="solution-picture"
            image={image}
            sizes="(min-width: 80em) 672px, (min-width: 64em) 54vw, 92vw"
            first
          />
        )}
      </div>
    </section>
  );
}

/** The other sectors, each at its hour. */
function Ribbon({ solution, t }: PartProps) {
  return (
    <nav className="solution-ribbon" aria-labelledby="outros-setores">
      <div className="container">
        <h2 id="outros-setores">{t('solutions.others')}</h2>
        <ul>
          {orderByHour(solution.sectors)
            .filter(({ key }) => key !== solution.key)
            .map(({ key, name, path, time }) => (
              <li key={key}>
                <a href={path}>
                  <span>{time}</span>
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
