import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../core/durations.js';
import { defineJob } from '../../core/jobs/job.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import type { CustomerImportUndo } from './customer-import.types.js';
import { importSubject } from './import-subject.js';
import { lockImports } from './import-customers.js';
import { CUSTOMERS } from './topics.js';

/** Goes on with an import that is being taken back, where nobody calls any more. */
export const TAKE_BACK_IMPORT = defineJob<{ importId: string }>('take-back-customers');

/** What taking an import back is called in the audit log. */
export const UNDO_IMPORT = 'customer.undo-import';

/** Customers of one transaction: check-ins of theirs wait no longer than it takes. */
const BATCH = 1000;

/**
 * Erases those whom an import added and who neither came nor were changed since: some in each call, the rest by a job if nobody calls again. Throws
 * NOT_FOUND; CONFLICT a day after it began.
 */
export async function undoCustomerImport(context: Context, importId: string): Promise<CustomerImportUndo> {
  lockImports(context);
  const now = context.now();
  const found = await context.db.row<{ createdAt: Date; undoneAt: Date | null }>(
    sql`select created_at, undone_at from customer_import where import_id = ${importId}`,
  );
  if (!found) throw notFound('That import');
  if (!found.undoneAt) {
    if (found.createdAt.getTime() + DAY_MS < now.getTime())
      throw new Refusal(ErrorCode.CONFLICT, 'An import can be undone for a day only. Archive whom you do not want.');
    await context.db.rows(sql`update customer_import set undone_at = ${now} where import_id = ${importId}`);
    await audit(context, UNDO_IMPORT, { subject: importSubject(importId) });
    goOn(context, importId, new Date(now.getTime() + MINUTE_MS));
  }
  return takeBack(context, importId);
}

/** The job: one batch, then itself again while there is more. */
export async function takeBackImport(context: Context, { importId }: { importId: string }): Promise<void> {
  lockImports(context);
  const { left } = await takeBack(context, importId);
  if (left > 0) goOn(context, importId, context.now());
}

function goOn(context: Context, importId: string, runAt: Date): void {
  context.enqueue(TAKE_BACK_IMPORT, { importId }, { runAt, key: `take-back-customers:${importId}`, again: true });
}

async function takeBack(context: Context, importId: string): Promise<CustomerImportUndo> {
  context.tick(CUSTOMERS);
  return (await context.db.row<CustomerImportUndo>(sql`
    select removed, remaining as left, kept from take_back_customers(${importId}, ${BATCH}, ${context.now()})`))!;
}
