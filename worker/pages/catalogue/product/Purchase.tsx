import type { Translate } from '#shared/i18n/translate.ts';
import { site } from '#shared/site.ts';
import '#shared/ui/cross.css';
import '../../../ui/phone-fold.css';
import type { PageState } from '../../../view/page-state.ts';
import { Downloads } from './Downloads.tsx';
import type { Product } from './product.ts';
import './facts.css';
import './purchase.css';

/** What a procurement department asks for: conditions, documents, and the text of a tender. */
export function Purchase({ product, state }: { product: Product; state: PageState }) {
  const { t } = state;
  const facts = { delivery: product.delivery, ...product.lifecycle };
  return (
    <section className="container section" aria-labelledby="para-quem-compra">
      <div className="purchase">
        <details className="phone-fold facts-fold">
          <summary className="cross">
            <h2 id="para-quem-compra">{t('product.lifecycle')}</h2>
          </summary>
          <dl className="facts purchase-facts">
            {(['delivery', 'warranty', 'repair', 'energy', 'accessibility'] as const).map((fact) => (
              <div key={fact}>
                <dt>{t(`product.${fact}`)}</dt>
                <dd>
                  <Gist text={facts[fact]} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
        <Downloads product={product} state={state} />
        <Tender tender={product.tender} t={t} />
      </div>
    </section>
  );
}

/** A text whose first clause, which says it in short, stands out. */
function Gist({ text }: { text: string }) {
  const [, gist = '', rest = ''] = /^(.{1,72}?)([,.;:]\s.*)?$/s.exec(text) ?? [];
  return gist === '' ? (
    text
  ) : (
    <>
      <strong>{gist}</strong>
      {rest}
    </>
  );
}

function Tender({ tender: { codes, requirements }, t }: { tender: Product['tender']; t: Translate }) {
  if (requirements.length === 0) return null;
  return (
    <details className="purchase-tender">
      <summary className="cross">
        <h3>{t('product.tender')}</h3>
      </summary>
      <p>{t('product.tenderLead')}</p>
      <ul>
        {codes.map(({ code, label }) => (
          <li key={code}>
            <strong>{`CPV ${code}`}</strong>
            {` ${label}`}
          </li>
        ))}
      </ul>
      <ol>
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ol>
      <p>
        {`${t('product.tenderReports')} `}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </details>
  );
}
