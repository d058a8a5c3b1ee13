import { createContext } from 'react';

/** Where the top bar wants the page's title and action; null outside the shell. */
export const TitleSlot = createContext<HTMLElement | null>(null);
