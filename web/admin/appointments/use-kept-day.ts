import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListWork } from '../check-ins/use-list-activity';
import type { DayLines } from './day-lines';

export interface ReadDay {
  day: DayLines | undefined;
  /** Epoch milliseconds; what had ended by then is folded. */
  readAt: number;
}

/** A pointer that rests for so long after the first change that it holds back holds none any longer. */
const maxRest = 15_000;

/** The lines of a day as they stood, with what is known of each by now. */
const kept = (before: DayLines, latest: DayLines): DayLines => {
  const known = new Map(latest.appointments.map((one) => [one.id, one]));
  return { ...before, appointments: before.appointments.map((one) => known.get(one.id) ?? one) };
};

/** The day as it is to be listed: while the pointer is on one of its lines none comes, goes or is folded. */
export function useKeptDay({ day, readAt }: ReadDay) {
  const [held, setHeld] = useState<ReadDay | null>(null);
  const shown = useMemo(
    () =>
      held?.day && held.day.date === day?.date ? { day: kept(held.day, day), readAt: held.readAt } : { day, readAt },
    [held, day, readAt],
  );
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const hold = useCallback((work: ListWork, pointerId: string | null) => {
    if (work === 'lift') setHeld(null);
    else if (work === 'rest' && pointerId !== null) setHeld((before) => before ?? latest.current);
  }, []);
  const release = useCallback(() => setHeld(null), []);
  const isBehind = held !== null && held.day !== day;
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(release, maxRest);
    return () => clearTimeout(timer);
  }, [isBehind, release]);
  return { shown, hold, release };
}
