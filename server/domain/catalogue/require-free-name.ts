import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { GraphQLValue } from '../../core/GraphQLValue.js';
import { Refusal } from '../../core/Refusal.js';
import { readProductCategory } from './product-categories.js';

/** Id of the live category of this name, without regard to case, or null. */
export async function liveCategoryNamed({ db }: Context, name: string): Promise<string | null> {
  const row = await db.row<{ id: string }>(
    sql`select id from product_category where name_key = lower(${name}) and archived_at is null`,
  );
  return row?.id ?? null;
}

/** Throws CONFLICT, with the other category in `details.current`, if a live one besides `ownId` has this name. */
export async function requireFreeName(context: Context, name: string, ownId?: string): Promise<void> {
  const other = await liveCategoryNamed(context, name);
  if (other === null || other === ownId) return;
  throw new Refusal(ErrorCode.CONFLICT, 'There is a category of this name already.', {
    field: 'name',
    details: { current: new GraphQLValue('ProductCategory', await readProductCategory(context, other)) },
  });
}
