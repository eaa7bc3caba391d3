import * as v from 'valibot';
import { buildPath } from '#shared/routes/build.ts';
import type { PageId } from '#shared/routes/table.ts';
import type { PageState } from '../../view/page-state.ts';
import { buildQuery } from '../../view/query.ts';
import { choice } from '../parameters.ts';

/** Which of the positions somebody applies for, by its key. */
export const parameters = v.object({ position: choice });

export type PositionQuery = v.InferOutput<typeof parameters>;

/** Where the form stands. */
const FORM = '#candidatura';

/** The page that knows for which position somebody applies. */
export function buildPositionPath(page: PageId, position: string, { locale }: PageState): string {
  return `${buildPath(page, locale)}${buildQuery({ position })}`;
}

/** Where one applies for a position: the form of that page. */
export function buildApplyPath(page: PageId, position: string, state: PageState): string {
  return `${buildPositionPath(page, position, state)}${FORM}`;
}

/** The choice, if there is such a position and it is open. */
export function settlePosition({ position }: PositionQuery, open: readonly { key: string }[]): PositionQuery {
  return { position: open.some(({ key }) => key === position) ? position : undefined };
}
