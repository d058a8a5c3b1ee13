const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const steps: readonly [unit: Intl.RelativeTimeFormatUnit, minutes: number][] = [
  ['year', 525_600],
  ['month', 43_200],
  ['week', 10_080],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
];

/** How long ago in words: 'just now' (under two minutes), '5 minutes ago', 'yesterday', 'last month'. */
export function relativeTime(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  const step = minutes < 2 ? undefined : steps.find(([, length]) => minutes >= length);
  return step ? words.format(-Math.floor(minutes / step[1]), step[0]) : 'just now';
}
