import { createHash } from 'node:crypto';
import { getOperationAST, print, type DocumentNode, type ExecutionResult } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { RootCall } from '../access/tenant.js';
import { viewerKey, type Viewer } from '../access/viewer.js';
import { lockKey } from '../database/lock-business.js';
import { sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { Refusal } from '../Refusal.js';
import { hashToken } from '../tokens.js';
import { holdsSecret } from './secrets.js';
import { DAY_MS } from '../durations.js';

/** Thrown to end an operation with the stored answer of its key. */
export class Replay extends Error {
  readonly answer: ExecutionResult;
  constructor(answer: ExecutionResult) {
    super('replay');
    this.answer = answer;
  }
}

interface KeptRow {
  bodyHash: string;
  answer: ExecutionResult['data'];
}

interface Press {
  viewer: string;
  operation: string;
  key: string;
}

interface Request {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
}

const lock = ({ viewer, operation, key }: Press) => sql`
  select pg_try_advisory_xact_lock(${lockKey(`idempotency:${viewer}:${operation}:${key}`)}) as free`;

/** A separate statement: reading in the one that locks would miss what was committed just before the lock was acquired. */
const read = ({ viewer, operation, key }: Press, oldest: Date) => sql`
  select body_hash, answer from idempotency_key
  where business_id = current_setting('app.business_id')::bigint
    and viewer = ${viewer} and operation = ${operation} and key = ${key} and created_at > ${oldest}`;

/** Strangers with a link have one key at a time for each operation: new keys would fill the table. */
const drop = ({ viewer, operation, key }: Press) => sql`
  delete from idempotency_key where viewer = ${viewer} and operation = ${operation} and key <> ${key}`;

const keep = ({ viewer, operation, key }: Press, bodyHash: string, answer: string, now: Date, oldest: Date) => sql`
  with old as (delete from idempotency_key where created_at <= ${oldest})
  insert into idempotency_key (viewer, operation, key, body_hash, answer, created_at)
  values (${viewer}, ${operation}, ${key}, ${bodyHash}, ${answer}, ${now})
  on conflict (business_id, viewer, operation, key)
  do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at`;

const prints = new WeakMap<DocumentNode, string>();

/** The text of a document; our own ones come again and again. */
function printOf(document: DocumentNode): string {
  let text = prints.get(document);
  if (text === undefined) prints.set(document, (text = print(document)));
  return text;
}

/** Undeclared variables are sent too, and may be nested more deeply than JSON is written. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw new Refusal(ErrorCode.BAD_REQUEST, 'The variables are nested too deeply.');
  }
}

/** Begins the owner of an answer that the holder of a link got. */
const LINK = 'link:';
const KEPT_FOR_MS = DAY_MS;

/** Whom an answer is stored for: the viewer, or the link that a stranger holds; null for other strangers, who would store without bound. */
function ownerOf({ mark, arguments: values }: RootCall, viewer: Viewer): string | null {
  if (viewer.kind !== 'user' && viewer.kind !== 'kiosk' && mark.source === 'token')
    return `${LINK}${hashToken(String(values[mark.argument!]))}`;
  return viewer.kind === 'anonymous' ? null : viewerKey(viewer);
}

/** What is stored for a press; undefined for none. Throws IN_FLIGHT while another transaction works on it. */
async function storedAnswer(db: Db, press: Press, now: Date): Promise<KeptRow | undefined> {
  const [claim, stored] = await Promise.all([
    db.row<{ free: boolean }>(lock(press)),
    db.row<KeptRow>(read(press, oldestOf(now))),
  ]);
  if (!claim!.free) throw new Refusal(ErrorCode.IN_FLIGHT, 'The same request is being worked on.');
  return stored;
}

const oldestOf = (now: Date): Date => new Date(now.getTime() - KEPT_FOR_MS);

/** What this viewer was, or should have been, told before by an operation with this Idempotency-Key; undefined where it did nothing. Throws IN_FLIGHT. */
export const earlierAnswer = async (
  db: Db,
  { viewer, operation, key, now }: { viewer: Viewer; operation: string; key: string; now: Date },
): Promise<ExecutionResult['data']> =>
  (await storedAnswer(db, { viewer: viewerKey(viewer), operation, key }, now))?.answer;

/** Handles one Idempotency-Key, under which files are the same if name and type are: claimed first in the operation's transaction, its answer stored last, rolled back with it. Null if it does not count. */
export function idempotent(
  key: string,
  call: RootCall,
  viewer: Viewer,
  { document, operationName, variables }: Request,
  now: Date,
) {
  if (!/^[\x21-\x7e]{8,100}$/.test(key))
    throw new Refusal(ErrorCode.BAD_REQUEST, 'An Idempotency-Key has 8 to 100 visible characters.');
  const owner = ownerOf(call, viewer);
  if (owner === null) return null;
  const operation = getOperationAST(document, operationName)?.name?.value;
  const body = createHash('sha256')
    .update(textOf([printOf(document), operation, variables]))
    .digest('hex');
  const press: Press = { viewer: owner, operation: call.name, key };
  return {
    async claim(db: Db): Promise<void> {
      const stored = await storedAnswer(db, press, now);
      if (!stored) return;
      if (stored.bodyHash !== body)
        throw new Refusal(ErrorCode.IDEMPOTENCY_MISMATCH, 'This Idempotency-Key was used with other input.');
      throw new Replay({ data: stored.answer ?? null });
    },
    /** Goes out with the commit, which fails if this does. */
    keep(db: Db, result: ExecutionResult): void {
      if (holdsSecret(call.field.type)) return;
      if (owner.startsWith(LINK)) db.send(drop(press));
      db.send(keep(press, body, JSON.stringify(result.data), now, oldestOf(now)));
    },
  };
}
