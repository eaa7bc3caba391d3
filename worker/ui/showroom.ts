import { createContext } from 'react';
import type { PictureData } from './picture.fragment.generated.ts';

/** Views of the showroom, for the invitation that closes a page; none where content has none (yet). */
export const Showroom = createContext<readonly PictureData[]>([]);
