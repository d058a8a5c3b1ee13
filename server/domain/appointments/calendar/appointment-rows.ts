import type { Appointment } from '../../../../entities/Appointment.js';
import type { AppointmentForm } from '../../../../entities/AppointmentForm.js';
import type { AppointmentPart } from '../../../../entities/AppointmentPart.js';
import { Role } from '../../../../entities/Role.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { pageFacts } from '../../../core/graphql/paging.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { epochMs } from '../time/epoch-ms.sql.js';
import type { AppointmentPage } from './calendar.types.js';
import { FORMS } from './forms.sql.js';

/** A part as JSON has it: times are epoch milliseconds. */
type PartRow = Omit<AppointmentPart, 'startsAt' | 'endsAt'> & { startsAt: number; endsAt: number };
type FormRow = Omit<AppointmentForm, 'signedAt'> & { signedAt: number | null };
export type AppointmentRow = Omit<Appointment, 'parts' | 'forms'> & { parts: PartRow[]; forms: FormRow[] };

const PARTS = sql`(
  select coalesce(json_agg(json_build_object(
    'staff', case when s.id is not null then
      json_build_object('id', s.id::text, 'firstName', s.first_name, 'lastName', s.last_name, 'color', s.color) end,
    'askedForStaff', b.asked_for_staff, 'products', b.products,
    'startsAt', ${epochMs(sql`b.starts_at`)}, 'endsAt', ${epochMs(sql`b.ends_at`)}
  ) order by b.number), '[]')
  from booked_time b left join ${STAFF_MEMBERS} s on s.business_id = b.business_id and s.id = b.staff_id
  where b.business_id = a.business_id and b.appointment_id = a.id
)`;

/** Of AppointmentRow; `a` is appointment. */
export const CUSTOMER = sql`
  case when a.customer_id is not null then (
    select json_build_object('id', u.id::text, 'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone, 'email', u.email)
    from ${CUSTOMERS} u where u.business_id = a.business_id and u.id = a.customer_id
  ) end as customer`;

/** Columns of AppointmentRow; `a` is appointment. */
export const APPOINTMENT_COLUMNS = sql`
  a.id, a.uuid, a.status, a.flag, a.version, a.customer_id, a.title, a.starts_at, a.ends_at, a.notes, a.color, a.overruling as overlaps, a.email, a.language, a.revision, a.created_at, a.deleted_at,
  a.form_ids, ${FORMS} as forms, ${CUSTOMER},
  a.series_id, a.series_number,
  case when a.series_id is not null then (
    select json_build_object('id', z.id::text, 'rule', z.rule, 'firstDate', z.first_date, 'lastDate', z.last_date, 'occurrences', z.occurrences)
    from appointment_series z where z.business_id = a.business_id and z.id = a.series_id
  ) end as series,
  ${PARTS} as parts`;

/** Whether a time `v` is that of a signed-in staff member. */
const isTimeOf = (accountId: string): Sql =>
  sql`v.staff_id = (select s.id from ${STAFF_MEMBERS} s where s.account_id = ${accountId})`;

/** In the role Staff one changes where one's own stand; `a` is appointment. `offset 0` keeps the planner from reading the times of all appointments. */
export function isOwn({ viewer }: Context): Sql {
  if (viewer.kind !== 'user' || viewer.role !== Role.STAFF) return sql`true`;
  return sql`exists (
    select from booked_time v where v.business_id = a.business_id and v.appointment_id = a.id and ${isTimeOf(viewer.accountId)} offset 0)`;
}

/** In the role Staff one sees the appointments of one's own, and events for everybody (ruling 4); `a` is appointment. */
export function isVisible({ viewer }: Context): Sql {
  if (viewer.kind !== 'user' || viewer.role !== Role.STAFF) return sql`true`;
  return sql`exists (
    select from booked_time v where v.business_id = a.business_id and v.appointment_id = a.id and (
      (a.status = 'event' and v.staff_id is null)
      or ${isTimeOf(viewer.accountId)}
    ) offset 0)`;
}

/** Octets of notes, forms and parts in one answer: more would hold up everybody else while it is written. */
const MAX_OCTETS = 5_000_000;

/** Of rows by start and id as many as one answer carries. */
export const withinAnswer = (rows: Sql): Sql => sql`
  select * from (
    select x.*, sum(octet_length(x.notes) + octet_length(x.forms::text) + octet_length(x.parts::text)) over (order by x.starts_at, x.id) as octets
    from (${rows}) x
  ) y where octets <= ${MAX_OCTETS} order by starts_at, id`;

/** A page of rows that each hold the list's total. */
export const appointmentPage = (
  rows: readonly (AppointmentRow & { total: string })[],
  skip: number,
): AppointmentPage => ({
  items: rows.map(({ total: _, ...row }) => toAppointment(row)),
  ...pageFacts(rows, skip),
});

export const toAppointment = ({ parts, forms, ...row }: AppointmentRow): Appointment => ({
  ...row,
  forms: forms.map((form) => ({ ...form, signedAt: form.signedAt === null ? null : new Date(form.signedAt) })),
  parts: parts.map((part) => ({ ...part, startsAt: new Date(part.startsAt), endsAt: new Date(part.endsAt) })),
});
