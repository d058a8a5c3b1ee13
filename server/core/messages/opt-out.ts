export type OptOut = 'STOP' | 'START' | 'HELP';

/** Words that Twilio answers itself. CANCEL and END are removed in Twilio's settings, because "cancel" leaves the queue. */
export const OPT_OUT_WORDS: Record<OptOut, readonly string[]> = {
  STOP: ['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'QUIT', 'OPTOUT', 'OPT OUT', 'REVOKE'],
  START: ['START', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};

/** Twilio's reading of a text: OptOutType if advanced opt-out is on, else by its words. */
export function optOutOf({ OptOutType, Body = '' }: { OptOutType?: string; Body?: string }): OptOut | null {
  const kinds = Object.keys(OPT_OUT_WORDS) as OptOut[];
  const word = Body.replaceAll(/^[\s.!]+|(?<![\s.!])[\s.!]+$/g, '').toUpperCase();
  return kinds.find((kind) => kind === OptOutType) ?? kinds.find((kind) => OPT_OUT_WORDS[kind].includes(word)) ?? null;
}
