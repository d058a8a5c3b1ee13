import { forgetAttempts, recordAttempt, type Limit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import type { Db } from '../../core/database/transaction.js';
import type { MessageKind } from '../../core/messages/define-message.js';
import { mailboxOf } from '../../core/messages/mailbox.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/durations.js';

/** GUARD rule 4: attempts on one account from one address. A correct password resets them. */
const SIGN_IN: Limit = { max: 5, windowMs: 15 * MINUTE_MS };
/** Attempts on one account from everywhere: slow enough against guesses from many addresses. A reset by mail still signs its owner in. */
const ACCOUNT: Limit = { max: 60, windowMs: 60 * MINUTE_MS };
/** Passwords asked for once more, in one session: wrong ones there must not keep their owner from signing in. */
const PASSWORD_CHECKS: Limit = { max: 5, windowMs: 15 * MINUTE_MS };
/** Attempts of one kind from one address. */
const ADDRESS: Limit = { max: 100, windowMs: 60 * MINUTE_MS };
/** Mails to one mailbox that can be requested from one address. */
const MAILS: Limit = { max: 5, windowMs: 60 * MINUTE_MS };
/** Mails of one kind that really go to one mailbox, requested from everywhere. */
const SENT_MAILS: Limit = { max: 5, windowMs: 60 * MINUTE_MS };
/** Switches of an account from one business to another. */
const SWITCHES: Limit = { max: 300, windowMs: HOUR_MS };
/** Businesses that an account adds to its first. */
const NEW_BUSINESSES: Limit = { max: 5, windowMs: DAY_MS };

/** Counts a sign-in attempt, before the password is checked. */
export async function countSignIn(context: Context, email: string): Promise<void> {
  await countAll(context, [
    [`sign-in:${context.source}`, ADDRESS],
    [signInKey(context, email), SIGN_IN],
  ]);
  // Counted last: one address must not use up the attempts of all others.
  await countAll(context, [[accountKey(email), ACCOUNT]]);
}

/** Resets the attempts after a correct password. */
export async function forgetSignIns(context: Context, email: string): Promise<void> {
  await forgetAttempts(context.db, signInKey(context, email));
  await forgetAttempts(context.db, accountKey(email));
}

/** Counts a password that is asked for once more, before it is checked. */
export async function countPasswordCheck(context: Context): Promise<void> {
  await countAll(context, [[passwordCheckKey(context), PASSWORD_CHECKS]]);
}

/** Resets those of the session after a correct password. */
export async function forgetPasswordChecks(context: Context): Promise<void> {
  await forgetAttempts(context.db, passwordCheckKey(context));
}

/** Counts a request that sends a mail to an e-mail address, known or not. Strangers elsewhere do not use up its owner's requests. */
export async function countMail(context: Context, email: string): Promise<void> {
  await countAll(context, [
    [`mail:${context.source}`, ADDRESS],
    [`mail:${mailboxOf(email)}:${context.source}`, MAILS],
  ]);
}

/**
 * Counts a mail that is about to be sent and returns whether it may be. Where it may not, enough of the kind are in the mailbox, or have gone to all
 * mailboxes together: the answer is the same, and the last link stays good.
 */
export async function countSentMail(context: Context, { kind }: MessageKind, email: string): Promise<boolean> {
  const { db, config } = context;
  const now = context.now();
  if (await recordAttempt(db, sentMailKey(kind, email), SENT_MAILS, now)) return false;
  const all: Limit = { max: config.accountMailsPerHour, windowMs: 60 * MINUTE_MS };
  if ((await recordAttempt(db, 'mail-sent:all', all, now)) === null) return true;
  context.log.warn('a mail about an account was not sent: GREETER_ACCOUNT_MAILS_PER_HOUR is reached');
  return false;
}

/** Key of the mails of a kind that were sent to the mailbox of an e-mail address. */
export const sentMailKey = (kind: string, email: string): string => `mail-sent:${kind}:${mailboxOf(email)}`;

/** Counts a check whether an e-mail address is known. */
export async function countEmailCheck(context: Context): Promise<void> {
  await countAll(context, [[`check-email:${context.source}`, ADDRESS]]);
}

/** Counts a switch to another business: each is written down at both. */
export async function countSwitch(context: Context): Promise<void> {
  await countAll(context, [[`switch-business:${context.user.accountId}`, SWITCHES]]);
}

/** Counts a business that an account adds to those it has. */
export async function countNewBusiness(context: Context): Promise<void> {
  await countAll(context, [[`add-business:${context.user.accountId}`, NEW_BUSINESSES]]);
}

const passwordCheckKey = ({ user: { accountId, sessionId } }: Context): string =>
  `confirm-password:${accountId}:${sessionId}`;
const accountKey = (email: string) => `sign-in:${email.toLowerCase()}`;
const signInKey = (context: Context, email: string) => `sign-in:${email.toLowerCase()}:${context.source}`;

/**
 * Counts one by one in a fixed order, so that parallel attempts cannot deadlock, until one refuses: what comes after it, a row for each address that
 * somebody makes up, would fill the database.
 */
async function countAll(context: Context, limits: readonly (readonly [key: string, allowed: Limit])[]): Promise<void> {
  const refusal = await context.preflight(async (db: Db) => {
    for (const [key, allowed] of limits) {
      const refused = await recordAttempt(db, key, allowed, context.now());
      if (refused) return refused;
    }
    return null;
  });
  if (refusal) throw refusal;
}
