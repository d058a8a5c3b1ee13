import type { Appointment } from '../../../../entities/Appointment.js';
import { BookingMail } from '../../../../entities/BookingMail.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { defineJob, enqueueOnceSql } from '../../../core/jobs/job.js';
import type { OnlineChangeKind } from './merge-changes.js';

/** Tells the business of what its customers did online. */
export const TELL_OF_ONLINE_CHANGES = defineJob('tell-of-online-changes');

/** What happens within one span is told at once. */
const SPAN_MS = 4 * MINUTE_MS;
/** After the span: longer than any operation of it lasts, and time for second thoughts. */
const WAIT_MS = MINUTE_MS;

/**
 * A customer booked, moved or canceled online: the business is told by e-mail within five minutes. `before`: a booking that is moved, as it was. What the staff do
 * is not noted.
 */
export function noteOnlineChange(
  context: Context,
  appointmentId: string,
  kind: OnlineChangeKind,
  before?: Pick<Appointment, 'startsAt' | 'parts'>,
): void {
  const now = context.now().getTime();
  const spanEnd = now - (now % SPAN_MS) + SPAN_MS;
  const wasWith = (before?.parts ?? []).flatMap(({ staff }) => (staff ? [staff.id] : []));
  // A job of its own for each span, so that none runs before what it is to tell of is committed.
  const job = enqueueOnceSql(TELL_OF_ONLINE_CHANGES, {
    businessId: context.businessId!,
    payload: {},
    runAt: sql`${new Date(spanEnd + WAIT_MS)}::timestamptz`,
    key: `tell-of-online-changes:${context.businessId}:${spanEnd / SPAN_MS}`,
  });
  context.db.send(sql`
    with noted as (
      insert into online_change (appointment_id, kind, was_at, was_with)
      select ${appointmentId}::bigint, ${kind}, ${before?.startsAt ?? null}::timestamptz, ${wasWith}::bigint[]
      where not exists (select from calendar_settings s where s.booking_mail = ${BookingMail.NOBODY}) returning id
    ) select ${job} from noted`);
}
