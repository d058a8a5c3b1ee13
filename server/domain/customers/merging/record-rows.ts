import type { Customer } from '../../../../entities/Customer.js';
import type { Context } from '../../../core/context.js';
import { lockBusiness } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import { CUSTOMER_COLUMNS } from '../customer-rows.js';
import { keptIdOf } from '../customer.sql.js';
import { CUSTOMERS } from '../topics.js';
import type { MergeValues } from './merge-values.js';

/** A record of a customer, merged or not. */
export interface RecordRow extends Customer, MergeValues {
  mergedInto: string | null;
  erasedAt: Date | null;
  personId: string;
}

/** Merges, their undos, erasures and holds of a business come one after the other, and so does what asks whether somebody is held. */
export const lockMerges = (context: Context): void => lockBusiness(context, 'customer-merge');

/**
 * Locks records and all that were merged into them until the operation ends, and returns them by id. Check-ins lock a merged record
 * before the one that it leads to, and so does this.
 */
export async function lockRecords(context: Context, ids: readonly string[]): Promise<Map<string, RecordRow>> {
  lockMerges(context);
  const rows = await context.db.rows<RecordRow>(sql`
    select ${CUSTOMER_COLUMNS}, c.email_open, c.email_unproven, c.held_since, c.held_reason, c.merged_into, c.erased_at, c.person_id from customer c
    where c.id = any(${ids}::bigint[]) or c.merged_into = any(${ids}::bigint[])
    order by c.merged_into is null, c.id for no key update`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks all records of one human, by the id of any of them; none if there is no such record. */
export async function lockRecordsOf(context: Context, id: string): Promise<RecordRow[]> {
  lockMerges(context);
  const named = await context.db.row<{ keptId: string }>(
    sql`select ${keptIdOf(sql`c`)} as kept_id from customer c where c.id = ${id}`,
  );
  return named ? [...(await lockRecords(context, [named.keptId])).values()] : [];
}

/** Records as they are, merged ones too. */
export async function recordsById({ db }: Context, ids: readonly string[]): Promise<Map<string, Customer>> {
  const rows = await db.rows<Customer>(
    sql`select ${CUSTOMER_COLUMNS} from customer c where c.id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function saveMergeValues(context: Context, id: string, values: MergeValues): Promise<void> {
  context.tick(CUSTOMERS);
  await context.db.rows(sql`
    update customer
    set email = ${values.email}, email_open = ${values.emailOpen}, email_unproven = ${values.emailUnproven}, birth_month = ${values.birthMonth}, birth_day = ${values.birthDay},
        birth_year = ${values.birthYear}, notes = ${values.notes}, tags = ${values.tags}, offer_disabled = ${values.offerDisabled},
        birthday_disabled = ${values.birthdayDisabled}, held_since = ${values.heldSince}, held_reason = ${values.heldReason}, version = version + 1
    where id = ${id}`);
}
