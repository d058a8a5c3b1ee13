import type { Business } from '../../../entities/Business.js';
import type { Context } from '../../core/context.js';
import { BUSINESS_ID } from '../../core/database/business-id.js';
import { sql } from '../../core/database/sql.js';
import { learnWords } from './learn-words.js';
import { BUSINESS_PAGE } from './topics.js';

type NewBusiness = Pick<Business, 'name' | 'address' | 'city' | 'state' | 'zip' | 'phone' | 'timeZone'>;

/** Adds the business with the id that the operation reserved, and its page; returns the id. */
export async function addBusiness(context: Context, business: NewBusiness): Promise<string> {
  const { name, address, city, state, zip, phone, timeZone } = business;
  const row = await context.db.row<{ id: string }>(sql`
    insert into business (id, name, address, city, state, zip, phone, time_zone, created_at)
    values (
      ${BUSINESS_ID}, ${name}, ${address}, ${city}, ${state}, ${zip}, ${phone}, ${timeZone}, ${context.now()}
    ) returning id`);
  await context.db.rows(sql`insert into business_page default values`);
  learnWords(context.db, row!.id);
  context.tick(BUSINESS_PAGE, row!.id);
  return row!.id;
}
