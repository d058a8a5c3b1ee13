import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { calendarSettings } from './calendar-settings.js';
import { CalendarSettingsInput } from './settings.inputs.js';
import { updateCalendarSettings } from './update-calendar-settings.js';

@Resolver()
export class CalendarSettingsResolver {
  @Access('appointment.read', 'session')
  @Query(() => CalendarSettings, { description: 'The settings of the calendar.' })
  calendarSettings(@Ctx() context: Context): Promise<CalendarSettings> {
    return calendarSettings(context);
  }

  @Access('appointment.settings', 'session')
  @Mutation(() => CalendarSettings, {
    description:
      'Saves settings of the calendar. Minutes kept free count for appointments that are saved from then on.',
  })
  updateCalendarSettings(
    @Ctx() context: Context,
    @Arg('input', () => CalendarSettingsInput, { description: 'The changes.' }) input: CalendarSettingsInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that was read; another one in force is STALE with the settings as they are now in `details.current`. If omitted, the last save wins.',
    })
    version?: number | null,
  ): Promise<CalendarSettings> {
    return updateCalendarSettings(context, { input, version: version ?? null });
  }
}
