import type { ReactNode } from 'react';
import './page-intro.css';

interface PageIntroProps {
  title: string;
  headline: string;
  /** What stands beside or below the words: a picture, actions. */
  children?: ReactNode;
}

/** How a page begins: what it is, in a word and in a sentence. */
export function PageIntro({ title, headline, children }: PageIntroProps) {
  return (
    <section className="container page-intro">
      <h1>{title}</h1>
      <p className="lead">{headline}</p>
      {children}
    </section>
  );
}
