const parts = (instant: string, timeZone: string) => {
  const list = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(new Date(instant));
  return Object.fromEntries(list.map(({ type, value }) => [type, value]));
};

/** An instant as '3:05 PM' in a time zone; assembled from parts because engines differ in the kind of space. */
export function clockTime(instant: string, timeZone: string): string {
  const { hour, minute, dayPeriod } = parts(instant, timeZone);
  return `${hour}:${minute} ${dayPeriod}`;
}
