import { localeFacts } from '#shared/i18n/locales.ts';
import type { PageState } from '../view/page-state.ts';
import { Icon } from './Icon.tsx';

interface FileButtonProps {
  /** Null where it has not been printed yet: then there is no button. */
  file: { url: string; pages: number; bytes: number } | null;
  label: string;
  state: PageState;
}

/** The button to a file that a form was filled in for, with what it weighs. */
export function FileButton({ file, label, state: { locale, t } }: FileButtonProps) {
  if (!file) return null;
  return (
    <>
      <a className="button button-primary" href={file.url}>
        <Icon name="download" />
        {label}
      </a>
      <small>
        {t('product.pages', { count: file.pages })} · {formatBytes(file.bytes, localeFacts[locale].tag)}
      </small>
    </>
  );
}

function formatBytes(bytes: number, tag: string): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000);
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits }).format(amount);
}
