import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { StaffMembers } from '../staff/staff.generated.js';
import { addMember, listed } from '../staff/staff-steps.js';
import { DAY_MS, MINUTE_MS } from '../../server/core/durations.js';
import { useWorld } from '../world/use-world.js';
import { CheckInActivity } from './activity.generated.js';
import { HandOver, StaffOfParty, UndoHandOver, WaitingForStaff } from './staff-of-parties.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
let maya: string;
let leo: string;

beforeEach(async () => {
  maya = (await addMember(owner(), { firstName: 'Maya', lastName: 'Lin' })).id;
  leo = (await addMember(owner(), { firstName: 'Leo', lastName: 'Fox' })).id;
});

const waiting = async (staffId: string) => (await owner().must(WaitingForStaff, { staffId })).waitingForStaff;
const of = async (id: string) => (await owner().must(StaffOfParty, { id })).checkIn;
const party = (input: Record<string, unknown>) => world.business.checkIn(undefined, input);
const setStatus = (id: string, status: 'READY' | 'SEATED') =>
  owner().must(SetCheckInStatus, { id, status, version: 1 });

describe('parties that wait for somebody who is archived', () => {
  test('are counted while they wait or are ready today, and go to who is named', async () => {
    const waits = await party({ staffId: maya, askedForStaff: true });
    const ready = await party({ staffId: maya });
    await setStatus(ready.id, 'READY');
    const seated = await party({ staffId: maya });
    await setStatus(seated.id, 'SEATED');
    const old = await party({ staffId: maya });
    await world.business.changeCheckIn(old, { createdAt: new Date(world.clock.now().getTime() - 2 * DAY_MS) });
    expect(await waiting(maya)).toBe(2);
    await owner().must(HandOver, { ids: [maya], giveTo: leo });
    expect(await waiting(maya)).toBe(0);
    expect(await waiting(leo)).toBe(2);
    expect(await of(waits.id)).toMatchObject({ version: 2, askedForStaff: false, staff: { firstName: 'Leo' } });
    expect(await of(ready.id)).toMatchObject({ version: 3, staff: { firstName: 'Leo' } });
    expect(await of(seated.id)).toMatchObject({ version: 2, staff: { firstName: 'Maya' } });
    expect(await of(old.id)).toMatchObject({ version: 1, staff: { firstName: 'Maya' } });
    const { checkInActivity } = await owner().must(CheckInActivity, { id: waits.id });
    expect(checkInActivity[0]!.changes).toEqual([{ field: 'staff', before: 'Maya Lin (asked for)', after: 'Leo Fox' }]);
  });

  test('go to anyone if nobody is named', async () => {
    const { id } = await party({ staffId: maya });
    await owner().must(HandOver, { ids: [maya] });
    expect(await of(id)).toMatchObject({ staff: null });
    expect(await waiting('maya')).toBe(0);
  });

  test('stay where they are if nothing can be archived or who is named cannot get them', async () => {
    const { id } = await party({ staffId: maya });
    const own = (await owner().must(StaffMembers)).staffMembers.items.find(({ role }) => role === 'OWNER')!.id;
    for (const [ids, giveTo, refusal] of [
      [[own], leo, { code: 'CONFLICT' }],
      [[maya], maya, { code: 'NOT_FOUND', field: 'giveTo', details: { reason: 'STAFF_NOT_OFFERED', staffId: maya } }],
      [[maya, leo], leo, { code: 'NOT_FOUND', field: 'giveTo' }],
      [[maya], 'nobody', { code: 'NOT_FOUND', field: 'giveTo' }],
    ] as const)
      expect((await owner().ask(HandOver, { ids: [...ids], giveTo })).errors![0]!.extensions).toMatchObject(refusal);
    expect(await of(id)).toMatchObject({ version: 1, staff: { id: maya } });
    expect(await listed(owner())).toEqual(['Leo', 'Maya', 'Rosa']);
  });
});

describe('an undo of the archival', () => {
  const undo = async () => (await owner().must(UndoHandOver, { ids: [maya] })).undoStaffArchival;

  test('gives back the parties that wait unchanged, as they were, and counts the others', async () => {
    const [asked, ready, called, seated] = [
      await party({ staffId: maya, askedForStaff: true }),
      await party({ staffId: maya }),
      await party({ staffId: maya }),
      await party({ staffId: maya }),
    ];
    const ofLeo = await party({ staffId: leo });
    await setStatus(ready.id, 'READY');
    await owner().must(HandOver, { ids: [maya], giveTo: leo });
    await owner().must(SetCheckInStatus, { id: called.id, status: 'READY', version: 2 });
    await owner().must(SetCheckInStatus, { id: seated.id, status: 'SEATED', version: 2 });
    world.clock.forward(9 * MINUTE_MS);
    expect(await undo()).toMatchObject({ ids: [maya], parties: 2, changedParties: 1, appointments: 0 });
    expect(await of(asked.id)).toMatchObject({ version: 3, askedForStaff: true, staff: { firstName: 'Maya' } });
    expect(await of(ready.id)).toMatchObject({ version: 4, askedForStaff: false, staff: { firstName: 'Maya' } });
    for (const { id } of [called, seated, ofLeo]) expect(await of(id)).toMatchObject({ staff: { firstName: 'Leo' } });
    const { checkInActivity } = await owner().must(CheckInActivity, { id: asked.id });
    expect(checkInActivity[0]!.changes).toEqual([{ field: 'staff', before: 'Leo Fox', after: 'Maya Lin (asked for)' }]);
  });

  test('only restores after 10 minutes', async () => {
    const { id } = await party({ staffId: maya });
    await owner().must(HandOver, { ids: [maya] });
    world.clock.forward(10 * MINUTE_MS);
    expect(await undo()).toMatchObject({ ids: [maya], parties: 0, changedParties: 0 });
    expect(await of(id)).toMatchObject({ staff: null });
    expect(await listed(owner())).toEqual(['Leo', 'Maya', 'Rosa']);
  });
});
