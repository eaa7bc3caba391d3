import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/translate.ts';
import { site } from '#shared/site.ts';
import '#shared/ui/cross.css';
import '../../../ui/phone-fold.css';
import type { PageState } from '../../../view/page-state.ts';
import { Downloads } from './Downloads.tsx';
import type { Product } from './product.ts';
import './purchase.css';

/** What a buyer chooses and asks for: versions, accessories, conditions, documents, and the text of a tender. */
export function Purchase({ product, state }: { product: Product; state: PageState }) {
  const { t } = state;
  const conditions = { delivery: product.delivery, ...product.lifecycle };
  return (
    <div className="container section purchase">
      <div>
        <Facts
          id="versoes"
          title={t('product.variants')}
          facts={product.variants.map(({ key, name, note }) => ({ key, name, said: note }))}
        />
        <Facts
          id="para-quem-compra"
          title={t('product.lifecycle')}
          facts={(['delivery', 'warranty', 'repair', 'energy', 'accessibility'] as const).map((key) => ({
            key,
            name: t(`product.${key}`),
            said: <Gist text={conditions[key]} />,
          }))}
        />
      </div>
      <div>
        <Facts
          title={t('product.accessories')}
          facts={product.accessories.map(({ key, name, path, summary }) => ({
            key,
            name: path ? <a href={path}>{name}</a> : name,
            said: summary,
          }))}
        />
        <div className="purchase-documents">
          <Downloads product={product} state={state} />
          <Tender tender={product.tender} t={t} />
        </div>
      </div>
    </div>
  );
}

interface FactsProps {
  id?: string;
  title: string;
  facts: { key: string; name: ReactNode; said: ReactNode }[];
}

/** Names and what is said of each, folded on a phone. */
function Facts({ id, title, facts }: FactsProps) {
  return (
    <details className="phone-fold">
      <summary className="cross">
        <h2 id={id}>{title}</h2>
      </summary>
      <dl>
        {facts.map(({ key, name, said }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </details>
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
