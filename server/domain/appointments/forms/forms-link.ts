import type { TokenKind } from '../../../core/access/TokenKind.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { isId } from '../../../core/ids.js';
import { isErased } from '../../customers/customer.sql.js';
import { isFormsKey } from './forms-key.sql.js';

/** After the end of the appointment. */
const VALID_MS = 28 * DAY_MS;
const FORM = /^(\d{1,19})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const NOBODY = { id: '0', uuid: '00000000-0000-0000-0000-000000000000' };

/** Id and uuid of the appointment in a link; those of no appointment if it is malformed. */
export function appointmentOf(link: string): { id: string; uuid: string } {
  const [, id, uuid] = FORM.exec(link) ?? [];
  return id !== undefined && uuid !== undefined && isId(id) ? { id, uuid } : NOBODY;
}

/** Whether the link of an appointment that ends at this time has ended. */
export const hasEnded = (endsAt: Date, now: Date): boolean => endsAt.getTime() < now.getTime() - VALID_MS;

/**
 * The link by which a customer signs the forms of an appointment, `{id}/{uuid}`: the uuid is the key, another one for another customer and for another address of
 * theirs. It ends four weeks after the appointment, and with the appointment, the customer or the address.
 */
export const APPOINTMENT_FORMS_LINK: TokenKind = {
  letter: 'n',
  subject: 'That link',
  limit: {
    key: 'appointment-forms',
    right: { max: 2000, windowMs: 10 * MINUTE_MS },
    wrong: { max: 60, windowMs: 10 * MINUTE_MS },
  },
  // An id carries its business (ruling 10).
  businessOf(link) {
    const { id } = appointmentOf(link);
    return id === NOBODY.id ? null : String(BigInt(id) >> 32n || 1n);
  },
  find(link, now) {
    const { id, uuid } = appointmentOf(link);
    return sql`
      select a.id from appointment a
      where a.id = ${id} and ${isFormsKey(uuid)} and a.deleted_at is null and a.ends_at >= ${new Date(now.getTime() - VALID_MS)}
        and a.customer_id is not null and not ${isErased(sql`a.customer_id`)}`;
  },
};
