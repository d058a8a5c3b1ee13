const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes by which the clocks of a time zone are ahead of UTC. */
export function offsetMinutes(at: Date, timeZone: string): number {
  const known = clocks.get(timeZone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  if (!known) clocks.set(timeZone, clock);
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(parts['year']!, parts['month']! - 1, parts['day'], parts['hour'], parts['minute']);
  return local / 60_000 - Math.floor(at.getTime() / 60_000);
}
