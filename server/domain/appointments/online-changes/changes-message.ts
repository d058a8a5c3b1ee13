import type { Context } from '../../../core/context.js';
import { DAY_MS } from '../../../core/durations.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { changeLines, type ChangeLine } from './change-lines.js';
import { changesWords } from './changes-words.js';
import type { MergedChange } from './merge-changes.js';
import { changesReader } from './readers.js';
import { BOOKINGS_PATH } from '../paths.js';

interface ChangesData {
  changes: readonly MergedChange[];
  /** How many more there were than one mail tells of. */
  more: number;
  /** How many of these wait for an answer; one that was sent by an older version does not say. */
  moreWaiting?: number;
}

interface ChangesSubject {
  businessId: string;
  isOwner: boolean;
  lines: readonly ChangeLine[];
  more: number;
  moreWaiting: number;
}

/** Tells somebody of the business what its customers booked, moved and canceled online. Its subject is their account. */
export const ONLINE_CHANGES = defineMessage<ChangesData, ChangesSubject>({
  kind: 'online-changes',
  class: 'transactional',
  about: 'online-changes',
  async load(context: Context, { subjectId, data: { changes, more, moreWaiting = 0 }, recipient }) {
    const reader = await changesReader(context, { id: subjectId, email: recipient });
    if (!reader) return null;
    const lines = await changeLines(context, changes, reader);
    return { businessId: context.businessId!, isOwner: reader.isOwner, lines, more, moreWaiting };
  },
  gone: 'The account is not told of bookings any more',
  isPointless: ({ lines }) => lines.length === 0 && 'The appointments changed meanwhile',
  staleAfter: DAY_MS,
  storesWords: false,
  link: (_context, _subject, base) => `${base}${BOOKINGS_PATH}`,
  words: (_language, facts) => ({ mail: changesWords(facts) }),
});
