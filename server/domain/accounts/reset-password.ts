import { REVOKED } from '../../core/topic.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { invalid, notFound } from '../../core/Refusal.js';
import type { ResetPasswordInput } from './account.inputs.js';
import { accountById, defaultBusiness } from './accounts.js';
import { burnAllEmailTokens, burnEmailToken, EMAIL_TOKEN_KINDS, findEmailToken, invalidToken } from './email-tokens.js';
import { startSession } from './start-session.js';
import { forgetSignIns } from './limits.js';
import { sendToAccount } from './messages/account-message.js';
import { PASSWORD_CHANGED } from './messages/password-changed.js';
import { hashPassword } from './passwords.js';
import type { ResetPasswordAnswer } from './ResetPasswordAnswer.js';
import { endSessions } from '../../core/access/sessions.js';
import { audit } from '../../core/access/audit.js';

/** Sets a new password with a reset token, ends all sessions and links of the account and opens a new session if it has a business. */
export async function resetPassword(
  context: Context,
  { token: mailedToken, userId, password, password2 }: ResetPasswordInput,
): Promise<ResetPasswordAnswer> {
  const token = mailedToken || context.facts.resetToken;
  if (!token) throw invalidToken();
  const now = context.now();
  const resetToken = await context.preflight((db) => findEmailToken(db, ['reset'], token, now));
  if (!resetToken) throw invalidToken();
  const { accountId } = resetToken;
  if (userId && userId !== accountId) throw notFound('That account');
  if (password !== password2) throw invalid('password2', 'The two passwords are not the same.');
  const passwordHash = await hashPassword(password);

  const { db } = context;
  if (!(await burnEmailToken(db, 'reset', token, now))) throw invalidToken();
  await burnAllEmailTokens(db, EMAIL_TOKEN_KINDS, accountId, now);
  // The mail was read, which also verifies the e-mail.
  await db.rows(sql`
    update account set password_hash = ${passwordHash}, verified_at = coalesce(verified_at, ${now}) where id = ${accountId}`);
  for (const businessId of await endSessions(db, accountId)) context.tick(REVOKED, businessId);
  context.setResetCookie(null);
  const account = (await accountById(db, accountId))!;
  await forgetSignIns(context, account.email);
  await sendToAccount(context, PASSWORD_CHANGED, account);
  await audit(context, 'password.reset', {
    actor: `account:${accountId}`,
    subject: `account:${accountId}`,
    fields: ['password'],
  });

  const businessId = await defaultBusiness(db, accountId);
  if (businessId) {
    const { viewer, loginToken } = await startSession(context, accountId, businessId);
    return { isPasswordReset: true, message: 'You have successfully reset your password.', viewer, loginToken };
  }
  context.setLoginCookie(null);
  return {
    isPasswordReset: true,
    message: 'You have successfully reset your password. Please login.',
    viewer: null,
    loginToken: null,
  };
}
