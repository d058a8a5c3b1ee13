import type { Context } from '../../../../core/context.js';
import { sql } from '../../../../core/database/sql.js';
import { translate } from '../../../../core/i18n/translate.js';
import type { NoData, StoredMessage } from '../../../../core/messages/define-message.js';
import { isUnderWayOrArrived } from '../../../../core/messages/message.sql.js';
import { logEvent } from '../../entry/log-event.js';
import { QUEUE } from '../../topics.js';
import { definePartyMessage } from '../define-party-message.js';
import { partyWords } from '../party-words.js';
import { MINUTE_MS } from '../../../../core/durations.js';

/** The host calls a ready party up. It offers LEAVE, because the provider takes CANCEL for a STOP; both are understood. */
export const CALL_UP = definePartyMessage<NoData>({
  kind: 'call-up',
  staleAfter: 15 * MINUTE_MS,
  isPointless: ({ status }) => status !== 'ready' && 'The party is not ready any more',
  words: (language, facts) => ({
    ...partyWords('callUp')(language, facts),
    spoken: translate(language, 'callUp.spoken', facts),
  }),
  standInEvent: () => 'called-up',
  onLost: clearNotified,
});

/** The party counts as not notified, so that the host sees it; the status stays as set (ruling 39). */
async function clearNotified(context: Context, { id, subjectId, channel, errorCode }: StoredMessage): Promise<void> {
  // A later call-up of the same party is independent.
  const cleared = await context.db.row(sql`
    update check_in set notified_at = null
    where id = ${subjectId} and notified_at is not null
      and not ${isUnderWayOrArrived({ kind: 'call-up', subjectId, after: id })}
    returning id`);
  if (!cleared) return;
  logEvent(context, [subjectId], 'call-up-failed', { channel, messageId: id, ...(errorCode && { code: errorCode }) });
  context.tick(QUEUE);
}
