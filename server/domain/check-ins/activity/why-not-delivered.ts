import { MessageState } from '../messages/message.types.js';

interface SentFacts {
  state: MessageState;
  /** As the outbox recorded it. */
  reason: string | null;
  /** The provider's code, or the last state of a call. */
  errorCode: string | null;
  firstName: string;
}

/** Codes of https://www.twilio.com/docs/api/errors, and last states of calls. `who` is the recipient's first name. */
const BY_CODE: Record<string, (who: string) => string> = {
  '21211': (who) => `${who}'s number is not valid.`,
  '21214': (who) => `${who}'s number cannot be reached.`,
  '21215': (who) => `${who}'s number cannot be called.`,
  '21216': (who) => `${who}'s number cannot be called.`,
  '21217': (who) => `${who}'s number is not valid.`,
  '21408': (who) => `${who}'s number cannot be texted.`,
  '21610': (who) => `${who} stopped texts.`,
  '21612': (who) => `${who}'s number cannot be texted.`,
  '21614': (who) => `${who}'s number is not a mobile number.`,
  '30003': (who) => `${who}'s phone is off or has no signal.`,
  '30004': (who) => `${who}'s phone or carrier blocks our texts.`,
  '30005': (who) => `${who}'s number does not exist or is not in use.`,
  '30006': (who) => `${who}'s number is a landline, or its carrier cannot be reached.`,
  '30007': () => 'The carrier took the text for spam.',
  busy: (who) => `${who}'s line was busy.`,
  'no-answer': () => 'Nobody answered.',
  failed: () => 'The call did not get through.',
};

/** Why a message did not arrive, in a sentence; null if it did, or may yet. */
export function whyNotDelivered({ state, reason, errorCode, firstName }: SentFacts): string | null {
  switch (state) {
    case MessageState.UNDELIVERED:
    case MessageState.FAILED:
      return BY_CODE[errorCode ?? '']?.(firstName) ?? 'The provider could not deliver it.';
    case MessageState.UNKNOWN:
      return 'The connection broke while it was being sent.';
    case MessageState.DROPPED:
      return reason && `${reason}.`;
    default:
      return null;
  }
}
