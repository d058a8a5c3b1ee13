import type { NotSentReason } from './sent-message.js';

/** Why nothing is sent as requested, as the beginning of a sentence. */
export function whyNotSent(why: NotSentReason, firstName: string): string {
  return {
    'used-up': "This month's texts are used up",
    'no-texts': 'Your plan has no texts',
    stopped: `${firstName} stopped texts`,
    refused: `${firstName}'s number cannot get texts or calls`,
    'no-address': `${firstName} has no email address`,
    limited: 'Too many automatic texts went out',
  }[why];
}
