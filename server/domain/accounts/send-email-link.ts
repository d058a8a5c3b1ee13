import type { Context } from '../../core/context.js';
import type { MutationResult } from '../../core/graphql/MutationResult.js';
import type { MessageKind } from '../../core/messages/define-message.js';
import { accountOfEmail, type KnownAccount } from './accounts.js';
import { emailAddress } from '../../core/email-address.js';
import { EmailTokenType } from './EmailTokenType.js';
import { countMail, countSentMail } from './limits.js';
import { ACCOUNT_EXISTS } from './messages/account-exists.js';
import { sendToAccount } from './messages/account-message.js';
import { PASSWORD_LINK } from './messages/password-link.js';
import { sendSignUpLink, SIGN_UP_LINK } from './messages/sign-up-link.js';

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
  const kind = kindOf(account, tokenType);
  if (!(await countSentMail(context, kind, account.email))) return;
  if (kind === SIGN_UP_LINK) await sendSignUpLink(context, account);
  else await sendToAccount(context, kind, account);
}

function kindOf({ verifiedAt }: KnownAccount, tokenType: EmailTokenType): MessageKind {
  if (tokenType === EmailTokenType.PASSWORD) return PASSWORD_LINK;
  return verifiedAt ? ACCOUNT_EXISTS : SIGN_UP_LINK;
}
