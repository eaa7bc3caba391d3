import { site } from '#shared/site.ts';
import type { PageState } from '../../../view/page-state.ts';
import { Downloads } from './Downloads.tsx';
import { Lifecycle } from './Lifecycle.tsx';
import type { Product } from './product.ts';
import './purchase.css';

/** What a procurement department asks for: conditions, documents, and the text of a tender. */
export function Purchase({ product, state }: { product: Product; state: PageState }) {
  const { t } = state;
  const { tender } = product;
  return (
    <section className="container section" aria-labelledby="para-quem-compra">
      <h2 id="para-quem-compra">{t('product.lifecycle')}</h2>
      <Lifecycle facts={{ delivery: product.delivery, ...product.lifecycle }} t={t} />
      <Downloads product={product} state={state} />
      {tender.requirements.length > 0 && (
        <details className="purchase-tender">
          <summary>
            <h3>{t('product.tender')}</h3>
          </summary>
          <p>{t('product.tenderLead')}</p>
          {tender.codes.length > 0 && (
            <dl>
              {tender.codes.map(({ code, label }) => (
                <div key={code}>
                  <dt>CPV {code}</dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          )}
          <ol>
            {tender.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ol>
          <p>
            {t('product.tenderReports')} <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </details>
      )}
    </section>
  );
}
