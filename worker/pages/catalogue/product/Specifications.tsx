import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/translate.ts';
import type { Product } from './product.ts';
import './specifications.css';

interface SpecificationsProps {
  groups: Product['specifications'];
  t: Translate;
  /** What stands below the table: the documents that say the same. */
  children: ReactNode;
}

/** The specification table, a group at a time. */
export function Specifications({ groups, t, children }: SpecificationsProps) {
  return (
    <section className="section section-sand" aria-labelledby="caracteristicas">
      <div className="container">
        <h2 id="caracteristicas">{t('product.specifications')}</h2>
        <div className="specifications">
          {groups.map((group) => (
            <table key={group.key}>
              <caption>{group.title}</caption>
              <tbody>
                {group.rows.map((row) => (
                  <tr key={row.key}>
                    <th scope="row">{row.label}</th>
                    <td>{row.unit ? `${row.value}\u00a0${row.unit}` : row.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
