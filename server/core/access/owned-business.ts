import type { Plan } from '../../../entities/Plan.js';
import { Role } from '../../../entities/Role.js';
import { StartupError } from '../config/startup-errors.js';
import { sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';

interface OwnedBusiness {
  id: string;
  name: string;
  vanityName: string | null;
  plan: Plan;
}

/**
 * The business that an account owns, for commands of the installation. `wanted`: vanity name or id, for an owner of several. Throws a StartupError where it
 * is not clear which one is meant.
 */
export async function ownedBusiness(db: Db, email: string, wanted?: string): Promise<OwnedBusiness> {
  const owned = await db.rows<OwnedBusiness>(sql`
    select b.id, b.name, b.vanity_name, b.plan
    from account a join membership m on m.account_id = a.id join business b on b.id = m.business_id
    where a.email_key = lower(${email}) and m.role = ${Role.OWNER} order by b.id`);
  if (owned.length === 0)
    throw new StartupError(`${email} owns no business: sign up with this address, and set up the business first.`);
  const meant = wanted === undefined ? owned : owned.filter(({ id, vanityName }) => [id, vanityName].includes(wanted));
  if (meant.length === 1) return meant[0]!;
  const list = owned.map(({ id, name, vanityName }) => `  ${vanityName ?? id}  ${name}`).join('\n');
  const problem = wanted === undefined ? 'owns several businesses' : `owns no business ${wanted}`;
  throw new StartupError(`${email} ${problem}. Name one of these with --business:\n${list}`);
}
