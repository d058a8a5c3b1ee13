import { oneLine, personName } from '../../core/names.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { everyCheck, invalid } from '../../core/Refusal.js';
import type { TokenGrant } from './sign-in.types.js';
import { ownPhone } from '../../core/messages/own-phone.js';
import type { SignUpInput } from './account.inputs.js';
import { accountOfEmail, type KnownAccount } from './accounts.js';
import { emailAddress } from '../../core/email-address.js';
import { burnAllEmailTokens } from './email-tokens.js';
import { EmailTokenType } from './EmailTokenType.js';
import { countMail, countSentMail } from './limits.js';
import { ACCOUNT_EXISTS } from './messages/account-exists.js';
import { sendToAccount } from './messages/account-message.js';
import { sendSignUpLink, SIGN_UP_LINK } from './messages/sign-up-link.js';
import { mintEmailToken } from './mint-email-token.js';
import { checkPassword, hashPassword } from './passwords.js';
import { audit } from '../../core/access/audit.js';

/** Adds an account, to be verified by mail. For a known e-mail the answer is the same, and its owner gets a mail. */
export async function signUp(context: Context, input: SignUpInput): Promise<TokenGrant> {
  const [firstName, lastName, email, phone] = everyCheck(
    () => personName('firstName', input.firstName, { mustBePlain: true }),
    () => personName('lastName', input.lastName, { mustBePlain: true }),
    () => emailAddress(input.email),
    () => ownPhone(context, input.phone),
    () => checkPassword(input.password),
    () => requireAge(input),
  );
  await countMail(context, email);
  const passwordHash = await hashPassword(input.password);

  const { db } = context;
  const known = await accountOfEmail(db, email);
  const maySend = await countSentMail(context, known?.verifiedAt ? ACCOUNT_EXISTS : SIGN_UP_LINK, email);
  if (known && !maySend) return resendGrant(context, known.id);
  // An unverified account belongs to nobody: signing up again overwrites it, and its earlier links die.
  const newAccount = await db.row<Pick<KnownAccount, 'id' | 'email' | 'signUpCount'>>(sql`
    insert into account as a (
      email, password_hash, first_name, last_name, phone, refer_by_name, refer_by_code, created_at
    ) values (
      ${email}, ${passwordHash}, ${firstName}, ${lastName}, ${phone},
      ${oneLine(input.referByName ?? '')}, ${oneLine(input.referByCode ?? '')}, ${context.now()}
    )
    on conflict (email_key) do update set
      email = excluded.email, password_hash = excluded.password_hash, first_name = excluded.first_name,
      last_name = excluded.last_name, phone = excluded.phone, refer_by_name = excluded.refer_by_name,
      refer_by_code = excluded.refer_by_code, sign_up_count = a.sign_up_count + 1
    where a.verified_at is null
    returning id, email, sign_up_count`);
  const account = newAccount ?? (await accountOfEmail(db, email))!;
  if (newAccount) {
    await burnAllEmailTokens(db, ['signup'], newAccount.id, context.now());
    if (maySend) await sendSignUpLink(context, newAccount);
    await audit(context, 'account.sign-up', {
      actor: `account:${account.id}`,
      subject: `account:${account.id}`,
    });
  } else if (maySend) {
    // A parallel request has verified the account since it was looked up.
    await sendToAccount(context, ACCOUNT_EXISTS, account);
  }
  return resendGrant(context, account.id);
}

export function requireAge({ isThirteenOrOlder }: Pick<SignUpInput, 'isThirteenOrOlder'>): void {
  if (!isThirteenOrOlder) throw invalid('isThirteenOrOlder', 'You need to be 13 or older to sign up.');
}

const resendGrant = async (context: Context, accountId: string): Promise<TokenGrant> => ({
  tokenType: EmailTokenType.SIGNUP,
  token: await mintEmailToken(context.db, 'resend', accountId, context.now()),
});
