const numbers = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** An instant by the clock of a time zone, with its offset because an hour comes twice a year: 2026-11-01T01:30:00-04:00. */
export function zonedTime(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { ...numbers, timeZone, hourCycle: 'h23' }).formatToParts(instant);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const wall = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  const offset = Math.round((Date.parse(`${wall}Z`) - instant) / 60_000);
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
