import { claimMessage } from '../../server/core/messages/claim-message.js';
import { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { AddInvited, InviteStaffMember, Rights, SignUpToInvitation } from './access.generated.js';

export const NEW_ACCOUNT = {
  firstName: 'Bea',
  lastName: 'Ray',
  phone: '(518) 555-0123',
  password: 'a long walk by the sea',
  isThirteenOrOlder: true,
};

/** What the mail of a business's newest invitation says, as its delivery makes it. */
export async function mailedInvitation({ world, id }: TestBusiness) {
  const [message] = await world.rows<{ id: string }>(
    id,
    `select id from message where template = 'staff-invitation' order by id desc limit 1`,
  );
  const claimed = await world.inContext(id, (context) =>
    claimMessage(context, message!.id, { base: 'https://greeter.example', loaded: new Map() }),
  );
  if (claimed?.channel !== 'email') return null;
  const link = claimed.mail.button!.address;
  return { recipient: claimed.recipient, mail: claimed.mail, link, token: link.split('/').at(-1)! };
}

const mailedToken = async (business: TestBusiness): Promise<string> => (await mailedInvitation(business))!.token;

interface Invited {
  id: string;
  token: string;
}

/** Bea Ray is on the staff and has a mail that invites her. */
export async function invited(
  business: TestBusiness,
  {
    by = business.owner,
    role = 'FRONT_DESK',
    email = 'bea@example.com',
    firstName = 'Bea',
  }: {
    by?: Actor;
    role?: 'MANAGER' | 'FRONT_DESK' | 'STAFF';
    email?: string;
    firstName?: string;
  } = {},
): Promise<Invited> {
  const input = { firstName, lastName: 'Ray', email, role, invites: true };
  const { id } = (await by.must(AddInvited, { input })).addStaffMember;
  return { id, token: await mailedToken(business) };
}

export const invitedAgain = async (business: TestBusiness, id: string, by = business.owner): Promise<string> => {
  await by.must(InviteStaffMember, { id });
  return mailedToken(business);
};

/** Somebody who accepted an invitation with a new account, signed in, and their staff record. */
export async function joined(
  business: TestBusiness,
  options: Parameters<typeof invited>[1] = {},
): Promise<{ id: string; actor: Actor }> {
  const { id, token } = await invited(business, options);
  const { signUpToInvitation } = await business.world.anonymous.must(SignUpToInvitation, { token, input: NEW_ACCOUNT });
  return { id, actor: new Actor(business.world.url, signUpToInvitation.loginToken) };
}

/** Role and business of the session now. */
export async function rightsOf(actor: Actor) {
  const { viewer } = await actor.must(Rights);
  return viewer && { role: viewer.role, business: viewer.business?.id ?? null, former: viewer.formerBusiness };
}

/** A member with a staff record, as an owner or after an invitation. */
export async function ownRecord(business: TestBusiness, actor: Actor): Promise<string> {
  const { viewer } = await actor.must(Rights);
  const [row] = await business.world.rows<{ id: string }>(business.id, 'select id from staff where account_id = $1', [
    viewer!.id,
  ]);
  return row!.id;
}
