import { describe, expect, test } from '@jest/globals';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Plan } from '../../entities/Plan.js';
import { SendEmailLink } from '../accounts/sign-up.generated.js';
import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import { SetPlaceLanguage } from '../check-ins/place-language.generated.js';
import { RateVisit } from '../check-ins/feedback.generated.js';
import { askAsSuperuser } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.BUSINESS });
const rows = () => askAsSuperuser('select viewer, key from idempotency_key');
const key = (index: number) => ({ 'idempotency-key': `stranger-${index}` });

test('variables that are nested too deeply to be written are BAD_REQUEST', async () => {
  const body = `{"query":"mutation { updateCheckInApp(input: {}) { paused } }","variables":{"a":${'['.repeat(90_000)}${']'.repeat(90_000)}}}`;
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${world.business.owner.token}`,
      ...key(1),
    },
    body,
  });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

describe('the keys of a stranger', () => {
  test('without a link count for nothing', async () => {
    for (let index = 0; index < 5; index += 1) {
      const variables = { email: `a${index}@example.com`, tokenType: 'PASSWORD' as const };
      expect((await world.anonymous.ask(SendEmailLink, variables, key(index))).errors).toBeUndefined();
    }
    expect(await rows()).toEqual([]);
  });

  test('with a link are one at a time, whatever token comes with them', async () => {
    const { publicId } = await world.business.checkIn();
    const phone = await world.business.phone();
    for (let index = 0; index < 6; index += 1)
      await (index % 2 ? phone : world.anonymous).ask(SetPlaceLanguage, { publicId, language: 'es' }, key(index));
    expect(await rows()).toEqual([{ viewer: expect.stringMatching(/^link:[\da-f]{64}$/), key: 'stranger-5' }]);
  });

  test('answer a repeated press, each link its own', async () => {
    const [ann, bob] = [await world.business.checkIn(), await world.business.checkIn()];
    const leave = async ({ publicId }: typeof ann) =>
      (await world.anonymous.ask(LeaveQueue, { publicId }, key(1))).data!.leaveQueue;
    const first = await leave(ann);
    expect([await leave(ann), await leave(bob)]).toEqual([first, expect.objectContaining({ status: 'CANCELED' })]);
    await world.business.changeCheckIn(bob, { status: CheckInStatus.SEATED });
    const rate = () => world.anonymous.ask(RateVisit, { publicId: bob.publicId, rating: 5 }, key(2));
    expect([(await rate()).errors, (await rate()).errors]).toEqual([undefined, undefined]);
  });
});
