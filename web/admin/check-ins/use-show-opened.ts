import { useEffect, useRef, type RefObject } from 'react';

/** Brings a card that was just opened into sight: its buttons would stand under the bar at the foot of a phone. */
export function useShowOpened(table: RefObject<HTMLElement | null>, openIds: ReadonlySet<string>) {
  const before = useRef(openIds);
  useEffect(() => {
    const opened = [...openIds].find((id) => !before.current.has(id));
    before.current = openIds;
    if (opened) table.current?.querySelector(`[data-id="${opened}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [table, openIds]);
}
