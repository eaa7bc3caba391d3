import type { Locale } from '#shared/i18n/locales.ts';
import { site } from '#shared/site.ts';
import type { InternshipContent, JobContent } from '../content/entities.ts';
import { internships } from '../content/internships/index.ts';
import { jobs } from '../content/jobs/index.ts';
import type { Internship, Job, PostalAddress } from '../generated/schema.ts';
import { listIn } from './existence.ts';
import { localiseFields } from './fields.ts';
import type { Lazy } from './lazy.ts';

/** The jobs of a language that can be applied for at a moment, in milliseconds since 1970. */
export function listJobs(locale: Locale, now: number): Lazy<Job>[] {
  return listIn(jobs, locale)
    .filter((job) => isOpen(job, now))
    .map((job) => ({ ...localiseFields(job, locale), addresses: () => listAddresses(job) }));
}

/** The internships of a language that can be applied for at a moment, in milliseconds since 1970. */
export function listInternships(locale: Locale, now: number): Lazy<Internship>[] {
  return listIn(internships, locale)
    .filter((internship) => isOpen(internship, now))
    .map((internship) => ({ ...localiseFields(internship, locale), addresses: () => listAddresses(internship) }));
}

function listAddresses({ addresses }: JobContent<never> | InternshipContent<never>): PostalAddress[] {
  return addresses.map((key) => site.addresses[key]);
}

function isOpen({ closesAt }: JobContent<never> | InternshipContent<never>, now: number): boolean {
  return Date.parse(closesAt) > now;
}
