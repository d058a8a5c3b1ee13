import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { ADDRESSES, type Addresses, mailboxFor, mayAct } from '../links/acting-address.js';
import { proofOf } from '../links/proof-of.js';
import { agreedToTexts } from '../news/agreed-to-texts.sql.js';
import { APPOINTMENT_REMINDER } from './reminder-message.js';

interface Reader extends Addresses {
  customerId: string;
  revision: number;
  hasConsent: boolean;
}

/** Reminds a customer by text, if they agreed to texts, else by e-mail. A phone that was only typed with a code to a mailbox may be a stranger's. */
export async function remind(
  context: Context,
  { appointmentId, startsAt }: { appointmentId: string; startsAt: string },
): Promise<void> {
  const reader = await context.db.row<Reader>(sql`
    select u.id as customer_id, ${ADDRESSES}, a.revision,
      ${agreedToTexts} as has_consent
    from appointment a join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`a.customer_id`)}
    where a.id = ${appointmentId} and a.deleted_at is null and a.flag = 'confirmed' and a.starts_at = ${startsAt}::timestamptz`);
  if (!reader) return;
  const { customerId, phone, revision, hasConsent } = reader;
  const { secret } = context.config;
  const email = mailboxFor(secret, reader);
  const isPhoneTrusted = mayAct(secret, reader, { channel: 'text', sentTo: proofOf(secret, { text: phone }) });
  const { sentBy, why } = await context.send(
    APPOINTMENT_REMINDER,
    {
      to: { customerId, phone, email },
      subjectId: appointmentId,
      channel: hasConsent && isPhoneTrusted ? 'text' : 'email',
      fallBack: true,
      cause: 'staff',
    },
    { of: startsAt, revision },
  );
  if (!sentBy) context.log.info({ businessId: context.businessId, why }, 'nobody was reminded of an appointment');
}
