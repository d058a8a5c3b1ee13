import type { RequestHandler } from 'express';
import type { Services } from '../../core/context.js';
import { transaction } from '../../core/database/transaction.js';
import { receiveText } from '../../core/messages/receive-text.js';
import { formTexts } from './form-texts.js';
import { optOutOf } from './opt-out.js';
import { isSeen, noteEvent } from './seen-events.js';

const LONGEST = 1600;
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/**
 * A text from a customer. It may concern several businesses, each a transaction of its own, so it is noted once all of them have it: a try that
 * broke is made again, and each of them keeps a text once by its sid.
 */
export function receiveCustomerText(services: Services): RequestHandler {
  return async (request, response) => {
    const { MessageSid: sid, From: from, To: to, Body = '', OptOutType = '' } = formTexts(request);
    if (!sid || !from || !to) {
      response.status(400).type('text').send('The event cannot be read');
      return;
    }
    if (!(await transaction(services.source, { tenant: null, readOnly: true }, (db) => isSeen(db, 'twilio', sid)))) {
      await receiveText(services, {
        from,
        to,
        body: Body.slice(0, LONGEST),
        providerId: sid,
        optOut: optOutOf({ OptOutType, Body }),
      });
      await transaction(services.source, { tenant: null }, (db) => noteEvent(db, 'twilio', sid, services.clock.now()));
    }
    // Replies leave by our own door, so that they count, can be refused and are kept.
    response.type('text/xml').send(NO_ANSWER);
  };
}
