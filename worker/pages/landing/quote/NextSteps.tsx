import './next-steps.css';

interface NextStepsProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** What happens, one thing after the other. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <section className="next-steps">
      <h2 className="next-steps-title">{title}</h2>
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
