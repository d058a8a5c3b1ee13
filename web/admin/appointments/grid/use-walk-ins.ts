import { useMemo } from 'react';
import { clockTime } from '../../../ui/clock-time';
import { useRefresh } from '../../pieces/use-refresh';
import { wallRange } from '../wall-time';
import type { BusyTime } from './busy-blocks';
import { useCalendarGrid_QueueChangedSubscription, useCalendarGrid_WalkInsQuery } from './walk-ins.generated';

/** A time in which a staff member is busy with somebody who walked in. */
type WalkIn = BusyTime & Record<'startsAt' | 'endsAt', string>;

const none: WalkIn[] = [];

/** Who of the staff is busy with a walk-in now, live; nobody unless the day is shown `isNow`. */
export function useWalkIns(isNow: boolean, timeZone: string): readonly WalkIn[] {
  const { data, refetch } = useCalendarGrid_WalkInsQuery({ skip: !isNow, fetchPolicy: 'cache-and-network' });
  const refresh = useRefresh(() => (isNow ? refetch() : Promise.resolve()));
  useCalendarGrid_QueueChangedSubscription({ skip: !isNow, onData: refresh, onError: () => undefined });
  const walkIns = isNow ? data?.walkIns : undefined;
  return useMemo(
    () =>
      walkIns?.map(({ id, staffId, startsAt, endsAt }) => ({
        id: `walk-in-${id}`,
        ...wallRange(startsAt, endsAt, timeZone),
        startsAt,
        endsAt,
        columns: [staffId],
        isWalkIn: true,
        words: `With a walk-in since ${clockTime(startsAt, timeZone)}`,
      })) ?? none,
    [walkIns, timeZone],
  );
}
