import { DateTime } from 'luxon';
import type { BookingFacts, WantedPart } from '../../server/domain/appointments/availability/bookable-starts.js';
import type { BlockedTime } from '../../server/domain/appointments/availability/blocked-times.js';

/** A minute as luxon says it. */
interface Minute {
  /** Since 1970. */
  at: number;
  date: string;
  weekday: number;
  /** What the clock on the wall shows, as if it were UTC. */
  local: number;
}

interface Range {
  opens: number;
  closes: number;
}

const localOf = (date: string, minute: number): number => Date.parse(`${date}T00:00Z`) / 60_000 + minute;

/** Zones change at full hours, or at a quarter: luxon says every fifth minute, and the clock runs on in between. */
const STEP = 5;

/** All minutes of some days. */
export function minutesOfDays(timeZone: string, firstDate: string, days: number): Minute[] {
  const first = DateTime.fromISO(firstDate, { zone: timeZone }).startOf('day');
  const [from, to] = [first.toMillis(), first.plus({ days }).startOf('day').toMillis()];
  return Array.from({ length: (to - from) / 60_000 / STEP }, (_, index) => {
    const time = DateTime.fromMillis(from + index * STEP * 60_000, { zone: timeZone });
    const date = time.toISODate()!;
    const local = localOf(date, time.hour * 60 + time.minute);
    return Array.from({ length: STEP }, (__, minute) => ({
      at: from / 60_000 + index * STEP + minute,
      date,
      weekday: time.weekday % 7,
      local: local + minute,
    }));
  }).flat();
}

/**
 * When customers can begin a visit, found minute by minute: slow, and as one would tell it to somebody. `minutes` reach from the day before the first date to
 * two days beyond the last one. Returns minutes since 1970 by date.
 */
export function obviousStarts(
  facts: BookingFacts,
  { parts, dates, minutes }: { parts: readonly WantedPart[]; dates: readonly string[]; minutes: readonly Minute[] },
): Record<string, number[]> {
  const { schedules, settings, members, blocked, now, timeZone } = facts;
  const shop = schedules.get(null);
  const base = minutes[0]!.at;
  const dated = [...new Map(minutes.map(({ date, weekday }) => [date, weekday]))];
  const firstAt = (local: number): number => {
    const index = minutes.findIndex((minute) => minute.local >= local);
    return index < 0 ? minutes.length : index;
  };

  const rangesOf = (owner: string | null, date: string, weekday: number): Range[] => {
    const { exceptions, week } = schedules.get(owner)!;
    const own = exceptions.get(date) ?? week.filter((range) => range.weekday === weekday);
    const limits = owner === null ? undefined : shop?.exceptions.get(date);
    if (!limits) return [...own];
    return own
      .flatMap(({ opens, closes }) =>
        limits.map((limit) => ({ opens: Math.max(opens, limit.opens), closes: Math.min(closes, limit.closes) })),
      )
      .filter(({ opens, closes }) => opens < closes);
  };

  const isOpen = (owner: string | null): boolean[] => {
    const open = minutes.map(() => false);
    for (const [date, weekday] of dated)
      for (const { opens, closes } of rangesOf(owner, date, weekday))
        open.fill(true, firstAt(localOf(date, opens)), firstAt(localOf(date, closes)));
    return open;
  };

  const countOf = (rows: readonly BlockedTime[]): number[] => {
    const owners = minutes.map(() => new Set<string>());
    for (const { appointment, staffId, place, from, to } of rows)
      for (let at = Math.max(from, base); at < to && at - base < owners.length; at += 1)
        owners[at - base]!.add(`${appointment} ${staffId} ${place}`);
    return owners.map(({ size }) => size);
  };

  const forAll = (row: BlockedTime): boolean => row.staffId === null && row.place === null;
  const working = members.filter(({ id }) => schedules.has(id));
  const isPlaces = (part: WantedPart): boolean => part.staffId === null && working.length === 0;
  const doersOf = (part: WantedPart): { owner: string | null; rows: BlockedTime[] }[] => {
    if (isPlaces(part))
      return shop
        ? Array.from({ length: settings.bookingSlots }, (_, index) => ({
            owner: null,
            rows: blocked.filter((row) => row.place === index + 1 || forAll(row)),
          }))
        : [];
    return working
      .filter(({ id }) => part.staffId === null || part.staffId === id)
      .filter(
        ({ productIds }) => productIds.length === 0 || part.productIds.every((wanted) => productIds.includes(wanted)),
      )
      .map(({ id }) => ({ owner: id, rows: blocked.filter((row) => row.staffId === id || forAll(row)) }));
  };
  const needsOf = (part: WantedPart): BlockedTime[] => {
    if (isPlaces(part))
      return blocked.filter((row) => row.staffId !== null || (row.place !== null && row.place > settings.bookingSlots));
    return part.staffId === null ? blocked.filter(({ place }) => place !== null) : [];
  };

  const canBegin = parts.map((part) => {
    const doers = doersOf(part).map(({ owner, rows }) => ({ open: isOpen(owner), count: countOf(rows) }));
    const needs = countOf(needsOf(part));
    return (start: number): boolean => {
      const end = start + part.minutes;
      const [from, to] = [start - settings.bufferBefore, end + settings.bufferAfter];
      if (from < 0 || to > minutes.length) return false;
      const free = doers.filter(
        ({ open, count }) =>
          open.slice(start, end).every(Boolean) && count.slice(from, to).every((rowsThen) => rowsThen === 0),
      );
      return free.length > Math.max(...needs.slice(from, to));
    };
  });

  const owners = [...new Set(doersOf(parts[0]!).map(({ owner }) => owner))];
  const starts = new Set<number>();
  for (const [date, weekday] of dated) {
    const all = owners.flatMap((owner) => rangesOf(owner, date, weekday));
    const ranges = owners.length > 1 ? runsOf(all) : all;
    for (const { opens, closes } of ranges)
      for (let minute = opens; minute < closes; minute += settings.bookingInterval) starts.add(localOf(date, minute));
  }

  const today = DateTime.fromMillis(now * 60_000, { zone: timeZone });
  const last = today.plus({ days: settings.windowDays }).toISODate()!;
  const isSoon = ({ at, date }: Minute): boolean =>
    date > last ||
    at < now + (settings.noticeMinutes ?? 0) ||
    (settings.noticeMinutes === null && date <= today.toISODate()!);
  const total = parts.reduce((sum, part) => sum + part.minutes, 0);
  const found: Record<string, number[]> = Object.fromEntries(dates.map((date) => [date, []]));
  const seen = new Set<number>();
  minutes.forEach((minute, index) => {
    const isFirst = !seen.has(minute.local);
    seen.add(minute.local);
    if (!isFirst || !found[minute.date] || !starts.has(minute.local) || isSoon(minute) || total > 1440) return;
    let begins = index;
    const fits = parts.every((part, number) => {
      const can = canBegin[number]!(begins);
      begins += part.minutes;
      return can;
    });
    if (fits) found[minute.date]!.push(minute.at);
  });
  return found;
}

/** Minutes that any of the ranges has, run by run. */
function runsOf(ranges: readonly Range[]): Range[] {
  const has = (minute: number): boolean => ranges.some(({ opens, closes }) => opens <= minute && minute < closes);
  const all = Array.from({ length: 2881 }, (_, minute) => minute);
  const opens = all.filter((minute) => has(minute) && !has(minute - 1));
  const closes = all.filter((minute) => minute > 0 && !has(minute) && has(minute - 1));
  return opens.map((from, index) => ({ opens: from, closes: closes[index]! }));
}
