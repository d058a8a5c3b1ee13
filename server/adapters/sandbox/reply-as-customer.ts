import type { Dependencies } from '../../core/context.js';
import { twilioAccount } from '../../core/config/twilio-account.js';
import { beginningOf } from '../../core/letters.js';
import { optOutOf, type OptOut } from '../../core/messages/opt-out.js';
import { storeMessages, type NewMessage } from './stored-messages.js';
import { tellText } from './twilio-events.js';
import { newSid } from './twilio-sid.js';

const LONGEST = 1600;

/** Twilio's own answers. */
const ANSWERS: Record<OptOut, string> = {
  STOP: 'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
  START:
    'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
  HELP: 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
};

/** Handles a customer's text as Twilio does: answers STOP, START and HELP, and posts it to Greeter. False if Greeter does not accept it. */
export async function replyAsCustomer(
  dependencies: Dependencies,
  { phone, body: typed }: { phone: string; body: string },
): Promise<boolean> {
  const body = beginningOf(typed.trim(), LONGEST);
  if (!body) return true;
  const { from: number } = twilioAccount(dependencies.config);
  const sid = newSid('SM');
  const optOut = optOutOf({ Body: body });
  const text: NewMessage = {
    channel: 'text',
    direction: 'in',
    sender: phone,
    recipient: number,
    text: body,
    providerId: sid,
    status: 'received',
  };
  const answers: NewMessage[] = optOut
    ? [
        {
          channel: 'text',
          sender: number,
          recipient: phone,
          text: ANSWERS[optOut],
          providerId: newSid('SM'),
          status: 'delivered',
        },
      ]
    : [];
  await storeMessages(dependencies, [text, ...answers]);
  return tellText(dependencies, { sid, from: phone, to: number, body, optOut }).then(
    () => true,
    (error: unknown) => {
      dependencies.log.warn({ err: error }, 'a reply typed into the outbox was not taken');
      return false;
    },
  );
}
