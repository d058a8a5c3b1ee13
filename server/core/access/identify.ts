import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { Plan } from '../../../entities/Plan.js';
import type { Role } from '../../../entities/Role.js';
import { sql } from '../database/sql.js';
import { Db } from '../database/transaction.js';
import { hashToken, readToken } from '../tokens.js';
import { ANONYMOUS, sharedPhoneSession, type Viewer } from './viewer.js';

export interface Credentials {
  /** Login token, kiosk token or phone token, from the Authorization header. */
  bearer?: string;
  /** Login token from our own cookie. */
  cookie?: string;
}

interface UserRow {
  sessionId: string;
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  expiresAt: Date;
  lastUsedAt: Date;
  businessId: string | null;
  businessName: string | null;
  role: Role | null;
  plan: Plan | null;
}

const readUser = (sessionId: string, now: Date) => sql`
  select s.id as session_id, s.account_id, s.expires_at, s.last_used_at, a.email, a.first_name, a.last_name, a.phone,
         m.business_id, b.name as business_name, m.role, b.plan
  from session s
  join account a on a.id = s.account_id
  left join membership m on m.account_id = s.account_id and m.business_id = s.business_id
  left join business b on b.id = m.business_id
  where s.id = ${sessionId} and s.expires_at > ${now}`;

const readKiosk = (tokenHash: string) => sql`
  select d.id, d.last_used_at, b.plan from kiosk_device d join business b on b.id = d.business_id
  where d.token_hash = ${tokenHash} and d.revoked_at is null`;

const readPhone = (tokenHash: string, now: Date) => sql`
  select p.id, p.expires_at, b.plan from phone_session p join business b on b.id = p.business_id
  where p.token_hash = ${tokenHash} and p.expires_at > ${now}`;

/** The QR code's own token, which older clients send with every call (ruling 3). Valid until the business replaces it. */
const readQrCode = (token: string) =>
  sql`select b.plan from check_in_app a join business b on b.id = a.business_id where a.public_token = ${token}`;

const NEVER = new Date('9999-12-31T00:00:00Z');

/** Finds the viewer in one statement. An invalid, expired or revoked token is an anonymous viewer. Throws database errors only. */
export async function identify(
  source: DataSource,
  secret: string,
  credentials: Credentials,
  now: Date,
): Promise<Viewer> {
  const { bearer, cookie } = credentials;
  const token = bearer ? readToken(bearer) : null;
  if (bearer && token) return identifyToken(source, bearer, token, now);
  const login = bearer ?? cookie;
  const sessionId = login ? await sessionIdOf(login, secret) : null;
  if (!sessionId) return ANONYMOUS;
  const user = await new Db(source, { tenant: null, alone: true }).row<UserRow>(readUser(sessionId, now));
  return user ? { kind: 'user', ...user, plan: user.plan ?? Plan.NONE } : ANONYMOUS;
}

async function identifyToken(
  source: DataSource,
  bearer: string,
  { kind, businessId }: NonNullable<ReturnType<typeof readToken>>,
  now: Date,
): Promise<Viewer> {
  const db = new Db(source, { tenant: businessId, readOnly: true });
  if (kind === 'k') {
    const row = await db.once<{ id: string; lastUsedAt: Date | null; plan: Plan }>(readKiosk(hashToken(bearer)));
    return row
      ? { kind: 'kiosk', businessId, deviceId: row.id, plan: row.plan, lastUsedAt: row.lastUsedAt }
      : ANONYMOUS;
  }
  if (kind === 'p') {
    const row = await db.once<{ id: string; expiresAt: Date; plan: Plan }>(readPhone(hashToken(bearer), now));
    return row
      ? { kind: 'phone', businessId, phoneSessionId: row.id, plan: row.plan, expiresAt: row.expiresAt }
      : ANONYMOUS;
  }
  if (kind === 'q') {
    const row = await db.once<{ plan: Plan }>(readQrCode(bearer));
    return row
      ? { kind: 'phone', businessId, phoneSessionId: sharedPhoneSession(businessId), plan: row.plan, expiresAt: NEVER }
      : ANONYMOUS;
  }
  return ANONYMOUS;
}

/** Login tokens with a verified signature: verifying again costs more than reading the session's row. */
const checkedTokens = new LRUCache<string, string>({ max: 5000 });

/** The session id in a login token, or null. Its other claims are informative and never trusted. */
async function sessionIdOf(token: string, secret: string): Promise<string | null> {
  const key = `${secret} ${token}`;
  const checked = checkedTokens.get(key);
  if (checked) return checked;
  try {
    // The session's row decides on expiry, which slides; the token's claim is the expiry at issue.
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: new Date(0),
    });
    const sid = payload['sid'];
    if (typeof sid !== 'string' || !/^[0-9a-f-]{36}$/.test(sid)) return null;
    checkedTokens.set(key, sid);
    return sid;
  } catch {
    return null;
  }
}
