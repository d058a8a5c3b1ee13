import type { AppointmentPart } from '../../../../entities/AppointmentPart.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { isId } from '../../../core/ids.js';
import { invalid } from '../../../core/Refusal.js';
import { ITEMS } from '../../catalogue/item.sql.js';
import { notOffered } from '../../catalogue/require-offered.js';
import { staffNotOffered } from '../../staff/staff-not-offered.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { MAX_APPOINTMENT_MINUTES, STEP } from '../limits.js';
import { minutesOf } from '../minutes-of.js';
import { requireFewProducts } from '../require-few-products.js';
import type { AppointmentPartInput } from './entry.inputs.js';
import type { ChosenPart } from '../time/timed-parts.js';

interface Item {
  id: string;
  name: string;
  durationMinutes: number | null;
  isLive: boolean;
}

interface Member {
  id: string;
  color: string;
  isLive: boolean;
}

interface Choice {
  parts: readonly AppointmentPartInput[];
  isEvent: boolean;
  /** What the appointment had so far: of it archived items and staff may stay. */
  before: readonly AppointmentPart[];
  /** Minutes of a part whose services have no duration. */
  interval: number;
  /** Whether nothing is saved: nobody is held then, which a query could not do. */
  isPlan?: boolean;
}

export interface ChosenParts {
  parts: ChosenPart[];
  /** Of the first staff member; null for anyone. */
  color: string | null;
}

/** The parts with their products and lengths. Throws INVALID_INPUT, and NOT_FOUND with its reason for staff and items that cannot be chosen. */
export async function chooseParts(
  context: Context,
  { parts, isEvent, before, interval, isPlan = false }: Choice,
): Promise<ChosenParts> {
  requireFewProducts(
    parts,
    before.reduce((sum, { products }) => sum + products.length, 0),
  );
  const [members, items] = await Promise.all([membersOf(context, parts, isPlan), itemsOf(context, parts)]);
  const hadStaff = new Set(before.flatMap(({ staff }) => staff?.id ?? []));
  const hadItems = new Map(before.flatMap(({ products }) => products.map((product) => [product.id, product])));
  const chosen = parts.map((part): ChosenPart => {
    const staffId = staffIdOf(part);
    const member = staffId === null ? null : members.get(staffId);
    if (staffId !== null && !(member?.isLive || (member && hadStaff.has(staffId)))) throw staffNotOffered(staffId);
    const ids = [...new Set(part.productIds)];
    if (isEvent && ids.length > 0) throw invalid('productIds', 'An event has no items.');
    const missing = ids.filter((id) => !items.get(id)?.isLive && !hadItems.has(id));
    if (missing.length > 0) throw notOffered(missing);
    const durations = ids.map((id) => items.get(id)?.durationMinutes ?? null);
    const minutes = part.minutes ?? minutesOf(durations) ?? interval;
    if (minutes % STEP !== 0) throw invalid('minutes', 'A part takes a multiple of 5 minutes.');
    return {
      staffId,
      askedForStaff: staffId !== null && part.askedForStaff,
      products: ids.map((id) => hadItems.get(id) ?? { id, name: items.get(id)!.name }),
      minutes,
    };
  });
  requireFitting(chosen, isEvent);
  const first = chosen.find(({ staffId }) => staffId !== null)?.staffId;
  return { parts: chosen, color: first ? members.get(first)!.color : null };
}

function requireFitting(parts: readonly ChosenPart[], isEvent: boolean): void {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  if (!isEvent && total > MAX_APPOINTMENT_MINUTES) throw invalid('parts', 'An appointment takes 31 days at most.');
  if (!isEvent || parts.length === 1) return;
  const staff = new Set(parts.map(({ staffId }) => staffId));
  if (staff.size < parts.length || staff.has(null))
    throw invalid('parts', 'An event has one part for each staff member, or one for everybody.');
  if (parts.some(({ minutes }) => minutes !== parts[0]!.minutes))
    throw invalid('parts', 'The parts of an event have one length.');
}

const staffIdOf = ({ staffId }: AppointmentPartInput): string | null => (staffId ? staffId : null);

/** Held until the operation ends, unless it is a plan: nobody is archived meanwhile. */
async function membersOf(
  context: Context,
  parts: readonly AppointmentPartInput[],
  isPlan: boolean,
): Promise<Map<string, Member>> {
  const ids = [...new Set(parts.flatMap((part) => staffIdOf(part) ?? []))];
  if (ids.length === 0) return new Map();
  requireFeature(context.viewer, 'staff');
  const rows = await context.db.rows<Member>(sql`
    select s.id, s.color, s.is_live from ${STAFF_MEMBERS} s where s.id = any(${ids.filter(isId)}::bigint[])
    order by s.id ${isPlan ? sql`` : sql`for key share of s`}`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function itemsOf(context: Context, parts: readonly AppointmentPartInput[]): Promise<Map<string, Item>> {
  const ids = [...new Set(parts.flatMap(({ productIds }) => productIds))];
  if (ids.length === 0) return new Map();
  const rows = await context.db.rows<Item>(sql`
    select i.id, i.name, i.duration_minutes, i.is_live from ${ITEMS} i where i.id = any(${ids.filter(isId)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
