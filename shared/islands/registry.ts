import { type ComponentProps, createElement } from 'react';
import { loadProblemWords } from '../forms/problem-words/load.ts';
import type { FormId } from '../forms/registry.ts';
import type { FieldHints } from '../forms/words.ts';
import { addSheet } from '../ui/add-sheet.ts';
import type { LeadFormProps } from './LeadForm.tsx';

/** What a form's island is given with its page: its words it loads by itself. */
export interface LeadIslandProps extends Omit<LeadFormProps, 'words' | 'said'> {
  form: FormId;
  /** Path of the privacy policy. */
  privacy: string;
  hints?: FieldHints | undefined;
}

const added = new Set<string>();

/** What forms say once they are awake has styles that their pages do not carry; they stay for all of them. */
function addOnce(styles: string): void {
  if (!added.has(styles)) addSheet(styles);
  added.add(styles);
}

/** The islands by name: what the browser loads when one is wanted. */
export const islands = {
  'lead-form': async () => {
    const { lang } = document.documentElement;
    const [{ LeadForm }, { findFormWords }, t, said, ...sheets] = await Promise.all([
      import('./LeadForm.tsx'),
      import('../forms/words.ts'),
      import('../forms/load-words.ts').then(({ loadFormTranslator }) => loadFormTranslator(lang)),
      loadProblemWords(lang),
      import('../ui/error-summary.css?sheet'),
      import('../ui/field-error.css?sheet'),
      import('../ui/field-file-words.css?sheet'),
      import('../ui/sending.css?sheet'),
    ]);
    for (const { default: styles } of sheets) addOnce(styles);
    return ({ privacy, hints, ...props }: LeadIslandProps) =>
      createElement(LeadForm, { ...props, words: findFormWords(props.form, t, privacy, hints), said });
  },
} as const;

export type IslandName = keyof typeof islands;

/** What an island takes; serialisable, since it travels in the page. */
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/** When an island wakes: shortly before it is seen, when the browser has nothing else to do, or when it is touched. */
export type IslandMoment = 'visible' | 'idle' | 'touch';
