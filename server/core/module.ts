import type { TokenKind } from './access/TokenKind.js';
import type { Sql } from './database/sql.js';
import type { LiveView } from './graphql/SnapshotBroadcaster.js';
import type { JobHandler } from './jobs/job.js';
import type { MessageKind } from './messages/define-message.js';
import type { ReplyHandler } from './messages/reply-handler.js';
import type { Topic } from './topic.js';

/** What a room provides; `app.ts` joins the modules. */
export interface Module {
  name: string;
  /** Tables that only this room's statements may name. */
  tables: readonly string[];
  resolvers?: readonly Function[];
  jobs?: readonly JobHandler[];
  topics?: readonly Topic[];
  /** This room's kinds of tokens: what fields take, and what callers send as a credential. */
  tokenKinds?: readonly TokenKind[];
  views?: readonly LiveView<object>[];
  messages?: readonly MessageKind[];
  /** Statements that select the `name`s of the room's stored files, for the backup. */
  files?: readonly Sql[];
  /** Handlers of customers' replies to the messages. */
  replies?: readonly ReplyHandler[];
}
