import { Arg, Args, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { addAppointment } from './add-appointment.js';
import { deleteAppointments, restoreAppointments } from './delete-appointments.js';
import { AddAppointmentInput, AppointmentIdsArgs, TELLS_CUSTOMER, UpdateAppointmentInput } from './entry.inputs.js';
import { DeletedAppointments, RestoredAppointments } from './entry.types.js';
import { setAppointmentFlag } from './set-appointment-flag.js';
import { updateAppointment } from './update-appointment.js';

const ID_TEXT = 'Id of the appointment.';
const VERSION_TEXT =
  'The version that was read; another one in force is STALE with the appointment as it is now in `details.current`.';
const OVERRULES = {
  defaultValue: false,
  description:
    'Whether it may overlap other appointments, on purpose: otherwise a taken time is SLOT_TAKEN with what is in the way in `details.conflicts`.',
} as const;

const TELLS = { nullable: true, description: TELLS_CUSTOMER } as const;

const tellNobody = () => Promise.resolve();

@Resolver(() => Appointment)
export class AppointmentEntryResolver {
  @Access('appointment.write', 'session')
  @Mutation(() => Appointment, {
    description: 'Adds an appointment, confirmed, or an event. Hours are not checked: the staff may work at any time.',
  })
  addAppointment(
    @Ctx() context: Context,
    @Arg('input', () => AddAppointmentInput, { description: 'The appointment.' }) input: AddAppointmentInput,
    @Arg('overrules', () => Boolean, OVERRULES) overrules: boolean,
  ): Promise<Appointment> {
    return addAppointment(context, { input, overrules });
  }

  @Access('appointment.write', 'session')
  @Mutation(() => Appointment, { description: 'Changes or moves an appointment: all of it or nothing.' })
  updateAppointment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('input', () => UpdateAppointmentInput, { description: 'The changes.' }) input: UpdateAppointmentInput,
    @Arg('overrules', () => Boolean, OVERRULES) overrules: boolean,
    @Arg('version', () => Int, {
      nullable: true,
      description: `${VERSION_TEXT} If omitted, the last save wins: older clients have no versions.`,
    })
    version?: number | null,
  ): Promise<Appointment> {
    return updateAppointment(context, { id, input, overrules, version: version ?? null });
  }

  @Access('appointment.status', 'session')
  @Mutation(() => Appointment, {
    description:
      'Confirms or cancels an appointment, marks a no-show, or sets it back. Repeating the same flag changes nothing; setting the former one undoes it. CONFLICT for a no-show before it begins; FORBIDDEN in the role Staff for an event for everybody.',
  })
  setAppointmentFlag(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('flag', () => AppointmentFlag, { description: 'Where it stands then.' }) flag: AppointmentFlag,
    @Arg('version', () => Int, { description: VERSION_TEXT }) version: number,
    @Arg('overrules', () => Boolean, OVERRULES) overrules: boolean,
    @Arg('tellsCustomer', () => Boolean, TELLS) tellsCustomer?: boolean | null,
  ): Promise<Appointment> {
    return setAppointmentFlag(context, { id, flag, version, overrules, tellsCustomer: tellsCustomer ?? true });
  }

  @Access('appointment.delete', 'session')
  @Mutation(() => DeletedAppointments, {
    description:
      'Removes appointments from lists and counts, all or none; their time is free again. INVALID_PLAN without a plan.',
  })
  deleteAppointments(
    @Ctx() context: Context,
    @Args(() => AppointmentIdsArgs) { ids }: AppointmentIdsArgs,
    @Arg('tellsCustomer', () => Boolean, TELLS) tellsCustomer?: boolean | null,
  ): Promise<DeletedAppointments> {
    return deleteAppointments(context, ids, (tellsCustomer ?? true) ? {} : { tells: tellNobody });
  }

  @Access('appointment.delete', 'session')
  @Mutation(() => RestoredAppointments, {
    description: 'Undoes a deletion within 10 seconds. SLOT_TAKEN where its time was taken meanwhile.',
  })
  restoreAppointments(
    @Ctx() context: Context,
    @Args(() => AppointmentIdsArgs) { ids }: AppointmentIdsArgs,
  ): Promise<RestoredAppointments> {
    return restoreAppointments(context, ids);
  }
}
