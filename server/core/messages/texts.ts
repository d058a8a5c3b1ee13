import type { Language } from '../i18n/catalogue.generated.js';

/** A text for the provider: `to` is E.164, `statusCallback` receives its delivery reports. */
export interface OutgoingText {
  id: string;
  to: string;
  body: string;
  statusCallback: string;
}

/** A call that speaks some words with the voice of their language. */
export interface OutgoingCall {
  id: string;
  to: string;
  spoken: string;
  language: Language;
  statusCallback: string;
}

export interface Texts {
  /** Sends the text; throws a DeliveryFailure. */
  send(text: OutgoingText): Promise<{ providerId: string }>;
  /** Places the call; throws a DeliveryFailure. */
  call(call: OutgoingCall): Promise<{ providerId: string }>;
  /** Finds the text to this phone with exactly this body since then: for a text under way when its worker died. */
  find(to: string, body: string, since: Date): Promise<{ providerId: string } | null>;
}
