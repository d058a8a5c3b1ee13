import { useState } from 'react';
import { useNotice } from '../pieces/use-notice';
import type { Slot } from './entry/appointment-draft';
import type { PickedTime } from './grid/CalendarGrid';
import { staffOfColumn } from './grid/grid-columns';
import { slotStart, usualStart } from './new-slot';
import { outsideHours, outsideWords, type Hours } from './outside-hours';
import type { CalendarUrl } from './use-calendar-url';
import { dateIn, instantAt } from './wall-time';

interface Scene {
  url: CalendarUrl;
  interval: number;
  today: string;
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  hours: Hours | undefined;
  /** The one column that is shown, null for all. */
  filter: string | null;
  nameOf: (staffId: string) => string;
  ask: (words: string) => Promise<boolean>;
}

const minute = 60_000;

/** The time for which the form of a new appointment opens: the one that was chosen in the grid, or the usual one. */
export function useSlot({ url, interval, today, now, timeZone, hours, filter, nameOf, ask }: Scene) {
  const notify = useNotice();
  const [picked, setPicked] = useState<Slot | null>(null);

  async function pick({ start, minutes, column }: PickedTime) {
    if (start.slice(0, 10) < dateIn(timeZone, now)) {
      notify({ message: 'The date cannot be earlier than today.' });
      return;
    }
    const startsAt = instantAt(minutes === null ? slotStart(start, interval) : start, timeZone);
    const named = column ?? filter;
    const staffId = named === null ? null : staffOfColumn(named);
    // Of a click only the start is chosen.
    const endsAt = new Date(startsAt.getTime() + (minutes ?? 5) * minute);
    const outside = hours ? outsideHours({ startsAt, endsAt, staffId }, hours) : null;
    if (outside) {
      const owner = outside.staffId && nameOf(outside.staffId);
      if (!(await ask(outsideWords(outside.at, owner, timeZone)))) return;
    }
    setPicked({
      startsAt,
      minutes: minutes ?? interval,
      isAgreed: outside !== null,
      ...(named !== null && { staffId }),
    });
    url.open({ action: 'add-appointment' });
  }
  function openUsual(action: 'add-appointment' | 'add-event') {
    setPicked(null);
    url.open({ action });
  }
  const knowsToday = hours?.hasHours && hours.days.some(({ date }) => date === today);
  const open = knowsToday ? hours.days.flatMap((day) => day.open) : undefined;
  const usual: Slot = {
    startsAt: usualStart(url.date < today ? today : url.date, { timeZone, now, interval, open }),
    ...(filter !== null && { staffId: staffOfColumn(filter) }),
  };
  /** For somebody in particular. */
  function openAt(slot: Slot) {
    setPicked(slot);
    url.open({ action: 'add-appointment' });
  }
  return { slot: picked ?? usual, pick, open: openUsual, openAt };
}
