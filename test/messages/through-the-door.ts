import { ANONYMOUS } from '../../server/access/viewer.js';
import { Context } from '../../server/context.js';
import { transaction } from '../../server/database/transaction.js';
import { sendMessage, type NewMessage } from '../../server/messages/send-message.js';
import { askAsSuperuser } from '../setup/database.js';
import type { World } from '../world/World.js';

const PLATFORM = '1';
const FACTS = { requestId: 'r', address: '127.0.0.1', userAgent: '', origin: 'http://here', language: 'en' as const };

/** Sends a mail of the platform in an operation's transaction; one that `fails` is rolled back. Answers the message's id. */
export async function sendMail(
  { product: { services } }: World,
  message: NewMessage,
  { fails = false } = {},
): Promise<string> {
  return transaction(services.source, { tenant: PLATFORM }, async (db) => {
    await sendMessage(
      new Context({ services, facts: FACTS, viewer: ANONYMOUS, tenant: PLATFORM, db, steps: [], cookies: {} }),
      message,
    );
    if (fails) throw new Error('The operation fails after all');
    return (await db.row<{ id: string }>('select id from message order by id desc limit 1'))!.id;
  });
}

export type MessageRow = { status: string; reason: string | null; provider_id: string | null; sent_at: Date | null };

export async function messageRow(world: World, id: string): Promise<MessageRow> {
  return (
    await world.rows<MessageRow>(PLATFORM, 'select status, reason, provider_id, sent_at from message where id = $1', [
      id,
    ])
  )[0]!;
}

/** Jobs that wait or run, of all businesses. */
export function waitingJobs(): Promise<{ task_identifier: string; key: string }[]> {
  return askAsSuperuser('select task_identifier, key from graphile_worker.jobs');
}

/** What the sandbox kept for an address, newest first. */
export async function outbox(
  world: World,
  to: string,
): Promise<{ id: string; subject: string; text: string; html: string }[]> {
  return (await fetch(`${world.url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<
    { id: string; subject: string; text: string; html: string }[]
  >;
}
