import type { DateTime } from 'luxon';
import type { AddAppointmentInput, AppointmentPartInput, UpdateAppointmentInput } from '../../../schema.generated';
import { type ChosenCustomer, customerOf, customerText } from '../../customers/select/chosen-customer';
import { formsOf, formsText } from '../../forms/select/chosen-forms';
import { asColor } from '../../pieces/colors';
import { staffColors } from '../../staff/member-values';
import type { ChosenStaff } from '../../staff/select/staff-choice';
import type { Appointment } from '../states';
import { minutesBetween, momentOf, wallOf } from './moments';
import { partInput, partOf, type PartDraft, partsOf, partsText, totalMinutes } from './part-draft';

/** The form of an appointment or an event, as typed; texts, which compare. */
export interface AppointmentDraft {
  /** As customerText writes them. */
  customer: string;
  /** Of an event. */
  title: string;
  /** Of an appointment, as partsText writes them. */
  parts: string;
  /** Whose time an event blocks, as staffText writes them; nobody for everybody. */
  eventStaff: string;
  date: string;
  time: string;
  /** Of an event; an appointment ends as its parts do. */
  endDate: string;
  endTime: string;
  notes: string;
  color: string;
  /** As formsText writes them; an event has none. */
  forms: string;
}

/** Where the calendar was opened for a new one. */
export interface Slot {
  startsAt: Date;
  minutes?: number;
  staffId?: string | null;
  /** Whom it is for, and what, where that is known. */
  customer?: ChosenCustomer;
  parts?: PartDraft[];
  /** Whether the page asked already if it may begin outside of the hours. */
  isAgreed?: boolean;
}

export const eventStaffText = (staff: readonly ChosenStaff[]): string =>
  JSON.stringify(
    [...staff]
      .sort((one, other) => one.id.localeCompare(other.id))
      .map(({ id, firstName, lastName, color }) => ({ id, firstName, lastName, color })),
  );
export const eventStaffOf = (text: string): ChosenStaff[] => JSON.parse(text) as ChosenStaff[];

/** The color that an appointment gets by itself: that of who does it first. */
export const usualColor = (staff: readonly (ChosenStaff | null)[]): string =>
  staff.find((one) => one !== null)?.color ?? staffColors[0].color;

export function newDraft(slot: Slot, staff: ChosenStaff | null, interval: number, timeZone: string): AppointmentDraft {
  const minutes = slot.minutes ?? interval;
  const { date, time } = wallOf(slot.startsAt, timeZone);
  const end = wallOf(new Date(slot.startsAt.getTime() + minutes * 60_000), timeZone);
  const parts = slot.parts ?? [{ products: [], staff, askedForStaff: false, minutes: String(minutes) }];
  return {
    customer: customerText(slot.customer ?? null),
    title: '',
    parts: partsText(parts),
    eventStaff: eventStaffText(staff ? [staff] : []),
    date,
    time,
    endDate: end.date,
    endTime: end.time,
    notes: '',
    color: usualColor(parts.map((part) => part.staff)),
    forms: formsText([]),
  };
}

export function draftOf(appointment: Appointment, timeZone: string): AppointmentDraft {
  const { customer, title, parts, notes, color, forms, startsAt, endsAt } = appointment;
  const { date, time } = wallOf(startsAt, timeZone);
  const end = wallOf(endsAt, timeZone);
  return {
    customer: customerText(customer),
    title,
    parts: partsText(parts.map(partOf)),
    eventStaff: eventStaffText(parts.flatMap(({ staff }) => staff ?? [])),
    date,
    time,
    endDate: end.date,
    endTime: end.time,
    notes,
    color,
    forms: formsText(forms.map(({ formId, name }) => ({ id: formId, name }))),
  };
}

/** When it begins and ends; null while something of it is no time or length. */
export function spanOf(draft: AppointmentDraft, isEvent: boolean, timeZone: string): [DateTime, DateTime] | null {
  const start = momentOf(draft, timeZone);
  if (!start) return null;
  if (isEvent) {
    const end = momentOf({ date: draft.endDate, time: draft.endTime }, timeZone);
    return end && [start, end];
  }
  const minutes = totalMinutes(partsOf(draft.parts));
  return minutes === null ? null : [start, start.plus({ minutes })];
}

/** The parts with when they begin and end, one after the other. */
export function timedParts(
  draft: AppointmentDraft,
  timeZone: string,
): { part: PartDraft; span: [DateTime, DateTime] }[] {
  let next = momentOf(draft, timeZone);
  return partsOf(draft.parts).flatMap((part) => {
    if (!next) return [];
    const start = next;
    next = start.plus({ minutes: Number(part.minutes) });
    return [{ part, span: [start, next] as [DateTime, DateTime] }];
  });
}

/** Of an event: a part for each staff member, all at once, or one for everybody. */
function eventParts(draft: AppointmentDraft, timeZone: string): AppointmentPartInput[] {
  const span = spanOf(draft, true, timeZone);
  const minutes = span && minutesBetween(...span);
  const staff = eventStaffOf(draft.eventStaff);
  return staff.length === 0 ? [{ staffId: null, minutes }] : staff.map(({ id }) => ({ staffId: id, minutes }));
}

const partInputs = (draft: AppointmentDraft, isEvent: boolean, timeZone: string): AppointmentPartInput[] =>
  isEvent ? eventParts(draft, timeZone) : partsOf(draft.parts).map(partInput);

const startOf = (draft: AppointmentDraft, timeZone: string): string =>
  momentOf(draft, timeZone)!.toUTC().toISO({ suppressMilliseconds: true })!;

const formIds = ({ forms }: AppointmentDraft): string[] => formsOf(forms).map(({ id }) => id);

export function additionOf(draft: AppointmentDraft, isEvent: boolean, timeZone: string): AddAppointmentInput {
  return {
    isEvent,
    ...(isEvent ? { title: draft.title.trim() } : { customerId: customerOf(draft.customer)?.id }),
    startsAt: startOf(draft, timeZone),
    parts: partInputs(draft, isEvent, timeZone),
    notes: draft.notes.trim(),
    color: asColor(draft.color),
    ...(!isEvent && formIds(draft).length > 0 && { formIds: formIds(draft) }),
  };
}

/** Only what differs from the appointment as it was. */
export function changesOf(
  draft: AppointmentDraft,
  before: AppointmentDraft,
  { isEvent, timeZone }: { isEvent: boolean; timeZone: string },
): UpdateAppointmentInput {
  const parts = partInputs(draft, isEvent, timeZone);
  const [customer, customerBefore] = [customerOf(draft.customer), customerOf(before.customer)];
  const isSame = JSON.stringify(parts) === JSON.stringify(partInputs(before, isEvent, timeZone));
  return {
    ...(!isEvent && customer?.id !== customerBefore?.id && { customerId: customer?.id }),
    ...(isEvent && draft.title.trim() !== before.title && { title: draft.title.trim() }),
    ...((draft.date !== before.date || draft.time !== before.time) && { startsAt: startOf(draft, timeZone) }),
    ...(!isSame && { parts }),
    ...(draft.notes.trim() !== before.notes && { notes: draft.notes.trim() }),
    ...(asColor(draft.color) !== before.color && { color: asColor(draft.color) }),
    ...(formIds(draft).join() !== formIds(before).join() && { formIds: formIds(draft) }),
  };
}
