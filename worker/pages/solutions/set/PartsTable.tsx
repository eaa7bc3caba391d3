import type { Translate } from '#shared/i18n/translate.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { ProductSolutionData } from './product-solution.generated.ts';
import './parts-table.css';

interface PartsTableProps {
  parts: NonNullable<ProductSolutionData['productSolution']>['parts'];
  /** Id of the heading that names the table. */
  labelledBy: string;
  t: Translate;
}

/** The bill of materials: how many of what, how it looks and what for. Products lead to their pages. */
export function PartsTable({ parts, labelledBy, t }: PartsTableProps) {
  return (
    <table className="parts-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('sets.quantity')}</th>
          <th scope="col">{t('sets.part')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ quantity, name, note, product }) => (
          <tr key={name}>
            <td>{quantity}</td>
            <td>
              <div className="parts-table-part">
                <strong>{product ? <a href={product.path}>{name}</a> : name}</strong>
                <span>{note}</span>
                {product?.gallery[0] && (
                  <Picture
                    className="parts-table-picture"
                    image={product.gallery[0]}
                    sizes="(min-width: 48em) 96px, 72px"
                    decorative
                  />
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
