import { logEvent, type EventKind } from '../queue/entry.js';
import type { Context } from '../../../core/context.js';
import { QUEUE } from '../topics.js';
import type { PartyChannel, PartyTemplate } from './party-message.js';
import { addPartyMessage } from './send-to-party.js';

interface LostRow {
  [column: string]: unknown;
  template: PartyTemplate;
  channel: PartyChannel;
  checkInId: string;
  data: Record<string, string>;
  errorCode: string | null;
  email: string | null;
}

const LOST = `
  select m.template, m.channel, m.check_in_id as "checkInId", m.data, m.error_code as "errorCode", u.email
  from message m join check_in c on c.business_id = m.business_id and c.id = m.check_in_id join customer u on u.business_id = c.business_id and u.id = c.customer_id
  where m.id = $1`;

/** What the log says of the e-mail that stands in; of the others it says nothing. */
const EVENTS: Partial<Record<PartyTemplate, EventKind>> = {
  'call-up': 'called-up',
  'feedback-request': 'feedback-asked',
  'host-answer': 'answered',
};

/** A later call-up of the same party stands for itself. */
const NOT_NOTIFIED = `
  update check_in set notified_at = null
  where id = $1 and notified_at is not null
    and not exists (select from message m where m.check_in_id = $1 and m.template = 'call-up' and m.id > $2 and m.status in ('queued', 'sending', 'sent', 'delivered', 'unknown'))
  returning id`;

/**
 * A message reached nobody: an e-mail goes out instead of a text or call, once, where that was asked for and there is an address, and the log says so. Where nothing is left,
 * a party that was called up counts as not notified, so that the host sees it and the status stays as set (ruling 39).
 */
export async function handleUndelivered(context: Context, messageId: string): Promise<void> {
  const { db } = context;
  const lost = await db.row<LostRow>(LOST, [messageId]);
  if (!lost) return;
  const {
    template,
    channel,
    checkInId,
    data: { fallBack, ...data },
    errorCode,
    email,
  } = lost;
  if (channel !== 'email' && fallBack && email) {
    const mailId = await addPartyMessage(
      context,
      { checkInId, template, data },
      { channel: 'email', recipient: email, month: null },
    );
    const kind = EVENTS[template];
    if (kind) logEvent(context, [checkInId], kind, { channel: 'email', messageId: mailId });
    return;
  }
  if (template !== 'call-up') return;
  const cleared = await db.row(NOT_NOTIFIED, [checkInId, messageId]);
  if (!cleared) return;
  logEvent(context, [checkInId], 'call-up-failed', { channel, messageId, ...(errorCode && { code: errorCode }) });
  context.tick(QUEUE);
}
