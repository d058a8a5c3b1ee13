import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { sql } from '../../../core/database/sql.js';

export interface StatusTimes {
  status: CheckInStatus;
  readiedAt: Date | null;
  servicedAt: Date | null;
  canceledAt: Date | null;
  cancelBy: string | null;
  notifiedAt: Date | null;
}

/** Columns of StatusTimes. */
export const STATUS_TIMES = sql`status, readied_at, serviced_at, canceled_at, cancel_by, notified_at`;

export const timesOf = ({
  status,
  readiedAt,
  servicedAt,
  canceledAt,
  cancelBy,
  notifiedAt,
}: StatusTimes): StatusTimes => ({ status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt });
