import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Reply, ReplyHandler } from '../../../core/messages/reply-handler.js';
import { Refusal } from '../../../core/Refusal.js';
import { CodeChannel } from '../booking/booking.types.js';
import { bookOffer } from './book-offer.js';
import { closeOffer } from './close-offer.js';
import { endStandby } from './end-standby.js';
import { standbyRequest } from './reply-words.js';
import { sendToStandby } from './send-to-standby.js';
import { STANDBY_ANSWER, type Says } from './standby-answer-message.js';
import { isInLine, lockAny, lockInLine, openOffer, type StandbyRow } from './standby-rows.js';
import { STANDBY } from './standby-subject.js';

/** Handles texts of who waits for a time: YES books what is offered, NO passes it, CANCEL or STOP end the request. */
export const STANDBY_REPLIES: ReplyHandler = {
  about: STANDBY,
  requestOf: standbyRequest,
  async lock(context, standbyId) {
    await lockAny(context, standbyId);
  },
  receive: receiveReply,
  async receiveConsent(context, { phone, hasStopped }) {
    if (!hasStopped) return;
    const rows = await context.db.rows<{ id: string }>(
      sql`select s.id from standby s where s.phone = ${phone.slice(-10)} and ${isInLine(context.now())} order by s.id`,
    );
    for (const { id } of rows) {
      const standby = await lockInLine(context, id);
      if (standby) await endStandby(context, standby, 'left');
    }
  },
};

async function receiveReply(context: Context, { subjectId, body }: Reply): Promise<void> {
  const standby = await lockAny(context, subjectId);
  if (!standby?.customerId) return;
  const says = await act(context, standby, body);
  if (says === null) return;
  // A phone wrote, whatever its customer chose.
  const reader = { ...standby, channel: CodeChannel.TEXT, email: null };
  await sendToStandby(context, STANDBY_ANSWER, reader, { says });
}

/** What is answered; null where nothing need be said. */
async function act(context: Context, standby: StandbyRow, body: string): Promise<Says | null> {
  const isOver = standby.endedAt !== null || standby.endsAt <= context.now();
  const offer = await openOffer(context, standby.id);
  switch (standbyRequest(body)) {
    case 'yes':
      return book(context, standby);
    case 'no':
      if (offer) await closeOffer(context, standby, { offer, answer: 'passed' });
      return offer ? 'passed' : null;
    case 'cancel':
      if (isOver) return 'hint';
      await endStandby(context, standby, 'left');
      return 'left';
    default:
      return offer ? 'offerHint' : 'hint';
  }
}

async function book(context: Context, standby: StandbyRow): Promise<Says | null> {
  try {
    // The news of the booking says the rest.
    await bookOffer(context, standby, null);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== ErrorCode.CONFLICT) throw error;
    const reason = error.details?.['reason'];
    if (reason === RefusalReason.TOO_MANY_REQUESTS) return 'tooMany';
    return reason === RefusalReason.TOO_MANY_BOOKINGS ? 'tooManyBookings' : 'gone';
  }
}
