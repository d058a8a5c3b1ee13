/** A row of the queue, as far as its place goes. */
interface Row {
  checkIn: { id: string; status: string; placeAt: string };
}

/** Arrivals before the first row, after the row of a check-in, and after the last row. */
export interface PlacedArrivals<Arrival> {
  before: readonly Arrival[];
  after: ReadonlyMap<string, readonly Arrival[]>;
  end: readonly Arrival[];
}

/**
 * Puts who is expected, by time, between those who wait: each before the first row whose place counts from later. Ready parties stand before all. Rows that are not `loaded` to the end have
 * no end yet: what comes later is not shown.
 */
export function placeArrivals<Arrival extends { startsAt: string }>(
  arrivals: readonly Arrival[],
  rows: readonly Row[],
  isLoadedToEnd: boolean,
): PlacedArrivals<Arrival> {
  const before: Arrival[] = [];
  const end: Arrival[] = [];
  const after = new Map<string, Arrival[]>();
  for (const arrival of arrivals) {
    const at = Date.parse(arrival.startsAt);
    const next = rows.findIndex(({ checkIn }) => checkIn.status === 'CHECKED_IN' && Date.parse(checkIn.placeAt) > at);
    if (next === 0) before.push(arrival);
    else if (next > 0) {
      const { id } = rows[next - 1].checkIn;
      after.set(id, [...(after.get(id) ?? []), arrival]);
    } else if (isLoadedToEnd) end.push(arrival);
  }
  return { before, after, end };
}
