import { Context } from '../context.js';
import { linkBase, webhookBase } from '../http/own-url.js';
import type { JobAttempt } from '../jobs/job.js';
import { loadAttachments } from './attachments.js';
import { claimMessage, requeueInDoubt, type ClaimedMessage, type InDoubtText } from './claim-message.js';
import { DELIVER_MESSAGE } from './deliver-message-job.js';
import { DeliveryFailure } from './DeliveryFailure.js';
import type { MessageProviders } from './providers.js';
import { renderMail } from './render-mail.js';
import { markNotSent, markSent } from './settle-message.js';

/** A text that the provider does not list after this time never reached it: longer than any request takes (15 s). */
const CERTAIN_MS = 25_000;

/**
 * Sends one message. The claim is committed before the provider is asked, with no transaction open meanwhile: if this process dies in
 * between, the next run finds it claimed and asks the provider, or records that it does not know. Throws if a retry may help.
 */
export async function deliverMessage(
  context: Context,
  message: { messageId: string },
  { isLast }: JobAttempt,
): Promise<void> {
  const { messageId } = message;
  const { providers, log } = context;
  const phase = <T>(work: (phaseContext: Context) => Promise<T>): Promise<T> => Context.inSameBusiness(context, work);
  const claimed = await phase((own) => claimMessage(own, messageId, linkBase(context)));
  if (!claimed) return;
  const { channel } = claimed;
  try {
    const handed =
      channel === 'in-doubt text' ? await findSentText(providers, claimed) : await handOver(context, message, claimed);
    if (handed) await phase((own) => markSent(own, messageId, handed.providerId));
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const canAsk = channel === 'text' || channel === 'in-doubt text';
    const outcome = await phase((own) => markNotSent(own, messageId, error, { isLast, canAsk }));
    log.warn(
      { messageId, channel, status: outcome, reason: error.message, code: error.code },
      'a message was not sent',
    );
    if (outcome === 'queued' || outcome === 'sending') throw error;
    return;
  }
  if (channel !== 'in-doubt text') return;
  const certainAt = new Date(claimed.claimedAt.getTime() + CERTAIN_MS);
  // Its request may still be under way.
  if (context.now() < certainAt)
    await phase(async (own) => {
      own.enqueue(DELIVER_MESSAGE, message, { runAt: certainAt, key: `deliver-message:${messageId}`, again: true });
    });
  else if (await phase((own) => requeueInDoubt(own, messageId, claimed.claimedAt)))
    await deliverMessage(context, message, { isLast });
}

async function handOver(
  context: Context,
  { messageId: id }: { messageId: string },
  claimed: Exclude<ClaimedMessage, InDoubtText>,
): Promise<{ providerId: string }> {
  const { providers } = context;
  const { mail, texts } = providers;
  const to = claimed.recipient;
  const statusCallback = `${webhookBase(context)}/webhooks/twilio/status?business=${context.businessId}&message=${id}`;
  switch (claimed.channel) {
    case 'email': {
      const attachments = await loadAttachments(claimed.attachments, providers);
      for (const [index, { onSending }] of claimed.attachments.entries())
        if (onSending) await Context.inSameBusiness(context, (own) => onSending(own, attachments[index]!.content));
      return mail.send({ id, recipient: to, ...(await renderMail(claimed.mail, claimed.language)), attachments });
    }
    case 'text':
      return texts.send({ id, to, body: claimed.body, statusCallback });
    case 'call':
      return texts.call({ id, to, spoken: claimed.spoken, language: claimed.language, statusCallback });
  }
}

/** Asks the provider about a text of a dead run. While that fails, the text may have left. */
async function findSentText(
  { texts }: MessageProviders,
  { recipient, body, claimedAt }: InDoubtText,
): Promise<{ providerId: string } | null> {
  try {
    return await texts.find(recipient, body, claimedAt);
  } catch (error) {
    throw error instanceof DeliveryFailure ? new DeliveryFailure('unknown', error.message, error.code) : error;
  }
}
