import type { Html as SafeHtml } from '../backend/scalars.ts';
import { Html } from './Html.tsx';
import '#shared/ui/cross.css';
import './questions.css';

interface QuestionsProps {
  questions: readonly { key: string; question: string; answer: SafeHtml }[];
}

/** Questions that open their answers, without scripts; each has an address of its own. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ key, question, answer }) => (
        <details key={key} id={`pergunta-${key}`}>
          <summary className="cross">{question}</summary>
          <Html className="questions-answer" markup={answer} />
        </details>
      ))}
    </div>
  );
}
