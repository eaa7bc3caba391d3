import type { PageState } from '../../view/page-state.ts';
import './applied-for.css';

/** Above the form of applications: the position that is applied for, and the way to another one. */
export function AppliedFor({ title, state: { path, t } }: { title: string; state: PageState }) {
  return (
    <div className="applied-for">
      {`${t('recruitment.appliedFor')} `}
      <strong>{title}</strong>{' '}
      <a href={path}>
        {t('recruitment.change')} <span className="visually-hidden">{t('recruitment.changeWhat')}</span>
      </a>
    </div>
  );
}
