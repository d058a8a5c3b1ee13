import { ErrorCode } from '../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { Refusal } from '../../core/Refusal.js';

/** The refusal of a staff member who was chosen and cannot be, or cannot be any more. */
export const staffNotOffered = (staffId: string, field = 'staffId'): Refusal =>
  new Refusal(ErrorCode.NOT_FOUND, 'Who was chosen cannot be chosen any more.', {
    field,
    details: { reason: RefusalReason.STAFF_NOT_OFFERED, staffId },
  });
