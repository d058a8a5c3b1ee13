import type { Db } from '../../core/database/transaction.js';

/** A person as one business may see them (ruling 1): no more than the first name and the last initial. */
export interface PersonSeen {
  personId: string;
  firstName: string;
  lastInitial: string;
  customerId: string | null;
}

/** A customer as check-in needs one. */
export interface FoundCustomer {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
  isNew: boolean;
}

type Row<T> = T & { [column: string]: unknown };

const SEEN = `
  select p.id as "personId", coalesce(c.first_name, p.first_name) as "firstName",
    upper(left(coalesce(c.last_name, p.last_name), 1)) as "lastInitial", c.id as "customerId"
  from person p left join customer c on c.person_id = p.id and c.archived_at is null`;

const BY_PHONE = `${SEEN} where p.dial_code = $1 and p.phone = $2 order by c.id is null, "firstName", p.id limit 20`;
const BY_ID = `${SEEN} where p.id = $1`;

/** A name in other letters is the same person. */
const SAME = `select id from person where dial_code = $1 and phone = $2 and lower(first_name) = lower($3) and lower(last_name) = lower($4) order by id limit 1`;

const ADD = `
  with same as (${SAME}),
  added as (
    insert into person (dial_code, phone, first_name, last_name, created_at) select $1, $2, $3, $4, $5 where not exists (select from same)
    on conflict do nothing returning id)
  select id from same union all select id from added`;

/**
 * The customer's row is locked until the operation ends, so that two check-ins of one customer come one after the other. Who is a
 * customer already costs no write; an archived one comes back. E-mail and birthday count for new ones only: nobody may change
 * another's.
 */
const FIND_OR_ADD = `
  with known as (select id, first_name, last_name, phone from customer where person_id = $1 and archived_at is null for no key update),
  added as (
    insert into customer (person_id, first_name, last_name, dial_code, phone, email, birth_month, birth_day, birth_year, created_at)
    select id, first_name, last_name, dial_code, phone, $2, $3, $4, $5, $6 from person where id = $1 and not exists (select from known)
    on conflict (business_id, person_id) do update set archived_at = null
    returning id, first_name, last_name, phone, xmax = 0 as is_new)
  select id, first_name as "firstName", last_name as "lastName", phone, false as "isNew" from known
  union all select id, first_name, last_name, phone, is_new from added`;

/** Persons with this phone, at most 20, own customers first. The caller has counted the look-up. */
export function personsByPhone(db: Db, dialCode: string, phone: string): Promise<PersonSeen[]> {
  return db.rows<Row<PersonSeen>>(BY_PHONE, [dialCode, phone]);
}

export function personById(db: Db, personId: string): Promise<PersonSeen | undefined> {
  return db.row<Row<PersonSeen>>(BY_ID, [personId]);
}

/** Id of the person with this phone and name, added if there was none. */
export async function findOrAddPerson(
  db: Db,
  { dialCode, phone, firstName, lastName }: { dialCode: string; phone: string; firstName: string; lastName: string },
  now: Date,
): Promise<string> {
  const who = [dialCode, phone, firstName, lastName];
  const row = await db.row<{ id: string }>(ADD, [...who, now]);
  // Nothing comes back where another transaction added the same person at this moment: now it can be seen.
  return (row ?? (await db.row<{ id: string }>(SAME, who)))!.id;
}

export interface NewCustomerDetails {
  email: string | null;
  birthMonth: number | null;
  birthDay: number | null;
  birthYear: number | null;
}

export const NO_DETAILS: NewCustomerDetails = { email: null, birthMonth: null, birthDay: null, birthYear: null };

/** This business's customer for a person; undefined when there is no such person. */
export function customerOfPerson(
  db: Db,
  personId: string,
  { email, birthMonth, birthDay, birthYear }: NewCustomerDetails,
  now: Date,
): Promise<FoundCustomer | undefined> {
  return db.row<Row<FoundCustomer>>(FIND_OR_ADD, [personId, email, birthMonth, birthDay, birthYear, now]);
}
