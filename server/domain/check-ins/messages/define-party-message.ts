import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import {
  defineMessage,
  type LinkedMessageDefinition,
  type MessageKind,
  type StoredMessage,
} from '../../../core/messages/define-message.js';
import { isPlainName, oneLine } from '../../../core/names.js';
import { JOIN_CUSTOMER, PARTY_EMAIL } from '../entry/check-in-rows.js';
import { logEvent, type EventKind } from '../entry/log-event.js';
import type { PartyFacts, PartyWords } from './party-words.js';
import { placePath } from '../paths.js';

/** A party, read when a message to it is sent. */
export interface PartySubject {
  publicId: string;
  status: `${CheckInStatus}`;
  isDeleted: boolean;
  isRated: boolean;
  firstName: string;
  email: string | null;
  /** In which they checked in, or what they chose since. */
  language: string;
}

type Definition<Data extends object> = Pick<
  LinkedMessageDefinition<Data, PartySubject>,
  'kind' | 'isPointless' | 'sendingHoursAfter'
> & {
  staleAfter: number;
  /** What the log says of an e-mail that goes out instead of a text or call; of kinds that one may replace. */
  standInEvent?: (data: Data) => EventKind;
  /** Called when it was not delivered and no e-mail goes out instead. */
  onLost?: (context: Context, message: StoredMessage<Data>) => Promise<void>;
  words: (language: Language, facts: PartyFacts & Data) => PartyWords;
};

/** Subject of messages to parties. */
export const CHECK_IN = 'check-in';

/** Declares a message about a visit. The check-in is read again when the message is sent. */
export function definePartyMessage<Data extends object>({
  standInEvent,
  onLost,
  ...definition
}: Definition<Data>): MessageKind<Data> {
  return defineMessage<Data, PartySubject>({
    class: 'transactional',
    about: CHECK_IN,
    load,
    gone: 'The check-in is gone',
    storesWords: true,
    link: (_context, { publicId }, base) => `${base}${placePath(publicId)}`,
    emailOf: ({ email }) => email,
    languageOf: ({ language }) => languageOf(language),
    ...definition,
    isPointless: (subject) =>
      subject.isDeleted ? 'The check-in was deleted' : (definition.isPointless?.(subject) ?? false),
    words: (language, facts) =>
      definition.words(language, {
        ...facts,
        businessName: oneLine(facts.businessName),
        firstName: oneLine(facts.firstName),
        named: isPlainName(oneLine(facts.firstName)) ? 'yes' : 'no',
        end: translate(language, 'textEnd.stop'),
      }),
    async onUndelivered(context, message, standInId) {
      if (!standInId) await onLost?.(context, message);
      else if (standInEvent)
        logEvent(context, [message.subjectId], standInEvent(message.data), { channel: 'email', messageId: standInId });
    },
  });
}

async function load({ db }: Context, { subjectId }: { subjectId: string }): Promise<PartySubject | null> {
  const party = await db.row<PartySubject>(sql`
    select c.public_id, c.status, c.deleted_at is not null as is_deleted, c.rated_at is not null as is_rated,
      u.first_name, ${PARTY_EMAIL} as email, c.language
    from check_in c ${JOIN_CUSTOMER}
    where c.id = ${subjectId}`);
  return party ?? null;
}
