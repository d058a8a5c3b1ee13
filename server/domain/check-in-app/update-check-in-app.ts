import type { CheckInApp } from '../../../entities/CheckInApp.js';
import type { Context } from '../../core/context.js';
import { oneLine } from '../../core/names.js';
import { requireFeature } from '../../core/access/require-permission.js';
import type { UpdateCheckInAppInput } from './check-in-app.inputs.js';
import { changeCheckInApp, type CheckInAppChange } from './change-check-in-app.js';

/** Saves the customize form. Missing or null fields stay unchanged. Throws INVALID_PLAN for switching on what the plan lacks. */
export async function updateCheckInApp(context: Context, input: UpdateCheckInAppInput): Promise<CheckInApp> {
  if (input.autoFeedbackEnabled) requireFeature(context.viewer, 'feedback');
  if (input.closeTextsEnabled) requireFeature(context.viewer, 'call-up');
  const fields = {
    ...input,
    headerText: input.headerText && oneLine(input.headerText),
    greeting: input.greeting?.trim(),
    color: input.color?.toLowerCase(),
  };
  const change: CheckInAppChange = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return changeCheckInApp(context, change);
}
