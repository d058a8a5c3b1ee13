import { sql, type Sql } from '../../../core/database/sql.js';
import { isStillFor } from '../../appointments/of-line/expected.sql.js';

/**
 * Whether the check-in of the alias `party` counts for the appointment of its link: not while that stands on another day or is another customer's. Whoever
 * moves it back brings this back.
 */
const countsThere = (party: Sql): Sql =>
  isStillFor({
    appointmentId: sql`${party}.appointment_id`,
    customerId: sql`${party}.customer_id`,
    appointedAt: sql`${party}.appointed_at`,
  });

/** Whether what the check-in of the alias `party` came for is as it was; of a walk-in it is. */
const isAsItCame = (party: Sql): Sql => sql`(${party}.appointment_id is null or ${countsThere(party)})`;

/** From when the place in line of the check-in of the alias `party` counts: the check-in where its appointment moved away. */
export const placeAt = (party: Sql): Sql =>
  sql`case when ${party}.place_from is null or ${isAsItCame(party)} then ${party}.place_at else ${party}.created_at end`;

/** When the appointment began for which the party `party` checked in; null for a walk-in, and where that moved away. */
export const appointedAt = (party: Sql): Sql => sql`case when ${isAsItCame(party)} then ${party}.appointed_at end`;

/** The check-in `k` of who has checked in for an appointment, and was not canceled or deleted. */
export const checksInFor = (appointmentIs: Sql): Sql =>
  sql`k.appointment_id ${appointmentIs} and k.deleted_at is null and k.status <> 'canceled' and ${countsThere(sql`k`)}`;

/** Whether somebody has checked in for an appointment. */
export const isCheckedInFor = (appointmentId: Sql): Sql => sql`exists (
  select from check_in k where ${checksInFor(sql`= ${appointmentId}`)})`;

/** Whether the time of an appointment needs no room beside the line: they stand in it, or came already. Who is early stands in it only from their time on. */
export const isInLineFor = (appointmentId: Sql, now: Date): Sql => sql`exists (
  select from check_in k where ${checksInFor(sql`= ${appointmentId}`)} and not (k.status = 'checked-in' and k.place_at > ${now}))`;
