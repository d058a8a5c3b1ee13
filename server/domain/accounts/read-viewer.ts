import { Plan } from '../../../entities/Plan.js';
import { permissionsOf } from '../../core/access/permissions.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';
import { BUSINESSES } from '../businesses/business.sql.js';
import { findBusiness } from '../businesses/find-business.js';
import type { Viewer, ViewerBusiness } from './Viewer.js';

interface SessionRow {
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  expiresAt: Date;
  lastUsedAt: Date;
  businessId: string | null;
  businessName: string | null;
}

const session = (id: string): Sql => sql`
  select s.account_id, s.expires_at, s.last_used_at, s.business_id, b.name as business_name, a.email, a.first_name, a.last_name, a.phone
  from session s join account a on a.id = s.account_id left join ${BUSINESSES} b on b.id = s.business_id where s.id = ${id}`;

const businessesOf = (accountId: string): Sql => sql`
  select b.id, b.name, b.address, b.city, m.role from membership m join ${BUSINESSES} b on b.id = m.business_id
  where m.account_id = ${accountId} order by b.name, b.id`;

/** The user of a session with all data of the account pages; null if the session has ended. */
export async function readViewer(db: Db, sessionId: string): Promise<Viewer | null> {
  const row = await db.row<SessionRow>(session(sessionId));
  if (!row) return null;
  const { accountId, email, firstName, lastName, phone, expiresAt, lastUsedAt } = row;
  const businesses = await db.rows<ViewerBusiness>(businessesOf(accountId));
  const current = businesses.find(({ id }) => id === row.businessId) ?? null;
  const business = current && (await findBusiness(db, current.id));
  const name = { email, firstName, lastName, phone };
  const role = current?.role ?? null;
  const permissions = permissionsOf({
    kind: 'user',
    sessionId,
    accountId,
    ...name,
    expiresAt,
    lastUsedAt,
    businessId: business?.id ?? null,
    businessName: business?.name ?? null,
    role,
    plan: business?.plan ?? Plan.NONE,
  });
  const formerBusiness = business ? null : row.businessName;
  return {
    id: accountId,
    ...name,
    role,
    business,
    formerBusiness,
    businesses,
    sessionExpiresAt: expiresAt,
    permissions,
  };
}
