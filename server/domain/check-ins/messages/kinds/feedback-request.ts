import type { Context } from '../../../../core/context.js';
import type { NoData, StoredMessage } from '../../../../core/messages/define-message.js';
import { logEvent } from '../../queue/log-event.js';
import { definePartyMessage, END, MINUTE_MS, visitMail, type PartySubject } from '../define-party-message.js';

/** Asks for a rating after the visit. A delayed one keeps the sending hours, even if the host requested it (ruling 16). */
export const FEEDBACK_REQUEST = definePartyMessage<NoData>({
  kind: 'feedback-request',
  staleAfter: 24 * 60 * MINUTE_MS,
  sendingHoursAfter: 15 * MINUTE_MS,
  isPointless,
  words: (language, { businessName, firstName, link }) => ({
    text: `${businessName}: ${firstName}, thank you for your visit. How was it? Tell us here: ${link} ${END}`,
    mail: visitMail(language, businessName, {
      subject: `How was your visit to ${businessName}?`,
      title: `${firstName}, how was your visit?`,
      paragraphs: [`Thank you for visiting ${businessName}. Your answer takes a few seconds and helps us get better.`],
      button: { label: 'Rate Your Visit', address: link },
    }),
  }),
  onUndelivered: logStandIn,
});

function isPointless({ status, isRated }: PartySubject): string | false {
  if (isRated) return 'The visit is rated';
  return status === 'canceled' && 'The party left';
}

async function logStandIn(context: Context, { subjectId }: StoredMessage, standInId: string | null): Promise<void> {
  if (standInId) logEvent(context, [subjectId], 'feedback-asked', { channel: 'email', messageId: standInId });
}
