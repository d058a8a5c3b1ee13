import type { Services } from '../context.js';
import { transaction, type Db } from '../database/transaction.js';
import { claimMessage, requeueLost, type ClaimedMessage, type LostText } from './claim-message.js';
import { markNotSent, markSent } from './settle-message.js';
import type { Mail } from './mail.js';
import { DeliveryFailure } from './DeliveryFailure.js';
import type { Texts } from './texts.js';
import { linkBase, webhookBase } from '../http/own-url.js';

export interface DeliverMessage {
  businessId: string;
  messageId: string;
}

/** Who carries messages out of the house. */
export interface Carriers {
  mail: Mail;
  texts: Texts;
}

/** A text that the provider does not show after this long never reached it: longer than a request and its way back take. */
const CERTAIN_MS = 60_000;

/**
 * Sends one message. The claim is committed before the provider is asked, with no transaction open meanwhile: if this process dies in
 * between, the next run finds it claimed and asks the provider, or records that it does not know. Throws where another try may help.
 */
export async function deliverMessage(
  services: Services,
  carriers: Carriers,
  message: DeliverMessage,
  isLastTry: boolean,
): Promise<void> {
  const { businessId, messageId } = message;
  const now = (): Date => services.clock.now();
  const inBusiness = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    transaction(services.source, { tenant: businessId }, work);
  const claimed = await inBusiness((db) =>
    claimMessage(db, messageId, { base: linkBase(services), number: services.config.textsFrom, now: now() }),
  );
  if (!claimed) return;
  const { channel } = claimed;
  try {
    const handed =
      channel === 'lost text' ? await seek(carriers, claimed) : await handOver(services, carriers, message, claimed);
    if (handed) await inBusiness((db) => markSent(db, messageId, handed.providerId, now()));
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const outcome = await inBusiness((db) =>
      markNotSent(db, messageId, error, {
        isLastTry,
        canAsk: channel === 'text' || channel === 'lost text',
        now: now(),
      }),
    );
    services.log.warn(
      { messageId, channel, status: outcome, reason: error.message, code: error.code },
      'a message was not sent',
    );
    if (outcome === 'queued' || outcome === 'sending') throw error;
    return;
  }
  if (channel !== 'lost text') return;
  const isCertain = now().getTime() - claimed.claimedAt.getTime() >= CERTAIN_MS;
  if (!isCertain)
    await inBusiness(async (db) => askAgain(db, message, new Date(claimed.claimedAt.getTime() + CERTAIN_MS)));
  else if (await inBusiness((db) => requeueLost(db, messageId, claimed.claimedAt)))
    await deliverMessage(services, carriers, message, isLastTry);
}

function handOver(
  services: Services,
  { mail, texts }: Carriers,
  { businessId, messageId: id }: DeliverMessage,
  claimed: Exclude<ClaimedMessage, LostText>,
): Promise<{ providerId: string }> {
  const to = claimed.recipient;
  const statusCallback = `${webhookBase(services)}/webhooks/twilio/status?business=${businessId}&message=${id}`;
  switch (claimed.channel) {
    case 'email':
      return mail.send({ id, recipient: to, subject: claimed.subject, text: claimed.text, html: claimed.html });
    case 'text':
      return texts.send({ id, to, body: claimed.body, statusCallback });
    case 'call':
      return texts.call({ id, to, twiml: claimed.twiml, statusCallback });
  }
}

/** What the provider knows of a text of a run that died. While it cannot be asked, the text may have left. */
async function seek(
  { texts }: Carriers,
  { recipient, body, claimedAt }: LostText,
): Promise<{ providerId: string } | null> {
  try {
    return await texts.find(recipient, body, claimedAt);
  } catch (error) {
    throw error instanceof DeliveryFailure ? new DeliveryFailure('unknown', error.message, error.code) : error;
  }
}

/** While its request may still be on its way, nothing can be said. */
function askAgain(db: Db, message: DeliverMessage, runAt: Date): void {
  db.enqueue('deliver-message', message, { runAt, key: `deliver-message:${message.messageId}`, again: true });
}
