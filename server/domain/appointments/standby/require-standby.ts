import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import type { StandbyRow } from './standby-rows.js';

/** Throws CONFLICT with the reason CODE_OVER where no code of a request is good any more. */
export function requireUnverified(context: Context, { verifiedAt, endedAt, endsAt }: StandbyRow): void {
  if (verifiedAt === null && endedAt === null && endsAt > context.now()) return;
  throw new Refusal(ErrorCode.CONFLICT, 'The code is not good any more. Please begin again.', {
    details: { reason: RefusalReason.CODE_OVER },
  });
}
