import { createContext } from 'react';

/** Place of the page's title and action in the top bar; null outside the shell. */
export const TitleSlot = createContext<HTMLElement | null>(null);
