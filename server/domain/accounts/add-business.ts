import { Membership } from '../../../entities/Membership.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Role } from '../../../entities/Role.js';
import { auditAt } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { Refusal } from '../../core/Refusal.js';
import { checkBusiness, foundBusiness } from './found-business.js';
import { countNewBusiness } from './limits.js';
import { moveSession } from './move-session.js';
import type { SetUpBusinessInput } from './set-up-business.inputs.js';
import type { SignInAnswer } from './SignInAnswer.js';

/** Businesses that one account can own. */
const MAX_OWNED = 50;

/** Creates a further business of the caller, and opens it in this session: of parallel calls of a session one creates one. */
export async function addBusiness(context: Context, input: SetUpBusinessInput): Promise<SignInAnswer> {
  const { accountId, businessId: before } = context.user;
  const business = checkBusiness(context, input);
  await countNewBusiness(context);
  const owned = await context.db.find(Membership, { where: { accountId, role: Role.OWNER } });
  if (owned.length >= MAX_OWNED)
    throw new Refusal(ErrorCode.CONFLICT, `An account can own at most ${MAX_OWNED} businesses.`);
  const answer = await moveSession(context, await foundBusiness(context, accountId, business));
  if (before) auditAt(context, before, 'business.leave');
  return answer;
}
