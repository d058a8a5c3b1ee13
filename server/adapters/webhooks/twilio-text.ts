import type { RequestHandler } from 'express';
import { inContext, type Dependencies } from '../../core/context.js';
import { beginningOf } from '../../core/letters.js';
import { receiveText } from '../../core/messages/receive-text.js';
import { formTexts } from './form-texts.js';
import { optOutOf } from '../../core/messages/opt-out.js';
import { isSeen, noteEvent } from './seen-events.js';

const MAX_LENGTH = 1600;
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/**
 * A text from a customer. It may concern several businesses, each in its own transaction, so it is recorded once all of them have it: Twilio
 * repeats a failed call, and each business stores a text once by its sid.
 */
export function receiveCustomerText(dependencies: Dependencies): RequestHandler {
  return async (request, response) => {
    const { MessageSid: sid, From: from, To: to, Body = '', OptOutType = '' } = formTexts(request);
    if (!sid || !from || !to) {
      response.status(400).type('text').send('The event cannot be read');
      return;
    }
    const isKnown = await inContext(dependencies, { tenant: null, readOnly: true }, (context) =>
      isSeen(context, 'twilio', sid),
    );
    if (!isKnown) {
      await receiveText(dependencies, {
        from,
        to,
        body: beginningOf(Body, MAX_LENGTH),
        providerId: sid,
        optOut: optOutOf({ OptOutType, Body }),
      });
      await inContext(dependencies, { tenant: null }, (context) => noteEvent(context, 'twilio', sid));
    }
    // Replies leave through the outbox, where allowance and opt-out are checked.
    response.type('text/xml').send(NO_ANSWER);
  };
}
