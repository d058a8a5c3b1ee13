import type { Context } from '../context.js';

/** A customer's text about a subject. */
export interface Reply {
  subjectId: string;
  /** E.164. */
  phone: string;
  /** Id of the stored text. */
  replyId: string;
  body: string;
  /** The result of `requestOf`, or 'message'. */
  kind: string;
}

/** Handles replies to the messages of a subject; its room lists it in its module. */
export interface ReplyHandler {
  /** Equals `about` of the messages. */
  about: string;
  /** The request in the words, or null. It counts besides a STOP: the provider may take "cancel" for one. */
  requestOf(body: string): string | null;
  /** Locks the subject, before the reply is stored. */
  lock(context: Context, subjectId: string): Promise<void>;
  receive(context: Context, reply: Reply): Promise<void>;
  /** The customer stopped texts with this reply, or wants them again. It may be received as well. */
  receiveConsent(context: Context, reply: Reply & { hasStopped: boolean }): Promise<void>;
}
