import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Plan } from '../../../../entities/Plan.js';
import { planHas } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import { isId } from '../../../core/ids.js';
import { notFound, Refusal } from '../../../core/Refusal.js';
import { ITEMS } from '../../catalogue/item.sql.js';
import { notOffered } from '../../catalogue/require-offered.js';
import { scheduleColumns, schedulesOf, type ScheduleRow } from '../../hours/schedules.js';
import { staffNotOffered } from '../../staff/staff-not-offered.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { minutesOf } from '../minutes-of.js';
import { BUSINESS_WITH_SETTINGS, SETTINGS } from '../settings/calendar-settings.js';
import { blockedColumn, blockedTimesOf, type BlockedRow } from './blocked-rows.js';
import { doesAll, type BookingFacts, type StaffFacts, type WantedPart } from './bookable-starts.js';
import type { BookablePartInput } from './bookable-times.inputs.js';
import type { Days } from './dated-hours.js';
import { dateOf } from './LocalClock.js';

interface Item {
  id: string;
  name: string;
  minutes: number | null;
}

interface FactsRow extends ScheduleRow, CalendarSettings {
  plan: Plan;
  members: StaffFacts[];
  items: Item[];
  blocked: BlockedRow[];
}

/** A part with what it is for, by name. */
export interface ChosenVisitPart extends WantedPart {
  products: SelectedProduct[];
}

/** A part that is asked for; `minutes` where its items are not known yet: so long it lasts, and one interval at least. */
export interface AskedPart extends BookablePartInput {
  minutes?: number;
}

interface Question {
  parts: readonly AskedPart[];
  /** Days in which a visit begins. */
  days: Days;
  /** A booking that moves: its own time blocks nothing, and it keeps its items and lengths. */
  moving?: Moving;
}

export interface Moving {
  appointmentId: string;
  parts: readonly ChosenVisitPart[];
}

/** Midnight of a zone is up to 14 hours before that of UTC and 12 after; a visit lasts up to a day, and its buffers 4 hours. */
const [HOURS_BEFORE, HOURS_AFTER] = [18, 40];

/**
 * All that booking depends on, in one statement, and the parts with their lengths. Throws NOT_FOUND without such a business, and with its reason for items and
 * staff that are not offered; INVALID_PLAN.
 */
export async function bookingFacts(
  context: Context,
  { parts, days, moving }: Question,
): Promise<{ facts: BookingFacts; parts: ChosenVisitPart[] }> {
  const now = context.now();
  const from = new Date(Math.max(now.getTime(), startOf(days.first) - HOURS_BEFORE * HOUR_MS));
  const to = new Date(startOf(days.last + 1) + HOURS_AFTER * HOUR_MS);
  const productIds = [...new Set((moving ? [] : parts).flatMap((part) => part.productIds))].filter(isId);
  const row = await context.db.row<FactsRow>(sql`
    select b.plan, ${SETTINGS}, ${scheduleColumns(dateOf(days.first - 1), dateOf(days.last + 1))},
           (select coalesce(json_agg(json_build_object('id', m.id::text, 'productIds', m.product_ids::text[])), '[]')
            from ${STAFF_MEMBERS} m where m.is_live) as members,
           (select coalesce(json_agg(json_build_object('id', i.id::text, 'name', i.name, 'minutes', i.duration_minutes)), '[]')
            from ${ITEMS} i where i.is_live and i.id = any(${productIds}::bigint[])) as items,
           ${blockedColumn({ from, to, now, staffIds: staffOf(parts), exceptId: moving?.appointmentId ?? null })} as blocked
    from ${BUSINESS_WITH_SETTINGS}`);
  if (!row) throw notFound('That business');
  if (!planHas(row.plan, 'booking')) throw noBooking();
  const facts = {
    timeZone: row.timeZone,
    schedules: schedulesOf(row),
    members: row.members,
    blocked: blockedTimesOf(row.blocked),
    settings: row,
    now: Math.ceil(now.getTime() / MINUTE_MS),
  };
  return { facts, parts: moving ? [...moving.parts] : parts.map((part) => wantedPart(part, row)) };
}

/** Whose appointments count; null where anyone may do a part. */
const staffOf = (parts: readonly AskedPart[]): string[] | null =>
  parts.every(({ staffId }) => staffId) ? [...new Set(parts.map(({ staffId }) => staffId!))].filter(isId) : null;

const startOf = (day: number): number => day * DAY_MS;

/** For customers, who cannot change the plan. */
export const noBooking = (): Refusal =>
  new Refusal(ErrorCode.INVALID_PLAN, 'This business does not take bookings.', { details: { feature: 'booking' } });

function wantedPart({ staffId, productIds, minutes: asked }: AskedPart, row: FactsRow): ChosenVisitPart {
  const ids = [...new Set(productIds)];
  const items = ids.map((id) => row.items.find((item) => item.id === id));
  const missing = ids.filter((_, index) => !items[index]);
  if (missing.length > 0) throw notOffered(missing);
  const member = staffId ? row.members.find(({ id }) => id === staffId) : null;
  if (member === undefined || (member && !doesAll(member, ids))) throw staffNotOffered(staffId!);
  const minutes = minutesOf(items.map((item) => item!.minutes)) ?? Math.max(asked ?? 0, row.bookingInterval);
  const products = items.map((item) => ({ id: item!.id, name: item!.name }));
  return { staffId: member?.id ?? null, productIds: ids, minutes, products };
}
