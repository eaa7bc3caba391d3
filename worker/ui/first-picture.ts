import { createContext } from 'react';

/**
 * Told, while a page is rendered, of the picture that its visitor waits for: its preload as a `Link` header, so that a
 * browser can fetch it before it has read any of the page.
 */
export const FirstPicture = createContext<(link: string) => void>(() => undefined);
