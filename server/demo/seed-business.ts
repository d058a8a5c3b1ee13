import { Plan } from '../../entities/Plan.js';
import { inContext } from '../core/context.js';
import { accountOfEmail } from '../domain/accounts/accounts.js';
import { mintEmailToken } from '../domain/accounts/mint-email-token.js';
import { setPlan } from '../domain/businesses/set-plan.js';
import type { DemoCaller } from './DemoCaller.js';
import { DemoSetUpDocument, DemoSignUpDocument, DemoValidateDocument } from './documents.generated.js';

/** Sign-in data of the demo. */
export interface DemoSignIn {
  email: string;
  password: string;
}

export const DEMO: DemoSignIn = { email: 'demo@greeter.example', password: 'welcome-to-greeter' };
export const ZONE = 'America/Chicago';

/** Signs the owner up and in, and sets up the salon; answers its id. */
export async function seedBusiness(demo: DemoCaller): Promise<string> {
  await demo.run(DemoSignUpDocument, {
    input: { firstName: 'Rosa', lastName: 'Diaz', phone: '2025550199', isThirteenOrOlder: true, ...DEMO },
  });
  const mailToken = await inContext(demo.dependencies, { tenant: null }, async (context) => {
    const account = await accountOfEmail(context.db, DEMO.email);
    return mintEmailToken(context.db, 'signup', account!.id, context.now());
  });
  const { validateSignUpToken } = await demo.run(DemoValidateDocument, { token: mailToken });
  const { setUpBusiness } = await demo.run(DemoSetUpDocument, {
    token: validateSignUpToken.token!,
    input: {
      name: 'Rosa’s Salon',
      address: '418 W Randolph St',
      city: 'Chicago',
      state: 'IL',
      zip: '60606',
      phone: '3125550142',
      timeZone: ZONE,
    },
  });
  demo.loginToken = setUpBusiness.loginToken;
  const { id } = setUpBusiness.viewer!.business!;
  // The demo has every feature: sets the plan until subscriptions exist.
  await inContext(demo.dependencies, { tenant: id }, (context) => setPlan(context, Plan.BUSINESS));
  return id;
}
