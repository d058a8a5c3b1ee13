import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CUSTOMER } from '../customer-actor.js';

/** The last change of where an appointment stands, by the log. */
export interface FlagChange {
  before: AppointmentFlag;
  after: AppointmentFlag;
  /** Whether its customer made it, by the link. */
  isByCustomer: boolean;
}

/** Of each that was changed, by id. */
export async function lastFlagChanges({ db }: Context, ids: readonly string[]): Promise<Map<string, FlagChange>> {
  const rows = await db.rows<FlagChange & { appointmentId: string }>(sql`
    select distinct on (e.appointment_id) e.appointment_id, e.data ->> 'before' as before, e.data ->> 'after' as after, e.actor = ${CUSTOMER} as is_by_customer
    from appointment_event e where e.appointment_id = any(${ids}::bigint[]) and e.kind = 'flag' order by e.appointment_id, e.id desc`);
  return new Map(rows.map(({ appointmentId, ...change }) => [appointmentId, change]));
}

interface Wish {
  flag: AppointmentFlag.CANCELED | AppointmentFlag.CONFIRMED;
  /** Whether it takes back what the other flag did. */
  isUndo: boolean;
  /** Whether the staff look at this one. */
  isNamed: boolean;
}

/**
 * Where an occurrence of a series stands once the series is canceled or confirmed, or that is undone; null for as it is. What a customer canceled stays so, and what
 * was declined, unless the staff look at it. A no-show stays one.
 */
export function flagThen(now: AppointmentFlag, last: FlagChange | undefined, wish: Wish): AppointmentFlag | null {
  const { REQUESTED, CANCELED, CONFIRMED } = AppointmentFlag;
  const former = last?.after === now && !last.isByCustomer ? last.before : null;
  if (wish.flag === CANCELED) {
    if (!isLiveFlag(now)) return null;
    return wish.isUndo && now === CONFIRMED && former === REQUESTED ? REQUESTED : CANCELED;
  }
  if (now === REQUESTED) return wish.isUndo ? null : CONFIRMED;
  if (now !== CANCELED) return null;
  if (wish.isUndo) return last?.isByCustomer ? null : (former ?? CONFIRMED);
  const isLeft = last?.isByCustomer || former === REQUESTED;
  return isLeft && !wish.isNamed ? null : CONFIRMED;
}
