import type { ConsentWords } from './pt.ts';

export const consentWords: ConsentWords = {
  text: 'If you agree, we measure visits and what our advertising achieves. You can change your mind at the foot of any page.',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
};
