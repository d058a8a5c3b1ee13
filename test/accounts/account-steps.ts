import type { EmailTokenKind } from '../../server/domain/accounts/email-tokens.js';
import { mintEmailToken } from '../../server/domain/accounts/mint-email-token.js';
import { sql } from '../../server/core/database/sql.js';
import { transaction } from '../../server/core/database/transaction.js';
import { askAsSuperuser } from '../setup/database.js';
import type { Actor } from '../world/Actor.js';
import type { World } from '../world/World.js';
import { SetUpBusiness, SignUp, ValidateSignUpToken } from './sign-up.generated.js';
import { SignIn } from './sign-in.generated.js';

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

/** The token in the link of a mail, made as the delivery of the mail makes it. */
export async function mailedToken(world: World, kind: EmailTokenKind, email: string): Promise<string> {
  const { source } = world.app.dependencies;
  return transaction(source, { tenant: null }, async (db) => {
    const account = await db.row<{ id: string }>(sql`select id from account where email_key = lower(${email})`);
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
  await world.anonymous.must(SignUp, { input: { ...SIGN_UP, email } });
  const { validateSignUpToken } = await world.anonymous.must(ValidateSignUpToken, {
    token: await mailedToken(world, 'signup', email),
  });
  return validateSignUpToken.token!;
}

/** The whole way to a business; answers the login token. */
export async function anOwner(world: World, email = SIGN_UP.email): Promise<string> {
  const { setUpBusiness } = await world.anonymous.must(SetUpBusiness, {
    token: await verified(world, email),
    input: BUSINESS,
  });
  return setUpBusiness.loginToken!;
}

export const signIn = (actor: Actor, password = PASSWORD, email = SIGN_UP.email) =>
  actor.ask(SignIn, { email, password });
