import { formatSize } from '#shared/i18n/format-size.ts';
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
        {t('product.pages', { count: file.pages })} · {formatSize(file.bytes, locale)}
      </small>
    </>
  );
}
