import type { Language } from '../i18n/catalogue.generated.js';

/** A text as the provider gets it: `to` is E.164, `statusCallback` hears what becomes of it. */
export interface OutgoingText {
  id: string;
  to: string;
  body: string;
  statusCallback: string;
}

/** A call that says some words, with the voice of their language. */
export interface OutgoingCall {
  id: string;
  to: string;
  spoken: string;
  language: Language;
  statusCallback: string;
}

export interface Texts {
  /** Hands the text over; throws a DeliveryFailure. */
  send(text: OutgoingText): Promise<{ providerId: string }>;
  /** Asks for the call; throws a DeliveryFailure. */
  call(call: OutgoingCall): Promise<{ providerId: string }>;
  /** The text to this phone with exactly this body that the provider took since then: tells what became of one that was under way when its worker died. */
  find(to: string, body: string, since: Date): Promise<{ providerId: string } | null>;
}
