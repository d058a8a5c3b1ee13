import { createContext, useContext } from 'react';

/** `undo` shows a button. `seconds` is how long it stays: 10 with `undo`, else 5. `onGone` is called once it is closed or replaced. */
export interface Notice {
  message: string;
  undo?: () => void;
  onGone?: () => void;
  seconds?: number;
}

/** Null takes away the notice on the screen, but one that can be undone. */
export const NoticeContext = createContext<(notice: Notice | null) => void>(() => undefined);

export const useNotice = () => useContext(NoticeContext);
