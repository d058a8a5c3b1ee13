import type { Services } from '../context.js';
import { transaction, type Db } from '../database/transaction.js';
import { claimMessage } from '../messages/claim-message.js';
import { markNotSent, markSent } from '../messages/settle-message.js';
import type { Mail } from '../providers/mail.js';
import { DeliveryFailure } from '../providers/DeliveryFailure.js';
import { linkBase } from './own-url.js';

export interface DeliverMessage { businessId: string; messageId: string }

/**
 * Sends one message. The claim is committed before the provider is asked, with no transaction open meanwhile: if this process dies in
 * between, the next run finds it claimed and records that it does not know. Throws where another try may help.
 */
export async function deliverMessage(services: Services, mail: Mail, { businessId, messageId }: DeliverMessage, isLastTry: boolean): Promise<void> {
  const inBusiness = <T>(work: (db: Db) => Promise<T>): Promise<T> => transaction(services.source, { tenant: businessId }, work);
  const claimed = await inBusiness((db) => claimMessage(db, messageId, { base: linkBase(services), now: services.clock.now() }));
  if (!claimed) return;
  try {
    const { providerId } = await mail.send({ id: messageId, ...claimed });
    await inBusiness((db) => markSent(db, messageId, providerId, services.clock.now()));
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const status = error.kind === 'unknown' ? 'unknown' : error.kind === 'refused' || isLastTry ? 'failed' : 'queued';
    await inBusiness((db) => markNotSent(db, messageId, status, error.message));
    services.log.warn({ messageId, status, reason: error.message }, 'a mail was not sent');
    if (status === 'queued') throw error;
  }
}
