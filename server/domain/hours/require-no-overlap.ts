import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal } from '../../core/Refusal.js';
import { overlapped, type WeekRange } from './week.js';

/** Throws CONFLICT, with the part in the way in `details`, if hours share time with others of the week. */
export function requireNoOverlap(parts: readonly WeekRange[], others: readonly WeekRange[]): void {
  const other = overlapped(parts, others);
  if (!other) return;
  const { weekday, opens, closes } = other;
  throw new Refusal(ErrorCode.CONFLICT, 'These hours overlap others that you have.', {
    field: 'opens',
    details: { weekday, opens, closes },
  });
}
