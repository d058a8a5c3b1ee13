import { mintEmailToken } from '../../domain/accounts/mint-email-token.js';
import type { Db } from '../database/transaction.js';
import type { MailContent } from './compose-mail.js';
import type { MessageTemplate } from './message-template.js';
import { accountExists } from './templates/account-exists.js';
import { businessReady } from './templates/business-ready.js';
import { passwordChanged } from './templates/password-changed.js';
import { passwordLink } from './templates/password-link.js';
import { signUpLink } from './templates/sign-up-link.js';

/** What a template may know: the subject as it is when the mail leaves. */
export interface MailFacts {
  db: Db;
  now: Date;
  /** Address of the product for links, without a slash at the end. */
  base: string;
  account: { id: string; firstName: string };
  businessName: string;
}

/** Writes the mail, minting its link's token in the transaction that claims the message. */
export const prepareMail: Record<MessageTemplate, (facts: MailFacts) => Promise<MailContent>> = {
  'sign-up-link': async ({ db, now, base, account }) =>
    signUpLink({ link: `${base}/verification/signup/${await mintEmailToken(db, 'signup', account.id, now)}` }),
  'account-exists': async ({ base, account }) => accountExists({ firstName: account.firstName, link: `${base}/login` }),
  'password-link': async ({ db, now, base, account }) =>
    passwordLink({
      firstName: account.firstName,
      link: `${base}/password_reset/${await mintEmailToken(db, 'password', account.id, now)}`,
    }),
  'password-changed': async ({ base, account }) =>
    passwordChanged({ firstName: account.firstName, link: `${base}/forgot_password` }),
  'business-ready': async ({ base, account, businessName }) =>
    businessReady({ firstName: account.firstName, businessName, link: `${base}/account/dashboard` }),
};
