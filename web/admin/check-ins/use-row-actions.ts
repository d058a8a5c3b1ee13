import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActions } from './QueueRow';

/** A stable object whose functions call those of the latest render, as rows compare it by reference. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      setStatus: (checkIn, status) => latest.current.setStatus(checkIn, status),
      undoNoShow: (checkIn) => latest.current.undoNoShow(checkIn),
      callUp: (checkIn) => latest.current.callUp(checkIn),
      answer: (checkIn) => latest.current.answer(checkIn),
      dismissReply: (checkIn) => latest.current.dismissReply(checkIn),
      openMenu: (checkIn, anchor) => latest.current.openMenu(checkIn, anchor),
    }),
    [],
  );
}
