import { Membership } from '../../../entities/Membership.js';
import { auditAt } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { countSwitch } from './limits.js';
import { moveSession } from './move-session.js';
import type { SignInAnswer } from './SignInAnswer.js';

/** Opens another business of the caller's in this session. Throws NOT_FOUND for one where they do not work. */
export async function switchBusiness(context: Context, businessId: string): Promise<SignInAnswer> {
  const { accountId, businessId: before } = context.user;
  await countSwitch(context);
  if (!/^[1-9]\d{0,15}$/.test(businessId) || !(await context.db.findOne(Membership, { accountId, businessId })))
    throw notFound('That business');
  const answer = await moveSession(context, businessId);
  if (before !== businessId) {
    if (before) auditAt(context, before, 'business.leave');
    auditAt(context, businessId, 'business.enter');
  }
  return answer;
}
