import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import { requirePermission } from '../../../core/access/require-permission.js';
import type { SigningKey } from '../../../core/config/signing-key.js';
import type { Context } from '../../../core/context.js';
import { HOUR_MS } from '../../../core/durations.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { Providers } from '../../../core/providers.js';
import { sha256 } from '../../../core/sha256.js';
import { copyFileName } from './copy-file-name.js';
import { copySheets, type SheetOfRecord } from './copy-sheets.js';
import type { CopyOrder, CopySheet } from './CopySheet.js';
import { signingKey } from './signing-key.js';

const WHAT = 'That signed form';

/** Copies that an account makes: each is work for the thread. */
const PER_ACCOUNT = { max: 600, windowMs: HOUR_MS };
/** Copies that those with a link from one business make at one address. */
const PER_ADDRESS = { max: 600, windowMs: HOUR_MS };

export interface CopyToMake extends SheetOfRecord {
  key: SigningKey;
  fileName: string;
}

/** What the copy of a record says, for somebody who works here. Throws NOT_FOUND, also for one that was blanked; FORBIDDEN, RATE_LIMITED. */
export async function openCopy(context: Context, typedId: string): Promise<CopyToMake> {
  const { viewer, businessId } = context;
  if (viewer.kind !== 'user' || viewer.businessId !== businessId) throw notFound(WHAT);
  requirePermission(viewer, 'signature.read');
  const id = idOf(typedId, WHAT);
  await context.preflight((db) =>
    enforceRateLimit(db, `fetched-copies:${viewer.accountId}`, PER_ACCOUNT, context.now()),
  );
  return copyToMake(context, id);
}

/** What the copy of a record says, for a caller who may have it. Throws NOT_FOUND, also for one that was blanked. */
async function copyToMake(context: Context, id: string): Promise<CopyToMake> {
  const [found] = await copySheets(context, [id]);
  if (!found) throw notFound(WHAT);
  return { ...found, key: await signingKey(context), fileName: copyFileName(found.sheet) };
}

/** Counts a copy that somebody with a link asks for, before the link is checked: by address alone, as the business is what the link claims. Throws RATE_LIMITED. */
export const limitOwnCopies = (context: Context): Promise<number> =>
  context.preflight((db) => enforceRateLimit(db, `own-copies:${context.source}`, PER_ADDRESS, context.now()));

/** What the copy of a record says, for the signer. `where` holds for their record `s` only. Throws NOT_FOUND. */
export async function openOwnCopy(context: Context, where: Sql): Promise<CopyToMake> {
  const found = await context.db.row<{ id: string }>(sql`select s.id from signature s where ${where}`);
  if (!found) throw notFound(WHAT);
  return copyToMake(context, found.id);
}

/** The copy, made while no transaction is open. Null where the PDF that was signed is not in the storage, or another file is in its place. */
export function makeCopy(
  { copies, storage }: Pick<Providers, 'copies'> & { storage: Pick<Providers['storage'], 'get'> },
  { sheet, key, ...order }: { sheet: CopySheet; key: SigningKey } & CopyOrder,
): Promise<Buffer | null> {
  const { pdf } = sheet;
  const readOriginal = async (original: NonNullable<CopySheet['pdf']>): Promise<Buffer | null> => {
    const bytes = await storage.get(original.file);
    return bytes && sha256(bytes) === original.sha256 ? bytes : null;
  };
  return copies.make(sheet, key, { ...order, readOriginal: pdf && (() => readOriginal(pdf)) });
}
