import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { Refusal } from '../../core/Refusal.js';
import { vanityNamesFor } from './vanity-name.js';

const SUGGESTED = 5;
/** Names that a business ever takes: each leads to it for good, and nobody else can have it. */
const MAX_NAMES = 10;

interface Place {
  name: string;
  city: string;
  state: string;
}

/** Names for the page of a business that nobody else has or had, at most 5. */
export async function freeVanityNames({ db, businessId }: Context, place: Place): Promise<string[]> {
  const names = vanityNamesFor(place);
  const taken = await db.rows<{ name: string }>(sql`
    select name from vanity_name where name = any(${names}::text[]) and business_id <> ${businessId}`);
  const others = new Set(taken.map(({ name }) => name));
  return names.filter((name) => !others.has(name)).slice(0, SUGGESTED);
}

/**
 * Takes a name for good. Throws CONFLICT for the eleventh name of a business, and, with free ones in `details.suggestions`, if another business has or had
 * it: of two at once one gets it.
 */
export async function takeVanityName(context: Context, name: string, place: Place): Promise<void> {
  const { db, businessId } = context;
  const own = await db.rows<{ name: string }>(sql`select name from vanity_name where business_id = ${businessId}`);
  if (own.length >= MAX_NAMES && !own.some((row) => row.name === name))
    throw new Refusal(
      ErrorCode.CONFLICT,
      `A business has at most ${MAX_NAMES} names, old ones included. Please choose one of them: ${own.map((row) => row.name).join(', ')}.`,
      { field: 'vanityName' },
    );
  await db.rows(sql`
    insert into vanity_name (name, business_id, created_at) values (${name}, ${businessId}, ${context.now()})
    on conflict (name) do nothing`);
  const row = await db.row<{ businessId: string }>(sql`select business_id from vanity_name where name = ${name}`);
  if (row?.businessId === businessId) return;
  throw new Refusal(ErrorCode.CONFLICT, 'This name is taken. Please choose another one.', {
    field: 'vanityName',
    details: { suggestions: await freeVanityNames(context, place) },
  });
}
