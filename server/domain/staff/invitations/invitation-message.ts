import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import { isPlainName } from '../../../core/names.js';
import { hashToken } from '../../../core/tokens.js';
import type { Role } from '../../../../entities/Role.js';
import { nameOfRole } from '../roles.js';
import { newInvitationToken } from './invitation-link.js';
import { STAFF } from '../topics.js';
import { invitationPath } from '../paths.js';

interface InvitationSubject {
  id: string;
  role: Role;
  firstName: string;
  /** Name of who invites, as the business has them on its staff; null where it has not. */
  inviter: string | null;
  isVoid: boolean;
}

interface WordsFacts extends Pick<InvitationSubject, 'role' | 'firstName' | 'inviter'> {
  businessName: string;
  link: string;
}

/** Names stand in it only where they are plain: whoever typed them need not know the reader. */
export const invitationWords = (
  _language: Language,
  { businessName, firstName, inviter, role, link }: WordsFacts,
): MailParts => ({
  subject: `${businessName} invites you to Greeter`,
  title: isPlainName(firstName) ? `Hello ${firstName}, join ${businessName}` : `Join ${businessName}`,
  paragraphs: [
    `${inviter && isPlainName(inviter) ? `${inviter} of ${businessName}` : businessName} invites you to sign in to Greeter, where its check-ins and customers are. Your role there is ${nameOfRole(role)}.`,
    'The link leads to a page where you accept: with an account of yours, or with a new one.',
  ],
  button: { label: 'See the Invitation', address: link },
  footnote:
    'The link works for 7 days, until a newer one is sent. If you do not know this business, ignore this mail: nothing happens without you.',
});

/** Invites a staff member to sign in. The token is made as the mail leaves; only its hash stays. */
export const STAFF_INVITATION = defineMessage<Record<never, never>, InvitationSubject>({
  kind: 'staff-invitation',
  class: 'transactional',
  about: 'staff-invitation',
  load,
  gone: 'The invitation is gone',
  isPointless: ({ isVoid }) => isVoid && 'The invitation has ended',
  staleAfter: null,
  storesWords: false,
  link: async (context, { id }, base) => `${base}${invitationPath(await newLinkToken(context, id))}`,
  words: (language, facts) => ({ mail: invitationWords(language, facts) }),
  async onUndelivered(context, { subjectId }) {
    await context.db.rows(sql`update staff_invitation set undelivered_at = ${context.now()} where id = ${subjectId}`);
    context.tick(STAFF);
  },
});

async function load(context: Context, { subjectId }: { subjectId: string }): Promise<InvitationSubject | null> {
  const row = await context.db.row<InvitationSubject>(sql`
    select i.id, s.role, s.first_name, by.first_name || ' ' || by.last_name as inviter,
           i.ended_at is not null or i.expires_at <= ${context.now()} as is_void
    from staff_invitation i join staff s on s.business_id = i.business_id and s.id = i.staff_id
    left join staff by on by.business_id = i.business_id and by.account_id = i.invited_by
    where i.id = ${subjectId}`);
  return row ?? null;
}

async function newLinkToken({ db, businessId }: Context, id: string): Promise<string> {
  const token = newInvitationToken(businessId);
  await db.rows(sql`update staff_invitation set hash = ${hashToken(token)} where id = ${id}`);
  return token;
}
