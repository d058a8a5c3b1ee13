import { DateTime } from 'luxon';
import { DAY_MS } from '../../../core/durations.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage, type NoData } from '../../../core/messages/define-message.js';
import { oneLine } from '../../../core/names.js';
import { standbyPath } from '../paths.js';
import { standbyToken } from './standby-token.js';
import { loadStandby, STANDBY, type StandbySubject } from './standby-subject.js';

/** Says that a request is in line, with its link. */
export const STANDBY_ADDED = defineMessage<NoData, StandbySubject>({
  kind: 'standby-added',
  class: 'transactional',
  about: STANDBY,
  load: (context, { subjectId }) => loadStandby(context, subjectId),
  gone: 'The request is gone',
  isPointless: ({ isInLine }) => !isInLine && 'The request is over',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: false,
  link: (context, { salt }, base) => `${base}${standbyPath(standbyToken(context, salt))}`,
  words(language, subject) {
    const { businessName, link } = subject;
    const facts = {
      businessName: oneLine(businessName),
      firstName: oneLine(subject.firstName),
      days: daysOf(language, subject),
      link,
    };
    return {
      text: `${translate(language, 'standbyAdded.text', facts)} ${translate(language, 'textEnd.stop')}`,
      mail: {
        subject: translate(language, 'standbyAdded.subject', facts),
        title: translate(language, 'standbyAdded.title'),
        paragraphs: [translate(language, 'standbyAdded.paragraph', facts)],
        button: { label: translate(language, 'standbyAdded.button'), address: link },
        footnote: translate(language, 'standbyAdded.footnote', facts),
      },
    };
  },
});

/** The wanted days in words, as in 'Mon, Jun 22 - Fri, Jun 26'. */
function daysOf(language: Language, { firstDate, lastDate }: StandbySubject): string {
  const words = (date: string): string =>
    DateTime.fromISO(date, { zone: 'utc' })
      .setLocale(language)
      .toLocaleString({ weekday: 'short', month: 'short', day: 'numeric' })
      .replace(/\s/g, ' ');
  return firstDate === lastDate ? words(firstDate) : `${words(firstDate)} - ${words(lastDate)}`;
}
