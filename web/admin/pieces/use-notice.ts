import { createContext, useContext } from 'react';

/** `undo` shows a button. `seconds` is how long it stays: 10 with `undo`, else 5. */
export interface Notice {
  message: string;
  undo?: () => void;
  seconds?: number;
}

/** Null takes away the notice on the screen, but one that can be undone. */
export const NoticeContext = createContext<(notice: Notice | null) => void>(() => undefined);

export const useNotice = () => useContext(NoticeContext);
