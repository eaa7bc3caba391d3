import type { PurposeWords } from './pt.ts';

export const purposeWords: PurposeWords = {
  save: 'Save',
  statistics: 'Statistics: how many visits there are and which pages are read',
  marketing: 'Marketing: which advertisement you came from and whether it led to an enquiry',
};
