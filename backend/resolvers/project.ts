import type { Locale } from '#shared/i18n/locales.ts';
import type { ProjectContent } from '../content/entities.ts';
import type { Project } from '../generated/schema.ts';
import { toImage } from './image.ts';
import type { Lazy } from './lazy.ts';
import { localiseFields } from './localise.ts';

/** A project in a language that it exists in. */
export function resolveProject(project: ProjectContent<never>, locale: Locale): Lazy<Project> {
  return { ...localiseFields(project, locale), image: () => toImage(project.picture, locale) };
}
