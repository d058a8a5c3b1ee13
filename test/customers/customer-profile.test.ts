import { beforeEach, describe, expect, test } from '@jest/globals';
import { useWorld } from '../world/use-world.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { CustomerProfile } from './customers.generated.js';

const world = useWorld();
let ann: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

const profile = async () => (await world.business.owner.must(CustomerProfile, { id: ann.id })).customerProfile;
const visit = (values: string) =>
  world.rows(
    world.business.id,
    `insert into check_in (public_id, customer_id, created_at, status, cancel_by, rating, rated_at, deleted_at) select gen_random_uuid()::text, $1, ${values}`,
    [ann.id],
  );
const consent = (kind: string) =>
  world.rows(world.business.id, `insert into text_consent (phone, kind, source, at) values ($1, $2, 'reply', now())`, [
    ann.phone,
    kind,
  ]);

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
    });
  });

  test('counts what became of each visit; deleted ones and those of others are none', async () => {
    await visit(`'2026-01-01T10:00Z', 'seated', null, 5, now(), null`);
    await visit(`'2026-02-01T10:00Z', 'seated', null, 4, now(), null`);
    await visit(`'2026-03-01T10:00Z', 'seated', null, 2, now(), null`);
    await visit(`'2026-04-01T10:00Z', 'canceled', 'host', null, null, null`);
    await visit(`'2026-04-02T10:00Z', 'canceled', 'party', null, null, null`);
    await visit(`'2026-05-01T10:00Z', 'canceled', 'no-show', null, null, null`);
    await visit(`'2026-05-02T10:00Z', 'seated', null, 1, now(), now()`);
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
    await consent('stopped');
    expect((await profile()).hasStoppedTexts).toBe(true);
    await consent('granted');
    expect((await profile()).hasStoppedTexts).toBe(true);
    await consent('started');
    expect((await profile()).hasStoppedTexts).toBe(false);
    await world.rows(null, 'insert into sender (number, phone, stopped_at) values ($1, $2, now())', [
      world.app.dependencies.config.textsFrom,
      `+1${ann.phone}`,
    ]);
    expect((await profile()).hasStoppedTexts).toBe(true);
  });

  test('an archived customer, a strange id and another business see none', async () => {
    const other = await world.aBusiness({ name: 'Other' });
    expect(await other.owner.refused(CustomerProfile, { id: ann.id })).toBe('NOT_FOUND');
    for (const id of ['0', 'x', '99999999999999999999', ''])
      expect(await world.business.owner.refused(CustomerProfile, { id })).toBe('NOT_FOUND');
    await world.rows(world.business.id, 'update customer set archived_at = now() where id = $1', [ann.id]);
    expect(await world.business.owner.refused(CustomerProfile, { id: ann.id })).toBe('NOT_FOUND');
  });
});
