import { MINUTE_MS } from '../../../core/durations.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';

/** A part whose staff and products are known. */
export interface ChosenPart {
  staffId: string | null;
  askedForStaff: boolean;
  products: readonly SelectedProduct[];
  minutes: number;
}

export interface TimedPart extends Omit<ChosenPart, 'minutes'> {
  startsAt: Date;
  endsAt: Date;
}

/** The parts one after the other; those of an event all at once. */
export function timedParts(
  parts: readonly ChosenPart[],
  startsAt: Date,
  { isEvent }: { isEvent: boolean },
): TimedPart[] {
  let next = startsAt.getTime();
  return parts.map(({ minutes, ...part }) => {
    const start = next;
    const end = start + minutes * MINUTE_MS;
    if (!isEvent) next = end;
    return { ...part, startsAt: new Date(start), endsAt: new Date(end) };
  });
}

export const endOf = (parts: readonly TimedPart[]): Date =>
  parts.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), parts[0]!.endsAt);
