import type { Html as SafeHtml } from '../backend/scalars.ts';
import { Html } from './Html.tsx';
import '#shared/ui/cross.css';
import './questions.css';

interface QuestionsProps {
  questions: readonly { key: string; question: string; answer: SafeHtml }[];
  /** The first is open, as where few of them stand beside a card. */
  firstOpen?: boolean;
}

/** Questions that open their answers, without scripts; each has an address of its own. */
export function Questions({ questions, firstOpen = false }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ key, question, answer }, index) => (
        <details key={key} id={`pergunta-${key}`} open={firstOpen && index === 0}>
          <summary className="cross">{question}</summary>
          <Html className="questions-answer" markup={answer} />
        </details>
      ))}
    </div>
  );
}
