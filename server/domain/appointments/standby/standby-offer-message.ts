import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { appointmentFacts } from '../news/appointment-facts.js';
import { closeOffer } from './close-offer.js';
import { OFFER_MS } from './standby-limits.js';
import { lockAny, openOffer } from './standby-rows.js';
import { standbyPath } from '../paths.js';
import { standbyToken } from './standby-token.js';
import { loadStandby, STANDBY, type StandbySubject } from './standby-subject.js';

interface OfferData {
  offerId: string;
}

interface OfferSubject extends StandbySubject {
  startsAt: Date;
  /** Whether it was answered, or is not held any more. */
  isOver: boolean;
}

/** Too late, it would leave too little time to answer. */
const STALE_MS = 10 * MINUTE_MS;

/** Offers a freed time, which is held. */
export const STANDBY_OFFER = defineMessage<OfferData, OfferSubject>({
  kind: 'standby-offer',
  class: 'transactional',
  about: STANDBY,
  load: async (context, { subjectId, data }) => {
    const standby = await loadStandby(context, subjectId);
    const offer = await context.db.row<{ id: string; startsAt: Date; isOver: boolean }>(sql`
      select id, starts_at, answer is not null or expires_at <= ${context.now()} as is_over from standby_offer
      where standby_id = ${subjectId} order by id desc limit 1`);
    if (!standby || !offer) return null;
    return { ...standby, startsAt: offer.startsAt, isOver: offer.isOver || offer.id !== data.offerId };
  },
  gone: 'The request is gone',
  isPointless: ({ isOver }) => isOver && 'The time is not held any more',
  staleAfter: STALE_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: false,
  countsUnknownAsLost: true,
  link: (context, { salt }, base) => `${base}${standbyPath(standbyToken(context, salt))}`,
  words(language, subject) {
    const facts = {
      ...appointmentFacts(language, subject.businessName, { ...subject, products: [] }),
      minutes: String(OFFER_MS / MINUTE_MS),
      link: subject.link,
    };
    return {
      text: `${translate(language, 'standbyOffer.text', facts)} ${translate(language, 'textEnd.stop')}`,
      mail: {
        subject: translate(language, 'standbyOffer.subject', facts),
        title: translate(language, 'standbyOffer.title', facts),
        paragraphs: [translate(language, 'standbyOffer.paragraph', facts)],
        button: { label: translate(language, 'standbyOffer.button'), address: facts.link },
        footnote: translate(language, 'standbyAdded.footnote', facts),
      },
    };
  },
  async onUndelivered(context, { subjectId, data }, standInId) {
    if (standInId) return;
    // Nobody knows of the time: the next one may.
    const standby = await lockAny(context, subjectId);
    const offer = standby && (await openOffer(context, subjectId));
    if (offer?.id === data.offerId) await closeOffer(context, standby!, { offer, answer: 'gone' });
  },
});
