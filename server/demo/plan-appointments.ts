import { DateTime } from 'luxon';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations.js';
import { planBlocks, type DemoBlock } from './plan-blocks.js';
import { seeded } from './seeded.js';
import type { DemoMember } from './staff.js';

export interface DemoAppointment {
  /** Index into those who come by appointment. */
  person: number;
  /** Index into the demo's staff; null for anyone. */
  staff: number | null;
  isAskedFor: boolean;
  /** Indices into the demo's services. */
  services: number[];
  notes: string;
  startsAt: Date;
  madeAt: Date;
  change: { at: Date; flag: 'CANCELED' | 'NO_SHOW' } | null;
}

interface Salon {
  people: number;
  /** Durations of the services in minutes. */
  services: readonly number[];
  staff: readonly DemoMember[];
  /** Dates on which the salon is closed, or shorter open, as in 2026-12-25. */
  exceptions: ReadonlySet<string>;
}

/** Days before and after today. */
const DAYS = 14;
/** The longest that one is made ahead. */
const MAX_DAYS_AHEAD = 6;
const STEP = 15;
const NOTES = ['', '', '', '', 'Prefers the chair at the window', 'Bring the color chart', 'Always ten minutes early'];

/** Appointments of the last two and the next two weeks, none over another, with the times that the staff blocked. Deterministic for the same `now`. */
export function planAppointments(
  { people, services, staff, exceptions }: Salon,
  now: Date,
  zone: string,
): { appointments: DemoAppointment[]; blocks: DemoBlock[] } {
  const random = seeded(20_261_127);
  const pick = (count: number): number => Math.floor(random() * count);
  const today = DateTime.fromJSDate(now, { zone }).startOf('day');
  const blocks = planBlocks(staff, today, exceptions);
  const appointments: DemoAppointment[] = [];
  let next = pick(people);

  function add(startsAt: Date, who: number | null, wishes: number[]): void {
    const madeAt = new Date(
      Math.min(startsAt.getTime() - (1 + pick(MAX_DAYS_AHEAD)) * DAY_MS, now.getTime() - (4 + pick(60)) * HOUR_MS),
    );
    next += 1;
    appointments.push({
      person: next % people,
      staff: who,
      isAskedFor: who !== null && pick(5) < 2,
      services: wishes,
      notes: NOTES[pick(NOTES.length)]!,
      startsAt,
      madeAt,
      change: changeOf(startsAt, madeAt),
    });
  }
  function changeOf(startsAt: Date, madeAt: Date): DemoAppointment['change'] {
    const share = random();
    const missed = new Date(startsAt.getTime() + 20 * MINUTE_MS);
    if (share < 0.06 && missed < now) return { at: missed, flag: 'NO_SHOW' };
    const canceled = new Date(Math.min(startsAt.getTime() - 3 * HOUR_MS, now.getTime() - HOUR_MS));
    return share > 0.93 && canceled > madeAt ? { at: canceled, flag: 'CANCELED' } : null;
  }

  for (let day = -DAYS; day < DAYS; day += 1) {
    const date = today.plus({ days: day });
    if (exceptions.has(date.toISODate()!)) continue;
    const at = (minutes: number): Date => date.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toJSDate();
    for (const [index, { weekdays, opens, closes }] of staff.entries()) {
      if (!weekdays.includes(date.weekday % 7)) continue;
      const taken = blocks.filter((block) => block.date === date.toISODate() && block.staff.includes(index));
      // The calendar of the second week to come still has room.
      const most = day > DAYS / 2 ? 2 : 3;
      let minutes = opens + STEP * pick(6);
      for (let count = pick(2); count < most; count += 1) {
        const wishes = [...new Set([pick(services.length), ...(pick(4) === 0 ? [pick(services.length)] : [])])];
        const end = minutes + wishes.reduce((sum, wish) => sum + services[wish]!, 0);
        const blocked = taken.find((block) => block.opens < end && minutes < block.closes);
        if (!blocked && end <= closes) add(at(minutes), index, wishes);
        minutes = Math.ceil((blocked?.closes ?? end) / STEP) * STEP + STEP * pick(6);
      }
    }
    if (date.weekday !== 7 && pick(3) === 0) add(at(660 + 30 * pick(6)), null, [pick(services.length)]);
  }
  return { appointments, blocks };
}
