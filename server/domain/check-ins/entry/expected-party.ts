import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { planHas } from '../../../core/access/plans.js';
import { isFromAfar } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { expectedOf } from '../../appointments/of-line/expected.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import type { ChosenStaff } from './choose-staff.js';
import { isCheckedInFor } from '../waits/checked-in-for.sql.js';

/** The appointment for which a party checks in. Times are ISO 8601. */
export interface ExpectedParty {
  id: string;
  startsAt: string;
  /** From when its place in line counts; null for the check-in. */
  placeFrom: string | null;
  products: readonly SelectedProduct[];
  staff: ChosenStaff | null;
  askedForStaff: boolean;
}

interface CustomerRef {
  customer: Sql;
  /** The appointment that the host chose; null for the one of about this time. */
  appointmentId: string | null;
  at: Date;
}

/**
 * The rows of ExpectedParty, one at most, with `place_from`: none where the plan has no booking, nor for who joins from afar, as nobody there learns when somebody
 * has an appointment, and is not there yet.
 */
export function expectedParty({ viewer }: Context, ref: CustomerRef): Sql {
  const hasBooking = 'plan' in viewer && planHas(viewer.plan, 'booking');
  if (!hasBooking || isFromAfar(viewer))
    return sql`select null::timestamptz as place_from, null::json as party where false`;
  return sql`
    select x.place_from, json_build_object(
      'id', x.id::text, 'startsAt', x.starts_at, 'placeFrom', x.place_from, 'products', x.products, 'askedForStaff', x.asked_for_staff,
      'staff', (select json_build_object('id', s.id::text, 'name', s.first_name || ' ' || s.last_name) from ${STAFF_MEMBERS} s where s.id = x.staff_id)
    ) as party
    from ${expectedOf(ref, isCheckedInFor)} x`;
}

/** Whether the answer to a check-in may show that it is for an appointment: on a phone anybody may have typed the number, and reads what a walk-in would. */
export const showsAppointment = ({ viewer }: Context): boolean => viewer.kind !== 'phone';

/** The items of an appointment, each once, at most `max`. */
export const itemsOf = ({ products }: ExpectedParty, max: number): SelectedProduct[] =>
  [...new Map(products.map(({ id, name }) => [id, { id, name }])).values()].slice(0, max);
