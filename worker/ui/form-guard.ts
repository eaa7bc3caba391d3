import { createContext } from 'react';
import type { FormGuard } from '#shared/forms/guard.ts';

/** What every form of a page carries against programs that fill in forms; nothing where no secret is set. */
export const PageGuard = createContext<FormGuard>({});
