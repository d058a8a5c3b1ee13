import type { Context } from '../../core/context.js';

const NOTE = `insert into provider_event (provider, event_id, at) values ($1, $2, $3) on conflict do nothing returning event_id`;
const SEEN = `select from provider_event where provider = $1 and event_id = $2`;

/** Notes an event; false where it was noted before. Another transaction that notes the same at the same time waits for this one. */
export async function noteEvent(context: Context, provider: string, eventId: string): Promise<boolean> {
  return (await context.db.row(NOTE, [provider, eventId, context.now()])) !== undefined;
}

/** Whether an event was noted. */
export async function isSeen({ db }: Context, provider: string, eventId: string): Promise<boolean> {
  return (await db.row(SEEN, [provider, eventId])) !== undefined;
}
