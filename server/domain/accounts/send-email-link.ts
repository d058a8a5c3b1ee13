import type { Context } from '../../core/context.js';
import { sendMessage } from '../../core/messages/send-message.js';
import type { MessageTemplate } from '../../core/messages/message-template.js';
import type { MutationResult } from '../../core/graphql/MutationResult.js';
import { accountOfEmail, type KnownAccount } from './accounts.js';
import { emailAddress } from './email-address.js';
import { EmailTokenType } from './EmailTokenType.js';
import { countMail } from './limits.js';

/** Sends a link to verify the e-mail or to choose a new password. The answer is the same whether or not the e-mail is known. */
export async function sendEmailLink(
  context: Context,
  typed: string,
  tokenType: EmailTokenType,
): Promise<MutationResult> {
  const email = emailAddress(typed);
  await countMail(context, email);
  const account = await accountOfEmail(context.db, email);
  if (account)
    await sendMessage(context, {
      template: templateFor(account, tokenType),
      recipient: account.email,
      subjectId: account.id,
    });
  return {
    success: true,
    message: "If there is an account for this email, a link is on its way. You'll receive it within 5 to 10 minutes.",
  };
}

function templateFor(account: KnownAccount, tokenType: EmailTokenType): MessageTemplate {
  if (tokenType === EmailTokenType.PASSWORD) return 'password-link';
  return account.verifiedAt ? 'account-exists' : 'sign-up-link';
}
