import { forgetAttempts, recordAttempt, type Limit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import type { Db } from '../../core/database/transaction.js';

const MINUTE_MS = 60 * 1000;

/** GUARD rule 4: tries of one account from one address. A right password forgets them. */
const SIGN_IN: Limit = { max: 5, windowMs: 15 * MINUTE_MS };
/** Whatever one address may do of a kind. */
const ADDRESS: Limit = { max: 100, windowMs: 60 * MINUTE_MS };
/** Mails that anybody can have sent to one e-mail address. */
const MAILS: Limit = { max: 5, windowMs: 60 * MINUTE_MS };

/** Counts a try to sign in, before the password is looked at. */
export async function countSignIn(context: Context, email: string): Promise<void> {
  await countAll(context, [
    [signInKey(context, email), SIGN_IN],
    [`sign-in:${context.facts.address}`, ADDRESS],
  ]);
}

/** Takes the tries of who turned out to be right away. */
export async function forgetSignIns(context: Context, email: string): Promise<void> {
  await forgetAttempts(context.db, signInKey(context, email));
}

/** Counts what makes a mail go to an e-mail address, known or not. */
export async function countMail(context: Context, email: string): Promise<void> {
  await countAll(context, [
    [`mail:${email.toLowerCase()}`, MAILS],
    [`mail:${context.facts.address}`, ADDRESS],
  ]);
}

/** Counts a question whether an e-mail address is known. */
export async function countEmailCheck(context: Context): Promise<void> {
  await countAll(context, [[`check-email:${context.facts.address}`, ADDRESS]]);
}

const signInKey = (context: Context, email: string) => `sign-in:${email.toLowerCase()}:${context.facts.address}`;

/** All are counted, even if the first refuses: one statement after the other in the same order, so that parallel tries do not deadlock. */
async function countAll(context: Context, limits: readonly (readonly [key: string, allowed: Limit])[]): Promise<void> {
  const refusals = await context.preflight(async (db: Db) => {
    const answers = [];
    for (const [key, allowed] of limits) answers.push(await recordAttempt(db, key, allowed, context.now()));
    return answers;
  });
  const first = refusals.find((refusal) => refusal !== null);
  if (first) throw first;
}
