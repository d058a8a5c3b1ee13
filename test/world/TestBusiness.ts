import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Role } from '../../entities/Role.js';
import type { Pace } from '../../server/domain/check-ins/waits/pace.js';
import { hashToken, newToken } from '../../server/core/tokens.js';
import { Actor } from './Actor.js';
import { updateOf, type BusinessColumns, type CheckInColumns, type CustomerColumns } from './change-rows.js';
import type { World } from './World.js';
import { LaunchKiosk, StartPhoneSession } from '../check-in-app/kiosk.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { ReadViewer } from '../accounts/sign-in.generated.js';
import { askAsSuperuser } from '../setup/database.js';
import { AddCheckIn } from '../check-ins/check-in.generated.js';

export interface TestCustomer {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
}
export interface TestCheckIn {
  id: string;
  publicId: string;
  version: number;
  status: keyof typeof CheckInStatus;
  position: number | null;
}

/** A business of the test world and its people. */
export class TestBusiness {
  readonly world: World;
  readonly id: string;
  readonly owner: Actor;
  readonly publicToken: string;

  constructor(world: World, id: string, owner: Actor, publicToken: string) {
    this.world = world;
    this.id = id;
    this.owner = owner;
    this.publicToken = publicToken;
  }

  /** A signed-in member with this role. */
  as(role: Role): Promise<Actor> {
    return this.world.aMember(this.id, role);
  }

  /** Somebody who is signed in works here too. */
  async admits(actor: Actor, role: Role): Promise<void> {
    const { viewer } = await actor.must(ReadViewer);
    await this.hasMember(viewer!.id, role);
  }

  /** An account works here. */
  async hasMember(accountId: string, role: Role): Promise<void> {
    await this.world.rows(
      null,
      'insert into membership (account_id, business_id, role, created_at) values ($1, $2, $3, $4) returning role',
      [accountId, this.id, role, this.world.clock.now()],
    );
  }

  /** A password has just opened an action here to every session, wherever it works. */
  async opensAction(action: string): Promise<void> {
    await this.world.rows(
      null,
      'update session set confirmed_action = $1, confirmed_business = $2, confirmed_until = $3 returning id',
      [action, this.id, new Date(this.world.clock.now().getTime() + 60_000)],
    );
  }

  /** Nobody works here any more. */
  async dismissesAll(): Promise<void> {
    await askAsSuperuser('delete from membership where business_id = $1', [this.id]);
  }

  /** A launched kiosk. */
  async kiosk(name = 'Front desk'): Promise<Actor> {
    const { launchKiosk } = await this.owner.must(LaunchKiosk, { name });
    return new Actor(this.owner.url, launchKiosk.token);
  }

  /** A phone that scanned the QR code. */
  async phone(): Promise<Actor> {
    const { startPhoneSession } = await this.world.anonymous.must(StartPhoneSession, { publicToken: this.publicToken });
    return new Actor(this.owner.url, startPhoneSession.token);
  }

  customer(firstName = 'Ann', lastName = 'Lee', phone = this.world.newPhone()): Promise<TestCustomer> {
    return this.world.aCustomer(this.id, { firstName, lastName, phone });
  }

  /** A party that the host checks in, through the API. */
  async checkIn(customer?: TestCustomer, input: Record<string, unknown> = {}): Promise<TestCheckIn> {
    const { id } = customer ?? (await this.customer());
    const { addCheckIn } = await this.owner.must(AddCheckIn, {
      input: { customerId: id, ...input },
    });
    return addCheckIn;
  }

  async change(columns: BusinessColumns): Promise<void> {
    await this.world.rows(this.id, ...updateOf('business', this.id, columns));
  }

  async changeCustomer({ id }: { id: string }, columns: CustomerColumns): Promise<void> {
    await this.world.rows(this.id, ...updateOf('customer', id, columns));
  }

  async changeCheckIn({ id }: { id: string }, columns: CheckInColumns): Promise<void> {
    await this.world.rows(this.id, ...updateOf('check_in', id, columns));
  }

  /** So many texts of a month's allowance are gone, `2026-06` for example. */
  async hasUsedTexts(used: number, month = this.world.clock.now().toISOString().slice(0, 7)): Promise<void> {
    await this.world.rows(
      this.id,
      'insert into text_allowance (month, used) values ($1, $2) on conflict (business_id, month) do update set used = excluded.used',
      [month, used],
    );
  }

  /** What became of a phone's consent to texts. */
  async hasConsent(
    phone: string,
    kind: 'granted' | 'stopped' | 'started',
    source: 'reply' | 'kiosk' = 'reply',
  ): Promise<void> {
    await this.world.rows(
      this.id,
      'insert into text_consent (phone, kind, source, wording, at) values ($1, $2, $3, $4, $5) returning phone',
      [phone, kind, source, source === 'kiosk' ? 'By checking in …' : '', this.world.clock.now()],
    );
  }

  async hasPace(pace: Pace | null): Promise<void> {
    await this.world.rows(this.id, 'update check_in_app set call_pace = $1', [pace && JSON.stringify(pace)]);
  }

  /** A live item of a category, whatever the plan. */
  async hasProduct(
    name = 'Cut',
    category = 'Hair',
    minutes: number | null = null,
  ): Promise<{ id: string; categoryId: string }> {
    const [row] = await this.world.rows<{ id: string; category_id: string }>(
      this.id,
      `with c as (insert into product_category (name, created_at) values ($2, $3) returning id)
       insert into product (type, name, category_id, duration_minutes, created_at) select 'service', $1, id, $4, $3 from c returning id, category_id`,
      [name, category, this.world.clock.now(), minutes],
    );
    return { id: row!.id, categoryId: row!.category_id };
  }

  /** Open on Mondays from 9 to 5: the id of these hours. */
  async hasHours(): Promise<string> {
    const [row] = await this.world.rows<{ id: string }>(
      this.id,
      'insert into business_hour (weekday, opens, closes) values (1, 540, 1020) returning id',
    );
    return row!.id;
  }

  /** Mondays from 22:00 to 2:00. */
  async hasLateHours(): Promise<void> {
    await this.world.rows(
      this.id,
      `with first as (insert into business_hour (weekday, opens, closes) values (1, 1320, 1440) returning id)
       insert into business_hour (weekday, opens, closes, continues_id) select 2, 0, 120, id from first returning id`,
    );
  }

  /** Closed on Christmas: the id of this exception. */
  async hasHoursException(): Promise<string> {
    const [row] = await this.world.rows<{ id: string }>(
      this.id,
      `insert into hours_exception (date, name, ranges) values ('2026-12-25', 'Christmas', '[]') returning id`,
    );
    return row!.id;
  }

  async archivesProduct(id: string): Promise<void> {
    await this.world.rows(this.id, 'update product set archived_at = $2 where id = $1', [id, this.world.clock.now()]);
  }

  async archivesStaffMember(id: string): Promise<void> {
    await this.world.rows(this.id, 'update staff set archived_at = $2 where id = $1', [id, this.world.clock.now()]);
  }

  /** Whoever is signed in is this staff member. */
  async worksAs(actor: Actor, staffId: string): Promise<void> {
    const { viewer } = await actor.must(ReadViewer);
    await this.world.rows(this.id, 'update staff set account_id = $1 where id = $2 returning id', [
      viewer!.id,
      staffId,
    ]);
  }

  /** A staff member works on Mondays from 9 to 5. */
  async hasStaffHours(staffId: string): Promise<void> {
    await this.world.rows(
      this.id,
      'insert into business_hour (staff_id, weekday, opens, closes) values ($1, 1, 540, 1020) returning id',
      [staffId],
    );
  }

  /** So many more live staff members. */
  async hasStaff(count: number): Promise<void> {
    await this.world.rows(
      this.id,
      `insert into staff (role, first_name, last_name, created_at) select 4, 'Staff', 'No. ' || n, $2 from generate_series(1, $1::int) n`,
      [count, this.world.clock.now()],
    );
  }

  /** Bea Ray, who works on Mondays from 9 to 5 but not on Christmas, with a photo that has no files. */
  async hasStaffMember(): Promise<{
    staffId: string;
    staffHourId: string;
    staffExceptionId: string;
    staffPhotoId: string;
  }> {
    const [row] = await this.world.rows<Record<'staff' | 'hour' | 'exception' | 'photo', string>>(
      this.id,
      `with s as (insert into staff (role, first_name, last_name, created_at) values (4, 'Bea', 'Ray', $1) returning id),
            h as (insert into business_hour (staff_id, weekday, opens, closes) select id, 1, 540, 1020 from s returning id),
            e as (insert into hours_exception (staff_id, date, name, ranges) select id, '2026-12-25', 'Christmas', '[]' from s returning id),
            m as (insert into media (kind, staff_id, file, width, height, bytes, is_main, created_at, attached_at)
                  select 'staff', id, 'none.jpg', 1, 1, 1, true, $1, $1 from s returning id)
       select s.id as staff, h.id as hour, e.id as exception, m.id as photo from s, h, e, m`,
      [this.world.clock.now()],
    );
    return {
      staffId: row!.staff,
      staffHourId: row!.hour,
      staffExceptionId: row!.exception,
      staffPhotoId: row!.photo,
    };
  }

  /** Cleo Diaz on the staff is invited: the token of the mailed link. */
  async hasInvitation(email = 'cleo@example.com'): Promise<string> {
    const token = newToken('i', this.id);
    await this.world.rows(
      this.id,
      `with s as (insert into staff (role, first_name, last_name, email, created_at) values (4, 'Cleo', 'Diaz', $1, $2) returning id)
       insert into staff_invitation (staff_id, email, invited_by, hash, created_at, expires_at)
       select s.id, $1, m.account_id, $3, $2, $2::timestamptz + interval '7 days' from s, membership m
       where m.business_id = $4 and m.role = 1 order by m.created_at limit 1 returning id`,
      [email, this.world.clock.now(), hashToken(token), this.id],
    );
    return token;
  }

  /** A policy of the page and its form, whatever the plan. */
  async hasPolicy(): Promise<{ policyId: string; formId: string }> {
    const [row] = await this.world.rows<{ id: string; form_id: string }>(
      this.id,
      `with f as (insert into form (name, content, created_at) values ('Rules', 'Be kind', $1) returning id)
       insert into business_policy (form_id, position) select id, 1 from f returning id, form_id`,
      [this.world.clock.now()],
    );
    return { policyId: row!.id, formId: row!.form_id };
  }

  /** So many live forms. */
  async hasForms(count: number): Promise<void> {
    await this.world.rows(
      this.id,
      `insert into form (name, content, created_at) select 'Form ' || n, 'Text', $2 from generate_series(1, $1::int) n`,
      [count, this.world.clock.now()],
    );
  }

  async archivesForm(id: string): Promise<void> {
    await this.world.rows(this.id, 'update form set archived_at = $2 where id = $1', [id, this.world.clock.now()]);
  }

  /** A customer signed it, now or when `at` says. */
  async hasSignature(formId: string, at: Date = this.world.clock.now()): Promise<void> {
    await this.world.rows(this.id, 'update form set first_signed_at = $2 where id = $1', [formId, at]);
  }

  /** Check-in asks for a form, or would if it were switched on. */
  async asksForForm(formId: string, isOn = true): Promise<void> {
    await this.owner.must(UpdateCheckInApp, { input: { formId, formEnabled: isOn } });
  }

  /** So many customers with long notes, who share a number. */
  async hasCustomers(count: number): Promise<void> {
    await this.world.rows(
      this.id,
      `insert into customer (person_id, first_name, last_name, phone, notes, created_at)
       select 1000000 + n, 'Ann', 'Nr ' || n, '2125550142', repeat(md5(n::text), 60), $2 from generate_series(1, $1::int) n`,
      [count, this.world.clock.now()],
    );
  }

  /** So many live items without a category. */
  async hasProducts(count: number): Promise<void> {
    await this.world.rows(
      this.id,
      `insert into product (type, name, price, description, created_at)
       select 'service', 'Item ' || n, 10, '<p>' || repeat('A description of some length. ', 10) || '</p>', $2 from generate_series(1, $1::int) n`,
      [count, this.world.clock.now()],
    );
  }

  /** So many live categories without items. */
  async hasProductCategories(count: number): Promise<void> {
    await this.world.rows(
      this.id,
      `insert into product_category (name, created_at) select 'Category ' || n, $2 from generate_series(1, $1::int) n`,
      [count, this.world.clock.now()],
    );
  }
}
