import './page-intro.css';

interface PageIntroProps {
  title: string;
  headline: string;
}

/** How a page begins: what it is, in a word and in a sentence. */
export function PageIntro({ title, headline }: PageIntroProps) {
  return (
    <section className="container page-intro">
      <h1>{title}</h1>
      <p className="lead">{headline}</p>
    </section>
  );
}
