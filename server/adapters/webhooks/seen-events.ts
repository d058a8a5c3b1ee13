import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Records an event; false if it was recorded before. A parallel transaction with the same event waits for this one. */
export async function noteEvent(context: Context, provider: string, eventId: string): Promise<boolean> {
  const row = await context.db.row(sql`
    insert into provider_event (provider, event_id, at) values (${provider}, ${eventId}, ${context.now()})
    on conflict do nothing returning event_id`);
  return row !== undefined;
}

/** Whether an event was recorded. */
export async function isSeen({ db }: Context, provider: string, eventId: string): Promise<boolean> {
  const row = await db.row(sql`select from provider_event where provider = ${provider} and event_id = ${eventId}`);
  return row !== undefined;
}
