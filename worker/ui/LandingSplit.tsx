import type { ReactNode } from 'react';
import './landing-split.css';

interface LandingSplitProps {
  /** The ground of promise and proof. */
  tone: 'ink' | 'sand' | 'turquoise';
  /** The promise: what the visitor gets. */
  title: string;
  lead: string;
  /** The form, or what stands in its place. */
  form: ReactNode;
  /** Why to believe the promise: beside the form on a desk, below it on a phone. */
  children: ReactNode;
}

/** One promise, one form beside it, and the proof. */
export function LandingSplit({ tone, title, lead, form, children }: LandingSplitProps) {
  return (
    <div className={`landing-split landing-split-${tone}`}>
      <div className="landing-split-promise">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="landing-split-form">{form}</div>
      <div className="landing-split-proof">{children}</div>
    </div>
  );
}
