const lengthOf = (text: string) => text.trim().length;
const letters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** By how much a text is too long, for its field; undefined for one that fits. `what` as in 'a name'. */
export const tooLong = (text: string, max: number, what: string): string | undefined =>
  lengthOf(text) > max ? `${letters(lengthOf(text) - max)} too long: ${what} has at most ${max}.` : undefined;

/** Help under a field whose text comes near its limit. */
export const roomLeft = (text: string, max: number): string | undefined =>
  lengthOf(text) > max * 0.8 && lengthOf(text) <= max ? `${letters(max - lengthOf(text))} left` : undefined;
