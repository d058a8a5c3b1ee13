import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { BookableSteps, clockOf } from './BookableSteps.js';
import { UpdateAppointment } from './appointments.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new BookableSteps(world);
const at = (time: string, date?: string) => steps.at(time, date);

const timesIn = ({ errors }: { errors?: { extensions: { code: string; details?: unknown } }[] }): string[] => {
  const { code, details } = errors![0]!.extensions;
  expect(code).toBe('SLOT_TAKEN');
  return (details as { times: string[] }).times;
};

/** Times that a refusal names, as in 16 9:30 for half past nine on Tuesday. */
async function near(input: Parameters<typeof steps.ask>[0]): Promise<string[]> {
  return timesIn(await steps.ask(input)).map((time) => `${Number(time.slice(8, 10))} ${clockOf(time)}`);
}

test('a taken time names the three nearest ones that are free, in order', async () => {
  const maya = await steps.worker('Maya', [9, 12]);
  const part = { staffId: maya, minutes: 60 };
  await steps.add({ parts: [part] });
  expect(await near({ parts: [part] })).toEqual(['16 9:00', '16 11:00', '23 9:00']);
  expect(await near({ parts: [{ ...part, minutes: 30 }] })).toEqual(['16 9:00', '16 9:30', '16 11:00']);
});

test('of a staff member without hours it is those of the business, else 9 to 5, also today', async () => {
  const maya = await steps.member('Maya');
  const part = { staffId: maya, minutes: 60 };
  await steps.add({ parts: [part], startsAt: at('12:00', '2026-06-15') });
  const wanted = { parts: [part], startsAt: at('12:30', '2026-06-15') };
  expect(await near(wanted)).toEqual(['15 13:00', '15 13:30', '15 14:00']);
  await steps.opens(13.25, 15, 1);
  expect(await near(wanted)).toEqual(['15 13:15', '15 13:45', '22 13:15']);
});

test('parts keep their order and their staff, with the minutes kept free', async () => {
  await steps.sets({ bufferAfter: 30 });
  const maya = await steps.worker('Maya', [9, 12]);
  const leo = await steps.worker('Leo', [9, 13]);
  await steps.add({ parts: [{ staffId: leo, minutes: 30 }] });
  const parts = [
    { staffId: maya, minutes: 30 },
    { staffId: leo, minutes: 30 },
  ];
  expect(await near({ parts, startsAt: at('09:30') })).toEqual(['16 10:30', '16 11:00', '16 11:30']);
});

test('places and events have their own', async () => {
  await steps.opens(9, 12);
  await steps.add();
  expect(await near({})).toEqual(['16 9:00', '16 9:30', '16 10:30']);
  const event = { isEvent: true, parts: [{ minutes: 90 }] };
  expect(await near(event)).toEqual(['16 10:30', '23 9:00', '23 9:30']);
  await steps.sets({ bookingSlots: 2 });
  await steps.add();
  await steps.add({ startsAt: at('10:30') });
  expect(await near({})).toEqual(['16 9:00', '16 9:30', '16 10:30']);
});

test('an appointment that moves is not in its own way', async () => {
  const maya = await steps.worker('Maya', [9, 11]);
  const part = { staffId: maya, minutes: 60 };
  const { id } = await steps.add({ parts: [part], startsAt: at('09:00') });
  await steps.add({ parts: [part] });
  const moved = await steps.owner.ask(UpdateAppointment, { id, input: { startsAt: at('09:30') } });
  expect(timesIn(moved)).toEqual([at('09:00'), at('09:00', '2026-06-23'), at('09:30', '2026-06-23')]);
});

test('there may be none nearby', async () => {
  const maya = await steps.worker('Maya', [10, 11]);
  await steps.has('2026-06-23', [], maya);
  const part = { staffId: maya, minutes: 60 };
  await steps.add({ parts: [part] });
  expect(await near({ parts: [part] })).toEqual([]);
});
