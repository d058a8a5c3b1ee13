import { mintToken } from '../../server/domain/own-data/own-data-link.js';
import type { TestBusiness } from './TestBusiness.js';

/** A link to own data that somebody asked for with a phone; its id. */
export async function plantOwnDataRequest({ world, id }: TestBusiness, phone: string): Promise<string> {
  const rows = await world.rows<{ id: string }>(
    id,
    'insert into own_data_link (phone, created_at, expires_at) values ($1, $2, $2) returning id',
    [phone, world.clock.now()],
  );
  return rows[0]!.id;
}

/** The token of a link that went to a phone just now. */
export async function plantOwnDataLink(business: TestBusiness, phone: string): Promise<string> {
  const linkId = await plantOwnDataRequest(business, phone);
  return business.world.inContext(business.id, (context) => mintToken(context, linkId));
}

/** A customer's open request to be erased; its id. */
export async function plantErasureRequest({ world, id }: TestBusiness, customerId: string): Promise<string> {
  const rows = await world.rows<{ id: string }>(
    id,
    'insert into erasure_request (customer_id, asked_at, due_at) values ($1, $2, $2) returning id',
    [customerId, world.clock.now()],
  );
  return rows[0]!.id;
}

/** What only older versions, or a phone, leave in a check-in. */
export async function plantVisitTraces(
  { world, id }: TestBusiness,
  checkInId: string,
  { email, reply = null, undo = null }: { email: string; reply?: string | null; undo?: object | null },
): Promise<void> {
  await world.rows(id, 'update check_in set email = $2, reply = $3, undo = $4 where id = $1 returning id', [
    checkInId,
    email,
    reply,
    undo && JSON.stringify(undo),
  ]);
}
