import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { TestCheckIn } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { RateVisit, type RateVisitMutationVariables } from './feedback.generated.js';
import { DeleteCheckIns, ReadCheckIn } from './check-in.generated.js';
import { SetCheckInStatus } from './status.generated.js';
import { PlaceInLine } from './place-in-line.generated.js';

const DAY_MS = 86_400_000;

const world = useWorld({ plan: Plan.BUSINESS });
let entry: TestCheckIn;

beforeEach(async () => {
  entry = await world.business.checkIn();
  await seat();
});

async function seat(status: TestCheckIn['status'] = 'SEATED'): Promise<void> {
  const { checkIn } = await world.business.owner.must(ReadCheckIn, { id: entry.id });
  await world.business.owner.must(SetCheckInStatus, { id: entry.id, status, version: checkIn.version });
}
type Rating = Partial<RateVisitMutationVariables> & Pick<RateVisitMutationVariables, 'rating'>;
const rate = (more: Rating) => world.anonymous.ask(RateVisit, { publicId: entry.publicId, ...more });
const codeOf = async (more: Rating) => {
  const { errors } = await rate(more);
  return errors?.[0]!.extensions;
};
const readCheckIn = async () => (await world.business.owner.must(ReadCheckIn, { id: entry.id })).checkIn;

describe('rating a visit', () => {
  test('keeps rating, trimmed words and time, and logs the rating alone', async () => {
    const before = await readCheckIn();
    const { data } = await rate({ rating: 4, feedback: '  Lovely haircut \n' });
    expect(data!.rateVisit).toEqual({ rating: 4, canRate: false, checkInId: entry.id });
    expect(await readCheckIn()).toEqual({
      ...before,
      rating: 4,
      feedback: 'Lovely haircut',
      ratedAt: world.clock.now().toISOString(),
    });
    const [event] = await world.rows(world.business.id, `select actor, data from check_in_event where kind = 'rated'`);
    expect(event).toEqual({ actor: 'anonymous', data: { rating: 4 } });
  });

  test.each([1, 2])('%i needs words, and spaces are none', async (rating) => {
    for (const feedback of [undefined, '', ' \n '])
      expect(await codeOf({ rating, feedback })).toMatchObject({ code: 'INVALID_INPUT', field: 'feedback' });
    expect(await codeOf({ rating, feedback: 'Too loud' })).toBeUndefined();
  });

  test.each([3, 4, 5])('%i needs none', async (rating) => {
    expect(await codeOf({ rating })).toBeUndefined();
  });

  test.each([0, 6, -1])('%i is no rating', async (rating) => {
    expect(await codeOf({ rating, feedback: 'So so' })).toMatchObject({ code: 'INVALID_INPUT', field: 'rating' });
  });

  test('thumbs of older clients are 5 and 1 and need no words; nothing between is a thumb', async () => {
    expect(await codeOf({ rating: 2, isThumb: true })).toMatchObject({ code: 'INVALID_INPUT', field: 'rating' });
    expect(await codeOf({ rating: 1, isThumb: true })).toBeUndefined();
    expect(await readCheckIn()).toMatchObject({ rating: 1, feedback: '' });
  });

  test('2,000 characters fit and one more does not', async () => {
    expect(await codeOf({ rating: 3, feedback: 'x'.repeat(2001) })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'feedback',
    });
    expect(await codeOf({ rating: 3, feedback: 'x'.repeat(2000) })).toBeUndefined();
  });

  test('once only, also of many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => codeOf({ rating: 5, feedback: `${index}` })),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.code === 'CONFLICT')).toHaveLength(4);
    expect(await world.rows(world.business.id, `select from check_in_event where kind = 'rated'`)).toHaveLength(1);
  });

  test.each(['CHECKED_IN', 'READY', 'CANCELED'] as const)('not while %s', async (status) => {
    await seat(status);
    expect(await codeOf({ rating: 5 })).toMatchObject({ code: 'CONFLICT' });
  });

  test.each([
    ['CHECKED_IN', undefined],
    ['READY', undefined],
    ['CANCELED', 'CONFLICT'],
  ] as const)('while %s by who was asked because the host never said more: %s', async (status, code) => {
    await seat(status);
    await world.business.changeCheckIn(entry, { feedbackAskedAt: world.clock.now() });
    const { placeInLine } = await world.anonymous.must(PlaceInLine, { publicId: entry.publicId });
    expect(placeInLine.canRate).toBe(!code);
    expect((await codeOf({ rating: 5 }))?.['code']).toBe(code);
  });

  test('for 14 days after check-in and not a second more', async () => {
    world.clock.forward(14 * DAY_MS + 1000);
    expect(await codeOf({ rating: 5 })).toMatchObject({ code: 'CONFLICT' });
    world.clock.forward(-2000);
    expect(await codeOf({ rating: 5 })).toBeUndefined();
  });

  test.each([Plan.NONE, Plan.BASIC, Plan.STANDARD, Plan.PLUS])('not on %s', async (plan) => {
    await world.business.change({ plan });
    expect(await codeOf({ rating: 5 })).toMatchObject({ code: 'INVALID_PLAN' });
  });

  test('a wrong link, a deleted entry and a link with the head of another business are not found', async () => {
    const other = await world.aBusiness({ plan: Plan.BUSINESS, name: 'Other' });
    const [, , secret] = entry.publicId.split('_');
    for (const publicId of ['nonsense', `${entry.publicId}x`, `gc_${other.id}_${secret}`])
      expect(await codeOf({ publicId, rating: 5 })).toMatchObject({ code: 'NOT_FOUND' });
    await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
    expect(await codeOf({ rating: 5 })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
