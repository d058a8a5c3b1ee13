import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { MAIN_PHOTO_COLUMNS, MAIN_STAFF_PHOTOS, mainImageOf, type MainPhotoRow } from '../media/main-image.js';
import { STAFF_TO_CHOOSE } from '../staff/staff.sql.js';
import type { OfferedStaff } from './OfferedStaff.js';

type StaffRow = Omit<OfferedStaff, 'image'> & MainPhotoRow;

const OFFERED = sql`
  select s.id, s.first_name, s.product_ids, ${MAIN_PHOTO_COLUMNS}
  from ${STAFF_TO_CHOOSE} s left join ${MAIN_STAFF_PHOTOS} m on m.business_id = s.business_id and m.staff_id = s.id
  where (select staff_enabled from check_in_app) order by lower(s.first_name), s.id`;

/** Whom customers may choose; nobody where the owner does not want it or the plan lacks staff. */
export async function offeredStaff({ db, viewer }: Context): Promise<OfferedStaff[]> {
  if (!('plan' in viewer) || !planHas(viewer.plan, 'staff')) return [];
  const rows = await db.rows<StaffRow>(OFFERED);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.firstName,
    productIds: row.productIds,
    image: mainImageOf(row),
  }));
}
