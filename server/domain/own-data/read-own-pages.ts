import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { pageFacts, skipOf } from '../../core/graphql/paging.js';
import { messagesWith } from '../../core/messages/message.sql.js';
import { ownAppointments } from '../appointments/of-customers/own-appointments.js';
import type { OwnAppointmentPage } from '../appointments/of-customers/OwnAppointment.js';
import { ownStandbys } from '../appointments/standby/own-standbys.js';
import type { OwnStandbyPage } from '../appointments/standby/standby.types.js';
import { ownVisits, visitsOf } from '../check-ins/activity/own-visits.js';
import type { OwnVisitPage } from '../check-ins/activity/OwnVisit.js';
import { ownSignatures } from '../signatures/listing/own-signatures.js';
import type { OwnSignaturePage } from '../signatures/listing/OwnSignature.js';
import type { OwnPageArgs } from './own-data.inputs.js';
import type { OwnMessage, OwnMessagePage } from './own-data.types.js';
import { requireOwnCustomer } from './require-own-customer.js';

/** A customer's own visits, one page. Throws NOT_FOUND. */
export async function readOwnVisits(
  context: Context,
  { token, customerId, first, ...page }: OwnPageArgs,
): Promise<OwnVisitPage> {
  const { customer } = await requireOwnCustomer(context, token, customerId);
  return ownVisits(context, { customerId: customer.id, first, skip: skipOf(page) });
}

/** A customer's own appointments, one page. Throws NOT_FOUND. */
export async function readOwnAppointments(
  context: Context,
  { token, customerId, first, ...page }: OwnPageArgs,
): Promise<OwnAppointmentPage> {
  const { customer } = await requireOwnCustomer(context, token, customerId);
  return ownAppointments(context, { customerId: customer.id, first, skip: skipOf(page) });
}

/** The times for which a customer waits, one page. Throws NOT_FOUND. */
export async function readOwnStandbys(
  context: Context,
  { token, customerId, first, ...page }: OwnPageArgs,
): Promise<OwnStandbyPage> {
  const { customer } = await requireOwnCustomer(context, token, customerId);
  return ownStandbys(context, { customerId: customer.id, first, skip: skipOf(page) });
}

/** What a customer confirmed and signed, one page. Throws NOT_FOUND. */
export async function readOwnSignatures(
  context: Context,
  { token, customerId, first, ...page }: OwnPageArgs,
): Promise<OwnSignaturePage> {
  const { customer } = await requireOwnCustomer(context, token, customerId);
  return ownSignatures(context, { customerId: customer.id, first, skip: skipOf(page) });
}

/** A customer's own messages, one page. Throws NOT_FOUND. */
export async function readOwnMessages(
  context: Context,
  { token, customerId, first, ...page }: OwnPageArgs,
): Promise<OwnMessagePage> {
  const { customer } = await requireOwnCustomer(context, token, customerId);
  const skip = skipOf(page);
  const items = await context.db.rows<OwnMessage & { total: string }>(sql`
    select m.id, m.at, m.channel, m.body, m.is_theirs, count(*) over () as total
    from ${messagesWith(customer.id, visitsOf(customer.id))} m
    order by m.at desc, m.is_theirs desc, m.id desc limit ${first} offset ${skip}`);
  return { items, ...pageFacts(items, skip) };
}
