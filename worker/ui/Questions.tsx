import type { Html as SafeHtml } from '../backend/scalars.ts';
import { Html } from './Html.tsx';
import '#shared/ui/cross.css';
import './questions.css';

interface QuestionsProps {
  questions: readonly { key: string; question: string; answer: SafeHtml }[];
  /** Whether the first one is open, as where a card stands beside few of them. */
  opensFirst?: boolean;
}

/** Questions that open their answers, without scripts; each has an address of its own. */
export function Questions({ questions, opensFirst = false }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ key, question, answer }, index) => (
        <details key={key} id={`pergunta-${key}`} open={opensFirst && index === 0}>
          <summary className="cross">{question}</summary>
          <Html className="questions-answer" markup={answer} />
        </details>
      ))}
    </div>
  );
}
