/** Until when customers may cancel or change a booking by its link, as the form has it: minutes before the start, or NEVER. */
export type OwnChange = string;

const never = 'NEVER';
const hour = 60;
const day = 24 * hour;
const offered = [0, hour, 2 * hour, 4 * hour, 12 * hour, day, 2 * day, 7 * day];

export const ownChangeOf = (minutes: number | null): OwnChange => (minutes === null ? never : String(minutes));
export const minutesOfOwnChange = (value: OwnChange): number | null => (value === never ? null : Number(value));

/** A choice in words. */
export function ownChangeWords(value: OwnChange): string {
  const minutes = minutesOfOwnChange(value);
  if (minutes === null) return 'Not by themselves';
  if (minutes === 0) return 'Until it begins';
  if (minutes % hour !== 0) return `Until ${minutes} minutes before`;
  if (minutes > day && minutes % day === 0) return `Until ${minutes / day} days before`;
  return minutes === hour ? 'Until 1 hour before' : `Until ${minutes / hour} hours before`;
}

/** The choices, and the one in force if another program set it. */
export function ownChangeOptions(current: OwnChange): [value: string, name: string][] {
  const values = [never, ...offered.map(String)];
  const all = values.includes(current) ? values : [...values, current];
  return all.map((value) => [value, ownChangeWords(value)]);
}
