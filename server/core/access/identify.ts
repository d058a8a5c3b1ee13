import { decodeJwt, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Plan } from '../../../entities/Plan.js';
import type { Dependencies } from '../context.js';
import { sql, type Sql } from '../database/sql.js';
import { Db } from '../database/transaction.js';
import { Refusal } from '../Refusal.js';
import { readToken } from '../tokens.js';
import { ANONYMOUS, type Viewer } from './viewer.js';

export interface Credentials {
  /** Login token, kiosk token or phone token, from the Authorization header. */
  bearer?: string;
  /** Login token from our own cookie. */
  cookie?: string;
  /** Account and business that the page was opened for, as in `12/34`: the browser's cookie may be another account's by now. */
  claimedViewer?: string;
}

type UserRow = Omit<Extract<Viewer, { kind: 'user' }>, 'kind'>;

const readUser = (sessionId: string, now: Date) => sql`
  select s.id as session_id, s.account_id, s.expires_at, s.last_used_at, a.email, a.first_name, a.last_name, a.phone,
         m.business_id, b.name as business_name, m.role, coalesce(b.plan, ${Plan.NONE}) as plan
  from session s
  join account a on a.id = s.account_id
  left join membership m on m.account_id = s.account_id and m.business_id = s.business_id
  left join business b on b.id = m.business_id
  where s.id = ${sessionId} and s.expires_at > ${now}`;

/** The row of a token with the plan of its business. */
const readHolder = (found: Sql, businessId: string) => sql`
  select t.*, b.plan from (${found}) t join business b on b.id = ${businessId}`;

/** Finds the viewer in one statement. An invalid, expired or revoked token is an anonymous viewer. Throws database errors only. */
export async function identify(dependencies: Dependencies, { bearer, cookie }: Credentials): Promise<Viewer> {
  const token = bearer ? readToken(bearer) : null;
  if (bearer && token) return identifyToken(dependencies, bearer, token);
  const { source, config, clock } = dependencies;
  const login = bearer ?? cookie;
  const sessionId = login ? await sessionIdOf(login, config.secret) : null;
  if (!sessionId) return ANONYMOUS;
  const db = new Db(source, { tenant: null, alone: true });
  const user = await db.row<UserRow>(readUser(sessionId, clock.now()));
  return user ? { kind: 'user', ...user } : ANONYMOUS;
}

/**
 * Throws OTHER_ACCOUNT if a page was opened for another account or business than the viewer's (who was removed from theirs has none left to mistake), or if the session has moved from the business for which
 * the login token in the Authorization header was signed.
 */
export function assertClaimedViewer(viewer: Viewer, { claimedViewer, bearer }: Credentials): void {
  if (viewer.kind !== 'user') return;
  const { accountId, businessId } = viewer;
  if (claimedViewer !== undefined) {
    const isOwn =
      businessId === null ? claimedViewer.startsWith(`${accountId}/`) : claimedViewer === `${accountId}/${businessId}`;
    if (!isOwn) throw otherAccount();
  }
  const signedFor = bearer && decodeJwt(bearer)['business_id'];
  if (signedFor && businessId && String(signedFor) !== businessId) throw otherAccount();
}

export const otherAccount = (): Refusal =>
  new Refusal(
    ErrorCode.OTHER_ACCOUNT,
    'You are signed in to another account or business in this browser. Reload the page to go on there.',
  );

async function identifyToken(
  { source, clock, tokenKinds }: Dependencies,
  bearer: string,
  { letter, businessId }: NonNullable<ReturnType<typeof readToken>>,
): Promise<Viewer> {
  const kind = tokenKinds.find((one) => one.letter === letter);
  if (!kind?.credential) return ANONYMOUS;
  const db = new Db(source, { tenant: businessId, readOnly: true });
  const row = await db.once<{ plan: Plan }>(readHolder(kind.find(bearer, clock.now()), businessId));
  if (!row) return ANONYMOUS;
  const { credential } = kind;
  const holder = credential.holder(row);
  const isRefused = 'refusalReason' in holder;
  return { ...holder, businessId, plan: row.plan, permissions: isRefused ? [] : credential.permissions };
}

const MAX_CACHED_BYTES = 8 * 1024 * 1024;

/** Login tokens with a verified signature: verifying again costs more than reading the session's row. */
const checkedTokens = new LRUCache<string, string>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: (sessionId, key) => 2 * (sessionId.length + key.length) + 200,
});

/** The session id in a login token, or null. Its other claims are informative: none gives a right. */
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
