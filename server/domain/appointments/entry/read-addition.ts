import type { Context } from '../../../core/context.js';
import { oneLine } from '../../../core/names.js';
import { invalid } from '../../../core/Refusal.js';
import { chooseForms } from '../forms/choose-forms.js';
import { instantOf } from '../instants.js';
import { DEFAULT_COLOR } from '../limits.js';
import { entrySettings, type EntrySettings } from '../settings/calendar-settings.js';
import { timedParts, type TimedPart } from '../time/timed-parts.js';
import { appointmentCustomer } from './appointment-customer.js';
import { chooseParts } from './choose-parts.js';
import { endingAt } from './ending-at.js';
import type { AddAppointmentInput } from './entry.inputs.js';
import { requireStart } from './require-start.js';

/** An appointment to add, once all that it names is known to be there. */
export interface Addition {
  isEvent: boolean;
  settings: EntrySettings;
  startsAt: Date;
  parts: TimedPart[];
  title: string;
  customerId: string | null;
  notes: string;
  color: string;
  formIds: readonly string[];
}

/** What the staff sent of a new appointment; of a plan it holds nothing and needs no customer. Throws INVALID_INPUT, and NOT_FOUND for a customer, item or staff member who is not there. */
export async function readAddition(
  context: Context,
  input: AddAppointmentInput,
  { isPlan = false } = {},
): Promise<Addition> {
  const { isEvent } = input;
  const settings = await entrySettings(context);
  const startsAt = instantOf('startsAt', input.startsAt, settings.timeZone);
  requireStart(context, startsAt, settings.timeZone);
  const title = oneLine(input.title ?? '');
  if (!isEvent && title) throw invalid('title', 'Only an event has a name.');
  const customerId = await customerOf(context, input, isPlan);
  const formIds = isPlan ? [] : await chooseForms(context, { formIds: input.formIds, isEvent, before: null });
  const chosen = await chooseParts(context, {
    parts: input.parts,
    isEvent,
    before: [],
    interval: settings.bookingInterval,
    isPlan,
  });
  const timed = timedParts(chosen.parts, startsAt, { isEvent });
  const parts = input.endsAt
    ? endingAt(timed, instantOf('endsAt', input.endsAt, settings.timeZone), { isEvent })
    : timed;
  const color = (input.color ?? chosen.color ?? DEFAULT_COLOR).toLowerCase();
  const notes = input.notes?.trim() ?? '';
  return { isEvent, settings, startsAt, parts, title, customerId, notes, color, formIds };
}

async function customerOf(
  context: Context,
  { isEvent, customerId }: AddAppointmentInput,
  isPlan: boolean,
): Promise<string | null> {
  if (isEvent && customerId) throw invalid('customerId', 'An event has no customer.');
  if (isEvent || isPlan) return null;
  if (!customerId) throw invalid('customerId', 'Please choose a customer.');
  return appointmentCustomer(context, customerId);
}
