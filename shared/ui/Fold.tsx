import { type ReactNode, useState } from 'react';

interface FoldProps {
  summary: string;
  /** Something in it has to be seen: it opens by itself, and stays open until it is closed. */
  isWanted: boolean;
  children: ReactNode;
}

/** What few need, folded away; without scripts too. */
export function Fold({ summary, isWanted, children }: FoldProps) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [isOpen, setOpen] = useState(isWanted);
  // While rendering, so that what is linked to is there at once.
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <details className="fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cross">{summary}</summary>
      {children}
    </details>
  );
}
