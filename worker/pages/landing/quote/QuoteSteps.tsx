import './quote-steps.css';

interface QuoteStepsProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** What happens, one thing after the other. */
export function QuoteSteps({ title, steps }: QuoteStepsProps) {
  return (
    <section className="quote-steps">
      <h2 className="quote-steps-title">{title}</h2>
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
