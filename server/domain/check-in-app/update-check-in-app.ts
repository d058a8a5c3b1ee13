import type { CheckInApp } from '../../../entities/CheckInApp.js';
import type { Context } from '../../core/context.js';
import { requireFeature } from '../../core/access/require-permission.js';
import type { UpdateCheckInAppInput } from './check-in-app.inputs.js';
import { changeCheckInApp } from './change-check-in-app.js';

/** Saves the customize form. Fields that are missing or null stay as they are. Throws INVALID_PLAN for switching on what the plan lacks. */
export async function updateCheckInApp(context: Context, input: UpdateCheckInAppInput): Promise<CheckInApp> {
  if (input.autoFeedbackEnabled) requireFeature(context.viewer, 'feedback');
  if (input.closeTextsEnabled) requireFeature(context.viewer, 'call-up');
  return changeCheckInApp(context, {
    fontFamily: input.fontFamily ?? undefined,
    fontSize: input.fontSize ?? undefined,
    headerText: input.headerText?.trim(),
    greeting: input.greeting?.trim(),
    color: input.color?.toLowerCase(),
    partyEnabled: input.partyEnabled ?? undefined,
    tempEnabled: input.tempEnabled ?? undefined,
    notesEnabled: input.notesEnabled ?? undefined,
    autoFeedbackEnabled: input.autoFeedbackEnabled ?? undefined,
    closeTextsEnabled: input.closeTextsEnabled ?? undefined,
    graceMinutes: input.graceMinutes ?? undefined,
    paused: input.paused ?? undefined,
  });
}
