import { beforeEach, describe, expect, test } from '@jest/globals';
import { useWorld } from '../world/use-world.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { CustomerProfile } from './customers.generated.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { plantVisit, stopSender } from '../world/plant.js';

const world = useWorld();
let ann: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

const profile = async () => (await world.business.owner.must(CustomerProfile, { id: ann.id })).customerProfile;
const visit = (past: Parameters<typeof plantVisit>[2]) => plantVisit(world.business, ann.id, past);

describe("a customer's profile", () => {
  test('before any visit all counts are zero and nothing is made up', async () => {
    expect(await profile()).toEqual({
      id: ann.id,
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '2125550142',
      email: null,
      totalCheckIns: 0,
      totalSeated: 0,
      totalCanceled: 0,
      totalNoShows: 0,
      firstVisitAt: null,
      lastVisitAt: null,
      averageRating: null,
      hasStoppedTexts: false,
      totalConfirmBookings: 0,
      totalCanceledBookings: 0,
      totalNoShowBookings: 0,
      nextAppointmentAt: null,
    });
  });

  test('counts what became of each visit; deleted ones and those of others are none', async () => {
    await visit({ at: '2026-01-01T10:00Z', status: CheckInStatus.SEATED, rating: 5, ratedAt: world.clock.now() });
    await visit({ at: '2026-02-01T10:00Z', status: CheckInStatus.SEATED, rating: 4, ratedAt: world.clock.now() });
    await visit({ at: '2026-03-01T10:00Z', status: CheckInStatus.SEATED, rating: 2, ratedAt: world.clock.now() });
    await visit({ at: '2026-04-01T10:00Z', status: CheckInStatus.CANCELED, cancelBy: 'host' });
    await visit({ at: '2026-04-02T10:00Z', status: CheckInStatus.CANCELED, cancelBy: 'party' });
    await visit({ at: '2026-05-01T10:00Z', status: CheckInStatus.CANCELED, cancelBy: 'no-show' });
    await visit({
      at: '2026-05-02T10:00Z',
      status: CheckInStatus.SEATED,
      rating: 1,
      ratedAt: world.clock.now(),
      deletedAt: world.clock.now(),
    });
    await world.business.checkIn();
    await world.business.checkIn(ann);
    expect(await profile()).toMatchObject({
      totalCheckIns: 7,
      totalSeated: 3,
      totalCanceled: 2,
      totalNoShows: 1,
      firstVisitAt: '2026-01-01T10:00:00.000Z',
      lastVisitAt: '2026-06-15T16:00:00.000Z',
      averageRating: '3.7',
    });
  });

  test('says whether texts are stopped: the last word counts, checking in anew is none, and a STOP to the shared number', async () => {
    world.clock.forward(1000);
    await world.business.hasConsent(ann.phone, 'stopped');
    expect((await profile()).hasStoppedTexts).toBe(true);
    world.clock.forward(1000);
    await world.business.hasConsent(ann.phone, 'granted');
    expect((await profile()).hasStoppedTexts).toBe(true);
    world.clock.forward(1000);
    await world.business.hasConsent(ann.phone, 'started');
    expect((await profile()).hasStoppedTexts).toBe(false);
    await stopSender(world, `+1${ann.phone}`);
    expect((await profile()).hasStoppedTexts).toBe(true);
  });

  test('an archived customer, a strange id and another business see none', async () => {
    const other = await world.aBusiness({ name: 'Other' });
    expect(await other.owner.refused(CustomerProfile, { id: ann.id })).toBe('NOT_FOUND');
    for (const id of ['0', 'x', '99999999999999999999', ''])
      expect(await world.business.owner.refused(CustomerProfile, { id })).toBe('NOT_FOUND');
    await world.business.changeCustomer(ann, { archivedAt: world.clock.now() });
    expect(await world.business.owner.refused(CustomerProfile, { id: ann.id })).toBe('NOT_FOUND');
  });
});
