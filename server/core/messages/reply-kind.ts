/** What the provider took a text for, if it answers it itself. */
export type OptOut = 'STOP' | 'START' | 'HELP';

type ReplyKind = 'stop' | 'start' | 'help' | 'more-time' | 'cancel' | 'message';

/** `stops` and `starts` hold whatever else the text asks for: the provider may take "cancel" for a STOP. */
export interface Reply {
  kind: ReplyKind;
  minutes: number;
  stops: boolean;
  starts: boolean;
}

const MINUTES = /^(?:(?:i )?need )?(\d{1,2})(?: more)?(?: ?min(?:ute)?s?)?(?: more)?(?: please)?$/;
const FEWEST = 5;
const MOST = 60;
const LEAVE =
  /^(?:please )?(?:cancel|leave)(?: (?:it|me|us|my|our|the|spot|place|queue|line|reservation))*(?: please)?$/;
/** A STOP in other words than the one that the provider knows. */
const STOP =
  /^(?:please (?:stop|quit|unsubscribe)|(?:stop|quit|unsubscribe) (?:me )?(?:please|now)|(?:please )?(?:stop|quit) (?:texting|messaging|sending|texts?|the texts?|these texts?|all texts?)\b.*)$/;

/** What a customer's text asks for; `optOut` is what the provider took it for. */
export function replyOf(body: string, optOut: OptOut | null): Reply {
  const words = body
    .toLowerCase()
    .replace(/[\s.!,]+/g, ' ')
    .trim();
  const stops = optOut === 'STOP' || STOP.test(words);
  const starts = optOut === 'START';
  const minutes = Number(MINUTES.exec(words)?.[1] ?? 0);
  return { kind: kindOf(words, { stops, starts, optOut, minutes }), minutes, stops, starts };
}

function kindOf(
  words: string,
  { stops, starts, optOut, minutes }: { stops: boolean; starts: boolean; optOut: OptOut | null; minutes: number },
): ReplyKind {
  if (LEAVE.test(words)) return 'cancel';
  if (stops) return 'stop';
  if (starts) return 'start';
  if (optOut === 'HELP') return 'help';
  return minutes >= FEWEST && minutes <= MOST ? 'more-time' : 'message';
}
