import { Context } from '../context.js';
import { linkBase, webhookBase } from '../http/own-url.js';
import type { JobAttempt } from '../jobs/job.js';
import { DAY_MS, MINUTE_MS } from '../durations.js';
import { loadAttachments, type LoadedFiles } from './attachments.js';
import {
  claimMessage,
  requeueInDoubt,
  type ClaimedMessage,
  type InDoubtMail,
  type InDoubtText,
  type MailToLoad,
} from './claim-message.js';
import type { Channel } from './define-message.js';
import { DELIVER_FILES, DELIVER_MESSAGE } from './deliver-message-job.js';
import { DeliveryFailure } from './DeliveryFailure.js';
import type { MessageProviders } from './providers.js';
import { renderMail } from './render-mail.js';
import { markNotSent, markSent, type Outcome } from './settle-message.js';

/** After this time a request is over, and a text that the provider does not list never reached it: longer than any request takes (15 s). */
const CERTAIN_MS = 25_000;

/** A mail with files is tried as long as this: the storage or the provider may be away for hours, and nothing makes such a mail again. */
const TRIED_FOR_MS = 3 * DAY_MS;
/** Between two series of tries. */
const TRY_AGAIN_MS = 30 * MINUTE_MS;

interface LoadedMail {
  files: LoadedFiles;
  createdAt: Date;
}

/**
 * Sends one message. The claim is committed before the provider is asked, with no transaction open meanwhile: if this process dies in
 * between, the next run finds it claimed: it asks the provider, sends a mail again, or records that it does not know. Throws if a retry may help. `loaded` has the
 * files that its mail was found to need.
 */
export async function deliverMessage(
  context: Context,
  message: { messageId: string },
  { isLast }: JobAttempt,
  loaded: LoadedMail | null = null,
): Promise<void> {
  const { messageId } = message;
  const { providers } = context;
  const phase = <T>(work: (phaseContext: Context) => Promise<T>): Promise<T> => Context.inSameBusiness(context, work);
  const claimed = await phase((own) =>
    claimMessage(own, messageId, { base: linkBase(context), loaded: loaded?.files ?? new Map() }),
  );
  if (!claimed) return;
  const { channel } = claimed;
  if (channel === 'mail to load') {
    const files = await loadFiles(context, message, claimed, isLast);
    if (files) await deliverMessage(context, message, { isLast }, { files, createdAt: claimed.createdAt });
    return;
  }
  if (channel === 'in-doubt mail') return sendAgain(context, message, claimed, isLast);
  try {
    const handed =
      channel === 'in-doubt text' ? await findSentText(providers, claimed) : await handOver(context, message, claimed);
    if (handed) await phase((own) => markSent(own, messageId, handed.providerId));
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const canAsk = channel === 'text' || channel === 'in-doubt text';
    const isPutOff = loaded !== null && canWait(context, loaded, error, isLast);
    const outcome = await phase((own) => {
      if (isPutOff) putOff(own, message);
      return markNotSent(own, messageId, error, { isLast: isLast && !isPutOff, canAsk });
    });
    logFailure(context, { messageId, channel, outcome, error });
    if (!isPutOff && (outcome === 'queued' || outcome === 'sending')) throw error;
    return;
  }
  if (channel === 'in-doubt text') await sendAgain(context, message, { ...claimed, job: DELIVER_MESSAGE }, isLast);
}

/** Sends a message of a dead run again; later, while its request may still be under way. */
async function sendAgain(
  context: Context,
  message: { messageId: string },
  { claimedAt, job }: Pick<InDoubtMail, 'claimedAt' | 'job'>,
  isLast: boolean,
): Promise<void> {
  const { messageId } = message;
  const certainAt = new Date(claimedAt.getTime() + CERTAIN_MS);
  if (context.now() < certainAt)
    await Context.inSameBusiness(context, async (own) => {
      own.enqueue(job, message, { runAt: certainAt, key: `deliver-message:${messageId}`, again: true });
    });
  else if (await Context.inSameBusiness(context, (own) => requeueInDoubt(own, messageId, claimedAt)))
    await deliverMessage(context, message, { isLast });
}

interface Failure {
  messageId: string;
  channel: Channel | InDoubtText['channel'];
  outcome: Outcome;
  error: DeliveryFailure;
}

function logFailure({ log }: Context, { messageId, channel, outcome, error }: Failure): void {
  const facts = { messageId, channel, status: outcome, reason: error.message, code: error.code };
  if (error.kind === 'unauthorized')
    log.error(facts, 'a message was not sent: the provider refused our key or account');
  else log.warn(facts, 'a message was not sent');
}

/** Whether a mail with files is tried again later, after its last try. */
const canWait = (
  context: Context,
  { createdAt }: { createdAt: Date },
  { kind }: DeliveryFailure,
  isLast: boolean,
): boolean =>
  isLast &&
  (kind === 'later' || kind === 'unauthorized') &&
  context.now().getTime() - createdAt.getTime() < TRIED_FOR_MS;

function putOff(context: Context, message: { messageId: string }): void {
  const runAt = new Date(context.now().getTime() + TRY_AGAIN_MS);
  context.enqueue(DELIVER_FILES, message, { runAt, key: `deliver-message:${message.messageId}`, again: true });
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
    const isPutOff = canWait(context, { createdAt }, error, isLast);
    const outcome = await Context.inSameBusiness(context, (own) => {
      if (isPutOff) putOff(own, message);
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
