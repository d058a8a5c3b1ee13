import type { Channel } from './define-message.js';

/**
 * Why no text or call is sent: no allowance left this month, none in the plan, the phone stopped texts, no address, a number that may not be texted or
 * called (`refused`), too many that strangers can trigger (`limited`).
 */
export type NotSentReason = 'used-up' | 'no-texts' | 'stopped' | 'no-address' | 'refused' | 'limited';

/** `sentBy` is null if nothing is sent. `why` is set if the requested channel is not used. */
export type SentMessage =
  | { sentBy: Channel; messageId: string; why: NotSentReason | null }
  | { sentBy: null; messageId: null; why: NotSentReason };
