import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { UpdateCalendarSettings } from '../appointments/appointments.generated.js';
import { BookingSteps } from '../appointments/BookingSteps.js';
import { useWorld } from '../world/use-world.js';
import { statementsOf } from './statements.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
});

/** Statements of a confirmation after its preflights, those that nobody waits for with them; BEGIN and COMMIT are none. */
async function countOf(input: object = {}): Promise<number> {
  const { token } = await steps.held(input);
  const code = await steps.code();
  let flag: string | undefined;
  const transactions = await statementsOf(async () => {
    flag = (await steps.confirm(token, code)).data?.confirmBooking.flag;
  });
  expect(flag).toBeDefined();
  return transactions.at(-1)!.length;
}

const BY_MAIL = { channel: 'EMAIL', email: 'ann@example.com' };

/** The hold, the person, the customer, and all that is written of the booking. */
const BOOKED = 4;
/** The reminder, or what reminds of a request and ends it. */
const LATER = 1;
/** What a message takes, with the note of which the business is told, and what the phone or the mailbox allows. */
const MESSAGE = { text: 4, mail: 3 };

test.each([
  ['text', {}, MESSAGE.text],
  ['e-mail', BY_MAIL, MESSAGE.mail],
])('a request by %s takes four, what comes later, and those of its message', async (_way, input, others) => {
  expect(await countOf(input)).toBe(BOOKED + LATER + others);
  expect(await countOf({ ...input, startsAt: steps.at('11:00') })).toBe(BOOKED + LATER + others);
});

test('what is confirmed at once takes as many', async () => {
  await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'EVERYONE' } });
  expect(await countOf(BY_MAIL)).toBe(BOOKED + LATER + MESSAGE.mail);
});
