import { site } from '#shared/site.ts';
import type { PageState } from '../view/page-state.ts';
import { MailAddress } from './MailAddress.tsx';

/** How to have a manual that is not published: with the order, or before it by e-mail. */
export function ManualRequest({ t }: Pick<PageState, 't'>) {
  return (
    <p>
      {`${t('manuals.othersText')} `}
      <a href={`mailto:${site.email}`}>
        <MailAddress />
      </a>
    </p>
  );
}
