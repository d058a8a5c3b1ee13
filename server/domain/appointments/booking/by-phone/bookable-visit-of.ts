import type { Context } from '../../../../core/context.js';
import { personName } from '../../../../core/names.js';
import { phoneDigits } from '../../../customers/person-input.js';
import { bookableVisit } from '../../availability/bookable-visit.js';
import { instantOf } from '../../instants.js';
import { entrySettings } from '../../settings/calendar-settings.js';
import { endOf } from '../../time/timed-parts.js';
import type { BookableVisitInput } from './by-phone.inputs.js';
import type { BookableVisit } from './by-phone.types.js';

/** Whether a visit can be booked by who asks, and how long it takes; holds and sends nothing. Throws like bookableVisit, and INVALID_INPUT for name and phone. */
export async function bookableVisitOf(context: Context, input: BookableVisitInput): Promise<BookableVisit> {
  phoneDigits(input.phone, input.dialCode);
  personName('firstName', input.firstName, { mustBePlain: true });
  const { timeZone } = await entrySettings(context);
  const startsAt = instantOf('startsAt', input.startsAt, timeZone);
  return { startsAt, endsAt: endOf(await bookableVisit(context, { startsAt, parts: [input.part] })) };
}
