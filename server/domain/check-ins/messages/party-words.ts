import type { Language, MessageValues } from '../../../core/i18n/catalogue.generated.js';
import { translate } from '../../../core/i18n/translate.js';
import type { LinkFacts, Words } from '../../../core/messages/define-message.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';

/** Facts that a message's words may use: those of its own party and business. */
export interface PartyFacts extends LinkFacts {
  firstName: string;
  /** Whether the words may say the first name. */
  named: 'yes' | 'no';
  /** Last sentence of every text. */
  end: string;
}

export interface PartyWords extends Words {
  text: string;
  mail: MailParts;
}

/** Rooms of the catalogue with the words of a message to a party. */
type Room = 'callUp' | 'feedbackRequest' | 'gettingClose' | 'hostAnswer' | 'leftByText' | 'moreTime' | 'placeLink';

type Values<Key> = Key extends keyof MessageValues
  ? MessageValues[Key] extends null
    ? object
    : MessageValues[Key]
  : object;

/** Facts that the words of a room need. */
type FactsOf<Own extends Room> = PartyFacts &
  Values<`${Own}.text`> &
  Values<`${Own}.subject`> &
  Values<`${Own}.title`> &
  Values<`${Own}.paragraph`>;

interface Parts<Facts> {
  /** Of the mail; only where the room has none. */
  paragraph?: (facts: Facts) => string;
  /** Text of the mail's button. */
  button?: 'visitMail.showPlace' | 'visitMail.showVisit' | 'feedbackRequest.button';
}

/** The text and the mail of a room of the catalogue: its keys `text`, `subject`, `title` and `paragraph`. */
export function partyWords<Own extends Room>(
  room: Own,
  { paragraph, button = 'visitMail.showPlace' }: Parts<FactsOf<Own>> = {},
): (language: Language, facts: FactsOf<Own>) => PartyWords {
  return (language, facts) => {
    const say = (name: string): string => translate(language, `${room}.${name}` as `${Room}.text`, facts);
    return {
      text: say('text'),
      mail: {
        subject: say('subject'),
        title: say('title'),
        paragraphs: [paragraph ? paragraph(facts) : say('paragraph')],
        button: { label: translate(language, button), address: facts.link },
        footnote: translate(language, 'visitMail.footnote', facts),
      },
    };
  };
}
