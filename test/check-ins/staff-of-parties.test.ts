import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { DAY_MS } from '../../server/core/durations.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { AddPerson } from '../customers/customers.generated.js';
import { AddStaffHour, ArchiveStaffMembers, StaffMembers, UpdateStaffMember } from '../staff/staff.generated.js';
import { addMember } from '../staff/staff-steps.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { CheckInActivity } from './activity.generated.js';
import { AddCheckIn, CheckIn, CheckInOffline, UpdateCheckIn } from './check-in.generated.js';
import { StaffAsked, StaffInQueue, StaffOffered, StaffOfParty, StaffOfPlace } from './staff-of-parties.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
let maya: string;
let leo: string;

beforeEach(async () => {
  maya = (await addMember(owner(), { firstName: 'Maya', lastName: 'Lin', color: '#aa0000' })).id;
  leo = (await addMember(owner(), { firstName: 'Leo', lastName: 'Fox' })).id;
});

const ownRecord = async () =>
  (await owner().must(StaffMembers)).staffMembers.items.find(({ role }) => role === 'OWNER')!.id;
const of = async (id: string) => (await owner().must(StaffOfParty, { id })).checkIn;
const nameOf = async (id: string) => (await of(id)).staff?.firstName ?? null;
const add = async (input: { staffId?: string; askedForStaff?: boolean; productIds?: string[] }) => {
  const { id: customerId } = await world.business.customer();
  return owner().ask(AddCheckIn, { input: { customerId, ...input } });
};
const added = async (input: Parameters<typeof add>[0]) => (await add(input)).data!.addCheckIn;
const save = (id: string, input: { staffId?: string; askedForStaff?: boolean; notes?: string }) =>
  owner().ask(UpdateCheckIn, { id, input });
async function joins(by: Actor, staffId: string, productIds?: string[]) {
  const person = { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() };
  const { handle } = (await by.must(AddPerson, { input: person })).addPerson;
  return by.ask(CheckIn, { input: { handle, staffId, productIds } });
}
const offline = (by: Actor, staffId: string, productIds?: string[]) =>
  by.must(CheckInOffline, {
    input: {
      firstName: 'Off',
      lastName: 'Line',
      phone: world.newPhone(),
      madeAt: '2026-06-15T11:59:00',
      staffId,
      productIds,
    },
  });
const notOffered = (staffId: string) => ({
  code: 'NOT_FOUND',
  field: 'staffId',
  details: { reason: 'STAFF_NOT_OFFERED', staffId },
});
const changesOf = async (id: string) =>
  (await owner().must(CheckInActivity, { id })).checkInActivity.map(({ by, changes }) => [by, ...changes]);

const wants = (staffEnabled: boolean) => owner().ask(UpdateCheckInApp, { input: { staffEnabled } });

describe('who serves a party', () => {
  test('is the wish of a customer, on a kiosk with and without a network and on a phone, and their page names it', async () => {
    await wants(true);
    const kiosk = await world.business.kiosk();
    for (const by of [kiosk, await world.business.phone()]) {
      const { checkInId, publicId } = (await joins(by, maya)).data!.checkIn;
      expect(await of(checkInId)).toEqual({
        version: 1,
        askedForStaff: true,
        staff: { id: maya, firstName: 'Maya', lastName: 'Lin', color: '#aa0000' },
      });
      expect((await world.anonymous.must(StaffOfPlace, { publicId: publicId! })).placeInLine.askedFor).toBe('Maya');
    }
    const { checkInId } = (await offline(kiosk, maya)).checkInOffline;
    expect(await of(checkInId)).toMatchObject({ askedForStaff: true, staff: { id: maya } });
  });

  test('is chosen by the host, who may say that the customer asked', async () => {
    const chosen = await added({ staffId: leo });
    expect(await of(chosen.id)).toMatchObject({ askedForStaff: false, staff: { firstName: 'Leo' } });
    expect((await world.anonymous.must(StaffOfPlace, { publicId: chosen.publicId })).placeInLine.askedFor).toBeNull();
    const asked = await added({ staffId: leo, askedForStaff: true });
    expect(await of(asked.id)).toMatchObject({ askedForStaff: true });
    expect(await of((await added({ askedForStaff: true })).id)).toMatchObject({ askedForStaff: false, staff: null });
  });

  test('stands in the log with who chose them, and changes with the host', async () => {
    const { id } = await added({ staffId: maya, askedForStaff: true });
    await save(id, { staffId: leo });
    expect(await of(id)).toMatchObject({ version: 2, askedForStaff: false, staff: { id: leo } });
    await save(id, { askedForStaff: true });
    await save(id, { staffId: '' });
    expect(await of(id)).toEqual({ version: 4, askedForStaff: false, staff: null });
    const [name] = (await changesOf(id))[0]!;
    expect(await changesOf(id)).toEqual([
      [name, { field: 'staff', before: 'Leo Fox (asked for)', after: '' }],
      [name, { field: 'staff', before: 'Leo Fox', after: 'Leo Fox (asked for)' }],
      [name, { field: 'staff', before: 'Maya Lin (asked for)', after: 'Leo Fox' }],
      [name, { field: 'staff', before: '', after: 'Maya Lin (asked for)' }],
    ]);
  });

  test('the same one, and a form without them, change nothing', async () => {
    const { id } = await added({ staffId: maya, askedForStaff: true });
    await save(id, { staffId: maya });
    await save(id, { notes: '' });
    expect(await of(id)).toMatchObject({ version: 1, askedForStaff: true, staff: { id: maya } });
  });

  test('keeps the name of the archived, who can stay but not be chosen again', async () => {
    const { id } = await added({ staffId: maya });
    await world.business.changeCheckIn({ id }, { createdAt: new Date(world.clock.now().getTime() - DAY_MS) });
    const today = await added({ staffId: leo });
    await owner().must(ArchiveStaffMembers, { ids: [maya] });
    expect(await nameOf(id)).toBe('Maya');
    expect((await save(today.id, { staffId: maya })).errors![0]!.extensions).toEqual(notOffered(maya));
    expect(await nameOf(today.id)).toBe('Leo');
  });
});

describe('whom customers may choose', () => {
  const offered = async (by: Actor) => {
    const { kiosk } = await by.must(StaffAsked);
    const { offeredStaff } = await by.must(StaffOffered);
    return [kiosk.app.staffEnabled, ...offeredStaff.map(({ firstName }) => firstName)];
  };
  test('is said once the owner wants it: everybody live, an owner once they have hours', async () => {
    const kiosk = await world.business.kiosk();
    expect(await offered(kiosk)).toEqual([false]);
    await wants(true);
    expect(await offered(kiosk)).toEqual([true, 'Leo', 'Maya']);
    expect(await offered(await world.business.phone())).toEqual([true, 'Leo', 'Maya']);
    await owner().must(AddStaffHour, {
      staffId: await ownRecord(),
      input: { weekday: 1, opens: 540, closes: 1020 },
    });
    expect(await offered(kiosk)).toEqual([true, 'Leo', 'Maya', 'Rosa']);
    await owner().must(ArchiveStaffMembers, { ids: [maya] });
    expect(await offered(kiosk)).toEqual([true, 'Leo', 'Rosa']);
    expect(await offered(await (await world.aBusiness()).kiosk())).toEqual([false]);
  });

  test('nobody by a wish while the owner does not want it', async () => {
    const phone = await world.business.phone();
    const wishOf = async () => nameOf((await joins(phone, maya)).data!.checkIn.checkInId);
    expect(await wishOf()).toBeNull();
    await wants(true);
    expect(await wishOf()).toBe('Maya');
  });

  test('nobody where the plan lacks staff: then the owner cannot want it, hosts choose nobody and wishes are left out', async () => {
    await wants(true);
    const kiosk = await world.business.kiosk();
    const { id } = await added({ staffId: maya });
    await world.business.change({ plan: Plan.BASIC });
    expect(await offered(kiosk)).toEqual([false]);
    const refused = { code: 'INVALID_PLAN', details: { feature: 'staff' } };
    expect((await wants(true)).errors![0]!.extensions).toMatchObject(refused);
    expect((await add({ staffId: maya })).errors![0]!.extensions).toMatchObject(refused);
    expect((await save(id, { staffId: leo })).errors![0]!.extensions).toMatchObject(refused);
    expect(await nameOf((await joins(kiosk, maya)).data!.checkIn.checkInId)).toBeNull();
    expect(await nameOf(id)).toBe('Maya');
    expect((await save(id, { staffId: '' })).errors).toBeUndefined();
  });

  test.each<[what: string, idOf: () => string | Promise<string>]>([
    [
      'an archived one',
      async () => (await owner().must(ArchiveStaffMembers, { ids: [maya] })).archiveStaffMembers.ids[0]!,
    ],
    ['one of another business', async () => (await (await world.aBusiness()).hasStaffMember()).staffId],
    ['what is nobody', () => 'maya'],
  ])('not %s', async (_what, idOf) => {
    await wants(true);
    const id = await idOf();
    const kiosk = await world.business.kiosk();
    expect((await add({ staffId: id })).errors![0]!.extensions).toEqual(notOffered(id));
    expect((await joins(kiosk, id)).errors![0]!.extensions).toEqual(notOffered(id));
    // The customer was told that they are in line.
    expect(await nameOf((await offline(kiosk, id)).checkInOffline.checkInId)).toBeNull();
  });

  test('not an owner without hours; a host may', async () => {
    await wants(true);
    const id = await ownRecord();
    expect((await joins(await world.business.kiosk(), id)).errors![0]!.extensions).toEqual(notOffered(id));
    expect(await nameOf((await added({ staffId: id })).id)).toBe('Rosa');
  });

  test('not who does not do what else was chosen; a host may', async () => {
    const cut = (await world.business.hasProduct('Cut')).id;
    const color = (await world.business.hasProduct('Color', 'More')).id;
    await owner().must(UpdateStaffMember, { id: maya, input: { productIds: [cut] } });
    await wants(true);
    const kiosk = await world.business.kiosk();
    expect((await joins(kiosk, maya, [cut])).errors).toBeUndefined();
    expect((await joins(kiosk, leo, [cut, color])).errors).toBeUndefined();
    expect((await joins(kiosk, maya, [cut, color])).errors![0]!.extensions).toEqual(notOffered(maya));
    expect(await nameOf((await offline(kiosk, maya, [color])).checkInOffline.checkInId)).toBeNull();
    expect(await nameOf((await added({ staffId: maya, productIds: [color] })).id)).toBe('Maya');
  });
});

describe('the queue of one staff member', () => {
  const shown = async (
    by: Actor,
    list: { mine?: boolean; staffId?: string; part?: 'WAITING' | 'READY'; search?: string },
  ) => by.must(StaffInQueue, list);

  test('holds and counts their parties, with the positions in the whole line', async () => {
    const [ann, ben] = [await added({ staffId: leo }), await added({ staffId: maya })];
    await added({});
    expect((await shown(owner(), {})).queueCounts).toMatchObject({ checkedIn: 3, waiting: 3 });
    expect(await shown(owner(), { staffId: maya })).toEqual({
      queue: { total: 1, items: [{ id: ben.id, position: 2 }] },
      queueCounts: { checkedIn: 1, seated: 0, waiting: 1 },
    });
    expect((await shown(owner(), { staffId: leo, part: 'WAITING' })).queue.items).toEqual([
      { id: ann.id, position: 1 },
    ]);
    expect((await shown(owner(), { staffId: leo, part: 'READY' })).queue.items).toEqual([]);
    expect((await shown(owner(), { staffId: leo, search: 'Ann' })).queue.total).toBe(1);
  });

  test("is 'mine' for who signs in as them, and empty for who is nobody of the staff", async () => {
    const colleague = await world.business.as(Role.STAFF);
    const { id } = await added({ staffId: leo });
    expect((await shown(colleague, { mine: true })).queue.items).toEqual([]);
    await world.business.worksAs(colleague, leo);
    expect(await shown(colleague, { mine: true })).toMatchObject({
      queue: { items: [{ id }] },
      queueCounts: { checkedIn: 1 },
    });
  });
});
