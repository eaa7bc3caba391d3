import './steps.css';

interface StepsProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** What happens, one thing after the other. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section className="steps">
      <h2 className="steps-title">{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
