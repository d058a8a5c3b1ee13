import type { ConfirmedAction } from '../../../entities/ConfirmedAction.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import { openAction } from '../../core/access/confirmed-action.js';
import type { Context } from '../../core/context.js';
import { Refusal } from '../../core/Refusal.js';
import { accountOfEmail } from './accounts.js';
import type { ActionGrant } from './ActionGrant.js';
import { countPasswordCheck, forgetPasswordChecks } from './limits.js';
import { isPassword } from './passwords.js';

/**
 * Checks the password of who is signed in and opens one action to this session at its business, once, for five minutes (ruling 38). Throws UNAUTHENTICATED
 * where nobody is signed in; INVALID_INPUT for a wrong password; RATE_LIMITED after five in 15 minutes: signing in is none of them.
 */
export async function confirmPassword(
  context: Context,
  password: string,
  action: ConfirmedAction,
): Promise<ActionGrant> {
  const { viewer } = context;
  if (viewer.kind !== 'user') throw new Refusal(ErrorCode.UNAUTHENTICATED, 'Please sign in.');
  await countPasswordCheck(context);
  const account = await context.preflight((db) => accountOfEmail(db, viewer.email));
  if (!(await isPassword(password, account?.passwordHash ?? null)))
    throw new Refusal(ErrorCode.INVALID_INPUT, 'The password is wrong.', { field: 'password' });
  await forgetPasswordChecks(context);
  await audit(context, 'password.confirm', { fields: [action] });
  return { action, validUntil: await openAction(context, action) };
}
