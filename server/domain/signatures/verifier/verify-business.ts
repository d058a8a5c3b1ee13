import { NO_HASH } from '../chain.js';
import { areDetailsWhole, hashOfRecord } from '../stored-record.js';
import type { CheckedVersion } from '../../forms/versions/check-versions.js';
import { WHAT, type Fault } from './faults.js';
import { slicesOf, type OwnRecord, type Read } from './read-slices.js';
import type { Versions } from './verify-versions.js';

/** Hashes by the numbers of the records that bear them. */
export type Heads = ReadonlyMap<number, string>;

export interface Witnesses {
  /** Number of the last record that is looked at: there are no newer versions. */
  last: number;
  versions: Versions;
  /** Of the public log. */
  log: Heads;
  /** Of a backup. */
  backup: Heads | undefined;
  /** What was received before is in the log. */
  sealedBefore: Date;
}

/** Goes through the chain of a business once, and computes all of it anew. */
export async function verifyBusiness(
  read: Read,
  businessId: string,
  { last: end, versions, log, backup, sealedBefore }: Witnesses,
): Promise<{ records: number; faults: Fault[] }> {
  const faults: Fault[] = [];
  const left = { log: new Map(log), backup: new Map(backup) };
  const lastSealed = Math.max(0, ...log.keys());
  let records = 0;
  let isSealed = true;
  let last = { seq: 0, hash: NO_HASH };
  for await (const slice of slicesOf(read, businessId, end))
    for (const record of slice) {
      records += 1;
      const version = versions.get(record.versionId);
      const found = (what: string, seq = record.seq): void => {
        faults.push({ businessId, seq, form: seq === record.seq ? (version?.name ?? null) : null, what });
      };
      if (record.seq !== last.seq + 1) found(WHAT.missing, last.seq + 1);
      if (record.previousHash !== last.hash) found(WHAT.link);
      for (const what of wrongIn(businessId, record, version)) found(what);
      if ((log.get(record.seq) ?? record.hash) !== record.hash) found(WHAT.head);
      if ((backup?.get(record.seq) ?? record.hash) !== record.hash) found(WHAT.backup);
      if (isSealed && record.seq > lastSealed && record.receivedAt < sealedBefore) {
        found(WHAT.unsealed);
        isSealed = false;
      }
      left.log.delete(record.seq);
      left.backup.delete(record.seq);
      last = record;
    }
  const gone = (seqs: Iterable<number>, what: string): void => {
    for (const seq of seqs) faults.push({ businessId, seq, form: null, what });
  };
  gone(left.log.keys(), WHAT.headGone);
  gone(left.backup.keys(), WHAT.backupGone);
  return { records, faults };
}

function wrongIn(businessId: string, own: OwnRecord, version: CheckedVersion | undefined): string[] {
  const record = { ...own, versionSha256: version?.sha256 ?? '' };
  return [
    ...(hashOfRecord(businessId, record) === own.hash ? [] : [WHAT.facts]),
    ...(areDetailsWhole(record) ? [] : [WHAT.details]),
    ...(own.isBlankedByHand ? [WHAT.blanked] : []),
    ...(own.formId === version?.formId ? [] : [WHAT.form]),
  ];
}
