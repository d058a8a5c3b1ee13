import { DAY_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { oneLine } from '../../../core/names.js';
import { loadStandby, STANDBY, type StandbySubject } from './standby-subject.js';

/** What the answer to a text says. `tooMany` and `tooManyBookings`: the customer has three requests to the staff already, or booked six visits within a day; `hint`: the words were not understood. */
export type Says = 'gone' | 'passed' | 'left' | 'tooMany' | 'tooManyBookings' | 'hint' | 'offerHint';

interface AnswerData {
  says: Says;
}

interface AnswerSubject extends StandbySubject {
  /** Of the message. */
  data: AnswerData;
}

const TEXTS = {
  gone: 'standbyAnswer.gone',
  passed: 'standbyAnswer.passed',
  left: 'standbyAnswer.left',
  tooMany: 'standbyAnswer.tooMany',
  tooManyBookings: 'standbyAnswer.tooManyBookings',
  hint: 'standbyAnswer.hint',
  offerHint: 'standbyAnswer.offerHint',
} as const;

/** Answers the text of who waits for a time. */
export const STANDBY_ANSWER = defineMessage<AnswerData, AnswerSubject>({
  kind: 'standby-answer',
  class: 'transactional',
  about: STANDBY,
  load: async (context, { subjectId, data }) => {
    const standby = await loadStandby(context, subjectId);
    return standby && { ...standby, data };
  },
  gone: 'The request is gone',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  storesWords: true,
  words(language, subject) {
    const { data, businessPhone } = subject;
    const facts = { businessName: oneLine(subject.businessName), phone: businessPhone };
    return {
      text: `${translate(language, TEXTS[data.says] ?? TEXTS.hint, facts)} ${translate(language, 'textEnd.stop')}`,
    };
  },
});
