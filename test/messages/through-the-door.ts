import { MESSAGE_KINDS } from '../../server/modules.js';
import { askAsSuperuser } from '../setup/database.js';
import type { World } from '../world/World.js';

const PLATFORM = '1';

export interface AccountMail {
  template: 'sign-up-link' | 'account-exists' | 'password-link' | 'password-changed' | 'business-ready';
  recipient: string;
  /** Id of the account. */
  subjectId: string;
}

/** Sends a mail of the platform in an operation's transaction; one that `fails` is rolled back. Answers the message's id. */
export async function sendMail(
  world: World,
  { template, recipient, subjectId }: AccountMail,
  { fails = false } = {},
): Promise<string> {
  return world.inContext(PLATFORM, async (context) => {
    const to = { accountId: subjectId, email: recipient };
    const { messageId } = await context.send(MESSAGE_KINDS.find(template)!, { to, subjectId, channel: 'email' });
    if (fails) throw new Error('The operation fails after all');
    return messageId!;
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
  return askAsSuperuser('select task_identifier, key from graphile_worker.jobs order by key');
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
