import { sameKey } from '../../core/database/same-key.sql.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { Context } from '../../core/context.js';
import type { Db } from '../../core/database/transaction.js';
import { pseudonym } from '../../core/tokens.js';
import { keptIdOf } from './customer.sql.js';
import { CUSTOMERS } from './topics.js';

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
  /** Whether they were archived until now. */
  isRestored: boolean;
  /** Id of the person while only an import has named them. */
  hiddenPersonId: string | null;
}

interface PersonName {
  dialCode: string;
  phone: string;
  firstName: string;
  lastName: string;
}

/** Whom only an import named is found by no other business: a list may hold anybody's number with any name. */
const IS_KNOWN = sql`(not p.imported or c.id is not null)`;

/** Whose record was merged is the customer whom the kept one describes. */
const SEEN = sql`
  select p.id as person_id, coalesce(c.first_name, p.first_name) as first_name,
         upper(left(coalesce(c.last_name, p.last_name), 1)) as last_initial, c.last_name, c.id as customer_id, p.added_from,
         coalesce(c.email_open, false) as is_self_made,
         o.merged_into is not null as is_merged
  from person p left join customer o on o.person_id = p.id
  left join customer c on c.id = ${keptIdOf(sql`o`)} and c.archived_at is null`;

/** Names are compared case-insensitively. */
const samePerson = ({ dialCode, phone, firstName, lastName }: PersonName): Sql => sql`
  select id, imported from person
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
  select id, imported from same union all select id, false from added`;

const MAX_SHOWN = 20;
/** Of one address, among those that are no customers here, or only by what they said online: nobody can fill a phone's list with invented names. */
const MAX_STRANGERS_FROM_ONE_ADDRESS = 5;

/** Persons with this phone, at most 20: own customers first, each once, those who only said online that they are last; then the earliest of others. Callers must count the look-up. */
export function personsByPhone(db: Db, dialCode: string, phone: string): Promise<MaskedPerson[]> {
  return db.rows<MaskedPerson>(sql`
    select person_id, first_name, last_initial, last_name, customer_id from (
      select seen.*, row_number() over (partition by customer_id is null, is_self_made, added_from order by person_id) as place,
        row_number() over (partition by customer_id order by is_merged, person_id) as nth_name
      from (${SEEN} where p.dial_code = ${dialCode} and p.phone = ${phone} and ${IS_KNOWN}) seen
    ) ranked
    where (customer_id is null or nth_name = 1)
      and ((customer_id is not null and not is_self_made) or added_from is null or place <= ${MAX_STRANGERS_FROM_ONE_ADDRESS})
    order by customer_id is null, is_self_made, person_id limit ${MAX_SHOWN}`);
}

export function personById(db: Db, personId: string): Promise<MaskedPerson | undefined> {
  return db.row<MaskedPerson>(sql`${SEEN} where p.id = ${personId} and ${IS_KNOWN}`);
}

interface KnownPerson {
  id: string;
  imported: boolean;
}

/** Id of the person with this phone and name, added if missing. */
export async function findOrAddPerson(context: Context, person: PersonName): Promise<string> {
  const { db } = context;
  // No row if another transaction has just added the same person, who is visible now.
  const row =
    (await db.row<KnownPerson>(findOrAdd(person, addedFrom(context), context.now()))) ??
    (await db.row<KnownPerson>(samePerson(person)));
  const { id, imported } = row!;
  if (imported) showPerson(context, id);
  return id;
}

/** Where a person was met; null for staff, who are known: what they add stands for itself. */
const addedFrom = ({ viewer, config, source }: Context): string | null =>
  viewer.kind === 'user' ? null : pseudonym(config.secret, source);

/** Somebody came, or was entered by a host: from now on other businesses find the person whom only an import had named. */
function showPerson(context: Context, personId: string): void {
  context.db.send(sql`select show_person(${personId}, ${addedFrom(context)})`);
}

/** Of a row `c` of customers: id of the person while only an import has named them, else null. */
export const HIDDEN_PERSON = sql`
  case when c.import_id is not null then (select p.id from person p where p.id = c.person_id and p.imported) end`;

/** A customer who comes is hearsay no more. */
export function showCustomer(context: Context, { hiddenPersonId }: Pick<FoundCustomer, 'hiddenPersonId'>): void {
  if (hiddenPersonId) showPerson(context, hiddenPersonId);
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

/** Whether an address from here also proves who reads it: at a kiosk anybody may type anybody's name. */
const isStaff = ({ viewer }: Context): boolean => viewer.kind === 'user' || viewer.kind === 'system';

/** The e-mail address that a phone gave, for the check-in that it makes and no other. */
export const emailOfCheckIn = (context: Context, email: string | null): string | null =>
  isTrusted(context) ? null : email;

/**
 * This business's customer of a person; undefined if there is no such person. Locks the row until the operation ends, so that two
 * check-ins of one customer run one by one. An existing customer costs no write; an archived one is restored, and one whose record was merged is the
 * kept one. E-mail and birthday are stored for new ones only: nobody may change another person's. Phones give no e-mail; whom they made gets it from a
 * kiosk, which proves nothing by it, or staff later.
 */
export async function customerOfPerson(
  context: Context,
  personId: string,
  { email: given, birthMonth, birthDay, birthYear }: NewCustomerDetails,
): Promise<FoundCustomer | undefined> {
  const email = isTrusted(context) ? given : null;
  const customer = await context.db.row<FoundCustomer>(sql`
    with own as (
      select id, merged_into, ${HIDDEN_PERSON} as hidden_person_id from customer c where person_id = ${personId} for no key update
    ), known as (
      select id, first_name, last_name, phone, archived_at from customer
      where id = (select ${keptIdOf(sql`own`)} from own) for no key update
    ), changed as (
      update customer c set archived_at = null, email = case when c.email_open then coalesce(${email}, c.email) else c.email end,
        email_unproven = case when c.email_open and ${email}::text is not null then ${!isStaff(context)} else c.email_unproven end,
        email_open = c.email_open and ${email}::text is null
      from known k where c.id = k.id and (k.archived_at is not null or (c.email_open and ${email}::text is not null))
    ), added as (
      insert into customer (
        person_id, first_name, last_name, dial_code, phone, email, email_open, email_unproven, birth_month, birth_day, birth_year, created_at
      )
      select id, first_name, last_name, dial_code, phone, ${email}, ${!isTrusted(context)}::boolean, ${!isStaff(context)}::boolean, ${birthMonth}::smallint,
             ${birthDay}::smallint, ${birthYear}::smallint, ${context.now()}::timestamptz
      from person where id = ${personId} and not exists (select from own)
      on conflict (business_id, person_id) do update set archived_at = null where customer.merged_into is null
      returning id, first_name, last_name, phone, xmax = 0 as is_new
    )
    select id, first_name, last_name, phone, false as is_new, archived_at is not null as is_restored,
      (select hidden_person_id from own) as hidden_person_id
    from known
    union all select id, first_name, last_name, phone, is_new, false, null from added`);
  if (!customer) return undefined;
  showCustomer(context, customer);
  if (customer.isNew || customer.isRestored || email !== null) context.tick(CUSTOMERS);
  return customer;
}

/** Phone and name of a person or of a row of a list, whatever the letters: they say who it is, and an index finds them. */
const bearer = (row: Sql, dialCode: Sql): Sql =>
  sql`(${dialCode} || ${row}.phone || chr(10) || lower(${row}.first_name) || chr(10) || lower(${row}.last_name))`;

/** Rows of a list `g` (row, phone, first_name, last_name), each with the person who bears the name, if there is one. */
export const personsOfRows = (rows: Sql): Sql => sql`
  select g.row, p.id as person_id
  from ${rows} g cross join lateral (
    select p.id from person p where ${sameKey(bearer(sql`p`, sql`p.dial_code`), bearer(sql`g`, sql`'1'`))}
    order by ${bearer(sql`p`, sql`p.dial_code`)}, p.id limit 1) p`;

/** Adds the persons of an import who are missing; who is there stays unsaid. In one order, as two imports may hold the same. */
export const addImportedPersons = (rows: Sql, now: Date): Sql => sql`
  insert into person (dial_code, phone, first_name, last_name, imported, created_at)
  select '1', g.phone, g.first_name, g.last_name, true, ${now}::timestamptz
  from ${rows} g where g.row not in (select found.row from (${personsOfRows(rows)}) found)
  order by g.phone, g.first_name, g.last_name
  on conflict do nothing`;
