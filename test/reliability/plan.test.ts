import { expect, test } from '@jest/globals';
import { Actor } from '../world/Actor.js';
import { Restarted } from './Restarted.js';
import { RunningApp } from './RunningApp.js';
import { signUp } from './sign-up.js';
import { UpdateBusiness } from '../businesses/businesses.generated.js';
import { SignIn } from '../accounts/sign-in.generated.js';

const EMAIL = 'rosa@example.com';
const run = new Restarted();
const plan = (...flags: string[]) =>
  new RunningApp(run.folder, { program: 'dist/server/plan.js', flags, env: { LOG_LEVEL: 'warn' } }).ended;

test('a business gets a plan while the product runs, and gives it back; what is not clear changes nothing', async () => {
  const { owner, businessId } = await signUp(run.url, EMAIL);
  const signIn = () => new Actor(run.url, null).must(SignIn, { email: EMAIL, password: 'correct horse battery' });
  const inForce = async () => (await signIn()).signIn.viewer!.business!.plan;

  expect(await plan(EMAIL.toUpperCase(), 'Standard')).toMatchObject({
    code: 0,
    stdout: 'The plan of Salon Rosa: Standard (before: No plan)\n',
    stderr: '',
  });
  expect(await inForce()).toBe('STANDARD');
  await owner.must(UpdateBusiness, { input: { vanityName: 'salon-rosa' } });
  expect((await plan(EMAIL, 'plus', '--business', 'salon-rosa')).stdout).toContain('Plus (before: Standard)');

  const refusals = [
    [[EMAIL, 'gold'], 'gold is no plan. The plans are none, basic, standard, plus, business.\n'],
    [[EMAIL], expect.stringMatching(/^Name the address of the owner and a plan: npm run plan -- /)],
    [['ben@example.com', 'plus'], expect.stringMatching(/^ben@example\.com owns no business: sign up /)],
    [
      [EMAIL, 'basic', '--business', 'salon-ben'],
      `${EMAIL} owns no business salon-ben. Name one of these with --business:\n  salon-rosa  Salon Rosa\n`,
    ],
  ] as const;
  for (const [flags, stderr] of refusals) expect(await plan(...flags)).toMatchObject({ code: 1, stdout: '', stderr });
  expect(await inForce()).toBe('PLUS');

  expect((await plan(EMAIL, 'none', '--business', businessId)).code).toBe(0);
  expect(await inForce()).toBe('NONE');
  expect((await plan(EMAIL, 'none')).stdout).toBe('The plan of Salon Rosa: No plan, as before\n');
});
