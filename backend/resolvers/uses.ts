import type { Locale } from '#shared/i18n/locales.ts';
import type { PictureContent, ProductContent, ProjectContent } from '../content/entities.ts';
import { projects } from '../content/projects/index.ts';
import { listIn } from './existence.ts';

/** Families whose models no picture shows by themselves: they run on, or stand in, the equipment that it shows. */
const UNSEEN: readonly string[] = ['software', 'accessories'];

interface Uses {
  /** Projects with a picture of theirs that shows the product: whoever buys it sees that, and no other model. */
  shown: { project: ProjectContent<never>; picture: PictureContent<never> }[];
  others: ProjectContent<never>[];
}

/** The projects of a language that a product was used in. Throws where one names a picture that it does not have. */
export function listUses({ key, category }: ProductContent<never>, locale: Locale): Uses {
  const uses = listIn(projects, locale).flatMap((project) =>
    project.products
      .filter(({ product }) => product === key)
      .map((use) => {
        const picture = findShown(project, [use]);
        return { project, picture: picture ?? (UNSEEN.includes(category) ? project.picture : undefined) };
      }),
  );
  return {
    shown: uses.flatMap(({ project, picture }) => (picture ? [{ project, picture }] : [])),
    others: uses.flatMap(({ project, picture }) => (picture ? [] : [project])),
  };
}

/**
 * The picture of a project that shows one of these models of it, the first or the last of those: who goes from a family to
 * a product sees another. Throws where the project does not have the one that is named.
 */
export function findShown(
  { key, picture, gallery }: ProjectContent<never>,
  models: ProjectContent<never>['products'],
  which: 'first' | 'last' = 'first',
): PictureContent<never> | undefined {
  const id = models.find(({ pictured }) => pictured !== undefined)?.pictured?.at(which === 'first' ? 0 : -1);
  if (id === undefined) return undefined;
  const found = [picture, ...gallery].find((candidate) => candidate.id === id);
  if (!found) throw new Error(`projects/${key}: no picture ${id}`);
  return found;
}
