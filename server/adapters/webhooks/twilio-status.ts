import type { RequestHandler } from 'express';
import { inContext, type Dependencies } from '../../core/context.js';
import { recordDelivery, type Delivery } from '../../core/messages/record-delivery.js';
import { formTexts } from './form-texts.js';
import { noteEvent } from './seen-events.js';

type State = Delivery['state'];

/** Twilio's statuses of texts and calls as ours; others are still under way and ignored. */
const STATES = new Map<string, State>([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['undelivered', 'undelivered'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['completed', 'delivered'],
  ['busy', 'undelivered'],
  ['no-answer', 'undelivered'],
]);
const BUSINESS = /^[1-9]\d{0,9}$/;
const MESSAGE = /^[1-9]\d{0,15}$/;

/** Receives the status of a text or call. The URL, which the signature covers, names the business and the message. */
export function receiveStatus(dependencies: Dependencies): RequestHandler {
  return async (request, response) => {
    const { business, message } = request.query;
    const { MessageSid, CallSid, MessageStatus, CallStatus, ErrorCode } = formTexts(request);
    const [sid, status] = [MessageSid ?? CallSid, MessageStatus ?? CallStatus];
    if (
      typeof business !== 'string' ||
      typeof message !== 'string' ||
      !BUSINESS.test(business) ||
      !MESSAGE.test(message) ||
      !sid ||
      !status
    ) {
      response.status(400).type('text').send('The event cannot be read');
      return;
    }
    const state = STATES.get(status);
    if (state) {
      const errorCode = ErrorCode || (CallStatus && state !== 'delivered' ? CallStatus : null);
      await inContext(dependencies, { tenant: business }, async (context) => {
        if (await noteEvent(context, 'twilio', `${sid}:${status}`))
          await recordDelivery(context, { messageId: message, state, errorCode });
      });
    }
    response.status(204).end();
  };
}
