import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Membership } from '../../../entities/Membership.js';
import { Role } from '../../../entities/Role.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { Refusal } from '../../core/Refusal.js';
import { burnAllEmailTokens, burnEmailToken, findEmailToken, invalidToken } from './email-tokens.js';
import { checkBusiness, foundBusiness } from './found-business.js';
import type { SetUpBusinessInput } from './set-up-business.inputs.js';
import type { SignInAnswer } from './SignInAnswer.js';
import { startSession } from './start-session.js';

/** Creates the business of a set-up token's account, and signs its owner in. */
export async function setUpBusiness(context: Context, token: string, input: SetUpBusinessInput): Promise<SignInAnswer> {
  const business = checkBusiness(context, input);
  const setUpToken = await context.preflight((db) => findEmailToken(db, ['setup'], token, context.now()));
  if (!setUpToken) throw invalidToken();

  const { accountId } = setUpToken;
  await claim(context, accountId, token);
  return startSession(context, accountId, await foundBusiness(context, accountId, business));
}

/** Consumes every set-up token of the account under a lock, so that two of them cannot create two businesses. */
async function claim(context: Context, accountId: string, token: string): Promise<void> {
  const { db } = context;
  await db.rows(sql`select from account where id = ${accountId} for update`);
  if (!(await burnEmailToken(db, 'setup', token, context.now()))) throw invalidToken();
  if (await db.findOne(Membership, { accountId, role: Role.OWNER }))
    throw new Refusal(ErrorCode.CONFLICT, 'Your business is set up already. Please sign in.');
  await burnAllEmailTokens(db, ['setup'], accountId, context.now());
}
