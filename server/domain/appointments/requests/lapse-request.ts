import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { tellNews } from '../news/tell-news.js';
import { CALENDAR } from '../topics.js';
import { isUnanswered } from './unanswered.sql.js';

/** The time of a request has come, and nobody answered it: its customer is told to call, and its log says so. The staff can still confirm or decline it. */
export async function lapseRequest(
  context: Context,
  { appointmentId, startsAt }: { appointmentId: string; startsAt: string },
): Promise<void> {
  const row = await context.db.row(sql`
    select from appointment a where a.id = ${appointmentId} and ${isUnanswered(startsAt)} for update`);
  if (!row) return;
  logAppointmentEvent(context, [appointmentId], 'lapsed');
  await tellNews(context, appointmentId, 'lapsed');
  context.tick(CALENDAR);
}
