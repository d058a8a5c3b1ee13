import type { CheckInApp } from '../../../entities/CheckInApp.js';
import type { KioskToggle } from '../../../entities/KioskToggles.js';
import type { Context } from '../../core/context.js';
import { oneLine } from '../../core/names.js';
import { REVOKED } from '../../core/topic.js';
import { isId } from '../../core/ids.js';
import { lockForms } from '../forms/versions/insert-form.js';
import { holdForCheckIn } from '../forms/editing/hold-for-check-in.js';
import { DEFAULT_AGREEMENT } from '../forms/templates/template-ids.js';
import { ownFormIds } from '../forms/templates/templates.js';
import { versionsToSign } from '../forms/signing/versions-to-sign.js';
import { readCheckInApp } from './read-check-in-app.js';
import { requireFeature } from '../../core/access/require-permission.js';
import { PLANS } from '../../core/access/plans.js';
import { invalid } from '../../core/Refusal.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import type { UpdateCheckInAppInput } from './check-in-app.inputs.js';
import { changeCheckInApp, type CheckInAppChange } from './change-check-in-app.js';

type Changes = UpdateCheckInAppInput & Partial<Record<KioskToggle, boolean | null>>;

/** Saves the customize form. Missing or null fields stay unchanged. Throws INVALID_PLAN for switching on what the plan lacks, INVALID_INPUT for a form that is not live. */
export async function updateCheckInApp(context: Context, input: Changes): Promise<CheckInApp> {
  if (input.autoFeedbackEnabled) requireFeature(context.viewer, 'feedback');
  if (input.serviceEnabled) requireFeature(context.viewer, 'catalogue');
  if (input.staffEnabled) requireFeature(context.viewer, 'staff');
  if (input.closeTextsEnabled) requireFeature(context.viewer, 'call-up');
  requireTexts(context, input.automaticTextsPerDay ?? 0);
  const formId = await formOf(context, input);
  // Ends the printed code, also for older clients that send it with every call, and the sessions that began with it.
  if (input.onlyFromHere) context.tick(REVOKED);
  const fields = {
    ...input,
    formId,
    headerText: input.headerText && oneLine(input.headerText),
    greeting: input.greeting?.trim(),
    color: input.color?.toLowerCase(),
  };
  const change: CheckInAppChange = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const app = await changeCheckInApp(context, change);
  if (formId !== null || input.formEnabled !== undefined) holdForCheckIn(context, app.formEnabled ? app.formId : null);
  return app;
}

/** Id of the form that is chosen now, a template's as that of the business's copy; null for none. Switched on without one, it is the default agreement. Throws INVALID_INPUT for one that is not live. */
async function formOf(context: Context, { formId, formEnabled }: Changes): Promise<string | null> {
  if (!formId && !formEnabled) return null;
  lockForms(context);
  const keptId = formId ? null : (await readCheckInApp(context)).formId;
  const [chosenId = null] = keptId === null ? await ownFormIds(context, [formId || DEFAULT_AGREEMENT]) : [];
  const askedId = chosenId ?? keptId;
  const [version] = askedId && isId(askedId) ? await versionsToSign(context, [askedId]) : [];
  if (!version) throw invalid('formId', 'Please choose a form that is not archived.');
  return chosenId;
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
