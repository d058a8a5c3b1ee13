import { expect, test } from '@jest/globals';
import { until } from '../world/until.js';
import { openWorld, useWorld } from '../world/use-world.js';
import { messageRow, outbox, sendMail, waitingJobs } from './through-the-door.js';
import { SignUp, ValidateSignUpToken } from '../accounts/sign-up.generated.js';

const world = useWorld({ business: false });

test('a message and its job stand together once their cause is committed', async () => {
  const { id, email } = await world.anAccount({ verified: false });
  const messageId = await sendMail(world, { template: 'sign-up-link', recipient: email, subjectId: id });
  expect(await messageRow(world, messageId)).toMatchObject({ status: 'queued', provider_id: null });
  expect(await waitingJobs()).toEqual([{ task_identifier: 'deliver-message', key: `deliver-message:${messageId}` }]);
});

test('a cause that is rolled back leaves neither', async () => {
  const { id, email } = await world.anAccount();
  await expect(
    sendMail(world, { template: 'password-link', recipient: email, subjectId: id }, { fails: true }),
  ).rejects.toThrow('fails after all');
  expect(await waitingJobs()).toEqual([]);
  expect(await world.rows('1', 'select id from message')).toEqual([]);
});

test('no other business sees the message', async () => {
  const { id, email } = await world.anAccount();
  await sendMail(world, { template: 'password-link', recipient: email, subjectId: id });
  const business = await world.aBusiness();
  expect(await world.rows(business.id, 'select id from message')).toEqual([]);
});

test("a sign-up's mail comes to the outbox of the whole product, and its link bears a good token", async () => {
  const whole = await openWorld({ jobs: true });
  try {
    await whole.anonymous.must(SignUp, {
      input: {
        firstName: 'Mia',
        lastName: 'Stone',
        email: 'mia@example.com',
        phone: '2125550123',
        password: 'correct horse battery',
        isThirteenOrOlder: true,
      },
    });
    await until(async () => (await outbox(whole, 'mia@example.com')).length === 1, 'the mail');
    const [mail] = await outbox(whole, 'mia@example.com');
    const token = /http:\/\/localhost:\d+\/verification\/signup\/(\S+)/.exec(mail!.text)![1]!;
    await whole.anonymous.must(ValidateSignUpToken, { token });
  } finally {
    await whole.close();
  }
});
