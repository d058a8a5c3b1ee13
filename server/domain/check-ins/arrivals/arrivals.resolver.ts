import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Appointment } from '../../../../entities/Appointment.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { AppointmentCheckIn } from './AppointmentCheckIn.js';
import { Arrival } from './Arrival.js';
import { arrivals } from './arrivals.js';
import { checkInAppointment } from './check-in-appointment.js';
import { CHECK_IN_OF_APPOINTMENT } from './check-in-of-appointment.js';
import { WalkIn } from './WalkIn.js';
import { walkIns } from './walk-ins.js';

@Resolver(() => Appointment)
export class ArrivalsResolver {
  @Access('queue.read', 'session')
  @Query(() => [Appointment], {
    description:
      "Today's confirmed appointments whose customer has not checked in, by their time, until an hour after they end, at most 500; around midnight also those that began in the last 4 hours, and those of the next hour. In the role Staff their own. None where the plan lacks the calendar.",
  })
  arrivals(@Ctx() context: Context): Promise<Appointment[]> {
    return arrivals(context);
  }

  @Access('queue.write', 'session')
  @Mutation(() => Arrival, {
    description:
      'Checks the customer of a confirmed appointment in, with its items and staff; whoever is in the queue already keeps their check-in, for the appointment from now on. CONFLICT if they checked in for it, with their check-in in `details.current`, or it is not confirmed. INVALID_PLAN where the plan lacks the calendar.',
  })
  checkInAppointment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the appointment.' }) id: string,
  ): Promise<Arrival> {
    return checkInAppointment(context, id);
  }

  @Access('queue.read', 'session')
  @Query(() => [WalkIn], {
    description:
      'The walk-ins with whom staff members are busy now, one of each at most; those for an appointment are none.',
  })
  walkIns(@Ctx() context: Context): Promise<WalkIn[]> {
    return walkIns(context);
  }

  @FieldResolver(() => AppointmentCheckIn, {
    nullable: true,
    description: 'How the customer checked in for it; null before, and once that check-in was canceled or deleted.',
  })
  checkIn(@Root() { id }: Appointment, @Ctx() context: Context): Promise<AppointmentCheckIn | null> {
    return context.load(CHECK_IN_OF_APPOINTMENT, id);
  }
}
