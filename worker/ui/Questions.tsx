import type { Html as SafeHtml } from '../backend/scalars.ts';
import { Html } from './Html.tsx';
import '#shared/ui/cross.css';
import './questions.css';

interface QuestionsProps {
  questions: readonly { key: string; question: string; answer: SafeHtml }[];
  /** How many are open from the first, as where few of them stand beside a card. */
  opened?: number;
}

/** Questions that open their answers, without scripts; each has an address of its own. */
export function Questions({ questions, opened = 0 }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ key, question, answer }, index) => (
        <details key={key} id={`pergunta-${key}`} open={index < opened}>
          <summary className="cross">{question}</summary>
          <Html className="questions-answer" markup={answer} />
        </details>
      ))}
    </div>
  );
}
