import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { Refusal } from '../../core/Refusal.js';
import { MAX_CATEGORIES, MAX_ITEMS } from './limits.js';

const COUNTS = sql`
  select (select count(*) from product where archived_at is null) as items,
         (select count(*) from product_category where archived_at is null) as categories`;

/** Throws CONFLICT if the catalogue holds more live items or categories than it may. Counts what the operation has written itself. */
export async function requireCatalogueSize({ db }: Context): Promise<void> {
  const counts = await db.row<{ items: string; categories: string }>(COUNTS);
  if (Number(counts!.items) > MAX_ITEMS) throw tooMany(MAX_ITEMS, 'items');
  if (Number(counts!.categories) > MAX_CATEGORIES) throw tooMany(MAX_CATEGORIES, 'categories');
}

const tooMany = (max: number, what: string): Refusal =>
  new Refusal(
    ErrorCode.CONFLICT,
    `A catalogue has at most ${max.toLocaleString('en-US')} ${what}. Archive some of them first.`,
    { details: { max } },
  );
