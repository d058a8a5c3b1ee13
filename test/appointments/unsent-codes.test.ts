import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { bookingCode, type CodeSource } from '../../server/domain/appointments/booking/booking-code.js';
import { CodeChannel } from '../../server/domain/appointments/booking/booking.types.js';
import { standbyCodeOf } from '../../server/domain/appointments/standby/standby-code-message.js';
import { useWorld } from '../world/use-world.js';
import { BookingSteps } from './BookingSteps.js';
import { ResendBookingCode } from './booking.generated.js';
import { ConfirmStandby, ResendStandbyCode } from './standby.generated.js';
import { StandbySteps } from './StandbySteps.js';

const world = useWorld({ plan: Plan.PLUS });
const MAILED = { email: 'ann@example.com', channel: 'EMAIL' };

type Answer = { errors?: { extensions: { details?: Record<string, unknown> } }[] };
const reasonOf = ({ errors }: Answer) => errors?.[0]!.extensions.details?.['reason'] ?? null;

beforeEach(async () => {
  await world.business.hasHours();
  await world.business.hasStaffMember();
});

const codeBy = (channel: CodeChannel, source: CodeSource): string =>
  bookingCode(world.app.dependencies.config.secret, source, channel);

test('no code proves a booking by a way by which none went out', async () => {
  const steps = new BookingSteps(world);
  const { token } = await steps.held(MAILED);
  const [hold] = await world.rows<{ id: string; salt: string }>(world.business.id, 'select id, salt from booking_hold');
  const unsent = codeBy(CodeChannel.TEXT, hold!);
  expect(reasonOf(await steps.confirm(token, unsent))).toBe('WRONG_CODE');
  await world.anonymous.must(ResendBookingCode, { token, channel: 'TEXT' });
  expect((await steps.confirm(token, unsent)).data!.confirmBooking.flag).toBe('REQUESTED');
});

test('no code proves who waits by a way by which none went out; both ways that were used do', async () => {
  const { token } = await new StandbySteps(world).asked(MAILED);
  const [row] = await world.rows<{ id: string; salt: string }>(world.business.id, 'select id, salt from standby');
  const type = (channel: CodeChannel) =>
    world.anonymous.ask(ConfirmStandby, { token, code: codeBy(channel, standbyCodeOf(row!)) });
  expect(reasonOf(await type(CodeChannel.TEXT))).toBe('WRONG_CODE');
  await world.anonymous.must(ResendStandbyCode, { token, channel: 'TEXT' });
  expect((await type(CodeChannel.EMAIL)).errors).toBeUndefined();
});
