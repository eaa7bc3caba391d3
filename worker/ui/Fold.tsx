import type { ReactNode } from 'react';
import './fold.css';

interface FoldProps {
  /** What opens it. */
  label: string;
  children: ReactNode;
}

/** What is to be looked up and not read: folded on a phone until asked for, open where there is room and on paper. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className="fold-label">{label}</summary>
      {children}
    </details>
  );
}
