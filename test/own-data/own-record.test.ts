import { beforeEach, describe, expect, test } from '@jest/globals';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Plan } from '../../entities/Plan.js';
import { CheckIn, DeleteCheckIns, UpdateCheckIn } from '../check-ins/check-in.generated.js';
import { AddPerson, Customer } from '../customers/customers.generated.js';
import { addMember } from '../staff/staff-steps.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { plantReply, plantVisit } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import { ChooseOwnMessages, OwnMessages, OwnRecord, OwnVisits } from './own-data.generated.js';
import { OwnDataSteps } from './OwnDataSteps.js';

const world = useWorld({ plan: Plan.STANDARD });
let steps: OwnDataSteps;
let ann: TestCustomer;
let token: string;
let of: { token: string; customerId: string };

beforeEach(async () => {
  steps = new OwnDataSteps(world);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  await world.business.changeCustomer(ann, { email: 'ann@example.com', birthMonth: 6, birthDay: 15 });
  token = await steps.link({ phone: ann.phone });
  of = { token, customerId: ann.id };
});

const record = async () => (await world.anonymous.must(OwnRecord, of)).ownRecord;
const visits = async (page: { first?: number; after?: string } = {}) =>
  (await world.anonymous.must(OwnVisits, { ...of, ...page })).ownVisits;

describe('the record', () => {
  test('holds what the business knows, with what was agreed to', async () => {
    await world.business.hasConsent(ann.phone, 'granted', 'kiosk');
    await world.business.hasConsent(ann.phone, 'stopped');
    expect(await record()).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '+12125550142',
      email: 'ann@example.com',
      birthMonth: 6,
      birthDay: 15,
      birthYear: null,
      getsOffers: true,
      getsBirthdayMessages: true,
      consents: [
        { kind: 'stopped', source: 'reply', wording: '' },
        { kind: 'granted', source: 'kiosk', wording: 'By checking in …' },
      ],
      erasure: null,
    });
  });

  test('lets the customer turn offers and birthday messages off, and on again', async () => {
    await world.anonymous.must(ChooseOwnMessages, { ...of, offers: false });
    expect(await record()).toMatchObject({ getsOffers: false, getsBirthdayMessages: true });
    await world.anonymous.must(ChooseOwnMessages, { ...of, offers: true, birthdayMessages: false });
    expect(await record()).toMatchObject({ getsOffers: true, getsBirthdayMessages: false });
    const { customer } = await world.business.owner.must(Customer, { id: ann.id });
    expect(customer).toMatchObject({ offerDisabled: false, birthdayDisabled: true });
  });
});

describe('the visits', () => {
  test('are all there, latest first, page by page', async () => {
    await plantVisit(world.business, ann.id, {
      at: '2026-01-01T10:00Z',
      status: CheckInStatus.SEATED,
      rating: 5,
      ratedAt: '2026-01-01T12:00Z',
    });
    await world.business.checkIn(ann, { partySize: 3 });
    const first = await visits({ first: 1 });
    expect(first).toMatchObject({ total: 2, cursor: '1', items: [{ partySize: 3, status: 'CHECKED_IN' }] });
    const second = await visits({ first: 1, after: first.cursor! });
    expect(second).toMatchObject({
      total: 2,
      cursor: null,
      items: [{ at: '2026-01-01T10:00:00.000Z', status: 'SEATED', rating: 5, services: [], notes: '' }],
    });
  });

  test('name the staff member, and whether the customer asked for them', async () => {
    const maya = await addMember(world.business.owner, { firstName: 'Maya' });
    const entry = await world.business.checkIn(ann);
    await world.business.owner.must(UpdateCheckIn, {
      id: entry.id,
      input: { staffId: maya.id, askedForStaff: true },
    });
    expect((await visits()).items).toMatchObject([{ staff: 'Maya', askedForStaff: true }]);
  });

  test('show what the customer wrote at first, and nothing that a host wrote', async () => {
    const kiosk = await world.business.kiosk();
    const input = { firstName: 'Ann', lastName: 'Lee', phone: ann.phone };
    const { handle } = (await kiosk.must(AddPerson, { input })).addPerson;
    const { checkInId } = (await kiosk.must(CheckIn, { input: { handle, notes: 'By the window' } })).checkIn;
    expect((await visits()).items.map(({ notes }) => notes)).toEqual(['By the window']);
    const { owner } = world.business;
    await owner.must(UpdateCheckIn, { id: checkInId, input: { notes: 'Pays late' } });
    expect((await visits()).items.map(({ notes }) => notes)).toEqual(['By the window']);
    await owner.must(DeleteCheckIns, { ids: [checkInId] });
    await world.business.checkIn(ann, { notes: 'Said she is vegan' });
    expect((await visits()).items.map(({ notes }) => notes)).toEqual(['', 'By the window']);
  });
});

describe('the messages', () => {
  test('are those of the business, and what the customer wrote', async () => {
    const visit = await world.business.checkIn(ann);
    await plantReply(world.business, visit.id, 'Running late', ann.phone);
    await steps.parties.callUp(visit.id);
    await steps.deliver();
    const { ownMessages } = await world.anonymous.must(OwnMessages, of);
    expect(ownMessages.total).toBe(2);
    expect(ownMessages.items.map(({ channel, isTheirs, body }) => [channel, isTheirs, body])).toEqual([
      ['text', true, 'Running late'],
      ['text', false, expect.stringContaining('we are ready for you')],
    ]);
  });
});
