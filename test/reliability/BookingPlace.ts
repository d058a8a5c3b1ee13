import { BookableTimes } from '../appointments/bookable-times.generated.js';
import { AddStaffHour } from '../staff/staff.generated.js';
import { addMember } from '../staff/staff-steps.js';
import type { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { mailsTo, signUp } from './sign-up.js';
import { ask } from './superuser.js';

const [OPENS, CLOSES] = [9 * 60, 17 * 60];
const DAYS = 7;
const DAY_MS = 86_400_000;

/** A business that takes bookings, and what is asked of it from outside. */
export class BookingPlace {
  readonly folder: string;
  readonly owner: Actor;
  readonly businessId: string;

  private constructor(folder: string, owner: Actor, businessId: string) {
    this.folder = folder;
    this.owner = owner;
    this.businessId = businessId;
  }

  static async open(folder: string, url: string): Promise<BookingPlace> {
    const { owner, businessId } = await signUp(url, 'rosa@example.com');
    await ask(folder, `update business set plan = 'plus' where id = $1`, [businessId]);
    return new BookingPlace(folder, owner, businessId);
  }

  /** A staff member who works every day from 9 to 5. */
  async member(firstName: string): Promise<string> {
    const { id: staffId } = await addMember(this.owner, { firstName, lastName: 'Ray' });
    for (let weekday = 0; weekday < DAYS; weekday += 1)
      await this.owner.must(AddStaffHour, { staffId, input: { weekday, opens: OPENS, closes: CLOSES } });
    return staffId;
  }

  /** A customer for appointments of the staff. */
  async customer(): Promise<string> {
    const [row] = await ask<{ id: string }>(
      this.folder,
      `with settings as materialized (select set_config('app.business_id', $1, true)),
         p as (insert into person (phone, first_name, last_name) select '2125559999', 'Walk', 'In' from settings returning id)
       insert into customer (business_id, id, person_id, first_name, last_name, phone)
       select $1::bigint, ($1::bigint << 32) | nextval('customer_id_seq'), id, 'Walk', 'In', '2125559999' from p returning id`,
      [this.businessId],
    );
    return row!.id;
  }

  /** Times that can be booked with somebody, of the days after tomorrow. */
  async times(staffId: string): Promise<string[]> {
    const firstDate = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const question = { businessId: this.businessId, firstDate, days: DAYS, parts: [{ staffId }] };
    const { bookableTimes } = await this.owner.must(BookableTimes, question);
    return bookableTimes.days.flatMap(({ times }) => times);
  }

  /** The code that reached a phone. */
  async codeOf(url: string, phone: string): Promise<string> {
    const codes = async () =>
      (await mailsTo(url, `+1${phone}`)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    await until(async () => (await codes()).length > 0, 'the code');
    return (await codes())[0]!;
  }

  /** Times of one staff member that overlap: there must be none. */
  async overlaps(): Promise<object[]> {
    return ask(
      this.folder,
      `select a.id as one, b.id as other from booked_time a join booked_time b
         on b.business_id = a.business_id and b.staff_id = a.staff_id and b.id > a.id and b.is_live
            and b.blocked_from < a.blocked_to and b.blocked_to > a.blocked_from
       where a.business_id = $1 and a.is_live`,
      [this.businessId],
    );
  }
}
