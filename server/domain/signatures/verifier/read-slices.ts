import type { Sql } from '../../../core/database/sql.js';
import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql } from '../../../core/database/sql.js';
import { FORM_VERSIONS } from '../../forms/form-version.sql.js';
import { RECORD_COLUMNS, type StoredRecord } from '../stored-record.js';

/** Rows of a statement, in a read-only transaction of its own; of a business, or of tables that all share. */
export type Read = <Row extends object>(businessId: string | null, statement: Sql) => Promise<Row[]>;

export type ReadRecord = StoredRecord & { formName: string; versionFormId: string };

const SLICE = 2000;

/** The records of a business in their order; the next slice is on its way while one is looked at. */
export async function* slicesOf(read: Read, businessId: string): AsyncGenerator<ReadRecord[]> {
  const slice = (after: number): Promise<ReadRecord[]> =>
    read<ReadRecord>(
      businessId,
      sql`
        select ${RECORD_COLUMNS}, v.name as form_name, v.form_id as version_form_id
        from signature s join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
        where s.business_id = ${BUSINESS_ID} and s.seq > ${after} order by s.seq limit ${SLICE}`,
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
