import { transaction } from '../database/transaction.js';
import type { Services } from '../context.js';

export interface NewMail { sender: string; recipient: string; subject: string; text: string; html: string }
export interface KeptMail extends NewMail { id: string; createdAt: Date }

const MOST = 1000;
const COLUMNS = `id, sender, recipient, subject, text, html, created_at as "createdAt"`;
const KEEP = `insert into sandbox_message (channel, sender, recipient, subject, text, html, created_at) values ('email', $1, $2, $3, $4, $5, $6)`;
const FORGET = `delete from sandbox_message where id <= (select id from sandbox_message order by id desc offset $1 limit 1)`;
const NEWEST = `select ${COLUMNS} from sandbox_message where $1 = '' or position(lower($1) in lower(recipient)) > 0 order by id desc limit 100`;
const ONE = `select ${COLUMNS} from sandbox_message where id = $1`;

/** Keeps mails in the order given, and of all the newest 1,000. */
export function keepMails({ source, clock }: Services, mails: NewMail[]): Promise<void> {
  return transaction(source, { tenant: null }, async (db) => {
    for (const { sender, recipient, subject, text, html } of mails) await db.rows(KEEP, [sender, recipient, subject, text, html, clock.now()]);
    await db.rows(FORGET, [MOST]);
  });
}

/** The newest 100 whose recipient's address contains `to`. */
export function newestMails({ source }: Services, to: string): Promise<KeptMail[]> {
  return transaction(source, { tenant: null, readOnly: true }, (db) => db.rows<KeptMail & { [column: string]: unknown }>(NEWEST, [to]));
}

export function mailById({ source }: Services, id: string): Promise<KeptMail | undefined> {
  if (!/^\d{1,15}$/.test(id)) return Promise.resolve(undefined);
  return transaction(source, { tenant: null, readOnly: true }, (db) => db.row<KeptMail & { [column: string]: unknown }>(ONE, [id]));
}
