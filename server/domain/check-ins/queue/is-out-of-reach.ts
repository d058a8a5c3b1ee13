import { PLANS } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { usPhone } from '../../../core/messages/us-phone.js';

/** Whether the business of a kiosk or phone sends texts, but none to this number: the form has promised some. */
export const isOutOfReach = ({ viewer, config }: Context, phone: string): boolean =>
  (viewer.kind === 'kiosk' || viewer.kind === 'phone') &&
  PLANS[viewer.plan].texts > 0 &&
  usPhone(phone, config) === null;
