import type { EmailTokenKind } from '../../server/domain/accounts/email-tokens.js';
import { mintEmailToken } from '../../server/domain/accounts/mint-email-token.js';
import { transaction } from '../../server/core/database/transaction.js';
import { askAsSuperuser } from '../setup/database.js';
import type { Actor } from '../world/Actor.js';
import type { World } from '../world/World.js';

export const PASSWORD = 'a long walk by the sea';
export const SIGN_UP = {
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa@example.com',
  phone: '(518) 555-0101',
  password: PASSWORD,
  isThirteenOrOlder: true,
};
export const BUSINESS = {
  name: 'Salon Rosa',
  address: '12 Main St',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  phone: '518-555-0100',
};

export const SIGN_UP_DOCUMENT = `mutation($input: SignUpInput!) { signUp(input: $input) { tokenType token } }`;
const SIGN_IN_DOCUMENT = `mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { loginToken tokenType token viewer { id email role business { id name plan } businesses { id name role } permissions sessionExpiresAt } } }`;
export const VERIFY_DOCUMENT = `mutation($token: String!) { validateSignUpToken(token: $token) { isTokenValid tokenType token } }`;
export const STATE_DOCUMENT = `mutation($token: String!, $tokenType: EmailTokenType!) { validateAccount(token: $token, tokenType: $tokenType) { isTokenValid isUserVerified hasBusiness email firstName loginToken } }`;
export const SET_UP_DOCUMENT = `mutation($token: String!, $input: SetUpBusinessInput!) { setUpBusiness(token: $token, input: $input) { loginToken viewer { role business { id name state phone timeZone plan } } } }`;
export const LINK_DOCUMENT = `mutation($email: String!, $tokenType: EmailTokenType!) { sendEmailLink(email: $email, tokenType: $tokenType) { success message } }`;
export const CHECK_RESET_DOCUMENT = `mutation($token: String!) { verifyPasswordToken(token: $token) { isTokenValid userId token } }`;
export const RESET_DOCUMENT = `mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { isPasswordReset message loginToken viewer { id } } }`;
export const VIEWER_DOCUMENT = `{ viewer { id email role sessionExpiresAt business { id } } }`;

/** The token in the link of a mail, made as the delivery of the mail makes it. */
export async function mailedToken(world: World, kind: EmailTokenKind, email: string): Promise<string> {
  const { source } = world.app.dependencies;
  return transaction(source, { tenant: null }, async (db) => {
    const account = await db.row<{ id: string }>('select id from account where email_key = lower($1)', [email]);
    return mintEmailToken(db, kind, account!.id, world.clock.now());
  });
}

/** The mails that are to be sent, oldest first. */
export function mails(template?: string): Promise<{ template: string; recipient: string; business_id: string }[]> {
  return askAsSuperuser(
    `select template, recipient, business_id from message where $1::text is null or template = $1 order by id`,
    [template ?? null],
  );
}

/** Signs up and follows the mailed link; answers the set-up token. */
export async function verified(world: World, email = SIGN_UP.email): Promise<string> {
  await world.anonymous.must(SIGN_UP_DOCUMENT, { input: { ...SIGN_UP, email } });
  const { validateSignUpToken } = await world.anonymous.must(VERIFY_DOCUMENT, {
    token: await mailedToken(world, 'signup', email),
  });
  return validateSignUpToken.token;
}

/** The whole way to a business; answers the login token. */
export async function anOwner(world: World, email = SIGN_UP.email): Promise<string> {
  const { setUpBusiness } = await world.anonymous.must(SET_UP_DOCUMENT, {
    token: await verified(world, email),
    input: BUSINESS,
  });
  return setUpBusiness.loginToken;
}

export const signIn = (actor: Actor, password = PASSWORD, email = SIGN_UP.email) =>
  actor.ask(SIGN_IN_DOCUMENT, { email, password });
