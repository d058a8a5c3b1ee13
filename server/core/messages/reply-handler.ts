import type { Context } from '../context.js';

/** A customer's text about a subject. */
export interface Reply {
  subjectId: string;
  /** E.164. */
  phone: string;
  /** Id of the text as it is stored. */
  replyId: string;
  body: string;
  /** What `requestOf` read in it; 'message' where that is nothing. */
  kind: string;
}

/** What the room of a subject does with replies to its messages; it names the handler in its module. */
export interface ReplyHandler {
  /** As `about` of the messages. */
  about: string;
  /** What the words ask for, or null. A request counts beside a STOP: the provider may take "cancel" for one. */
  requestOf(body: string): string | null;
  /** Locks the subject, before the reply is stored. */
  lock(context: Context, subjectId: string): Promise<void>;
  receive(context: Context, reply: Reply): Promise<void>;
}
