import { Context } from '../context.js';
import { linkBase, webhookBase } from '../http/own-url.js';
import type { JobAttempt } from '../jobs/job.js';
import { DAY_MS, MINUTE_MS } from '../durations.js';
import { loadAttachments, type LoadedFiles } from './attachments.js';
import {
  claimMessage,
  requeueInDoubt,
  type ClaimedMessage,
  type InDoubtText,
  type MailToLoad,
} from './claim-message.js';
import type { Channel } from './define-message.js';
import { DELIVER_FILES, DELIVER_MESSAGE } from './deliver-message-job.js';
import { DeliveryFailure } from './DeliveryFailure.js';
import type { MessageProviders } from './providers.js';
import { renderMail } from './render-mail.js';
import { markNotSent, markSent, type Outcome } from './settle-message.js';

/** A text that the provider does not list after this time never reached it: longer than any request takes (15 s). */
const CERTAIN_MS = 25_000;

/** A mail whose files cannot be read is tried as long as this: the storage may be away for hours. */
const READABLE_WITHIN_MS = DAY_MS;
/** Between two series of tries. */
const READ_AGAIN_MS = 30 * MINUTE_MS;

/**
 * Sends one message. The claim is committed before the provider is asked, with no transaction open meanwhile: if this process dies in
 * between, the next run finds it claimed and asks the provider, or records that it does not know. Throws if a retry may help. `loaded` are the
 * files that its mail was found to need.
 */
export async function deliverMessage(
  context: Context,
  message: { messageId: string },
  { isLast }: JobAttempt,
  loaded: LoadedFiles = new Map(),
): Promise<void> {
  const { messageId } = message;
  const { providers } = context;
  const phase = <T>(work: (phaseContext: Context) => Promise<T>): Promise<T> => Context.inSameBusiness(context, work);
  const claimed = await phase((own) => claimMessage(own, messageId, { base: linkBase(context), loaded }));
  if (!claimed) return;
  const { channel } = claimed;
  if (channel === 'mail to load') {
    const files = await loadFiles(context, message, claimed, isLast);
    if (files) await deliverMessage(context, message, { isLast }, files);
    return;
  }
  try {
    const handed =
      channel === 'in-doubt text' ? await findSentText(providers, claimed) : await handOver(context, message, claimed);
    if (handed) await phase((own) => markSent(own, messageId, handed.providerId));
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const canAsk = channel === 'text' || channel === 'in-doubt text';
    const outcome = await phase((own) => markNotSent(own, messageId, error, { isLast, canAsk }));
    logFailure(context, { messageId, channel, outcome, error });
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

interface Failure {
  messageId: string;
  channel: Channel | InDoubtText['channel'];
  outcome: Outcome;
  error: DeliveryFailure;
}

function logFailure({ log }: Context, { messageId, channel, outcome, error }: Failure): void {
  log.warn({ messageId, channel, status: outcome, reason: error.message, code: error.code }, 'a message was not sent');
}

/** Null if they cannot be read, and the mail was given up or put off. Throws if a retry may help. */
async function loadFiles(
  context: Context,
  message: { messageId: string },
  { attachments, createdAt }: MailToLoad,
  isLast: boolean,
): Promise<LoadedFiles | null> {
  try {
    return await loadAttachments(attachments, context.providers);
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const { messageId } = message;
    const now = context.now().getTime();
    const isPutOff = isLast && error.kind === 'later' && now - createdAt.getTime() < READABLE_WITHIN_MS;
    const outcome = await Context.inSameBusiness(context, async (own) => {
      const runAt = new Date(now + READ_AGAIN_MS);
      if (isPutOff) own.enqueue(DELIVER_FILES, message, { runAt, key: `deliver-message:${messageId}`, again: true });
      return markNotSent(own, messageId, error, { isLast: isLast && !isPutOff, canAsk: false, from: 'queued' });
    });
    logFailure(context, { messageId, channel: 'email', outcome, error });
    if (outcome === 'queued' && !isPutOff) throw error;
    return null;
  }
}

async function handOver(
  context: Context,
  { messageId: id }: { messageId: string },
  claimed: ClaimedMessage,
): Promise<{ providerId: string }> {
  const { providers } = context;
  const { mail, texts } = providers;
  const to = claimed.recipient;
  const statusCallback = `${webhookBase(context)}/webhooks/twilio/status?business=${context.businessId}&message=${id}`;
  switch (claimed.channel) {
    case 'email': {
      const { attachments } = claimed;
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
