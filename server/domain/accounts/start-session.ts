import { randomUUID } from 'node:crypto';
import type { Context } from '../../core/context.js';
import { readViewer } from './read-viewer.js';
import { openSession } from '../../core/access/sessions.js';
import type { SignInAnswer } from './SignInAnswer.js';

/** Signs in: opens a session at a business and sets the cookie of our own pages. */
export async function startSession(context: Context, accountId: string, businessId: string): Promise<SignInAnswer> {
  const sessionId = randomUUID();
  const loginToken = await openSession(
    context.db,
    context.config.secret,
    accountId,
    businessId,
    context.now(),
    sessionId,
  );
  context.setLoginCookie(loginToken);
  return { viewer: await readViewer(context.db, sessionId), loginToken, tokenType: null, token: null };
}
