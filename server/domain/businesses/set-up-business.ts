import { IANAZone } from 'luxon';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Role } from '../../../entities/Role.js';
import { newToken } from '../../core/tokens.js';
import { accountById } from '../accounts/accounts.js';
import { burnAllEmailTokens, burnEmailToken, findEmailToken, invalidToken } from '../accounts/email-tokens.js';
import { enter } from '../accounts/enter.js';
import type { SignInAnswer } from '../accounts/SignInAnswer.js';
import { writeAudit } from '../accounts/write-audit.js';
import type { Context } from '../../core/context.js';
import { invalid, Refusal } from '../../core/Refusal.js';
import { sendToAccount } from '../accounts/messages/account-message.js';
import { BUSINESS_READY } from './business-ready.js';
import type { SetUpBusinessInput } from './business.inputs.js';
import { usPhone } from '../accounts/us-phone.js';
import { US_STATES } from './us-states.js';

const ADD = `
  insert into business (id, name, address, city, state, zip, phone, time_zone, created_at)
  values (current_setting('app.business_id')::bigint, $1, $2, $3, $4, $5, $6, $7, $8) returning id`;

/** Makes the business of a set-up token's account, with its check-in app and its owner, and signs the owner in. */
export async function setUpBusiness(context: Context, token: string, input: SetUpBusinessInput): Promise<SignInAnswer> {
  const phone = usPhone(input.phone);
  if (!phone) throw invalid('phone', 'Please enter a phone number with 10 digits.');
  const timeZone = input.timeZone || US_STATES[input.state]!;
  if (!IANAZone.isValidZone(timeZone)) throw invalid('timeZone', 'Please choose a time zone.');
  const now = context.now();
  const found = await context.preflight((db) => findEmailToken(db, ['setup'], token, now));
  if (!found) throw invalidToken();

  const { accountId } = found;
  await claim(context, accountId, token);
  const { db } = context;
  const name = input.name.trim();
  const { id: businessId } = (await db.row<{ id: string }>(ADD, [
    name,
    input.address.trim(),
    input.city.trim(),
    input.state,
    input.zip.trim(),
    phone,
    timeZone,
    now,
  ]))!;
  await db.rows('insert into check_in_app (public_token, monitor_token) values ($1, $2)', [
    newToken('q', businessId),
    newToken('m', businessId),
  ]);
  await db.rows('insert into membership (account_id, business_id, role, created_at) values ($1, $2, $3, $4)', [
    accountId,
    businessId,
    Role.OWNER,
    now,
  ]);
  await writeAudit(context, {
    actor: `account:${accountId}`,
    action: 'business.set-up',
    subject: `business:${businessId}`,
  });
  const account = (await accountById(db, accountId))!;
  await sendToAccount(context, BUSINESS_READY, account);
  return enter(context, accountId, businessId);
}

/** Uses up every set-up token of the account, one call at a time, so that no two of them make two businesses. */
async function claim(context: Context, accountId: string, token: string): Promise<void> {
  const { db } = context;
  await db.rows('select 1 from account where id = $1 for update', [accountId]);
  if (!(await burnEmailToken(db, 'setup', token, context.now()))) throw invalidToken();
  const owned = await db.row('select 1 as one from membership where account_id = $1 and role = $2', [
    accountId,
    Role.OWNER,
  ]);
  if (owned) throw new Refusal(ErrorCode.CONFLICT, 'Your business is set up already. Please sign in.');
  await burnAllEmailTokens(db, ['setup'], accountId, context.now());
}
