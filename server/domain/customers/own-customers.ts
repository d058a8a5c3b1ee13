import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { isId } from '../../core/ids.js';
import { auditOwn } from './audit-own.js';
import { CUSTOMERS } from './topics.js';

/** Where a customer was reached, which proves who they are: exactly one is given. */
export interface OwnAddress {
  /** 10 digits. */
  phone: string | null;
  email: string | null;
}

export interface OwnCustomer {
  id: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  email: string | null;
  birthMonth: number | null;
  birthDay: number | null;
  birthYear: number | null;
  getsOffers: boolean;
  getsBirthdayMessages: boolean;
  createdAt: Date;
}

const COLUMNS = sql`
  id, first_name, last_name, '+' || dial_code || phone as phone, email, birth_month, birth_day, birth_year,
  not offer_disabled as gets_offers, not birthday_disabled as gets_birthday_messages, created_at`;

/** A family may share a phone or a mailbox; a merged record is shown to the address of the kept one alone. An e-mail address that a phone gave for one check-in, or only a kiosk, is no proof. */
const isOwn = ({ phone, email }: OwnAddress): Sql =>
  phone === null
    ? sql`email_key = lower(${email}) and not email_unproven and erased_at is null and merged_into is null`
    : sql`phone = ${phone} and dial_code = '1' and erased_at is null and merged_into is null`;

/** More than a family has: then it is the number of a shop, or 'none@example.com' of a list. */
const MAX = 20;

/**
 * The customers with exactly this phone or e-mail address, archived ones included, by first name; nobody where they are more than 20. Those who only said online whose
 * phone it is do not count: a stranger may make any number of them. Of them the first ones fill up the 20.
 */
export async function ownCustomers({ db }: Context, address: OwnAddress): Promise<OwnCustomer[]> {
  const found = await db.rows<OwnCustomer & { place: string; isSelfMade: boolean }>(sql`
    select ${COLUMNS}, place, email_open as is_self_made from (
      select *, row_number() over (order by email_open, id) as place from customer where ${isOwn(address)}
    ) c where place <= ${MAX + 1} order by name_key, id`);
  if (found.some(({ place, isSelfMade }) => Number(place) > MAX && !isSelfMade)) return [];
  return found.filter(({ place }) => Number(place) <= MAX).map(({ place: _, isSelfMade: __, ...customer }) => customer);
}

/** One of them; undefined for anybody else. Locked until the operation ends where `locks` says so. */
export async function ownCustomer(
  { db }: Context,
  address: OwnAddress,
  id: string,
  { locks = false } = {},
): Promise<OwnCustomer | undefined> {
  if (!isId(id)) return undefined;
  const customer = sql`select ${COLUMNS} from customer where id = ${id} and ${isOwn(address)}`;
  return db.row<OwnCustomer>(locks ? sql`${customer} for update` : customer);
}

/** Whether a customer gets offers and birthday messages, as they chose; null leaves it as it is. */
export async function saveOwnChoices(
  context: Context,
  { id, getsOffers, getsBirthdayMessages }: OwnCustomer,
  { offers, birthdayMessages }: { offers: boolean | null; birthdayMessages: boolean | null },
): Promise<void> {
  const changed = [
    ...(offers !== null && offers !== getsOffers ? ['offerDisabled'] : []),
    ...(birthdayMessages !== null && birthdayMessages !== getsBirthdayMessages ? ['birthdayDisabled'] : []),
  ];
  if (changed.length === 0) return;
  context.tick(CUSTOMERS);
  await auditOwn(context, 'customer.change', id, changed);
  await context.db.rows(sql`
    update customer set offer_disabled = coalesce(not ${offers}::boolean, offer_disabled),
      birthday_disabled = coalesce(not ${birthdayMessages}::boolean, birthday_disabled), version = version + 1
    where id = ${id}`);
}
