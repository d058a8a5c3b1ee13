import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { SUM_DAYS } from '../../server/domain/check-ins/check-in-jobs.js';
import { ArchiveStaffMembers } from '../staff/staff.generated.js';
import { addMember } from '../staff/staff-steps.js';
import { plantSumsWithoutStaff } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import { RateVisit } from './feedback.generated.js';
import { StaffStatistics } from './staff-of-parties.generated.js';
import { MarkNoShow, SetCheckInStatus } from './status.generated.js';

const DAY = '2026-06-10';
const world = useWorld({ plan: Plan.BUSINESS, at: `${DAY}T15:00:00Z` });
const owner = () => world.business.owner;
let maya: string;
let leo: string;

const at = (time: string) => world.clock.set(`${DAY}T${time}:00Z`);
const statistics = async (from: string | null = DAY, to: string | null = DAY) =>
  (await owner().must(StaffStatistics, { from, to })).staffStatistics;

/** Maya seats one after 10 minutes, who rates it, and one after 5; a third does not come. Leo has one that waits, nobody one that left. */
beforeEach(async () => {
  maya = (await addMember(owner(), { firstName: 'Maya', lastName: 'Lin', color: '#aa0000' })).id;
  leo = (await addMember(owner(), { firstName: 'Leo', lastName: 'Fox' })).id;
  const party = (input: Record<string, unknown>) => world.business.checkIn(undefined, input);
  const rated = await party({ staffId: maya, askedForStaff: true });
  const second = await party({ staffId: maya });
  const third = await party({ staffId: maya });
  await party({ staffId: leo });
  await party({});
  at('15:05');
  await owner().must(SetCheckInStatus, { id: second.id, status: 'SEATED', version: 1 });
  at('15:10');
  await owner().must(SetCheckInStatus, { id: rated.id, status: 'SEATED', version: 1 });
  await owner().must(MarkNoShow, { id: third.id, version: 1 });
  await world.anonymous.must(RateVisit, { publicId: rated.publicId, rating: 4, feedback: '' });
});

const expected = () => [
  {
    id: maya,
    firstName: 'Maya',
    lastName: 'Lin',
    color: '#aa0000',
    isArchived: false,
    total: 3,
    asked: 1,
    seated: 2,
    canceled: 0,
    noShows: 1,
    waitAverageMinutes: 7.5,
    ratings: 1,
    ratingAverage: 4,
  },
  {
    id: leo,
    firstName: 'Leo',
    lastName: 'Fox',
    color: '#019fe8',
    isArchived: false,
    total: 1,
    asked: 0,
    seated: 0,
    canceled: 0,
    noShows: 0,
    waitAverageMinutes: null,
    ratings: 0,
    ratingAverage: null,
  },
];

test('say what each did, of today too, counted or from stored sums', async () => {
  expect(await statistics(null, null)).toEqual(expected());
  world.clock.set('2026-06-17T12:00:00Z');
  expect(await statistics()).toEqual(expected());
  await world.runJob(SUM_DAYS, world.business.id, {});
  expect(await statistics()).toEqual(expected());
  expect(await statistics('2026-06-09', '2026-06-17')).toEqual(expected());
  expect(await statistics('2026-06-11', '2026-06-17')).toEqual([]);
});

test('go on naming who is archived', async () => {
  await owner().must(ArchiveStaffMembers, { ids: [maya] });
  expect((await statistics())[0]).toMatchObject({ firstName: 'Maya', isArchived: true, total: 3 });
});

test('of days that were summed before parties had staff say nothing', async () => {
  world.clock.set('2026-06-17T12:00:00Z');
  await world.runJob(SUM_DAYS, world.business.id, {});
  await plantSumsWithoutStaff(world.business);
  expect(await statistics()).toEqual([]);
});

test('are for owner and manager of a plan with reports, of Today too', async () => {
  expect((await (await world.business.as(Role.MANAGER)).ask(StaffStatistics, {})).errors).toBeUndefined();
  const { errors } = await (await world.business.as(Role.FRONT_DESK)).ask(StaffStatistics, {});
  expect(errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN' });
  await world.business.change({ plan: Plan.STANDARD });
  expect((await owner().ask(StaffStatistics, {})).errors![0]!.extensions).toMatchObject({ code: 'INVALID_PLAN' });
});
