const counted = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`;

/** Minutes as people say them: '45 minutes', '1 hour 10 minutes'. */
function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 ? counted(hours, 'hour', 'hours') : '',
    rest > 0 || hours === 0 ? counted(rest, 'minute', 'minutes') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A wait as a range in words: 'about 10 to 15 minutes'. */
export function waitWords({ lowMinutes, highMinutes }: { lowMinutes: number; highMinutes: number }): string {
  if (lowMinutes <= 0) return `up to ${lengthOf(Math.max(1, highMinutes))}`;
  if (highMinutes < 60) return `about ${lowMinutes} to ${lengthOf(highMinutes)}`;
  return `about ${lengthOf(lowMinutes)} to ${lengthOf(highMinutes)}`;
}
