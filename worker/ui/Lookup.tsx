import type { ReactNode } from 'react';
import '#shared/ui/cross.css';
import './lookup.css';

interface LookupProps {
  /** What opens it. */
  label: string;
  children: ReactNode;
}

/** What is to be looked up and not read: folded on a phone until asked for, open where there is room and on paper. */
export function Lookup({ label, children }: LookupProps) {
  return (
    <details className="lookup">
      <summary className="lookup-label cross">{label}</summary>
      {children}
    </details>
  );
}
