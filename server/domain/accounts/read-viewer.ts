import { Business } from '../../../entities/Business.js';
import { Plan } from '../../../entities/Plan.js';
import type { Role } from '../../../entities/Role.js';
import { permissionsOf } from '../../core/access/permissions.js';
import type { Db } from '../../core/database/transaction.js';
import type { Viewer, ViewerBusiness } from './Viewer.js';

interface SessionRow extends Record<string, unknown> {
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  expires_at: Date;
  last_used_at: Date;
  business_id: string | null;
}

const SESSION = `
  select s.account_id, s.expires_at, s.last_used_at, s.business_id, a.email, a.first_name, a.last_name, a.phone
  from session s join account a on a.id = s.account_id where s.id = $1`;

const BUSINESSES = `
  select b.id, b.name, m.role from membership m join business b on b.id = m.business_id
  where m.account_id = $1 order by b.name, b.id`;

/** The user of a session, with everything that the account pages show of them. Null if it has ended. */
export async function readViewer(db: Db, sessionId: string): Promise<Viewer | null> {
  const session = await db.row<SessionRow>(SESSION, [sessionId]);
  if (!session) return null;
  const businesses = await db.rows<ViewerBusiness & { role: Role } & Record<string, unknown>>(BUSINESSES, [
    session.account_id,
  ]);
  const current = businesses.find(({ id }) => id === session.business_id) ?? null;
  const business = current && (await db.findOne(Business, { id: current.id }));
  const name = {
    email: session.email,
    firstName: session.first_name,
    lastName: session.last_name,
    phone: session.phone,
  };
  const permissions = permissionsOf({
    kind: 'user',
    sessionId,
    accountId: session.account_id,
    ...name,
    expiresAt: session.expires_at,
    lastUsedAt: session.last_used_at,
    businessId: business?.id ?? null,
    businessName: business?.name ?? null,
    role: current?.role ?? null,
    plan: business?.plan ?? Plan.NONE,
  });
  return {
    id: session.account_id,
    ...name,
    role: current?.role ?? null,
    business,
    businesses,
    sessionExpiresAt: session.expires_at,
    permissions,
  };
}
