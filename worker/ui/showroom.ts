import { createContext } from 'react';
import type { PictureData } from './picture.fragment.generated.ts';

/** The picture of the showroom, for the invitation that closes a page; null where content has none (yet). */
export const Showroom = createContext<PictureData | null>(null);
