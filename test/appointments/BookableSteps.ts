import { DateTime } from 'luxon';
import { addItem } from '../catalogue/catalogue-steps.js';
import { addHours } from '../hours/hours-steps.js';
import { SetHoursException } from '../hours/hours.generated.js';
import { AddStaffHour, SetStaffHoursException } from '../staff/staff.generated.js';
import type { World } from '../world/World.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { UpdateCalendarSettings, type CalendarSettingsDataFragment } from './appointments.generated.js';
import { BookableTimes, type BookableTimesQueryVariables } from './bookable-times.generated.js';

type Part = { staffId?: string | null; productIds?: string[] };

const TUESDAY = 2;

/** What tests of booking do besides. */
export class BookableSteps extends AppointmentSteps {
  readonly #world: World;

  constructor(world: World) {
    super(world);
    this.#world = world;
  }

  /** The business is open on Tuesdays, or on another weekday. */
  opens(from: number, to: number, weekday = TUESDAY) {
    return addHours(this.owner, weekday, from, to);
  }

  /** A staff member who works on Tuesdays, or on another weekday. */
  async worker(firstName: string, [from, to]: [number, number], more: object = {}, weekday = TUESDAY): Promise<string> {
    const staffId = await this.member(firstName, more);
    const input = { weekday, opens: from * 60, closes: to * 60 };
    await this.owner.must(AddStaffHour, { staffId, input });
    return staffId;
  }

  /** The business is closed on a date, or has other hours; or a staff member. */
  async has(date: string, hours: [from: number, to: number][], staffId?: string): Promise<void> {
    const ranges = hours.map(([from, to]) => ({ opens: from * 60, closes: to * 60 }));
    const input = { date, name: 'Other hours', ranges };
    await (staffId
      ? this.owner.must(SetStaffHoursException, { staffId, input })
      : this.owner.must(SetHoursException, { input }));
  }

  /** A service that takes some minutes. */
  async service(durationMinutes: number | null, name = `Service of ${durationMinutes}`): Promise<string> {
    return (await addItem(this.owner, name, { durationMinutes })).id;
  }

  async sets(input: Partial<Omit<CalendarSettingsDataFragment, 'version'>> & { fromNextDay?: boolean }): Promise<void> {
    await this.owner.must(UpdateCalendarSettings, { input });
  }

  question(parts: Part[], more: Partial<BookableTimesQueryVariables> = {}): BookableTimesQueryVariables {
    return { businessId: this.#world.business.id, firstDate: '2026-06-16', days: 1, parts, ...more };
  }

  /** What a stranger is answered. */
  async answer(parts: Part[], more: Partial<BookableTimesQueryVariables> = {}) {
    return (await this.#world.anonymous.must(BookableTimes, this.question(parts, more))).bookableTimes;
  }

  /** Times of Tuesday, as in 9:30, by the clock of the business. */
  async times(parts: Part[] = [{}], more: Partial<BookableTimesQueryVariables> = {}): Promise<string> {
    const { days, timeZone } = await this.answer(parts, more);
    return days.map(({ times }) => times.map((time) => clockOf(time, timeZone)).join(' ')).join(' | ');
  }

  /** Refused to a stranger. */
  async refusal(parts: Part[], more: Partial<BookableTimesQueryVariables> = {}) {
    const { errors } = await this.#world.anonymous.ask(BookableTimes, this.question(parts, more));
    return errors?.[0]?.extensions;
  }
}

export const clockOf = (time: string, timeZone = 'America/New_York'): string =>
  DateTime.fromISO(time, { zone: timeZone }).toFormat('H:mm');
