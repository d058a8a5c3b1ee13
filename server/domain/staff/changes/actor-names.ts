import { accountNames, accountOf, actorWord } from '../../../core/access/actors.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';

/** Names viewers' keys as the business knows them: by its staff, else by their accounts. */
export async function actorNames({ db }: Context, actors: readonly string[]): Promise<(actor: string) => string> {
  const ids = [...new Set(actors.flatMap((actor) => accountOf(actor) ?? []))];
  if (ids.length === 0) return actorWord;
  const [accounts, staff] = await Promise.all([
    accountNames(db, ids),
    db.rows<{ accountId: string; name: string }>(sql`
      select account_id, first_name || ' ' || last_name as name from staff where account_id = any(${ids}::bigint[])`),
  ]);
  const names = new Map([...accounts, ...staff.map(({ accountId, name }) => [accountId, name] as const)]);
  return (actor) => {
    const id = accountOf(actor);
    return id === null ? actorWord(actor) : names.get(id) || 'Somebody';
  };
}
