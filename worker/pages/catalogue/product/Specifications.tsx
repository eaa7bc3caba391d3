import type { Translate } from '#shared/i18n/translate.ts';
import { balanceGroups } from './balance-groups.ts';
import { gatherSingles } from './gather-singles.ts';
import type { Product } from './product.ts';
import '#shared/ui/cross.css';
import '../../../ui/phone-fold.css';
import './specifications.css';

interface SpecificationsProps {
  groups: Product['specifications'];
  t: Translate;
}

/** The specification table, a group at a time: folded on phones but the first, all of it in sight elsewhere and in print. */
export function Specifications({ groups, t }: SpecificationsProps) {
  return (
    <section className="section section-sand" aria-labelledby="caracteristicas">
      <div className="container">
        <h2 id="caracteristicas">{t('product.specifications')}</h2>
        <div className="specifications">
          {balanceGroups(gatherSingles(groups, t('product.general'))).map((group, index) => (
            <details key={group.key} className="phone-fold" open={index === 0}>
              <summary className="cross">
                <h3>{group.title}</h3>
              </summary>
              <table>
                <tbody>
                  {group.rows.map((row) => (
                    <tr key={row.key}>
                      <th scope="row">{row.label}</th>
                      <td>{row.unit ? `${row.value}\u00a0${row.unit}` : row.value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
