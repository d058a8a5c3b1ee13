import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OWN_COLUMNS, type StoredRecord } from '../stored-record.js';

/** Rows of a statement, in a read-only transaction of its own; of a business, or of tables that all share. */
export type Read = <Row extends object>(businessId: string | null, statement: Sql) => Promise<Row[]>;

/** A record as its own row holds it. */
export type OwnRecord = Omit<StoredRecord, 'versionSha256'>;

const SLICE = 2000;

/** The records of a business in their order; the next slice is on its way while one is looked at. */
export async function* slicesOf(read: Read, businessId: string): AsyncGenerator<OwnRecord[]> {
  const slice = (after: number): Promise<OwnRecord[]> =>
    read<OwnRecord>(
      businessId,
      sql`select ${OWN_COLUMNS} from signature s where s.business_id = ${BUSINESS_ID} and s.seq > ${after} order by s.seq limit ${SLICE}`,
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
