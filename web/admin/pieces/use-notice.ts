import { createContext, useContext } from 'react';

/** `undo` shows a button for `seconds` (10 unless told). */
export type Notice = { message: string; undo?: () => void; seconds?: number };

export const NoticeContext = createContext<(notice: Notice) => void>(() => undefined);

export const useNotice = () => useContext(NoticeContext);
