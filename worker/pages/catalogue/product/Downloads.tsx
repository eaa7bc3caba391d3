import { formatSize } from '#shared/i18n/format-size.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ManualRequest } from '../../../ui/ManualRequest.tsx';
import type { PageState } from '../../../view/page-state.ts';
import type { Product } from './product.ts';
import './downloads.css';

/** Documents to take away, each with its size, and manuals to read, or how to have one that is not published. */
export function Downloads({
  product: { downloads, manuals },
  state: { locale, t },
}: {
  product: Product;
  state: PageState;
}) {
  return (
    <>
      <h2 id="documentos">{t('product.downloads')}</h2>
      <ul className="downloads">
        {downloads.map((download) => (
          <li key={download.url}>
            <a href={download.url} download>
              <Icon name="download" />
              <strong>{download.label}</strong>
              <span>
                {`PDF · ${t('product.pages', { count: download.pages })} · ${formatSize(download.bytes, locale)}`}
              </span>
            </a>
          </li>
        ))}
        {manuals.map((manual) => (
          <li key={manual.key}>
            <a href={manual.path}>
              <Icon name="document" />
              <strong>{manual.title}</strong>
              <span>{t('product.version', { version: manual.version })}</span>
            </a>
          </li>
        ))}
        {manuals.length === 0 && (
          <li>
            <ManualRequest t={t} />
          </li>
        )}
      </ul>
    </>
  );
}
