import { sql } from '../../../core/database/sql.js';
import { BUSINESSES } from '../../businesses/business.sql.js';
import type { Fault } from './faults.js';
import type { Read } from './read-slices.js';
import { verifyBusiness, type Heads } from './verify-business.js';
import { verifyLog } from './verify-log.js';
import { verifyVersions } from './verify-versions.js';

export interface Verified {
  businesses: number;
  records: number;
  versions: number;
  heads: number;
  days: number;
  faults: Fault[];
}

interface Options {
  /** Whether row-level security shows the rows of one business only. */
  isHeld: boolean;
  /** Heads of each business in a backup. */
  backup?: ReadonlyMap<string, Heads>;
}

/** Computes the chains of all businesses and the public log anew. */
export async function verifySignatures(read: Read, { isHeld, backup = new Map() }: Options): Promise<Verified> {
  const log = await verifyLog(read);
  const verified: Verified = {
    businesses: 0,
    records: 0,
    versions: 0,
    days: log.days,
    faults: [...log.faults],
    heads: [...log.heads.values()].reduce((sum, { size }) => sum + size, 0),
  };
  const ids = new Set([...(await businessIds(read, isHeld)), ...log.heads.keys(), ...backup.keys()]);
  for (const id of [...ids].sort((left, right) => Number(left) - Number(right))) {
    const { versions, faults } = await verifyVersions(read, id);
    const chain = await verifyBusiness(read, id, { versions, log: log.heads.get(id), backup: backup.get(id) });
    verified.faults.push(...faults, ...chain.faults);
    verified.versions += versions.size;
    verified.records += chain.records;
    if (chain.records > 0) verified.businesses += 1;
  }
  return verified;
}

/** Businesses that have records; all of them where only the rows of one are seen at a time. */
async function businessIds(read: Read, isHeld: boolean): Promise<string[]> {
  const rows = isHeld
    ? await read<{ id: string }>(null, sql`select id from ${BUSINESSES} b`)
    : await read<{ id: string }>(null, sql`select distinct business_id as id from signature`);
  return rows.map(({ id }) => id);
}
