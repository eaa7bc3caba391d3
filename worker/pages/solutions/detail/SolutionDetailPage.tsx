import { lowerFirst } from '#shared/i18n/lower-first.ts';
import { policies } from '../../../content/policies.ts';
import { defaultLayout } from '../../../layouts/default/DefaultLayout.tsx';
import { FormPanel } from '../../../ui/FormPanel.tsx';
import { Html } from '../../../ui/Html.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { Siblings } from '../../../ui/Siblings.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { describeQuestions } from '../../../view/structured-data/questions.ts';
import { definePage, type PageProps } from '../../define-page.ts';
import { noParameters } from '../../parameters.ts';
import { createSolutionsCrumb } from '../trail.ts';
import { type SolutionDetailData, solutionDetailOperation } from './solution-detail.generated.ts';
import '../../../ui/card-lines.css';
import '../../../ui/card-small.css';
import './solution-detail.css';
// Its form has a select: pages without one do not carry the style.
import '#shared/ui/field-select.css';

type Detail = NonNullable<SolutionDetailData['solutionDetail']>;

export const solutionDetailPage = definePage({
  layout: defaultLayout,
  forms: ['solutions-contact'],
  policy: policies.standard,
  parameters: noParameters,
  operation: solutionDetailOperation,
  find: ({ solutionDetail }) => solutionDetail ?? undefined,
  trail: ({ solution, name, path }, state) => [
    createSolutionsCrumb(state),
    { label: solution.name, path: solution.path },
    { label: name, path },
  ],
  describe: ({ questions }) => describeQuestions(questions),
  Page: SolutionDetailPage,
});

function SolutionDetailPage({ found: detail, state }: PageProps<Detail>) {
  const { t } = state;
  // A use without a picture of its own shows where it belongs.
  const image = detail.image ?? detail.solution.image;
  return (
    <>
      <section
        className={image ? 'container solution-detail-top solution-detail-pictured' : 'container solution-detail-top'}
      >
        <div className="solution-detail-title">
          <h1>{detail.name}</h1>
          <p className="lead">{detail.headline}</p>
          <p className="actions">
            <a className="button button-primary" href="#contacto">
              {t('solutions.ask')}
            </a>
            <a className="button button-outline" href="#equipamento">
              {t('solutions.seeProducts')}
            </a>
          </p>
        </div>
        {image && (
          <Picture
            className="solution-detail-picture"
            image={image}
            sizes="(min-width: 80em) 663px, (min-width: 64em) 51vw, 92vw"
            first
          />
        )}
        <p className="solution-detail-summary">{detail.summary}</p>
        <div className="solution-detail-body">
          <Html markup={detail.body} />
        </div>
      </section>
      <section className="section section-sand solution-detail-steps" aria-labelledby="passos">
        <div className="container">
          <h2 id="passos">{t('solutions.steps')}</h2>
          <Steps steps={detail.steps} />
        </div>
      </section>
      <section className="container section" aria-labelledby="equipamento">
        <h2 id="equipamento">{t('solutions.products')}</h2>
        <ul className="card-list card-small-list solution-detail-content">
          {detail.products.map((product) => (
            <li key={product.key}>
              <ProductCard product={product} level={3} among={detail.products.length} shape="listed" />
            </li>
          ))}
        </ul>
      </section>
      <section className="container section solution-detail-questions" aria-labelledby="perguntas">
        <h2 id="perguntas">{t('solutions.questions')}</h2>
        <Questions questions={detail.questions} />
      </section>
      <Siblings
        title={t('solutions.siblings', { name: lowerFirst(detail.solution.name) })}
        pages={detail.solution.details.filter(({ key }) => key !== detail.key)}
      />
      <div className="section section-sand solution-detail-ask" id="contacto">
        <div className="container">
          <FormPanel form="solutions-contact" state={state} />
        </div>
      </div>
    </>
  );
}
