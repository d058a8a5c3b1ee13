import { askAsSuperuser } from '../setup/database.js';
import { until } from './until.js';

/** In this database: other tests wait in theirs. */
const WAITING = `
  select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;

/** `second` begins once `first`, which then calls `hasBegun`, has done its work and not committed; answers which of them ended first. */
export async function race(
  first: (hasBegun: () => Promise<void>) => Promise<void>,
  second: () => Promise<unknown>,
): Promise<'first' | 'second'> {
  let winner: 'first' | 'second' | undefined;
  let late: Promise<void> | undefined;
  await first(async () => {
    late = second().then(() => {
      winner ??= 'second';
    });
    await until(async () => winner !== undefined || (await askAsSuperuser(WAITING)).length > 0);
    winner ??= 'first';
  });
  await late;
  return winner!;
}
