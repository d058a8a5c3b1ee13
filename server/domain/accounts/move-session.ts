import { otherAccount } from '../../core/access/identify.js';
import { moveSession as move } from '../../core/access/sessions.js';
import type { Context } from '../../core/context.js';
import { REVOKED } from '../../core/topic.js';
import { readViewer } from './read-viewer.js';
import type { SignInAnswer } from './SignInAnswer.js';

/**
 * Moves the caller's session to another business, with a fresh login token and cookie; its live connections at the business that it leaves are closed.
 * Throws OTHER_ACCOUNT where another tab was faster.
 */
export async function moveSession(context: Context, businessId: string): Promise<SignInAnswer> {
  const { db, config, user } = context;
  const loginToken = await move(db, config.secret, { from: user, to: businessId }, context.now());
  if (!loginToken) throw otherAccount();
  context.setLoginCookie(loginToken);
  if (user.businessId) context.tick(REVOKED, user.businessId);
  return { viewer: await readViewer(db, user.sessionId), loginToken, tokenType: null, token: null };
}
