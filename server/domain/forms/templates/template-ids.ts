import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';

/** Ids below this one carry no business: they are the platform's own (rulings 6 and 10). */
const FIRST_ID_OF_A_BUSINESS = 2n ** 32n;

/** The platform's default agreement (ruling 6). */
export const DEFAULT_AGREEMENT = '1';

export const isTemplateId = (id: string): boolean => /^\d{1,10}$/.test(id) && BigInt(id) < FIRST_ID_OF_A_BUSINESS;

/** The id of a form, in place of a template that of its live copy; undefined without one. */
export async function knownFormId({ db }: Context, id: string): Promise<string | undefined> {
  if (!isTemplateId(id)) return id;
  const copy = await db.row<{ id: string }>(
    sql`select id from form where template_id = ${id}::bigint and archived_at is null`,
  );
  return copy?.id;
}
