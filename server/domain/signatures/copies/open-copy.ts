import { createHash } from 'node:crypto';
import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import { requirePermission } from '../../../core/access/require-permission.js';
import type { SigningKey } from '../../../core/config/signing-key.js';
import type { Context } from '../../../core/context.js';
import { HOUR_MS } from '../../../core/durations.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import type { Providers } from '../../../core/providers.js';
import { copyFileName } from './copy-file-name.js';
import { copySheets, type SheetOfRecord } from './copy-sheets.js';
import type { CopySheet } from './CopySheet.js';
import { signingKey } from './signing-key.js';

const sha256OfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Copies that an account makes: each is work for the thread. */
const PER_ACCOUNT = { max: 600, windowMs: HOUR_MS };

export interface CopyToMake extends SheetOfRecord {
  key: SigningKey;
  fileName: string;
}

/** What the copy of a record says, for somebody who works here. Throws NOT_FOUND, also for one that was blanked; FORBIDDEN, RATE_LIMITED. */
export async function openCopy(context: Context, typedId: string): Promise<CopyToMake> {
  const { viewer, businessId } = context;
  const what = 'That signed form';
  if (viewer.kind !== 'user' || viewer.businessId !== businessId) throw notFound(what);
  requirePermission(viewer, 'signature.read');
  const id = idOf(typedId, what);
  await context.preflight((db) =>
    enforceRateLimit(db, `fetched-copies:${viewer.accountId}`, PER_ACCOUNT, context.now()),
  );
  const [found] = await copySheets(context, [id]);
  if (!found) throw notFound(what);
  return { ...found, key: await signingKey(context), fileName: copyFileName(found.sheet) };
}

/** The copy, made while no transaction is open. Null where the PDF that was signed is not in the storage, or another file is in its place. */
export async function makeCopy(
  { copies, storage }: Pick<Providers, 'copies'> & { storage: Pick<Providers['storage'], 'get'> },
  sheet: CopySheet,
  key: SigningKey,
): Promise<Buffer | null> {
  const { pdf } = sheet;
  return copies.make(
    sheet,
    key,
    pdf &&
      (async () => {
        const file = await storage.get(pdf.file);
        return file && sha256OfBytes(file) === pdf.sha256 ? file : null;
      }),
  );
}
