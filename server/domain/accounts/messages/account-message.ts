import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import {
  defineMessage,
  type LinkedMessageDefinition,
  type MessageKind,
  type NoData,
} from '../../../core/messages/define-message.js';

/** Data that a mail about an account may use. */
interface AccountSubject {
  id: string;
  firstName: string;
  verifiedAt: Date | null;
}

type AccountMessage = Omit<LinkedMessageDefinition<NoData, AccountSubject>, 'about' | 'load' | 'gone' | 'storesWords'>;

/** Drop links older than a day, for example after downtime. */
export const LINK_STALE_MS = 24 * 60 * 60 * 1000;

/** Declares a mail about an account, which is read again when the mail is sent. */
export function defineAccountMessage(definition: AccountMessage): MessageKind<NoData> {
  return defineMessage<NoData, AccountSubject>({
    about: 'account',
    load,
    gone: 'The account is gone',
    storesWords: false,
    ...definition,
  });
}

async function load({ db }: Context, { subjectId }: { subjectId: string }): Promise<AccountSubject | null> {
  const account = await db.row<AccountSubject>(
    sql`select id, first_name, verified_at from account where id = ${subjectId}`,
  );
  return account ?? null;
}

/** Sends a mail to the address of an account about that account. */
export async function sendToAccount(
  context: Context,
  kind: MessageKind<NoData>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await context.send(kind, { to: { accountId: id, email }, subjectId: id, channel: 'email' });
}
