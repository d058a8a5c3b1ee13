import { IANAZone } from 'luxon';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Membership } from '../../../entities/Membership.js';
import { Role } from '../../../entities/Role.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { oneLine } from '../../core/names.js';
import { invalid, Refusal } from '../../core/Refusal.js';
import { addBusiness } from '../businesses/add-business.js';
import { US_STATES } from '../businesses/us-states.js';
import { addCheckInApp } from '../check-in-app/add-check-in-app.js';
import { addOwner } from '../staff/add-owner.js';
import { accountById } from './accounts.js';
import { burnAllEmailTokens, burnEmailToken, findEmailToken, invalidToken } from './email-tokens.js';
import { ownPhone } from '../../core/messages/own-phone.js';
import { startSession } from './start-session.js';
import { sendToAccount } from './messages/account-message.js';
import { BUSINESS_READY } from './messages/business-ready.js';
import type { SetUpBusinessInput } from './set-up-business.inputs.js';
import type { SignInAnswer } from './SignInAnswer.js';

/** Creates the business of a set-up token's account with its check-in app, and its owner as the first of the staff, and signs the owner in. */
export async function setUpBusiness(context: Context, token: string, input: SetUpBusinessInput): Promise<SignInAnswer> {
  const phone = ownPhone(context, input.phone, { tollFree: true });
  const timeZone = input.timeZone || US_STATES[input.state]!;
  if (!IANAZone.isValidZone(timeZone)) throw invalid('timeZone', 'Please choose a time zone.');
  const now = context.now();
  const setUpToken = await context.preflight((db) => findEmailToken(db, ['setup'], token, now));
  if (!setUpToken) throw invalidToken();

  const { accountId } = setUpToken;
  await claim(context, accountId, token);
  const { db } = context;
  const name = oneLine(input.name);
  const businessId = await addBusiness(context, {
    name,
    address: oneLine(input.address),
    city: oneLine(input.city),
    state: input.state,
    zip: input.zip.trim(),
    phone,
    timeZone,
  });
  await addCheckInApp(context, businessId);
  await db.insert(Membership, { accountId, businessId, role: Role.OWNER, createdAt: now });
  await audit(context, 'business.set-up', { actor: `account:${accountId}`, subject: `business:${businessId}` });
  const account = (await accountById(db, accountId))!;
  await addOwner(context, businessId, { ...account, accountId });
  await sendToAccount(context, BUSINESS_READY, account);
  return startSession(context, accountId, businessId);
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
