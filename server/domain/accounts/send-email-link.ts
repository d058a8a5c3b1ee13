import type { Context } from '../../core/context.js';
import type { MutationResult } from '../../core/graphql/MutationResult.js';
import { accountOfEmail, type KnownAccount } from './accounts.js';
import { emailAddress } from './email-address.js';
import { EmailTokenType } from './EmailTokenType.js';
import { countMail } from './limits.js';
import { ACCOUNT_EXISTS } from './messages/account-exists.js';
import { sendToAccount } from './messages/account-message.js';
import { PASSWORD_LINK } from './messages/password-link.js';
import { sendSignUpLink } from './messages/sign-up-link.js';

/** Sends a link to verify the e-mail or to choose a new password. The answer is the same whether or not the e-mail is known. */
export async function sendEmailLink(
  context: Context,
  typed: string,
  tokenType: EmailTokenType,
): Promise<MutationResult> {
  const email = emailAddress(typed);
  await countMail(context, email);
  const account = await accountOfEmail(context.db, email);
  if (account) await sendLink(context, account, tokenType);
  return {
    success: true,
    message: "If there is an account for this email, a link is on its way. You'll receive it within 5 to 10 minutes.",
  };
}

async function sendLink(context: Context, account: KnownAccount, tokenType: EmailTokenType): Promise<void> {
  if (tokenType === EmailTokenType.PASSWORD) await sendToAccount(context, PASSWORD_LINK, account);
  else if (account.verifiedAt) await sendToAccount(context, ACCOUNT_EXISTS, account);
  else await sendSignUpLink(context, account);
}
