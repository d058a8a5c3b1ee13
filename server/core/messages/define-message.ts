import type { Context } from '../context.js';
import type { Language } from '../i18n/catalogue.generated.js';
import type { MailParts } from './mail-parts.js';
import type { MessageClass } from './message-classes.js';

export type Channel = 'text' | 'call' | 'email';

/** What a message says in each way it may leave. A call without words of its own says the text. */
export interface Words {
  text?: string;
  spoken?: string;
  mail?: MailParts;
}

/** What the outbox itself adds to the facts of a message. */
export interface SharedFacts {
  businessName: string;
  /** Address that the message leads to. */
  link: string;
}

/** A message as the outbox keeps it. */
export interface StoredMessage<Data extends object = object> {
  id: string;
  channel: Channel;
  subjectId: string;
  data: Data;
  errorCode: string | null;
}

/** No data beside the subject. */
export type NoData = Record<never, never>;

/** A kind of message. `Subject` is what it is about, as `load` reads it when the message leaves. */
export interface MessageDefinition<Data extends object, Subject extends object> {
  /** Its name in the database. */
  kind: string;
  class: MessageClass;
  /** What it is about, for example 'check-in': replies go to the handler of that subject. */
  about: string;
  /** Null where the subject is gone: the message is dropped. Changes nothing: it may run more than once. */
  load(context: Context, message: StoredMessage<Data>): Promise<Subject | null>;
  /** Reason to keep of a message whose subject is gone. */
  gone: string;
  /** Why nobody needs the message any more, or false. */
  isPointless?(subject: Subject): string | false;
  /** Whether the recipient agreed to it; classes that need consent do not leave without. */
  hasConsent?(subject: Subject): boolean;
  /** Milliseconds after which it says what is no longer so; null for never. */
  staleAfter: number | null;
  /** Milliseconds after which a message that was held up keeps the sending hours, whatever its class. */
  sendingHoursAfter?: number;
  /** `base` is the app's address, without a slash at the end. A link that signs in gets its token here, in the claiming transaction. */
  link(context: Context, subject: Subject, base: string): string | Promise<string>;
  /** Language of the words; English where it is missing. */
  languageOf?(subject: Subject): Language;
  words(language: Language, facts: Subject & Data & SharedFacts): Words;
  /** False where the words hold links that sign in: then they are not stored. */
  storesWords: boolean;
  /** Address of the e-mail that may stand in for a text or call. */
  emailOf?(subject: Subject): string | null;
  /** It reached nobody. `standInId` is the e-mail that goes out instead, or null. */
  onUndelivered?(context: Context, message: StoredMessage<Data>, standInId: string | null): Promise<void>;
}

/** A kind of message that a module brings. */
export interface MessageKind<Data extends object = object> extends MessageDefinition<object, object> {
  /** Only a type: which data belongs to the kind. */
  readonly dataType?: Data;
}

/** Declares a kind of message, which any room may send with `context.send`. The room that declares it names it in its module. */
export function defineMessage<Data extends object, Subject extends object>(
  definition: MessageDefinition<Data, Subject>,
): MessageKind<Data> {
  return definition as unknown as MessageKind<Data>;
}
