import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import type { Storage } from '../../../core/storage/storage.js';
import { BUSINESSES } from '../../businesses/business.sql.js';
import type { Fault } from './faults.js';
import { lastSeq, type Read } from './read-slices.js';
import { verifyBusiness, type Heads } from './verify-business.js';
import { verifyLog } from './verify-log.js';
import { verifyFiles } from './verify-files.js';
import { verifyVersions } from './verify-versions.js';

export interface Verified {
  businesses: number;
  records: number;
  versions: number;
  /** Of PDFs. */
  files: number;
  heads: number;
  days: number;
  faults: Fault[];
}

interface Against {
  now: Date;
  /** Heads of each business in a backup. */
  backup?: ReadonlyMap<string, Heads>;
  /** Where the files of PDFs are. */
  storage: Pick<Storage, 'get'>;
}

/** Computes the chains of all businesses and the public log anew. */
export async function verifySignatures(read: Read, { now, storage, backup = new Map() }: Against): Promise<Verified> {
  const log = await verifyLog(read);
  const sealedBefore = new Date(now.getTime() - 2 * DAY_MS);
  const verified: Verified = {
    businesses: 0,
    records: 0,
    versions: 0,
    files: 0,
    days: log.days,
    faults: [...log.faults],
    heads: log.heads,
  };
  const businesses = await read<{ id: string }>(null, sql`select id from ${BUSINESSES} b`);
  const ids = new Set([...businesses.map(({ id }) => id), ...backup.keys()]);
  for (const id of [...ids].sort((left, right) => Number(left) - Number(right))) {
    // In this order: the server goes on, and what is signed later has heads, and versions, that are not read.
    const heads = await headsOf(read, id);
    const last = await lastSeq(read, id);
    const { versions, faults } = await verifyVersions(read, id);
    const witnesses = { last, versions, log: heads, backup: backup.get(id), sealedBefore };
    const chain = await verifyBusiness(read, id, witnesses);
    const pdfs = await verifyFiles(storage, id, versions);
    verified.faults.push(...faults, ...pdfs.faults, ...chain.faults);
    verified.files += pdfs.files;
    verified.versions += versions.size;
    verified.records += chain.records;
    if (chain.records > 0) verified.businesses += 1;
  }
  return verified;
}

/** What the public log holds of a business. */
async function headsOf(read: Read, businessId: string): Promise<Heads> {
  const heads = await read<{ seq: number; hash: string }>(
    null,
    sql`select seq, hash from signature_head where business_id = ${businessId}`,
  );
  return new Map(heads.map(({ seq, hash }) => [seq, hash] as const));
}
