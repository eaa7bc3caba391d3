import type { Thing } from 'schema-dts';
import { site } from '#shared/site.ts';
import type { About } from '../view/structured-data/about.ts';
import { describeBranch } from '../view/structured-data/company.ts';
import { describeQuestions } from '../view/structured-data/questions.ts';
import type { BlocksData } from './blocks.fragment.generated.ts';

/** What the blocks of a page say to machines: its questions, and where the company is. */
export function describeBlocks(blocks: readonly BlocksData[], image: string | undefined, about: About): Thing[] {
  const questions = blocks.flatMap((block) => (block.__typename === 'QuestionsBlock' ? block.questions : []));
  const branches = blocks.flatMap((block) => (block.__typename === 'BranchesBlock' ? block.branches : []));
  return [
    ...describeQuestions(questions),
    ...branches.map(({ name, street, postalCode, locality }) =>
      describeBranch({ name: `${site.name}, ${name}`, street, postalCode, locality }, image, about),
    ),
  ];
}
