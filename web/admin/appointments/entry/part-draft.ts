import type { AppointmentPartInput } from '../../../schema.generated';
import { maxAppointmentMinutes } from '../../limits';
import type { Chosen } from '../../products/select/chosen-products';
import type { ChosenStaff } from '../../staff/select/staff-choice';
import type { Appointment } from '../states';
import { timeStep } from './clock-text';
import { minutesBetween } from './moments';
import { onClock } from '../time-words';

/** A part of an appointment in its form. */
export interface PartDraft {
  products: Chosen[];
  staff: ChosenStaff | null;
  askedForStaff: boolean;
  /** As typed. */
  minutes: string;
}

/** What the length of a part follows from. */
export interface Lengths {
  /** Minutes of services by their ids; null without a duration. */
  durations: ReadonlyMap<string, number | null>;
  /** Minutes of a part whose services have no duration. */
  interval: number;
}

export const partOf = ({
  products,
  staff,
  askedForStaff,
  startsAt,
  endsAt,
}: Appointment['parts'][number]): PartDraft => ({
  products,
  staff,
  askedForStaff,
  minutes: String(minutesBetween(onClock(startsAt, 'utc'), onClock(endsAt, 'utc'))),
});

/** Parts as the value of a form, which compares texts. */
export const partsText = (parts: readonly PartDraft[]): string =>
  JSON.stringify(
    parts.map(({ products, staff, askedForStaff, minutes }) => ({
      products: products.map(({ id, name }) => ({ id, name })),
      staff: staff && { id: staff.id, firstName: staff.firstName, lastName: staff.lastName, color: staff.color },
      askedForStaff,
      minutes,
    })),
  );
export const partsOf = (text: string): PartDraft[] => JSON.parse(text) as PartDraft[];

/** What services take together, as the server says it (ruling 25): those without a duration add nothing if another one has one. */
export function usualMinutes(products: readonly Chosen[], { durations, interval }: Lengths): number {
  const known = products.flatMap(({ id }) => durations.get(id) ?? []);
  if (known.length === 0) return interval;
  return Math.ceil(known.reduce((sum, minutes) => sum + minutes, 0) / timeStep) * timeStep;
}

export const newPart = ({ interval }: Lengths): PartDraft => ({
  products: [],
  staff: null,
  askedForStaff: false,
  minutes: String(interval),
});

/** The part with other services; its length follows them, unless another one was typed. */
export function withProducts(part: PartDraft, products: Chosen[], lengths: Lengths): PartDraft {
  const follows = !part.minutes.trim() || Number(part.minutes) === usualMinutes(part.products, lengths);
  return { ...part, products, minutes: follows ? String(usualMinutes(products, lengths)) : part.minutes };
}

/** What is wrong with a typed length. */
export function lengthFault(minutes: string): string | undefined {
  const number = Number(minutes);
  if (!/^\d{1,5}$/.test(minutes.trim()) || number < timeStep) return 'Enter minutes, such as 45.';
  if (number % timeStep !== 0) return 'Lengths are multiples of 5 minutes.';
  return number > maxAppointmentMinutes ? tooLong : undefined;
}
const tooLong = 'An appointment takes 31 days at most.';

/** Minutes of all parts together; null while one of them is no number. */
export function totalMinutes(parts: readonly PartDraft[]): number | null {
  if (parts.some(({ minutes }) => lengthFault(minutes))) return null;
  return parts.reduce((sum, { minutes }) => sum + Number(minutes), 0);
}

/** What is wrong with the parts, or true. */
export function partsRule(text: string): true | string {
  const parts = partsOf(text);
  const fault = parts.map(({ minutes }) => lengthFault(minutes)).find(Boolean);
  return fault ?? ((totalMinutes(parts) ?? 0) <= maxAppointmentMinutes || tooLong);
}

export const partInput = ({ products, staff, askedForStaff, minutes }: PartDraft): AppointmentPartInput => ({
  productIds: products.map(({ id }) => id),
  staffId: staff?.id ?? null,
  askedForStaff: staff !== null && askedForStaff,
  minutes: Number(minutes),
});
