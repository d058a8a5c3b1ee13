import type { TokenVerifier } from './access/TokenVerifier.js';
import type { LiveView } from './graphql/SnapshotBroadcaster.js';
import type { JobHandler } from './jobs/job.js';
import type { MessageKind } from './messages/define-message.js';
import type { ReplyHandler } from './messages/reply-handler.js';
import type { Topic } from './topic.js';

/** What a room brings; `app.ts` joins the modules. */
export interface Module {
  name: string;
  /** Tables that only this room's statements name. */
  tables: readonly string[];
  resolvers?: readonly Function[];
  jobs?: readonly JobHandler[];
  topics?: readonly Topic[];
  /** How the gate checks the kinds of tokens that lead to this room's rows. */
  verifiers?: readonly TokenVerifier[];
  views?: readonly LiveView<object>[];
  messages?: readonly MessageKind[];
  /** Who takes customers' replies to the messages. */
  replies?: readonly ReplyHandler[];
}
