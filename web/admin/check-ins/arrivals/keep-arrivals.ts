import type { CheckIn } from '../statuses';
import type { Arrivals_ListQuery } from './arrivals.generated';

export type ExpectedArrival = Arrivals_ListQuery['arrivals'][number];

/** A row of somebody who is expected; `isLeaving`: they are no longer, and the row keeps its place for a moment. */
export interface ArrivalLine {
  arrival: ExpectedArrival;
  isLeaving: boolean;
  /** Whether they are in line. */
  isHere: boolean;
  /** The time by which the row took its place. */
  startsAt: string;
}

export const arrivalLines = (arrivals: readonly ExpectedArrival[] | null): ArrivalLine[] =>
  (arrivals ?? []).map((arrival) => ({ arrival, isLeaving: false, isHere: false, startsAt: arrival.startsAt }));

/** Whether a party came for that appointment. */
export const hasComeFor = (
  { appointedAt, customer }: Pick<CheckIn, 'appointedAt'> & { customer: { id: string } },
  arrival: ExpectedArrival,
): boolean => appointedAt === arrival.startsAt && customer.id === arrival.customer?.id;

/** The lines to show next while somebody works on the list: each stays where it is, those that are gone too, and new ones wait. */
export function keepArrivals(
  current: readonly ArrivalLine[],
  next: readonly ExpectedArrival[],
  parties: readonly CheckIn[],
): ArrivalLine[] {
  const latest = new Map(next.map((arrival) => [arrival.id, arrival]));
  return current.map(({ arrival, startsAt }) => ({
    arrival: latest.get(arrival.id) ?? arrival,
    isLeaving: !latest.has(arrival.id),
    isHere: parties.some((party) => hasComeFor(party, arrival)),
    startsAt,
  }));
}

/** Whether the lines are those of the list as it is now. */
export const areSettled = (lines: readonly ArrivalLine[], now: readonly ExpectedArrival[] | null): boolean =>
  lines.length === (now?.length ?? 0) &&
  lines.every(({ arrival, startsAt }, index) => arrival.id === now?.[index].id && startsAt === now[index].startsAt);
