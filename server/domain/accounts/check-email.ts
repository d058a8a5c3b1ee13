import type { Context } from '../../core/context.js';
import type { EmailCheck } from './sign-in.types.js';
import { accountOfEmail } from './accounts.js';
import { emailAddress } from '../../core/email-address.js';
import { countEmailCheck } from './limits.js';

/** Whether an e-mail address is known. The only call that tells, so attempts are limited. */
export async function checkEmail(context: Context, typed: string): Promise<EmailCheck> {
  const email = emailAddress(typed);
  await countEmailCheck(context);
  return { email, known: (await accountOfEmail(context.db, email)) !== null };
}
