import type { CheckInApp } from '../../../entities/CheckInApp.js';
import type { KioskToggle } from '../../../entities/KioskToggles.js';
import type { Context } from '../../core/context.js';
import { oneLine } from '../../core/names.js';
import { REVOKED } from '../../core/topic.js';
import { requireFeature } from '../../core/access/require-permission.js';
import { PLANS } from '../../core/access/plans.js';
import { invalid } from '../../core/Refusal.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import type { UpdateCheckInAppInput } from './check-in-app.inputs.js';
import { changeCheckInApp, type CheckInAppChange } from './change-check-in-app.js';

/** Saves the customize form. Missing or null fields stay unchanged. Throws INVALID_PLAN for switching on what the plan lacks. */
export async function updateCheckInApp(
  context: Context,
  input: UpdateCheckInAppInput & Partial<Record<KioskToggle, boolean | null>>,
): Promise<CheckInApp> {
  if (input.autoFeedbackEnabled) requireFeature(context.viewer, 'feedback');
  if (input.serviceEnabled) requireFeature(context.viewer, 'catalogue');
  if (input.staffEnabled) requireFeature(context.viewer, 'staff');
  if (input.closeTextsEnabled) requireFeature(context.viewer, 'call-up');
  requireTexts(context, input.automaticTextsPerDay ?? 0);
  // Ends the printed code, also for older clients that send it with every call, and the sessions that began with it.
  if (input.onlyFromHere) context.tick(REVOKED);
  const fields = {
    ...input,
    headerText: input.headerText && oneLine(input.headerText),
    greeting: input.greeting?.trim(),
    color: input.color?.toLowerCase(),
  };
  const change: CheckInAppChange = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return changeCheckInApp(context, change);
}

/** What every business may choose; more, up to the texts of its plan in a month. */
const TEXTS_PER_DAY = 600;

function requireTexts({ user }: Context, perDay: number): void {
  const max = Math.max(TEXTS_PER_DAY, PLANS[user.plan].texts);
  if (perDay > max)
    throw invalid('automaticTextsPerDay', `Automatic texts in a day are 0 to ${max.toLocaleString('en-US')}.`, {
      reason: RefusalReason.OUT_OF_RANGE,
      min: 0,
      max,
    });
}
