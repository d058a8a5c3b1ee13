import type { Context } from '../context.js';
import type { Language } from '../i18n/catalogue.generated.js';
import type { Attachment } from './attachments.js';
import type { MailParts } from './mail-parts.js';
import type { MessageClass } from './message-classes.js';

export type Channel = 'text' | 'call' | 'email';

/** The words of a message per channel. A call without its own words speaks the text. */
export interface Words {
  text?: string;
  spoken?: string;
  mail?: MailParts;
}

/** Facts that the outbox adds to every message. */
interface SharedFacts {
  businessName: string;
  /** Names of files that do not leave with its mail, as it would be too large: its words say so. */
  leftOut: readonly string[];
}

/** Facts that it adds to a message with a link. */
export interface LinkFacts extends SharedFacts {
  /** Address that the message leads to. */
  link: string;
}

/** A message as the outbox stores it. */
export interface StoredMessage<Data extends object = object> {
  id: string;
  channel: Channel;
  subjectId: string;
  data: Data;
  errorCode: string | null;
  /** Its address, where it is about to leave. */
  recipient?: string;
}

/** No data beside the subject. */
export type NoData = Record<never, never>;

/** A kind of message. `Subject` is what it is about, as `load` reads it when the message is sent; `Facts` are those that the outbox adds. */
interface MessageDefinition<Data extends object, Subject extends object, Facts extends object = SharedFacts> {
  /** Its name in the database. */
  kind: string;
  class: MessageClass;
  /** Name of its subject, for example 'check-in': replies go to that subject's handler. */
  about: string;
  /** Null if the subject no longer exists: the message is dropped. Has no side effects: it may run more than once. */
  load(context: Context, message: StoredMessage<Data>): Promise<Subject | null>;
  /** Recorded reason of a message dropped because `load` returned null. */
  gone: string;
  /** Why the message is no longer needed, or false. */
  isPointless?(subject: Subject): string | false;
  /** Whether the recipient agreed to it; required by classes that need consent. */
  hasConsent?(subject: Subject): boolean;
  /** Milliseconds after which it is outdated; null for never. */
  staleAfter: number | null;
  /** Whether a text of it waits for 8:00 from 21:00 on, as nobody waits for it. */
  restsAtNight?: boolean;
  /** Milliseconds after which a delayed message keeps the sending hours, even if its class does not. */
  sendingHoursAfter?: number;
  /** Language of the words; English where it is missing. */
  languageOf?(subject: Subject): Language;
  words(language: Language, facts: Subject & Data & Facts): Words;
  /** False if the words contain sign-in links or codes: then they are not stored. 'without-link' if only its link is to be left out. */
  storesWords: boolean | 'without-link';
  /** Whether its address is kept only until it was sent, or could not be. */
  forgetsRecipient?: boolean;
  /** Whether nobody answers it: a reply still goes to the business that texted the phone before. */
  takesNoReply?: boolean;
  /** Files of its mail. Their content is loaded when the mail is sent, and is never stored. */
  attachments?(subject: Subject): readonly Attachment[];
  /** Address of the e-mail that may replace a text or call. */
  emailOf?(subject: Subject): string | null;
  /** Whether it counts as not delivered where nobody knows whether it left: something waits for its reader, and hearing of it twice does no harm. */
  countsUnknownAsLost?: boolean;
  /** Called when it was not delivered. `standInId` is the e-mail sent instead, or null. */
  onUndelivered?(context: Context, message: StoredMessage<Data>, standInId: string | null): Promise<void>;
}

/** A kind of message that leads to an address. */
export interface LinkedMessageDefinition<Data extends object, Subject extends object> extends MessageDefinition<
  Data,
  Subject,
  LinkFacts
> {
  /** `base` is the app's address without a trailing slash. Sign-in links get their token here, in the claiming transaction. */
  link(context: Context, subject: Subject, base: string): string | Promise<string>;
}

type KindFacts = SharedFacts & Partial<LinkFacts>;

/** A kind of message as modules list it. */
export interface MessageKind<Data extends object = object> extends MessageDefinition<object, object, KindFacts> {
  link?(context: Context, subject: object, base: string): string | Promise<string>;
  /** Type only: the kind's data. */
  readonly dataType?: Data;
}

/** Declares a kind of message, which any room may send with `context.send`. The room that declares it lists it in its module. */
export function defineMessage<Data extends object, Subject extends object>(
  definition: LinkedMessageDefinition<Data, Subject>,
): MessageKind<Data>;
export function defineMessage<Data extends object, Subject extends object>(
  definition: MessageDefinition<Data, Subject>,
): MessageKind<Data>;
export function defineMessage<Data extends object>(definition: object): MessageKind<Data> {
  return definition as MessageKind<Data>;
}
