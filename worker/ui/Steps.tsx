import './steps.css';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
  /** Level of their headings in the page. */
  level?: 3 | 4;
}

/** What happens one after the other, numbered. */
export function Steps({ steps, level = 3 }: StepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className="steps" data-steps={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
