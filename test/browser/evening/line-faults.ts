import type { EveningLineQuery } from '../evening.generated.js';

type Entry = EveningLineQuery['queue']['items'][number];
type Quoted = Entry & { position: number; quote: NonNullable<Entry['quote']> };

const isQuoted = (entry: Entry): entry is Quoted => entry.position !== null && entry.quote !== null;
const words = ({ position, partySize, quote }: Quoted): string =>
  `place ${position} of ${partySize} people: ${quote.minutes} (${quote.lowMinutes} to ${quote.highMinutes})`;
/** From 0, a range says only 'up to' its end: that it begins early promises nothing. */
const isShorter = ({ quote: later }: Quoted, { quote: sooner }: Quoted): boolean =>
  later.minutes < sooner.minutes ||
  later.highMinutes < sooner.highMinutes ||
  (later.lowMinutes > 0 && later.lowMinutes < sooner.lowMinutes);

/** Quotes of one snapshot by which a party waits less than one before it of the same size. */
export function shorterQuotes(entries: readonly Entry[]): string[] {
  const quoted = entries.filter(isQuoted).sort((one, other) => one.position - other.position);
  return quoted.flatMap((later, index) =>
    quoted
      .slice(0, index)
      .filter((sooner) => sooner.partySize === later.partySize && isShorter(later, sooner))
      .map((sooner) => `${words(later)} behind ${words(sooner)}`),
  );
}
