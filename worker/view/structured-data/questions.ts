import type { Thing } from 'schema-dts';
import type { Html } from '../../backend/scalars.ts';
import { readText } from './read-text.ts';

/** The questions that a page answers; nothing where there are none. */
export function describeQuestions(questions: readonly { question: string; answer: Html }[]): Thing[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: readText(answer) },
      })),
    },
  ];
}
