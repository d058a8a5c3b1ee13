import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Appointment } from '../../../../entities/Appointment.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { topicTicks } from '../../../core/graphql/topic-ticks.js';
import { BUSINESS_PAGE } from '../../businesses/topics.js';
import { STAFF } from '../../staff/topics.js';
import { CALENDAR } from '../topics.js';
import { appointmentById } from './appointment-by-id.js';
import { AppointmentsArgs } from './appointments.inputs.js';
import { appointments } from './appointments.js';
import { appointmentEvents } from './appointment-events.js';
import { BookingRequestsArgs } from './booking-requests.inputs.js';
import { bookingRequests } from './booking-requests.js';
import { CalendarArgs } from './calendar.inputs.js';
import { calendar } from './calendar.js';
import { AppointmentEvent, AppointmentPage, Calendar, CalendarTick } from './calendar.types.js';

@Resolver()
export class CalendarResolver {
  @Access('appointment.read', 'session')
  @Query(() => Calendar, { description: 'The calendar of some days.' })
  calendar(@Ctx() context: Context, @Args(() => CalendarArgs) args: CalendarArgs): Promise<Calendar> {
    return calendar(context, args);
  }

  @Access('appointment.read', 'session')
  @Query(() => AppointmentPage, {
    description:
      'The appointments that have time in a range, by start; in the role Staff their own, and events for everybody.',
  })
  appointments(
    @Ctx() context: Context,
    @Args(() => AppointmentsArgs) args: AppointmentsArgs,
  ): Promise<AppointmentPage> {
    return appointments(context, args);
  }

  @Access('appointment.read', 'session')
  @Query(() => AppointmentPage, {
    description:
      'The requests of customers, not yet over, that wait for an answer, by start; in the role Staff their own.',
  })
  bookingRequests(
    @Ctx() context: Context,
    @Args(() => BookingRequestsArgs) args: BookingRequestsArgs,
  ): Promise<AppointmentPage> {
    return bookingRequests(context, args);
  }

  @Access('appointment.read', 'session')
  @Query(() => Appointment, {
    description: 'One appointment. NOT_FOUND if it was deleted, and in the role Staff if it is not their own.',
  })
  appointment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the appointment.' }) id: string,
  ): Promise<Appointment> {
    return appointmentById(context, id);
  }

  @Access('appointment.read', 'session')
  @Query(() => [AppointmentEvent], {
    description:
      'What happened to an appointment, latest first. NOT_FOUND if it was deleted, and in the role Staff if it is not their own.',
  })
  appointmentEvents(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the appointment.' }) id: string,
  ): Promise<AppointmentEvent[]> {
    return appointmentEvents(context, id);
  }

  @Access('appointment.read', 'session')
  @Subscription(() => CalendarTick, {
    description:
      'Appointments, hours, staff or settings of the calendar changed: read them again. Once at the beginning, then at most five a second.',
    subscribe: topicTicks(CALENDAR, STAFF, BUSINESS_PAGE),
  })
  calendarChanged(@Root() tick: CalendarTick): CalendarTick {
    return tick;
  }
}
