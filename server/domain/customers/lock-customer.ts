import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';

/** Locks a customer until the operation ends, so that two check-ins come one after the other. Throws NOT_FOUND for an archived one too. */
export async function lockCustomer(context: Context, id: string): Promise<void> {
  const customer = await context.db.row(
    sql`select id from customer where id = ${id} and archived_at is null for update`,
  );
  if (!customer) throw notFound('That customer');
}
