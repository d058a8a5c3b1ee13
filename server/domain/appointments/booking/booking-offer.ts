import { DateTime } from 'luxon';
import type { Plan } from '../../../../entities/Plan.js';
import { planHas, PLANS_WITH_TEXTS } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { HAS_ITEMS } from '../../catalogue/item.sql.js';
import { HAS_HOURS, hasHours } from '../../hours/has-hours.sql.js';
import { MAIN_PHOTO_COLUMNS, MAIN_STAFF_PHOTOS, mainImageOf, type MainPhotoRow } from '../../media/main-image.js';
import { STAFF_TO_CHOOSE } from '../../staff/staff.sql.js';
import { BUSINESS_WITH_SETTINGS, SETTINGS } from '../settings/calendar-settings.js';
import type { BookingOffer } from './booking.types.js';

interface PageRow {
  plan: Plan;
  timeZone: string;
  noticeMinutes: number | null;
  windowDays: number;
  needsItems: boolean;
  isOpen: boolean;
}

type StaffRow = { id: string; firstName: string; productIds: string[] } & MainPhotoRow;

/** What a customer needs to book. Throws NOT_FOUND. */
export async function bookingOffer(context: Context): Promise<BookingOffer> {
  const row = await context.db.row<PageRow>(sql`
    select b.plan, b.time_zone, ${SETTINGS}, ${HAS_ITEMS} as needs_items, ${HAS_HOURS} as is_open
    from ${BUSINESS_WITH_SETTINGS}`);
  if (!row) throw notFound('That business');
  const { timeZone, noticeMinutes, windowDays } = row;
  const now = DateTime.fromJSDate(context.now(), { zone: timeZone });
  const first = noticeMinutes === null ? now.plus({ days: 1 }) : now.plus({ minutes: noticeMinutes });
  const offersBooking = planHas(row.plan, 'booking') && row.isOpen;
  return {
    isOpen: offersBooking,
    timeZone,
    firstDate: first.toISODate()!,
    lastDate: now.plus({ days: windowDays }).toISODate()!,
    needsItems: row.needsItems,
    hasTexts: PLANS_WITH_TEXTS.includes(row.plan),
    staff: offersBooking ? await staffOf(context) : [],
  };
}

async function staffOf({ db }: Context): Promise<BookingOffer['staff']> {
  const rows = await db.rows<StaffRow>(sql`
    select s.id, s.first_name, s.product_ids, ${MAIN_PHOTO_COLUMNS}
    from ${STAFF_TO_CHOOSE} s left join ${MAIN_STAFF_PHOTOS} m on m.business_id = s.business_id and m.staff_id = s.id
    where ${hasHours(sql`s.id`)} order by lower(s.first_name), s.id`);
  return rows.map((staff) => ({
    id: staff.id,
    firstName: staff.firstName,
    productIds: staff.productIds,
    image: mainImageOf(staff),
  }));
}
