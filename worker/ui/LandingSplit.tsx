import type { ComponentProps, ReactNode } from 'react';
import type { FormDefinition } from '#shared/forms/form.ts';
import { forms } from '#shared/forms/registry.ts';
import type { PageState } from '../view/page-state.ts';
import { FormPanel } from './FormPanel.tsx';
import { LandingTop } from './LandingTop.tsx';
import './landing-split.css';

interface LandingSplitProps {
  /** The ground of promise and proof. */
  tone: 'ink' | 'sand' | 'turquoise';
  /** The promise: what the visitor gets. */
  title: string;
  lead: string;
  /** Who has believed it already, as the company counts. */
  claims: readonly { value: string; label: string }[];
  /** A line of proof for who sees the form first: what was done, and where; else the first of the claims. */
  proof?: string | undefined;
  /** What it is about, seen: under the promise on a desk and on a phone, beside it on a tablet. */
  picture?: ReactNode;
  /** On a phone the picture is a small one beside the words of the promise, and the form begins higher. */
  small?: boolean;
  /** The same where a desk shows it in the proof. */
  cover?: ReactNode;
  /** The form that redeems it. */
  panel: ComponentProps<typeof FormPanel>;
  /** In place of that and of a proof: what ends the promise in every window, and rises from behind the form on a phone. */
  stand?: ReactNode;
  /** What ends the form's column. */
  below?: ReactNode;
  /** What stays beside the thanks once the form is sent; the promise has been kept then. */
  kept?: ReactNode;
  /** Why to believe the promise: beside the form on a desk, below it on a phone. */
  children: ReactNode;
}

/** One promise, one form beside it, and the proof; once the form is sent the thanks, and what was asked for. */
export function LandingSplit(props: LandingSplitProps) {
  const { tone, title, lead, claims, proof, picture, small, cover, stand, panel, below, kept, children } = props;
  const { thanks, t } = panel.state;
  const definition: FormDefinition = forms[panel.form];
  if (thanks === definition.thanks) {
    return (
      <div className={`landing-split landing-split-${tone} landing-split-kept`}>
        <LandingTop />
        <div className="landing-split-proof">{kept}</div>
        <div className="landing-split-form">
          <FormPanel {...panel} level={1} />
        </div>
      </div>
    );
  }
  const pictured = picture ? ` landing-split-pictured${small ? ' landing-split-small' : ''}` : '';
  return (
    <div className={`landing-split landing-split-${tone}${pictured}`}>
      <LandingTop />
      <div className={`landing-split-promise${cover ? ' landing-split-covered' : ''}`}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {cover && <div className="landing-split-cover">{cover}</div>}
        {stand ? <div className="landing-split-stand">{stand}</div> : <Claim proof={proof} first={claims[0]} t={t} />}
      </div>
      {picture && <div className="landing-split-picture">{picture}</div>}
      <div className="landing-split-form">
        {/* In sight from the start: what it is made of would be all that the page has to do, and for many visitors in vain. */}
        <FormPanel {...panel} when="touch" />
        {below}
      </div>
      <div className="landing-split-proof">{children}</div>
    </div>
  );
}

interface ClaimProps {
  proof: string | undefined;
  first: LandingSplitProps['claims'][number] | undefined;
  t: PageState['t'];
}

/** A line for who has not come to the proof yet. */
function Claim({ proof, first, t }: ClaimProps) {
  if (proof) return <p className="landing-split-claim">{proof}</p>;
  return (
    first && (
      <p className="landing-split-claim">
        <strong>{first.value}</strong> {first.label} · {t('landing.repaired')}
      </p>
    )
  );
}
