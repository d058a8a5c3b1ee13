import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Appointment } from '../../../../entities/Appointment.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { DeletedAppointments } from '../entry/entry.types.js';
import { addSeries } from './add-series.js';
import { deleteSeries } from './delete-series.js';
import { planSeries } from './plan-series.js';
import {
  AddAppointmentSeriesInput,
  AppointmentSeriesInput,
  SeriesArgs,
  SeriesFlagArgs,
  UpdateSeriesArgs,
} from './series.inputs.js';
import { AddedSeries, SeriesChange, SeriesPlace, SeriesPlan } from './series.types.js';
import { PLACE_IN_SERIES } from './series-place.js';
import { setSeriesFlag } from './set-series-flag.js';
import { updateSeries } from './update-series.js';

@Resolver(() => Appointment)
export class AppointmentSeriesResolver {
  @Access('appointment.write', 'session')
  @Query(() => SeriesPlan, {
    description:
      'The times of a series before it is added, with what is in their way. Throws as addAppointment does, but not SLOT_TAKEN; it needs no customer yet.',
  })
  seriesPlan(
    @Ctx() context: Context,
    @Arg('input', () => AppointmentSeriesInput, { description: 'The series.' }) input: AppointmentSeriesInput,
  ): Promise<SeriesPlan> {
    return planSeries(context, input);
  }

  @Access('appointment.write', 'session')
  @Mutation(() => AddedSeries, {
    description:
      'Adds appointments or events that repeat, all or none; their customer hears of them in one message. SLOT_TAKEN with what is in the way in `details.conflicts`, but for dates that are skipped or overruled.',
  })
  addAppointmentSeries(
    @Ctx() context: Context,
    @Arg('input', () => AddAppointmentSeriesInput, { description: 'The series.' }) input: AddAppointmentSeriesInput,
  ): Promise<AddedSeries> {
    return addSeries(context, input);
  }

  @Access('appointment.write', 'session')
  @Mutation(() => SeriesChange, {
    description:
      'Changes or moves several appointments of a series, all or none; those that have begun stay. Their customers hear of other times in one message each.',
  })
  updateAppointmentSeries(
    @Ctx() context: Context,
    @Args(() => UpdateSeriesArgs) args: UpdateSeriesArgs,
  ): Promise<SeriesChange> {
    return updateSeries(context, args);
  }

  @Access('appointment.status', 'session')
  @Mutation(() => SeriesChange, {
    description:
      'Cancels several appointments of a series, or confirms them again, all or none; those that have begun stay. Their customers hear of it in one message each. In the role Staff their own; FORBIDDEN as in setAppointmentFlag.',
  })
  setAppointmentSeriesFlag(
    @Ctx() context: Context,
    @Args(() => SeriesFlagArgs) args: SeriesFlagArgs,
  ): Promise<SeriesChange> {
    return setSeriesFlag(context, args);
  }

  @Access('appointment.delete', 'session')
  @Mutation(() => DeletedAppointments, {
    description:
      'Removes several appointments of a series from lists and counts; those that have begun stay. Their customers hear in one message each that they are canceled. restoreAppointments undoes it. INVALID_PLAN without a plan.',
  })
  deleteAppointmentSeries(
    @Ctx() context: Context,
    @Args(() => SeriesArgs) args: SeriesArgs,
  ): Promise<DeletedAppointments> {
    return deleteSeries(context, args);
  }

  @FieldResolver(() => SeriesPlace, {
    nullable: true,
    description: 'Which one of its series it is; null without one.',
  })
  seriesPlace(@Root() { id, series }: Appointment, @Ctx() context: Context): Promise<SeriesPlace | null> | null {
    return series && context.load(PLACE_IN_SERIES, id);
  }
}
