import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { SetUpBusiness, SignUp, ValidateSignUpToken } from '../accounts/sign-up.generated.js';

export interface SandboxMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
}

export async function mailsTo(url: string, email: string): Promise<SandboxMail[]> {
  return (await fetch(`${url}/sandbox/outbox.json?to=${encodeURIComponent(email)}`)).json() as Promise<SandboxMail[]>;
}

/** An owner with a business, made as people do it: sign-up, the mail's link, business set-up. */
export async function signUp(
  url: string,
  email: string,
  name = { firstName: 'Rosa', lastName: 'Diaz' },
): Promise<{ owner: Actor; businessId: string }> {
  const anonymous = new Actor(url, null);
  await anonymous.must(SignUp, {
    input: { ...name, email, phone: '5185550101', password: 'correct horse battery', isThirteenOrOlder: true },
  });
  await until(async () => (await mailsTo(url, email)).length > 0, 'the sign-up mail');
  const mailed = /verification\/signup\/(\S+)/.exec((await mailsTo(url, email))[0]!.text)![1]!;
  const { validateSignUpToken } = await anonymous.must(ValidateSignUpToken, { token: mailed });
  const { setUpBusiness } = await anonymous.must(SetUpBusiness, {
    token: validateSignUpToken.token!,
    input: {
      name: 'Salon Rosa',
      address: '12 Main St',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
      phone: '5185550100',
    },
  });
  return { owner: new Actor(url, setUpBusiness.loginToken), businessId: setUpBusiness.viewer!.business!.id };
}
