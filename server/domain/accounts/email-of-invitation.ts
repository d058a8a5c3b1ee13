import type { Context } from '../../core/context.js';
import { requireOpen } from '../staff/invitations/claim-invitation.js';
import { readInvitation } from '../staff/invitations/read-invitation.js';

/** The address of an invitation, read before the database is used; also of an accepted one, for a repeated call. Throws CONFLICT for others that ended, NOT_FOUND. */
export async function emailOfInvitation(context: Context, token: string): Promise<string> {
  const invitation = await context.preflight((db) => readInvitation(context, token, db));
  if (invitation.state !== 'accepted') requireOpen(invitation);
  return invitation.email;
}
