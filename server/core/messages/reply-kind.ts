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

/** A STOP in words that the provider does not know: its own are English. */
const STOP =
  /^(?:please (?:stop|quit|unsubscribe)|(?:stop|quit|unsubscribe) (?:me )?(?:please|now)|(?:please )?(?:stop|quit) (?:texting|messaging|sending|texts?|the texts?|these texts?|all texts?)\b.*)$/;

const STOP_IN_SPANISH =
  /^(?:por favor )?(?:alto|basta|parar|pare|paren|detener|detenga|detenganse|baja|(?:dar(?:me)?|denme|deme) de baja|(?:ya )?no mas(?: mensajes| textos)?|(?:cancelar|parar|pare|paren|detener|detengan?) (?:los |estos )?(?:mensajes|textos)|(?:ya )?no (?:me )?(?:manden?|envien?)(?: mas)?(?: mensajes| textos)?|dejen? de (?:mandar|enviar)(?:me)?(?: mensajes| textos)?)(?: por favor)?$/;

/** The words of a text in lower case, without accents and punctuation. */
export function plainWords(body: string): string {
  return body
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[\s.!,¡]+/g, ' ')
    .trim();
}

/** The meaning of a customer's text. `optOut` is the provider's reading, `request` that of the subject's handler. */
export function replyMeaning(body: string, optOut: OptOut | null, request: string | null): ReplyMeaning {
  const stops = optOut === 'STOP' || [STOP, STOP_IN_SPANISH].some((words) => words.test(plainWords(body)));
  const starts = optOut === 'START';
  const optOutKind = stops ? 'stop' : starts ? 'start' : optOut === 'HELP' ? 'help' : null;
  return {
    kind: request ?? optOutKind ?? 'message',
    isForHandler: request !== null || optOutKind === null,
    stops,
    starts,
  };
}
