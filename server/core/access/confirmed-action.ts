import type { ConfirmedAction } from '../../../entities/ConfirmedAction.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { MINUTE_MS } from '../durations.js';
import { Refusal } from '../Refusal.js';

const OPEN_MS = 5 * MINUTE_MS;

/** Lets the caller's session do one such action at its business in the next five minutes: their password was right. Returns until when. */
export async function openAction(context: Context, action: ConfirmedAction): Promise<Date> {
  const { sessionId, businessId } = context.user;
  const until = new Date(context.now().getTime() + OPEN_MS);
  await context.db.rows(sql`
    update session set confirmed_action = ${action}, confirmed_business = ${businessId}, confirmed_until = ${until}
    where id = ${sessionId}`);
  return until;
}

/** Uses up what the password opened, with the operation. Throws PASSWORD_NEEDED if it opened nothing, or something else, at another business, or too long ago. */
export async function requireConfirmed(context: Context, action: ConfirmedAction): Promise<void> {
  const { viewer } = context;
  const used =
    viewer.kind === 'user' &&
    (await context.db.row(sql`
      update session set confirmed_action = null, confirmed_business = null, confirmed_until = null
      where id = ${viewer.sessionId} and confirmed_action = ${action} and confirmed_business = ${context.businessId}
        and confirmed_until > ${context.now()} returning id`));
  if (!used) throw new Refusal(ErrorCode.PASSWORD_NEEDED, 'Please enter your password once more.');
}
