import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import type { HoursOwner } from './whose-hours.js';

/** Hours of a staff member are in that one's history; of the business each range and date has its own. */
export const auditHours = (
  context: Context,
  { staffId }: HoursOwner,
  action: string,
  subject: string,
): Promise<void> =>
  staffId === null
    ? audit(context, `hours.${action}`, { subject })
    : audit(context, `staff-hours.${action}`, { subject: staffId });
