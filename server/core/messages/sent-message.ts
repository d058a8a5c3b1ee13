import type { Channel } from './define-message.js';

/** Why no text or call goes out: no allowance left this month, the plan has none, the phone stopped texts, no address to send to. */
export type NotSentReason = 'used-up' | 'no-texts' | 'stopped' | 'no-address';

/** What leaves: `sentBy` null says that nothing does. `why` is set where something else than what was asked for leaves. */
export type SentMessage =
  | { sentBy: Channel; messageId: string; why: NotSentReason | null }
  | { sentBy: null; messageId: null; why: NotSentReason };
