import type { MessageKind } from './define-message.js';
import { MESSAGE_CLASSES } from './message-classes.js';
import type { ReplyHandler } from './reply-handler.js';

/** The message kinds and reply handlers of the modules. */
export class MessageKinds {
  readonly #kinds: ReadonlyMap<string, MessageKind>;
  readonly #handlers: ReadonlyMap<string, ReplyHandler>;

  constructor(kinds: readonly MessageKind[], handlers: readonly ReplyHandler[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
    this.#handlers = new Map(handlers.map((handler) => [handler.about, handler]));
    if (this.#kinds.size < kinds.length) throw new Error('Two kinds of messages have the same name');
    if (this.#handlers.size < handlers.length) throw new Error('Two handlers take replies about the same subject');
    for (const { kind, class: name, hasConsent } of kinds)
      if (MESSAGE_CLASSES[name].needsConsent && !hasConsent)
        throw new Error(`Messages of the kind ${kind} need consent, and nothing says whether there is one`);
  }

  /** The kind of this name, or undefined. */
  find(name: string): MessageKind | undefined {
    return this.#kinds.get(name);
  }

  /** Names of the kinds that forget their address once they were sent. */
  get forgetful(): string[] {
    return [...this.#kinds.values()].flatMap(({ kind, forgetsRecipient }) => (forgetsRecipient ? [kind] : []));
  }

  /** The handler of replies about a subject, or undefined. */
  handlerOf(about: string): ReplyHandler | undefined {
    return this.#handlers.get(about);
  }

  /** Subjects with a reply handler. */
  get answerable(): string[] {
    return [...this.#handlers.keys()];
  }
}
