import type pg from 'pg';
import type { Plan } from '../../../entities/Plan.js';
import { Role } from '../../../entities/Role.js';
import type { Topic } from '../topic.js';
import { StartupError } from '../config/startup-errors.js';
import { PLANS } from '../access/plans.js';

interface Owned {
  id: string;
  name: string;
  vanityName: string | null;
  plan: Plan;
}

/** Businesses that an account owns. */
const OWNED = `
  select b.id, b.name, b.vanity_name as "vanityName", b.plan
  from account a join membership m on m.account_id = a.id join business b on b.id = m.business_id
  where a.email_key = lower($1) and m.role = ${Role.OWNER} order by b.id`;

/**
 * Puts the plan of an owner's business in force, as the owner role; returns what it did. `wanted`: vanity name or id, for an owner of several. `topic`:
 * what open screens of the business listen to. Throws a StartupError where it is not clear which business is meant.
 */
export async function givePlan(
  client: pg.Client,
  { email, plan, wanted, topic }: { email: string; plan: Plan; wanted?: string; topic: Topic },
): Promise<string> {
  const { rows: owned } = await client.query<Owned>(OWNED, [email]);
  const { id, name, plan: before } = theOne(owned, email, wanted);
  const title = PLANS[plan].name;
  if (before === plan) return `The plan of ${name}: ${title}, as before`;
  await client.query('begin');
  // Where one role does everything, row-level security is forced on it.
  await client.query(`select set_config('app.business_id', $1, true)`, [id]);
  await client.query('update business set plan = $2 where id = $1', [id, plan]);
  await client.query('commit');
  await client.query(`select pg_notify('tick', $1)`, [`${id} ${topic.name}`]);
  return `The plan of ${name}: ${title} (before: ${PLANS[before].name})`;
}

function theOne(owned: readonly Owned[], email: string, wanted?: string): Owned {
  if (owned.length === 0)
    throw new StartupError(`${email} owns no business: sign up with this address, and set up the business first.`);
  const meant = wanted === undefined ? owned : owned.filter(({ id, vanityName }) => [id, vanityName].includes(wanted));
  if (meant.length === 1) return meant[0]!;
  const list = owned.map(({ id, name, vanityName }) => `  ${vanityName ?? id}  ${name}`).join('\n');
  const problem = wanted === undefined ? 'owns several businesses' : `owns no business ${wanted}`;
  throw new StartupError(`${email} ${problem}. Name one of these with --business:\n${list}`);
}
