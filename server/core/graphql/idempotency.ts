import { createHash } from 'node:crypto';
import { print, type DocumentNode, type ExecutionResult } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { RootCall } from '../access/tenant.js';
import { viewerKey, type Viewer } from '../access/viewer.js';
import type { Db } from '../database/transaction.js';
import { Refusal } from '../Refusal.js';

/** Thrown to end an operation with the answer that its key already has. */
export class Replay extends Error {
  readonly answer: ExecutionResult;
  constructor(answer: ExecutionResult) {
    super('replay');
    this.answer = answer;
  }
}

interface KeptRow {
  body_hash: string;
  answer: ExecutionResult['data'];
}

const LOCK = `select pg_try_advisory_xact_lock(hashtextextended('idempotency:' || current_setting('app.business_id') || ':' || $1 || ':' || $2 || ':' || $3, 0)) as free`;

/** A statement of its own: read in the one that locks, it would not see what was committed just before the lock was had. */
const READ = `
  select body_hash, answer from idempotency_key
  where business_id = current_setting('app.business_id')::bigint and viewer = $1 and operation = $2 and key = $3 and created_at > $4`;

const KEEP = `
  with old as (delete from idempotency_key where created_at <= $7)
  insert into idempotency_key (viewer, operation, key, body_hash, answer, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (business_id, viewer, operation, key) do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at`;

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** The bookkeeping of one Idempotency-Key: claimed first in the operation's transaction, kept last, rolled back with it. */
export function idempotent(
  key: string,
  call: RootCall,
  viewer: Viewer,
  { document, variables }: { document: DocumentNode; variables: Record<string, unknown> },
  now: Date,
) {
  if (!/^[\x21-\x7e]{8,100}$/.test(key))
    throw new Refusal(ErrorCode.BAD_REQUEST, 'An Idempotency-Key has 8 to 100 visible characters.');
  const body = createHash('sha256')
    .update(JSON.stringify([print(document), variables]))
    .digest('hex');
  const oldest = new Date(now.getTime() - KEPT_FOR_MS);
  const who = viewerKey(viewer);
  return {
    async claim(db: Db): Promise<void> {
      const [lock, kept] = await Promise.all([
        db.row<{ free: boolean }>(LOCK, [who, call.name, key]),
        db.row<KeptRow>(READ, [who, call.name, key, oldest]),
      ]);
      if (!lock!.free) throw new Refusal(ErrorCode.IN_FLIGHT, 'The same request is being worked on.');
      if (!kept) return;
      if (kept.body_hash !== body)
        throw new Refusal(ErrorCode.IDEMPOTENCY_MISMATCH, 'This Idempotency-Key was used with other input.');
      throw new Replay({ data: kept.answer ?? null });
    },
    async keep(db: Db, result: ExecutionResult): Promise<void> {
      if (call.mark.secretAnswer) return;
      await db.rows(KEEP, [who, call.name, key, body, JSON.stringify(result.data), now, oldest]);
    },
  };
}
