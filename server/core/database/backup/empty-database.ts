import type pg from 'pg';
import { StartupError } from '../../config/startup-errors.js';
import { codeOf } from '../../error-code.js';
import type { Database } from '../connect.js';
import { roleNames } from '../roles.js';
import { migrationsOf, openCopyClient } from './tables.js';
import { isUnfinished, MARK } from './unfinished.js';

/** Everything of ours in the schema, tables first, as their sequences go with them; extensions and the mark stay. */
const DROP_ALL = `do $drop$ declare statement text; begin
  for statement in select d.statement from (
    select relkind = 'S' as is_later, format('drop %s if exists public.%I cascade',
        case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, relname) as statement
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
        and relname <> '${MARK}' and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
    union all
    select true, format('drop function if exists %s cascade', oid::regprocedure)
      from pg_proc p where pronamespace = 'public'::regnamespace and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
  ) d order by is_later
  loop execute statement; end loop;
end $drop$`;

/** Throws a StartupError if the database holds a shop that may not be replaced, or a server is using it. */
export async function assertRestorable({ owner }: Pick<Database, 'owner'>, replaces: boolean): Promise<void> {
  const client = await openCopyClient(owner);
  try {
    const { rowCount: others } = await client.query(
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = any($1)',
      [[...Object.values(roleNames(owner.database)), owner.user]],
    );
    if (others)
      throw new StartupError('A Greeter is using the database: stop it, and all others on it, before you restore.');
    if (!replaces && (await holdsShop(client)))
      throw new StartupError(
        'The database is not empty: restore into another DATA_DIR or database, or throw away what is there with -- --replace.',
      );
  } finally {
    await client.end();
  }
}

/** The user of DATABASE_URL may not read the tables of our roles: then there is taken to be one. */
async function holdsShop(client: pg.Client): Promise<boolean> {
  try {
    if ((await isUnfinished(client)) || (await migrationsOf(client)).length === 0) return false;
    const { rowCount } = await client.query('select from business where id > 1 union all select from account limit 1');
    return rowCount !== 0;
  } catch (error) {
    if (codeOf(error) === '42501') return true;
    throw error;
  }
}

/** Empties the database and marks it as unfinished, in one query and so in one transaction: where it fails all is as it was. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists public.${MARK} (); ${DROP_ALL}`);
}
