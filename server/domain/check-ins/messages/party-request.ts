import { plainWords } from '../../../core/messages/reply-kind.js';

/** A request by text: to be held for some minutes, or to leave. */
export type PartyRequest = { kind: 'more-time'; minutes: number } | { kind: 'cancel' };

const MINUTES = /^(?:(?:i )?need )?(\d{1,2})(?: more)?(?: ?min(?:ute)?s?)?(?: more)?(?: please)?$/;
const MIN_MINUTES = 5;
const MAX_MINUTES = 60;
const LEAVE =
  /^(?:please )?(?:cancel|leave)(?: (?:it|me|us|my|our|the|spot|place|queue|line|reservation))*(?: please)?$/;

/** The request in a text; null if it is a message for the host. */
export function partyRequest(body: string): PartyRequest | null {
  const words = plainWords(body);
  if (LEAVE.test(words)) return { kind: 'cancel' };
  const minutes = Number(MINUTES.exec(words)?.[1] ?? 0);
  return minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? { kind: 'more-time', minutes } : null;
}
