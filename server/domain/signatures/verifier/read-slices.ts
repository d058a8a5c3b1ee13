import { isAuditedOf } from '../../../core/access/audit.js';
import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OWN_COLUMNS, type StoredRecord } from '../stored-record.js';

/** Rows of a statement, in a read-only transaction of its own; of a business, or of tables that all share. */
export type Read = <Row extends object>(businessId: string | null, statement: Sql) => Promise<Row[]>;

/** A record as its own row holds it. */
export interface OwnRecord extends Omit<StoredRecord, 'versionSha256'> {
  /** Whether it was blanked, and the history does not say so. */
  isBlankedByHand: boolean;
}

const SLICE = 2000;

/** Number of the last record of a business; 0 for none. */
export async function lastSeq(read: Read, businessId: string): Promise<number> {
  const [row] = await read<{ seq: number }>(
    businessId,
    sql`select coalesce(max(s.seq), 0) as seq from signature s where s.business_id = ${BUSINESS_ID}`,
  );
  return row!.seq;
}

/** The records of a business up to one, in their order; the next slice is on its way while one is looked at. */
export async function* slicesOf(read: Read, businessId: string, last: number): AsyncGenerator<OwnRecord[]> {
  const slice = (after: number): Promise<OwnRecord[]> =>
    read<OwnRecord>(
      businessId,
      sql`select ${OWN_COLUMNS}, s.blanked_at is not null and not ${isAuditedOf(sql`s.id`, 'signature.blank')} as is_blanked_by_hand
        from signature s where s.business_id = ${BUSINESS_ID} and s.seq > ${after} and s.seq <= ${last} order by s.seq limit ${SLICE}`,
    );
  let next = slice(0);
  for (;;) {
    const records = await next;
    if (records.length === 0) return;
    next = slice(records.at(-1)!.seq);
    next.catch(() => {}); // heard of at the next turn
    yield records;
  }
}
