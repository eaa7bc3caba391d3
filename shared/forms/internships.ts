import { type FormDefinition, optional, required } from './form.ts';

/** Applies for an internship. */
export const internships = {
  id: 'internships',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    optional('institution'),
    required('internshipType'),
    required('reason'),
    optional('file', 'fileCurriculum'),
    required('privacy'),
  ],
  thanks: 'application',
  next: 'application',
} as const satisfies FormDefinition;
