import type { Role } from '../../entities/Role.js';
import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import { sql } from '../../server/core/database/sql.js';
import type { Db } from '../../server/core/database/transaction.js';
import { askAsSuperuser } from '../setup/database.js';
import type { TestBusiness } from './TestBusiness.js';
import type { World } from './World.js';

// What only time, providers or older versions would bring about.

/** A line of the log of a check-in; `actor` is written as the log has it, for example `user:1`. */
export async function plantEvent(
  { world, id }: TestBusiness,
  checkInId: string,
  { kind, actor, data }: { kind: string; actor: string; data: object },
): Promise<void> {
  await world.rows(
    id,
    'insert into check_in_event (check_in_id, kind, at, actor, data) values ($1, $2, $3, $4, $5) returning id',
    [checkInId, kind, world.clock.now(), actor, JSON.stringify(data)],
  );
}

/** Something that a party texted back, or a phone without a party; answers its id. */
export async function plantReply(
  { world, id }: TestBusiness,
  checkInId: string | null,
  body: string,
  phone = '2125550000',
): Promise<string> {
  const rows = await world.rows<{ id: string }>(
    id,
    `insert into text_reply (subject_kind, subject_id, phone, body, kind, provider_id, at)
     values ($1, $2, $3, $4, 'message', 'SM-' || gen_random_uuid(), $5) returning id`,
    [checkInId ? 'check-in' : '', checkInId ?? '', `+1${phone}`, body, world.clock.now()],
  );
  return rows[0]!.id;
}

/** The password of every account. */
export async function plantPassword(hash: string): Promise<void> {
  await askAsSuperuser('update account set password_hash = $1', [hash]);
}

/** A visit of some time ago. */
export async function plantVisit(
  { world, id }: TestBusiness,
  customerId: string,
  visit: {
    at: Date | string;
    status: CheckInStatus;
    cancelBy?: string;
    rating?: number;
    ratedAt?: Date | string;
    deletedAt?: Date | string;
  },
): Promise<void> {
  await world.rows(
    id,
    `insert into check_in (public_id, customer_id, created_at, status, cancel_by, rating, rated_at, deleted_at)
    values (gen_random_uuid()::text, $1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      customerId,
      visit.at,
      visit.status,
      visit.cancelBy ?? null,
      visit.rating ?? null,
      visit.ratedAt ?? null,
      visit.deletedAt ?? null,
    ],
  );
}

/** So many seated parties of one customer; they waited for 1 minute, 2 minutes and so on. */
export async function plantWaits({ world, id }: TestBusiness, customerId: string, count: number): Promise<void> {
  await world.rows(
    id,
    `with party as (insert into check_in (public_id, customer_id, status, created_at) select 'party-' || n, $1, 'seated', $2 from generate_series(1, $3::int) as n returning id, created_at)
    insert into check_in_event (check_in_id, kind, at, actor, data) select id, 'status', created_at + row_number() over (order by id) * interval '1 minute', 'user:1', '{"from": "checked-in", "to": "seated"}' from party`,
    [customerId, world.clock.now(), count],
  );
}

/** Day sums that nothing else could have made: 1,000 parties in one hour of that day. */
export async function plantDaySums({ world, id }: TestBusiness, date: string): Promise<void> {
  await world.rows(
    id,
    `update check_in_day_sums set totals = array[1000], waits = array[3], wait_hours = array[9], hour_waits = array[3], hour_totals = array[1000], seated = array[0],
    canceled = array[0], no_shows = array[0], new_customers = array[0], quotes = array[0], within = array[0] where date = $1`,
    [date],
  );
}

/** The stored sums were made before parties had staff. */
export async function plantSumsWithoutStaff({ world, id }: TestBusiness): Promise<void> {
  await world.rows(
    id,
    `update check_in_day_sums set staff_ids = default, staff_totals = default, staff_asked = default, staff_seated = default,
       staff_canceled = default, staff_no_shows = default, staff_waits = default, staff_wait_minutes = default,
       staff_ratings = default, staff_rating_sums = default returning id`,
  );
}

/** The provider delivered every message of a business, with these words. */
export async function deliverEverything({ world, id }: TestBusiness, body: string): Promise<void> {
  await world.rows(id, `update message set status = 'delivered', body = $1`, [body]);
}

/** What became of every message of a business. */
export async function plantOutcome(
  { world, id }: TestBusiness,
  { status, code, reason }: { status: string; code: string | null; reason: string },
): Promise<void> {
  await world.rows(id, 'update message set status = $1, error_code = $2, reason = $3', [status, code, reason]);
}

/** The phone stopped the number from which all businesses text. */
export async function stopSender(world: World, phone: string): Promise<void> {
  await world.rows(null, 'insert into sender (number, phone, stopped_at) values ($1, $2, $3) returning phone', [
    world.app.dependencies.config.textsFrom,
    phone,
    world.clock.now(),
  ]);
}

/** So many listed businesses of seven names in Albany. */
export async function plantShops(count: number): Promise<void> {
  await askAsSuperuser(
    `insert into business (id, name, address, city, state, zip, phone, vanity_name, time_zone, plan, created_at)
     select 20000 + n, 'Shop ' || n % 7, '1 Main St', 'Albany', 'NY', '12207', '5185550100', 'many-' || n, 'America/New_York', 'basic', now()
     from generate_series(1, ${count}) n`,
  );
}

/** So many mails in the sandbox's outbox. */
export async function plantMails(world: World, count: number): Promise<void> {
  await world.rows(
    null,
    `insert into sandbox_message (channel, sender, recipient, subject, text, html) select 'email', 's', 'old@example.com', 'mail ' || n, '', '' from generate_series(1, $1::int) n`,
    [count],
  );
}

/** Attempts that a rate limit has counted since now. */
export async function plantAttempts(world: World, key: string, count: number): Promise<void> {
  await world.rows(null, 'insert into rate_limit (key, window_start, used) values ($1, $2, $3) returning key', [
    key,
    world.clock.now(),
    count,
  ]);
}

/** What a provider told once. */
export async function plantProviderEvent(world: World, eventId: string): Promise<void> {
  await world.rows(null, `insert into provider_event (provider, event_id, at) values ('twilio', $1, $2) returning at`, [
    eventId,
    world.clock.now(),
  ]);
}

export async function plantMembership(accountId: string, businessId: string, role: Role): Promise<void> {
  await askAsSuperuser('insert into membership (account_id, business_id, role) values ($1, $2, $3)', [
    accountId,
    businessId,
    role,
  ]);
}

/** Nobody has this role any more, or any role. */
export async function changeMemberships(role: Role | null): Promise<void> {
  if (role === null) await askAsSuperuser('delete from membership');
  else await askAsSuperuser('update membership set role = $1', [role]);
}

/** A session of an account at one of its businesses, which began now. */
export async function plantSession(world: World, accountId: string, businessId: string): Promise<void> {
  await askAsSuperuser(
    `insert into session (id, account_id, business_id, created_at, last_used_at, expires_at) values (gen_random_uuid(), $1, $2, $3, $3, '2027-01-01')`,
    [accountId, businessId, world.clock.now()],
  );
}

/** As if nobody had read the mail of the sign-up. */
export async function unverifyAccounts(): Promise<void> {
  await askAsSuperuser('update account set verified_at = null');
}

/** Ends a kiosk's token without telling the processes. */
export async function revokeQuietly(kioskId: string): Promise<void> {
  await askAsSuperuser('update kiosk_device set revoked_at = now() where id = $1', [kioskId]);
}

/** Jobs that wait come an hour later. */
export async function postponeJobs(): Promise<void> {
  await askAsSuperuser(`update graphile_worker._private_jobs set run_at = run_at + interval '1 hour'`);
}

/** The worker that had taken the jobs died minutes ago. */
export async function loseWorker(): Promise<void> {
  await askAsSuperuser(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '3 minutes', attempts = 1`,
  );
}

/** The jobs of a task were taken by `worker`, which was last heard of so many seconds ago. */
export async function takeJobsOf(task: string, worker: string, seconds: number): Promise<void> {
  await askAsSuperuser(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - make_interval(secs => $3)
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [task, worker, seconds],
  );
}

/** The jobs of a task had their last try so many days ago. */
export async function failJobsOf(task: string, days: number): Promise<void> {
  await askAsSuperuser(
    `update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() - make_interval(days => $2)
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [task, days],
  );
}

/** Changes a job's row, as a new job with its key does; waits for whoever holds it. */
export async function touchJob(key: string): Promise<void> {
  await askAsSuperuser('update graphile_worker._private_jobs set updated_at = now() where key = $1', [key]);
}

/** The messages were queued by a version that knows more kinds, or by one that this process updated. */
export async function renameMessages(kind: string): Promise<void> {
  await askAsSuperuser('update message set template = $1', [kind]);
}

/** Every job has one attempt left. */
export async function useUpAttempts(): Promise<void> {
  await askAsSuperuser('update graphile_worker._private_jobs set attempts = max_attempts - 1');
}

/** A worker has taken every job. */
export async function takeJobs(): Promise<void> {
  await askAsSuperuser(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'`);
}

/** An item of the catalogue; its id. */
export async function plantProduct(
  { world, id }: TestBusiness,
  { archived = false }: { archived?: boolean } = {},
): Promise<string> {
  const now = world.clock.now();
  const rows = await world.rows<{ id: string }>(
    id,
    `insert into product (type, name, created_at, archived_at) values ('service', 'Haircut', $1, $2) returning id`,
    [now, archived ? now : null],
  );
  return rows[0]!.id;
}

/** Photos of an item that have no files. */
export async function plantPhotos({ world, id }: TestBusiness, productId: string, count: number): Promise<void> {
  await world.rows(
    id,
    `insert into media (kind, product_id, file, width, height, bytes, created_at, attached_at)
     select 'product', $1, 'x' || n, 1, 1, 1, now(), now() from generate_series(1, $2::int) n`,
    [productId, count],
  );
}

/** So many further businesses of whoever works at this one. */
export async function plantOwnedBusinesses({ id }: TestBusiness, count: number): Promise<void> {
  await askAsSuperuser(
    `with b as (insert into business (name) select 'Salon ' || n from generate_series(1, $2::int) n returning id)
     insert into membership (account_id, business_id, role) select m.account_id, b.id, 1 from membership m, b where m.business_id = $1`,
    [id, count],
  );
}

/** So many texts to a customer, one an hour until now. */
export async function plantTexts({ world, id }: TestBusiness, customerId: string, count: number): Promise<void> {
  await world.rows(
    id,
    `insert into message (channel, class, template, recipient, customer_id, created_at)
     select 'text', 'transactional', 'call-up', '+12125550142', $1, $2::timestamptz - n * interval '1 hour' from generate_series(1, $3::int) n returning id`,
    [customerId, world.clock.now(), count],
  );
}

/** The name of every owner among the staff. */
export async function plantOwnerName(firstName: string, lastName: string): Promise<void> {
  await askAsSuperuser('update staff set first_name = $1, last_name = $2 where role = 1', [firstName, lastName]);
}

/** A customer is erased, in a transaction that is still open. */
export const erases = (db: Pick<Db, 'rows'>, customerId: string, at: Date): Promise<object[]> =>
  db.rows(sql`update customer set erased_at = ${at}, archived_at = ${at} where id = ${customerId}`);
