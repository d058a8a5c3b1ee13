import { sql, type Sql } from '../../core/database/sql.js';
import type { Context } from '../../core/context.js';
import type { Db } from '../../core/database/transaction.js';
import { pseudonym } from '../../core/tokens.js';

/** A person as a business may see them (ruling 1): of others than its own customers first name and last initial only. */
export interface MaskedPerson {
  personId: string;
  firstName: string;
  lastInitial: string;
  /** Of own customers. */
  lastName: string | null;
  customerId: string | null;
}

/** A customer, for check-in. */
export interface FoundCustomer {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
  isNew: boolean;
}

interface PersonName {
  dialCode: string;
  phone: string;
  firstName: string;
  lastName: string;
}

const SEEN = sql`
  select p.id as person_id, coalesce(c.first_name, p.first_name) as first_name,
         upper(left(coalesce(c.last_name, p.last_name), 1)) as last_initial, c.last_name, c.id as customer_id, p.added_from
  from person p left join customer c on c.person_id = p.id and c.archived_at is null`;

/** Names are compared case-insensitively. */
const samePerson = ({ dialCode, phone, firstName, lastName }: PersonName): Sql => sql`
  select id from person
  where dial_code = ${dialCode} and phone = ${phone}
    and lower(first_name) = lower(${firstName}) and lower(last_name) = lower(${lastName})
  order by id limit 1`;

const findOrAdd = (person: PersonName, addedFrom: string | null, now: Date): Sql => sql`
  with same as (${samePerson(person)}),
  added as (
    insert into person (dial_code, phone, first_name, last_name, added_from, created_at)
    select ${person.dialCode}, ${person.phone}, ${person.firstName}, ${person.lastName}, ${addedFrom},
      ${now}::timestamptz
    where not exists (select from same)
    on conflict do nothing returning id)
  select id from same union all select id from added`;

const MAX_SHOWN = 20;
/** Of one address, among those that are no customers here: nobody can fill a phone's list with invented names. */
const MAX_STRANGERS_FROM_ONE_ADDRESS = 5;

/** Persons with this phone, at most 20: own customers first, then the earliest of others. Callers must count the look-up. */
export function personsByPhone(db: Db, dialCode: string, phone: string): Promise<MaskedPerson[]> {
  return db.rows<MaskedPerson>(sql`
    select person_id, first_name, last_initial, last_name, customer_id from (
      select seen.*, row_number() over (partition by customer_id is null, added_from order by person_id) as place
      from (${SEEN} where p.dial_code = ${dialCode} and p.phone = ${phone}) seen
    ) ranked
    where customer_id is not null or added_from is null or place <= ${MAX_STRANGERS_FROM_ONE_ADDRESS}
    order by customer_id is null, person_id limit ${MAX_SHOWN}`);
}

export function personById(db: Db, personId: string): Promise<MaskedPerson | undefined> {
  return db.row<MaskedPerson>(sql`${SEEN} where p.id = ${personId}`);
}

/** Id of the person with this phone and name, added if missing. */
export async function findOrAddPerson(context: Context, person: PersonName): Promise<string> {
  const { db, viewer, config, source } = context;
  // Staff are known; what they add stands for itself.
  const addedFrom = viewer.kind === 'user' ? null : pseudonym(config.secret, source);
  // No row if another transaction has just added the same person, who is visible now.
  const row =
    (await db.row<{ id: string }>(findOrAdd(person, addedFrom, context.now()))) ??
    (await db.row<{ id: string }>(samePerson(person)));
  return row!.id;
}

export interface NewCustomerDetails {
  email: string | null;
  birthMonth: number | null;
  birthDay: number | null;
  birthYear: number | null;
}

export const NO_DETAILS: NewCustomerDetails = { email: null, birthMonth: null, birthDay: null, birthYear: null };

/** Whether the caller's word makes an e-mail address the customer's own: a phone session may be anybody's who knows the number. */
const isTrusted = ({ viewer }: Context): boolean => ['kiosk', 'user', 'system'].includes(viewer.kind);

/** The e-mail address that a phone gave, for the check-in that it makes and no other. */
export const emailOfCheckIn = (context: Context, email: string | null): string | null =>
  isTrusted(context) ? null : email;

/**
 * This business's customer of a person; undefined if there is no such person. Locks the row until the operation ends, so that two
 * check-ins of one customer run one by one. An existing customer costs no write; an archived one is restored. E-mail and
 * birthday are stored for new ones only: nobody may change another person's. Phones give no e-mail; whom they made gets it from a kiosk or staff later.
 */
export function customerOfPerson(
  context: Context,
  personId: string,
  { email: given, birthMonth, birthDay, birthYear }: NewCustomerDetails,
): Promise<FoundCustomer | undefined> {
  const email = isTrusted(context) ? given : null;
  return context.db.row<FoundCustomer>(sql`
    with known as (
      select id, first_name, last_name, phone from customer
      where person_id = ${personId} and archived_at is null for no key update
    ), completed as (
      update customer set email = ${email}, email_open = false
      where id = (select id from known) and email_open and ${email}::text is not null
    ), added as (
      insert into customer (
        person_id, first_name, last_name, dial_code, phone, email, email_open, birth_month, birth_day, birth_year, created_at
      )
      select id, first_name, last_name, dial_code, phone, ${email}, ${!isTrusted(context)}::boolean, ${birthMonth}::smallint,
             ${birthDay}::smallint, ${birthYear}::smallint, ${context.now()}::timestamptz
      from person where id = ${personId} and not exists (select from known)
      on conflict (business_id, person_id) do update set archived_at = null
      returning id, first_name, last_name, phone, xmax = 0 as is_new
    )
    select id, first_name, last_name, phone, false as is_new from known
    union all select id, first_name, last_name, phone, is_new from added`);
}
