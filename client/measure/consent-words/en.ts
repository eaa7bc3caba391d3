import type { ConsentWords } from './pt.ts';

export const consentWords: ConsentWords = {
  text: 'May we measure visits and adverts? Change your answer at the foot of any page.',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
};
