import { auditEntries } from '../../core/access/audit-entries.js';
import { sql } from '../../core/database/sql.js';
import { latestFirst, momentOf, type Timed } from '../../core/graphql/timeline-place.js';
import { MESSAGES } from '../../core/messages/message.sql.js';
import { appointmentsOfCustomers } from '../appointments/of-customers/appointments-of-customers.js';
import { whyNotDelivered } from '../check-ins/activity/why-not-delivered.js';
import { repliesOfCustomers, visitsOfCustomers } from '../check-ins/activity/visits-of-customers.js';
import { isCheckedInFor } from '../check-ins/waits/checked-in-for.sql.js';
import { CUSTOMERS } from '../customers/customer.sql.js';
import { importSubject } from '../customers/import-subject.js';
import { MERGED_AWAY } from '../customers/merging/merge-customers.js';
import { UNDO_IMPORT } from '../customers/undo-customer-import.js';
import { signaturesOf } from '../signatures/listing/signatures.js';
import { actorNames } from '../staff/changes/actor-names.js';
import { entryOf, type Source } from './timeline-entry.js';
import { TimelineKind, type TimelineMessage } from './timeline.types.js';

export const checkInsOf: Source = async ({ db }, { ids }, page) => {
  const visits = await visitsOfCustomers(db, ids, { ...page, source: TimelineKind.CHECK_IN });
  return visits.map(({ id, at, moment, selectedProducts, ...facts }) =>
    entryOf(
      TimelineKind.CHECK_IN,
      { id, at, moment },
      { checkIn: { ...facts, products: selectedProducts.map(({ name }) => name) } },
    ),
  );
};

/** A customer who checked in for an appointment has one visit: the check-in says for when it was. */
export const appointmentsOf: Source = async ({ db }, { ids }, page) => {
  const appointments = await appointmentsOfCustomers(db, ids, {
    ...page,
    source: TimelineKind.APPOINTMENT,
    isOut: isCheckedInFor,
  });
  return appointments.map(({ id, at, moment, ...appointment }) =>
    entryOf(TimelineKind.APPOINTMENT, { id, at, moment }, { appointment }),
  );
};

export const repliesOf: Source = async ({ db }, { ids }, page) => {
  const replies = await repliesOfCustomers(db, ids, { ...page, source: TimelineKind.REPLY });
  return replies.map(({ body, ...row }) => entryOf(TimelineKind.REPLY, row, { reply: { text: body } }));
};

export const signedFormsOf: Source = async (context, { ids }, page) => {
  const signatures = await signaturesOf(context, ids, page);
  return signatures.map(({ moment, ...signature }) =>
    entryOf(TimelineKind.SIGNATURE, { id: signature.id, at: signature.signedAt, moment }, { signature }),
  );
};

interface MessageRow extends Timed, Omit<TimelineMessage, 'why'> {
  at: Date;
  reason: string | null;
  errorCode: string | null;
  firstName: string;
}

export const messagesOf: Source = async ({ db }, { ids }, page) => {
  const rows = await db.rows<MessageRow>(sql`
    select m.id, m.created_at as at, ${momentOf(sql`m.created_at`)}, m.template as about, m.channel, m.status as state,
           coalesce(m.body, m.data ->> 'text') as text, m.reason, m.error_code, u.first_name
    from ${MESSAGES} m join ${CUSTOMERS} u on u.business_id = m.business_id and u.id = m.customer_id
    where m.customer_id = any(${ids}::bigint[])
    ${latestFirst({ at: sql`m.created_at`, id: sql`m.id`, source: TimelineKind.MESSAGE, ...page })}`);
  return rows.map(({ id, at, moment, about, channel, state, text, reason, errorCode, firstName }) =>
    entryOf(
      TimelineKind.MESSAGE,
      { id, at, moment },
      { message: { about, channel, state, text, why: whyNotDelivered({ state, reason, errorCode, firstName }) } },
    ),
  );
};

/** Of records that are merged into another one, that they were is no news: the kept one's own entry says so. */
export const changesOf: Source = async (context, { ids, importIds }, page) => {
  const subjects = [...ids, ...importIds.map(importSubject)];
  const wanted = { subjects, nouns: ['customer'], except: [MERGED_AWAY, UNDO_IMPORT], ...page };
  const entries = await auditEntries(context.db, wanted);
  const nameOf = await actorNames(
    context,
    entries.map(({ actor }) => actor),
  );
  return entries.map(({ actor, action, fields, ...row }) =>
    entryOf(TimelineKind.CHANGE, row, { change: { id: row.id, at: row.at, by: nameOf(actor), action, fields } }),
  );
};
