import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Schedule } from '../../hours/open-times.js';
import { DAY_MINUTES } from '../../hours/week.js';
import { apartByAppointment, blockedAt, blockedOf, isForAll, type BlockedTime } from './blocked-times.js';
import { datedHours, type DatedHours, type Days } from './dated-hours.js';
import {
  canBegin,
  firstAndLastTimes,
  freeTimes,
  type Resource,
  type Search,
  type Visit,
  type VisitPart,
} from './free-times.js';
import { LocalClock, localDay } from './LocalClock.js';

/** Who works at the business. */
export interface StaffFacts {
  id: string;
  /** Items that they do; none: all. */
  productIds: readonly string[];
}

/** What booking online depends on. */
export interface BookingFacts {
  timeZone: string;
  /** Of the business under the key null, and of all staff who have hours. */
  schedules: ReadonlyMap<string | null, Schedule>;
  /** Live ones. */
  members: readonly StaffFacts[];
  blocked: readonly BlockedTime[];
  settings: Pick<
    CalendarSettings,
    'bookingInterval' | 'bookingSlots' | 'noticeMinutes' | 'windowDays' | 'bufferBefore' | 'bufferAfter'
  >;
  /** Minutes since 1970. */
  now: number;
}

export interface WantedPart {
  /** Null for anyone. */
  staffId: string | null;
  productIds: readonly string[];
  minutes: number;
}

interface Wish {
  /** One after the other. */
  parts: readonly WantedPart[];
  days: Days;
}

/** What is longer than a day the staff book (ruling 25). */
export const MAX_VISIT_MINUTES = DAY_MINUTES;

/** When customers can begin a visit, in minutes since 1970, by day and in order (rulings 22 to 27). */
export function bookableStarts(facts: BookingFacts, wish: Wish): Map<number, number[]> {
  const question = questionOf(facts, wish);
  return question ? freeTimes(question.visit, question.search) : new Map();
}

/** When a visit could begin first and last if nothing were booked, in local minutes, by day; no entry for a day without hours for it. */
export function startsWithinHours(facts: BookingFacts, wish: Wish): Map<number, { first: number; last: number }> {
  const question = questionOf({ ...facts, blocked: [] }, wish);
  if (!question) return new Map();
  const { visit, search } = question;
  const edges = firstAndLastTimes(visit, search);
  for (const edge of edges.values()) {
    edge.first = search.clock.localOf(edge.first);
    edge.last = search.clock.localOf(edge.last);
  }
  return edges;
}

/** What freeTimes is asked; null where nothing can be booked in these days. */
function questionOf(facts: BookingFacts, { parts, days }: Wish): { visit: Visit; search: Search } | null {
  const { settings, timeZone, now } = facts;
  const today = localDay(timeZone, now);
  const first = Math.max(days.first, settings.noticeMinutes === null ? today + 1 : today);
  const last = Math.min(days.last, today + settings.windowDays);
  if (first > last || lengthOf(parts) > MAX_VISIT_MINUTES) return null;
  const clock = new LocalClock(timeZone, first - 1, last + 1);
  const hours = hoursAround(facts, { first, last }, clock);
  let begins = 0;
  const able = new Map<string, ReturnType<typeof whoCanDo>>();
  const visitParts = parts.map((part): VisitPart => {
    const key = JSON.stringify([part.staffId, part.productIds]);
    const can = able.get(key) ?? whoCanDo(part, facts, hours);
    able.set(key, can);
    const visitPart = { begins, minutes: part.minutes, ...can };
    begins += part.minutes;
    return visitPart;
  });
  const visit = { ...settings, interval: settings.bookingInterval, parts: visitParts };
  return { visit, search: { clock, days: { first, last }, earliest: now + (settings.noticeMinutes ?? 0) } };
}

/** Free times and the hours around them are asked for the same days, so the hours are worked out once. */
const known = new WeakMap<BookingFacts['schedules'], Days & { hours: HoursAround }>();

function hoursAround({ schedules }: BookingFacts, days: Days, clock: LocalClock): HoursAround {
  const before = known.get(schedules);
  if (before?.first === days.first && before.last === days.last) return before.hours;
  const hours = new HoursAround(schedules, days, clock);
  known.set(schedules, { ...days, hours });
  return hours;
}

/** The hours of some days, and of the days before and after, worked out for those who are asked for. */
class HoursAround {
  readonly #schedules: BookingFacts['schedules'];
  readonly #days: Days;
  readonly #clock: LocalClock;
  readonly #hours = new Map<string | null, DatedHours>();

  constructor(schedules: BookingFacts['schedules'], { first, last }: Days, clock: LocalClock) {
    this.#schedules = schedules;
    this.#days = { first: first - 1, last: last + 1 };
    this.#clock = clock;
  }

  has(owner: string): boolean {
    return this.#schedules.has(owner);
  }

  get(owner: string | null): DatedHours | undefined {
    const before = this.#hours.get(owner);
    const schedule = this.#schedules.get(owner);
    if (before || !schedule) return before;
    const business = owner === null ? undefined : this.#schedules.get(null);
    const hours = datedHours(schedule, this.#days, { clock: this.#clock, business });
    this.#hours.set(owner, hours);
    return hours;
  }
}

/** Who is free for a part of anyone that begins at a time, in minutes since 1970; null where it is the business that is booked. */
export function freeMembers(facts: BookingFacts, part: WantedPart, time: number): string[] | null {
  const day = localDay(facts.timeZone, time);
  const hours = hoursAround(facts, { first: day, last: day }, new LocalClock(facts.timeZone, day - 1, day + 1));
  const working = facts.members.filter(({ id }) => hours.has(id));
  if (working.length === 0) return null;
  const visit = { ...facts.settings, interval: facts.settings.bookingInterval, parts: [] };
  return working
    .filter(({ id }) => {
      const can = whoCanDo({ ...part, staffId: id }, facts, hours);
      return canBegin({ begins: 0, minutes: part.minutes, ...can }, visit, time);
    })
    .map(({ id }) => id);
}

export const lengthOf = (parts: readonly WantedPart[]): number => parts.reduce((sum, { minutes }) => sum + minutes, 0);

function whoCanDo(part: WantedPart, facts: BookingFacts, hours: HoursAround): Pick<VisitPart, 'resources' | 'others'> {
  const { blocked, members } = facts;
  const working = members.filter(({ id }) => hours.has(id));
  if (part.staffId === null && working.length === 0) return places(facts, hours.get(null));
  const resources = working
    .filter((member) => (part.staffId === null || member.id === part.staffId) && doesAll(member, part.productIds))
    .map(({ id }): Resource => ({ hours: hours.get(id)!, blocked: blockedOf(blocked, id) }));
  // Appointments of nobody in particular take somebody's time, too.
  const others = part.staffId === null ? apartByAppointment(blocked.filter(({ place }) => place !== null)) : [];
  return { resources, others };
}

/** Without staff who have hours it is the business that is booked. Appointments of staff then leave one place less. */
function places({ blocked, settings }: BookingFacts, hours: DatedHours | undefined) {
  if (!hours) return { resources: [], others: [] };
  const numbers = Array.from({ length: settings.bookingSlots }, (_, index) => index + 1);
  return {
    resources: numbers.map((place): Resource => ({ hours, blocked: blockedAt(blocked, place) })),
    others: apartByAppointment(blocked.filter((time) => !isForAll(time) && !numbers.includes(time.place ?? 0))),
  };
}

export const doesAll = ({ productIds }: StaffFacts, wanted: readonly string[]): boolean =>
  productIds.length === 0 || wanted.every((id) => productIds.includes(id));
