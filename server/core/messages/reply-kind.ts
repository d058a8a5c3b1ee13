/** The provider's reading of a text that it answers itself. */
export type OptOut = 'STOP' | 'START' | 'HELP';

/** `kind` is stored. `stops` and `starts` apply besides any request: the provider may take "cancel" for a STOP. */
export interface ReplyMeaning {
  kind: string;
  /** Whether the subject's handler receives it. */
  isForHandler: boolean;
  stops: boolean;
  starts: boolean;
}

/** A STOP in words that the provider does not know. */
const STOP =
  /^(?:please (?:stop|quit|unsubscribe)|(?:stop|quit|unsubscribe) (?:me )?(?:please|now)|(?:please )?(?:stop|quit) (?:texting|messaging|sending|texts?|the texts?|these texts?|all texts?)\b.*)$/;

/** The words of a text in lower case, without punctuation. */
export function plainWords(body: string): string {
  return body
    .toLowerCase()
    .replace(/[\s.!,]+/g, ' ')
    .trim();
}

/** The meaning of a customer's text. `optOut` is the provider's reading, `request` that of the subject's handler. */
export function replyMeaning(body: string, optOut: OptOut | null, request: string | null): ReplyMeaning {
  const stops = optOut === 'STOP' || STOP.test(plainWords(body));
  const starts = optOut === 'START';
  const optOutKind = stops ? 'stop' : starts ? 'start' : optOut === 'HELP' ? 'help' : null;
  return {
    kind: request ?? optOutKind ?? 'message',
    isForHandler: request !== null || optOutKind === null,
    stops,
    starts,
  };
}
