import type { SignatureKind } from '../../../../entities/SignatureKind.js';
import type { Context } from '../../../core/context.js';
import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql } from '../../../core/database/sql.js';
import { FORM_VERSIONS } from '../../forms/form.sql.js';
import { MAX_UNSEALED } from '../log/seal-signatures.js';
import {
  areDetailsWhole,
  FACT_COLUMNS,
  hashOfRecord,
  RECORD_COLUMNS,
  type RecordOfFacts,
  type StoredRecord,
} from '../stored-record.js';
import { LogState, type SignatureProof } from './verify.types.js';

interface Signed extends StoredRecord {
  formName: string;
  number: number;
  kind: SignatureKind;
}

/** Whether the record of a code is genuine. The gate has checked that there is one. */
export async function verifySignature(context: Context, code: string): Promise<SignatureProof> {
  const record = (await context.db.row<Signed>(sql`
    select ${RECORD_COLUMNS}, v.name as form_name, v.number
    from signature s join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
    where s.code = ${code}`))!;
  const { businessName, timeZone, formName, number, kind, signedAt, hash, blankedAt } = record;
  return {
    businessName,
    timeZone,
    formName,
    version: number,
    kind,
    signedAt,
    hash,
    isBlanked: blankedAt !== null,
    ...(await proofOf(context, record)),
  };
}

type LogProof = Pick<SignatureProof, 'log' | 'logDay'>;

/** What the log says of a record whose details are those of its digest, or were blanked. */
const proofOf = async (context: Context, record: StoredRecord): Promise<LogProof> =>
  areDetailsWhole(record) ? logOf(context, record.seq) : { log: LogState.BROKEN, logDay: null };

interface Head {
  seq: number;
  hash: string;
  sealedOn: string;
  isLogged: boolean;
}

/** Goes from the record to the next one whose hash was sealed. */
async function logOf(context: Context, seq: number): Promise<LogProof> {
  const { db, businessId } = context;
  const head = await db.row<Head>(sql`
    select h.seq, h.hash, h.sealed_on::text, exists (select from signature_log l where l.day = h.sealed_on) as is_logged
    from signature_head h where h.business_id = ${BUSINESS_ID} and h.seq >= ${seq} order by h.seq limit 1`);
  const records = await db.rows<RecordOfFacts>(sql`
    select ${FACT_COLUMNS} from signature s join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
    where s.seq between ${seq} and ${head?.seq ?? seq} order by s.seq limit ${MAX_UNSEALED}`);
  const isWhole = records.every(
    (record, index) =>
      record.seq === seq + index &&
      hashOfRecord(businessId, record) === record.hash &&
      (index === 0 || record.previousHash === records[index - 1]!.hash),
  );
  if (!isWhole || (head && records.at(-1)?.hash !== head.hash)) return { log: LogState.BROKEN, logDay: null };
  if (!head?.isLogged) return { log: LogState.WAITING, logDay: null };
  return { log: LogState.LOGGED, logDay: head.sealedOn };
}

/** Whether a file is a copy of the record that we gave out: of one that was changed, or that does not lead to the log, no file is. */
export async function isKnownCopy(context: Context, code: string, sha256: string): Promise<boolean> {
  const record = await context.db.row<StoredRecord>(sql`
    select ${RECORD_COLUMNS} from signature s
    join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
    where s.code = ${code} and exists (
      select from signature_copy c where c.business_id = s.business_id and c.signature_id = s.id and c.sha256 = ${sha256})`);
  return record !== undefined && (await proofOf(context, record)).log !== LogState.BROKEN;
}
