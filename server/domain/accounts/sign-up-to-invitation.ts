import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { ownPhone } from '../../core/messages/own-phone.js';
import { personName } from '../../core/names.js';
import { everyCheck, Refusal } from '../../core/Refusal.js';
import { claimInvitation } from '../staff/invitations/claim-invitation.js';
import { emailOfInvitation } from './email-of-invitation.js';
import { burnAllEmailTokens, EMAIL_TOKEN_KINDS } from './email-tokens.js';
import type { InvitedAccountInput } from './invitation.inputs.js';
import { checkPassword, hashPassword } from './passwords.js';
import { requireAge } from './sign-up.js';
import type { SignInAnswer } from './SignInAnswer.js';
import { startSession } from './start-session.js';

/** Accepts an invitation with a new account, whose address the mailed link has proven, and signs in there. Throws CONFLICT where the address has an account. */
export async function signUpToInvitation(
  context: Context,
  token: string,
  input: InvitedAccountInput,
): Promise<SignInAnswer> {
  const [firstName, lastName, phone] = everyCheck(
    () => personName('firstName', input.firstName, { mustBePlain: true }),
    () => personName('lastName', input.lastName, { mustBePlain: true }),
    () => ownPhone(context, input.phone),
    () => checkPassword(input.password),
    () => requireAge(input),
  );
  const email = await emailOfInvitation(context, token);
  const passwordHash = await hashPassword(input.password);
  const accountId = await addVerified(context, { email, passwordHash, firstName, lastName, phone });
  await claimInvitation(context, token, accountId);
  return startSession(context, accountId, context.businessId);
}

interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** An unverified account belongs to nobody: it is overwritten, and whoever typed its password has no way in. */
async function addVerified(context: Context, account: NewAccount): Promise<string> {
  const { email, passwordHash, firstName, lastName, phone } = account;
  const now = context.now();
  const row = await context.db.row<{ id: string }>(sql`
    insert into account as a (email, password_hash, first_name, last_name, phone, verified_at, created_at)
    values (${email}, ${passwordHash}, ${firstName}, ${lastName}, ${phone}, ${now}, ${now})
    on conflict (email_key) do update set
      email = excluded.email, password_hash = excluded.password_hash, first_name = excluded.first_name,
      last_name = excluded.last_name, phone = excluded.phone, refer_by_name = '', refer_by_code = '',
      verified_at = excluded.verified_at
    where a.verified_at is null
    returning id`);
  if (!row)
    throw new Refusal(ErrorCode.CONFLICT, 'There is an account with this email address already: sign in with it.');
  await burnAllEmailTokens(context.db, EMAIL_TOKEN_KINDS, row.id, now);
  const actor = `account:${row.id}`;
  await audit(context, 'account.sign-up', { actor, subject: actor });
  return row.id;
}
