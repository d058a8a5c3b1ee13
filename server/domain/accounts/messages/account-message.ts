import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import {
  defineMessage,
  type LinkedMessageDefinition,
  type MessageKind,
  type NoData,
} from '../../../core/messages/define-message.js';
import { isPlainName } from '../../../core/names.js';
import { DAY_MS } from '../../../core/durations.js';

/** Data that a mail about an account may use. */
export interface AccountSubject {
  id: string;
  firstName: string;
  verifiedAt: Date | null;
}

type AccountMessage<Data extends object, Subject extends AccountSubject> = Omit<
  LinkedMessageDefinition<Data, Subject>,
  'about' | 'load' | 'gone' | 'storesWords'
> &
  Partial<Pick<LinkedMessageDefinition<Data, Subject>, 'load'>>;

/** Drop links older than a day, for example after downtime. */
export const LINK_STALE_MS = DAY_MS;

/** Declares a mail about an account, which is read again when the mail is sent, with `load` where a kind needs more of it. */
export function defineAccountMessage<Data extends object = NoData, Subject extends AccountSubject = AccountSubject>(
  definition: AccountMessage<Data, Subject>,
): MessageKind<Data> {
  return defineMessage<Data, Subject>({
    about: 'account',
    load: load as LinkedMessageDefinition<Data, Subject>['load'],
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

/** The greeting of a mail; without the name where a stranger may have typed words into it. */
export const hello = (firstName: string): string => (isPlainName(firstName) ? `Hello ${firstName}` : 'Hello');

/** Sends a mail to the address of an account about that account. */
export async function sendToAccount<Data extends object>(
  context: Context,
  kind: MessageKind<Data>,
  { id, email }: { id: string; email: string },
  ...data: DataArgument<Data>
): Promise<void> {
  await context.send(kind, { to: { accountId: id, email }, subjectId: id, channel: 'email' }, ...data);
}
