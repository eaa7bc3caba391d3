import type { ProblemWords } from './pt.ts';

export const problemWords: ProblemWords = {
  required: {
    solution: 'Solution field is required',
    internshipType: 'Type of internship is required',
    file: 'File field is required',
    subject: 'The subject field is required',
    message: 'The message field is required',
    problem: 'Tell us what your problem is',
    contractNumber: 'The contract number field is required',
    invoiceNumber: 'The invoice number field is required',
    institution: 'The company or institution field is required',
    reason: 'Why we should choose you is required',
    comments: 'Comments field is required',
    product: 'Product field is required',
    name: 'Name field is required',
    email: 'Email field is required',
    phone: 'Mobile field is required',
    company: 'Company field is required',
    privacy: 'Privacy policy field is required',
  },
  invalid: {
    fileType: 'This type of file is not accepted: send PDF, Word, ODT, PNG or JPG',
    fileSize: 'This file is too large: {{max}}\u00a0MB at most',
    email: 'Invalid email',
    phoneSigns: 'Invalid mobile number: use only digits, spaces and the signs + - ( ) . /',
    phoneShort: 'Invalid mobile number: enter at least {{min}} digits',
    phoneLong: 'Invalid mobile number: enter {{max}} digits at most',
    tooLong: 'This text is too long: {{max}} characters at most',
    other: 'Invalid value',
  },
  failures: {
    failed:
      'We could not send your request. What you wrote is still here: try again, or call {{phone}} or write to {{email}}.',
    offline: 'You are offline. What you wrote is still here: send it again when you are back online.',
    refused:
      'We could not take your request this way. What you wrote is still here: call {{phone}} or write to {{email}}.',
    tooLarge:
      'What you sent is too large: 12\u00a0MB at most. What you wrote is still here: choose a smaller file or send it without one.',
    tooMany: 'We have received too many requests. What you wrote is still here: wait a minute and send it again.',
  },
};
