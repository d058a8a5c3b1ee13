import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import type { HoldRow } from './hold-rows.js';

export const isHeld = (context: Context, { expiresAt, parts }: HoldRow): boolean =>
  expiresAt > context.now() && parts.length > 0;

/** Throws CONFLICT with the reason HOLD_OVER once the time is not held any more. */
export function requireHeld(context: Context, hold: HoldRow): void {
  if (!isHeld(context, hold)) throw holdOver();
}

export const holdOver = (): Refusal =>
  new Refusal(ErrorCode.CONFLICT, 'The time is not held for you any more. Please choose one again.', {
    details: { reason: RefusalReason.HOLD_OVER },
  });
