import { plainText } from '../../catalogue/plain-text';

export const pageSize = 100;

/** From 0. */
export const lastPage = (total: number): number => Math.max(0, Math.ceil(total / pageSize) - 1);

/** A to Z, then # for names that begin otherwise: the order of the list. */
export const allLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** The letter under which the list has a customer. */
export function letterOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [sign = ''] = `${firstName} ${lastName}`.trim();
  const letter = plainText(sign).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

/** Whether the row is the first of its letter on the page. */
export const beginsLetter = (rows: readonly Parameters<typeof letterOf>[0][], index: number): boolean =>
  index === 0 || letterOf(rows[index - 1]) !== letterOf(rows[index]);

export interface Place {
  /** From 0. */
  page: number;
  row: number;
}

/** Where a letter begins in the whole list; null where no name begins with it. */
export function placeOf(letter: string, counts: readonly { letter: string; count: number }[]): Place | null {
  const at = counts.findIndex((each) => each.letter === letter);
  if (at < 0) return null;
  const skip = counts.slice(0, at).reduce((sum, { count }) => sum + count, 0);
  return { page: Math.floor(skip / pageSize), row: skip % pageSize };
}
