import type { Context } from '../../../core/context.js';
import { linkBase } from '../../../core/http/own-url.js';
import { isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import { readBusiness } from '../../businesses/read-business.js';
import { fileOfAppointment } from '../news/appointment-file.js';
import { linkedAppointment } from './linked-appointment.js';
import { bookingPath } from '../paths.js';

/** The calendar file of the booking of a link, as it is now. */
export async function ownCalendarFile(context: Context, token: string): Promise<string> {
  const appointment = await linkedAppointment(context, token);
  const { name, address, city, state, zip } = await readBusiness(context);
  return fileOfAppointment(
    {
      ...appointment,
      businessName: name,
      address: `${address}, ${city}, ${state} ${zip}`,
      products: appointment.parts.flatMap(({ products }) => products),
      stamp: context.now(),
    },
    { method: isLiveFlag(appointment.flag) ? 'PUBLISH' : 'CANCEL', link: `${linkBase(context)}${bookingPath(token)}` },
  );
}
