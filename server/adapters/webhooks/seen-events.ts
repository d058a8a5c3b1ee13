import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Notes an event; false where it was noted before. Another transaction that notes the same at the same time waits for this one. */
export async function noteEvent(context: Context, provider: string, eventId: string): Promise<boolean> {
  const row = await context.db.row(sql`
    insert into provider_event (provider, event_id, at) values (${provider}, ${eventId}, ${context.now()})
    on conflict do nothing returning event_id`);
  return row !== undefined;
}

/** Whether an event was noted. */
export async function isSeen({ db }: Context, provider: string, eventId: string): Promise<boolean> {
  const row = await db.row(sql`select from provider_event where provider = ${provider} and event_id = ${eventId}`);
  return row !== undefined;
}
