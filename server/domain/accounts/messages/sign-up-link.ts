import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import type { StoredMessage } from '../../../core/messages/define-message.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import type { KnownAccount } from '../accounts.js';
import { burnAllEmailTokens } from '../email-tokens.js';
import { mintEmailToken } from '../mint-email-token.js';
import { defineAccountMessage, LINK_STALE_MS, sendToAccount, type AccountSubject } from './account-message.js';
import { signUpPath } from '../paths.js';

interface SignUpLinkData {
  /** Number of the sign-up that sent it; mails of an older version name none and belong to the first. */
  signUp: number;
}

interface SignUpSubject extends AccountSubject {
  /** Whether a later sign-up replaced the one that sent the mail. */
  isSuperseded: boolean;
}

/** Verifies the address of a new account. It has no name: the person who typed it may not own the address. */
export const signUpLinkWords = (_language: Language, { link }: { link: string }): MailParts => ({
  subject: 'Verify your email for Greeter',
  title: 'Verify your email',
  paragraphs: [
    'Thank you for signing up. One step is left: confirm that this address is yours, and then set up your business.',
  ],
  button: { label: 'Verify Your Email', address: link },
  footnote:
    'The link works once, for 24 hours, until a newer one is sent. If you did not sign up for Greeter, ignore this mail: nothing happens without the link.',
});

export const SIGN_UP_LINK = defineAccountMessage<SignUpLinkData, SignUpSubject>({
  kind: 'sign-up-link',
  class: 'one-time',
  load,
  isPointless: ({ verifiedAt, isSuperseded }) =>
    (verifiedAt !== null && 'The account is verified already') ||
    (isSuperseded && 'A later sign-up sent a link of its own'),
  staleAfter: LINK_STALE_MS,
  link: async (context, { id }, base) => `${base}${signUpPath(await newLinkToken(context, id))}`,
  words: (language, facts) => ({ mail: signUpLinkWords(language, facts) }),
});

async function load(
  { db }: Context,
  { subjectId, data: { signUp = 1 } }: StoredMessage<Partial<SignUpLinkData>>,
): Promise<SignUpSubject | null> {
  const account = await db.row<SignUpSubject>(
    sql`select id, first_name, verified_at, sign_up_count <> ${signUp} as is_superseded from account where id = ${subjectId}`,
  );
  return account ?? null;
}

/** Only the newest link of an account works. */
async function newLinkToken(context: Context, accountId: string): Promise<string> {
  await burnAllEmailTokens(context.db, ['signup'], accountId, context.now());
  return mintEmailToken(context.db, 'signup', accountId, context.now());
}

/** Mails an unverified account the link of its newest sign-up. */
export async function sendSignUpLink(
  context: Context,
  account: Pick<KnownAccount, 'id' | 'email' | 'signUpCount'>,
): Promise<void> {
  await sendToAccount(context, SIGN_UP_LINK, account, { signUp: account.signUpCount });
}
