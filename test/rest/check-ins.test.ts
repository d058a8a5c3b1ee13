import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import type { Actor, RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { checkInAtKiosk, type RestCheckIn } from './check-in-at-kiosk.js';

const world = useWorld();

const json = (data: object) => ({ data: JSON.stringify(data) });

describe('check-ins on the REST mirror', () => {
  test('a kiosk checks a customer in and fetches the entry; it sees no more than it shows', async () => {
    const kiosk = await world.business.kiosk();
    const receipt = await checkInAtKiosk(world, kiosk);
    expect(receipt).toMatchObject({
      business_id: Number(world.business.id),
      status: 'checked-in',
      first_name: 'Ann',
      last_name: 'L',
      position: 1,
      created_time: Date.parse('2026-06-15T16:00:00Z') / 1000,
    });
    expect(Number.isInteger(receipt.id)).toBe(true);
    const fetched = await kiosk.get('/api/business/get_checkin', { checkinID: String(receipt.id) });
    expect(fetched.body).toEqual(receipt);
    expect(fetched.body).not.toHaveProperty('phone');
  });

  test('the host lists, counts, changes and deletes with the documented names', async () => {
    const { id } = await checkInAtKiosk(world, await world.business.kiosk());
    const { owner } = world.business;
    const list = await owner.get<RestCheckIn[]>(
      '/api/business/get_checkins',
      json({ businessID: Number(world.business.id), sortType: 'Today', filterType: 'checked-in' }),
    );
    expect(list.body).toHaveLength(1);
    expect(list.body[0]).toMatchObject({
      id,
      party_size: 3,
      notes: 'by the window',
      last_name: 'Lee',
      is_new_customer: 1,
      language: 'en',
      notified: 0,
      readied_time: null,
      position: 1,
    });
    expect((await owner.get('/api/business/get-checkins-count', json({ sortType: 'Today' }))).body).toEqual({
      totalCheckins: 1,
      totalSeated: 0,
      totalCanceled: 0,
    });
    const updated = await owner.post('/api/business/update-checkin', {
      checkin: { id, status: 'canceled', version: list.body[0]!.version },
    });
    expect(updated.body).toMatchObject({
      status: 'canceled',
      cancel_by: 'host',
      canceled_time: Date.parse('2026-06-15T16:00:00Z') / 1000,
    });
    expect(
      (await owner.get('/api/business/get-checkins-history', { customerID: String(list.body[0]!.customer_id) })).body,
    ).toHaveLength(1);
    expect((await owner.post('/api/business/delete_checkins', { checkinIDArray: [id] })).body).toMatchObject({
      success: true,
      checkinIDArray: [id],
    });
    expect(
      (
        await owner.get(
          '/api/business/get_checkins',
          json({ sortType: 'Date', sortDate: '2026-06-15', filterType: 'canceled' }),
        )
      ).body,
    ).toEqual([]);
  });

  test('a kiosk hands in what it took without a network; a phone and a host cannot', async () => {
    const kiosk = await world.business.kiosk();
    const party = {
      businessID: Number(world.business.id),
      offline: 1,
      firstName: 'Ann',
      lastName: 'Lee',
      phone: world.newPhone(),
      partySize: 2,
      checkinDateTime: '2026-06-15T11:30:00',
    };
    const { status, body } = await kiosk.post<RestCheckIn>('/api/business/add_checkin', party);
    expect({ status, ...body }).toMatchObject({
      status: 'checked-in',
      first_name: 'Ann',
      last_name: 'L',
      created_time: Date.parse('2026-06-15T15:30:00Z') / 1000,
      already_in_line: 0,
    });
    expect((await kiosk.post('/api/business/add_checkin', { ...party, offline: '1' })).body).toMatchObject({
      id: body.id,
      already_in_line: 1,
    });
    expect(
      (await kiosk.post('/api/business/add_checkin', { ...party, checkinDateTime: '2026-06-14T11:30:00' })).body,
    ).toMatchObject({ code: 'INVALID_INPUT', field: 'checkinDateTime' });
    expect((await (await world.business.phone()).post('/api/business/add_checkin', party)).status).toBe(403);
    expect((await world.business.owner.post('/api/business/add_checkin', party)).body).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('what a party chose goes in as productIDArray and comes out as selectedProducts', async () => {
    const { business } = world;
    await business.change({ plan: Plan.STANDARD });
    const [cut, shave] = [
      Number((await business.hasProduct('Cut')).id),
      Number((await business.hasProduct('Shave', 'Beard')).id),
    ];
    const { id, public_id } = await checkInAtKiosk(world, await business.kiosk(), 'Ann', {
      productIDArray: [shave, cut],
    });
    const selectedProducts = [
      { id: shave, name: 'Shave' },
      { id: cut, name: 'Cut' },
    ];
    const { owner } = business;
    expect((await owner.get('/api/business/get_checkin', { checkinID: String(id) })).body).toMatchObject({
      selectedProducts,
    });
    expect((await world.anonymous.get('/api/business/get-checkin-overview', json({ public_id }))).body).toMatchObject({
      checkin: { selectedProducts },
    });
    const save = async (body: object) =>
      (await owner.post('/api/business/update-checkin', { checkin: { id }, ...body })).body;
    expect(await save({})).toMatchObject({ selectedProducts });
    expect(await save({ productIDArray: [cut] })).toMatchObject({ selectedProducts: [{ id: cut, name: 'Cut' }] });
    expect(await save({ productIDArray: [1] })).toMatchObject({ code: 'NOT_FOUND', field: 'productIDArray' });
    expect(await save({ productIDArray: '' })).toMatchObject({ selectedProducts: [] });
  });

  test('who serves a party goes in as staffID or staff_id and comes out under every documented name', async () => {
    const { business } = world;
    await business.change({ plan: Plan.STANDARD });
    const { staffId } = await business.hasStaffMember();
    const bea = Number(staffId);
    await business.owner.must(UpdateCheckInApp, { input: { staffEnabled: true } });
    const { id, public_id } = await checkInAtKiosk(world, await business.kiosk(), 'Ann', { staffID: bea });
    const { owner } = business;
    const read = async () => (await owner.get('/api/business/get_checkin', { checkinID: String(id) })).body;
    const served = {
      staff_id: bea,
      selectedStaff: { id: bea, first_name: 'Bea', last_name: 'Ray', color: '#019fe8' },
      staff_first_name: 'Bea',
      staff_last_name: 'Ray',
      staff_asked: 1,
    };
    expect(await read()).toMatchObject(served);
    expect((await world.anonymous.get('/api/business/get-checkin-overview', json({ public_id }))).body).toMatchObject({
      checkin: { staff_first_name: 'Bea' },
    });
    const save = async (checkin: object) =>
      (await owner.post('/api/business/update-checkin', { checkin: { id, ...checkin } })).body;
    expect(await save({})).toMatchObject(served);
    expect(await save({ staff_id: 1 })).toMatchObject({ code: 'NOT_FOUND', field: 'staff_id' });
    const anyone = { staff_id: null, selectedStaff: null, staff_first_name: null, staff_asked: 0 };
    expect(await save({ staff_id: 0 })).toMatchObject(anyone);
    expect(await save({ staff_id: null })).toMatchObject(anyone);
    expect(await save({ staff_id: String(bea) })).toMatchObject({ ...served, staff_asked: 0 });
    const { id: customerID } = await business.customer();
    const add = { customerID, staffID: staffId, staff_asked: 1 };
    expect((await owner.post('/api/business/add_checkin', add)).body).toMatchObject(served);
    const other = { ...add, customerID: (await business.customer()).id, staffID: '1' };
    expect((await owner.post('/api/business/add_checkin', other)).body).toMatchObject({
      code: 'NOT_FOUND',
      field: 'staffID',
    });
  });

  test('a party looks at its place and leaves', async () => {
    const { public_id } = await checkInAtKiosk(world, await world.business.kiosk());
    const overview = await world.anonymous.get('/api/business/get-checkin-overview', json({ public_id }));
    expect(overview.body).toMatchObject({
      checkin: {
        status: 'checked-in',
        position: 1,
        parties_ahead: 0,
        quote_low: null,
        quote_high: null,
        can_rate: 0,
        rating: null,
      },
      list: [{ position: 1, party_size: 3, is_you: 1 }],
    });
    expect((await world.anonymous.post('/api/business/leave-checkin', { checkin: { public_id } })).body).toMatchObject({
      success: true,
    });
    expect(
      (
        await world.anonymous.get<{ checkin: { status: string } }>(
          '/api/business/get-checkin-overview',
          json({ public_id }),
        )
      ).body.checkin.status,
    ).toBe('canceled');
  });

  test('refusals carry the documented key, a message, a code and a matching status', async () => {
    const entry = await world.business.checkIn();
    const path = '/api/business/update-checkin';
    const cases: [Actor, object, number, string][] = [
      [world.anonymous, { checkin: { id: entry.id } }, 401, 'UNAUTHENTICATED'],
      [(await world.aBusiness()).owner, { checkin: { id: entry.id, status: 'seated' } }, 404, 'NOT_FOUND'],
      [world.business.owner, { checkin: { id: entry.id, version: 99, status: 'seated' } }, 409, 'STALE'],
      [world.business.owner, { checkin: { id: entry.id, party_size: 0 } }, 422, 'INVALID_INPUT'],
      [world.business.owner, { checkin: { id: entry.id, status: 'asleep' } }, 422, 'INVALID_INPUT'],
    ];
    for (const [actor, body, status, code] of cases) {
      const answer = await actor.post<RestRefusal>(path, body);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.message).toEqual(expect.any(String));
    }
  });

  test('a stale version is answered with the entry as it is, by its documented names', async () => {
    const { id, version } = await world.business.checkIn();
    const { body: saved } = await world.business.owner.post('/api/business/update-checkin', {
      checkin: { id, version, status: 'ready', party_size: 4 },
    });
    const { status, body } = await world.business.owner.post<RestRefusal>('/api/business/update-checkin', {
      checkin: { id, version, notes: 'late' },
    });
    expect([status, body.code, body.details]).toEqual([
      409,
      'STALE',
      { current: { ...(saved as object), form_id: undefined } },
    ]);
    expect(saved).toMatchObject({
      id: Number(id),
      status: 'ready',
      party_size: 4,
      readied_time: Date.parse('2026-06-15T16:00:00Z') / 1000,
    });
  });

  test('a customer who is in the queue already is answered with the entry, by its documented names', async () => {
    const customer = await world.business.customer('Ann', 'Lee');
    const { id } = await world.business.checkIn(customer);
    const { body: entry } = await world.business.owner.get('/api/business/get_checkin', { checkinID: id });
    const { status, body } = await world.business.owner.post<RestRefusal>('/api/business/add_checkin', {
      customerID: customer.id,
    });
    expect([status, body.code, body.details]).toEqual([
      409,
      'CONFLICT',
      { current: { ...(entry as object), form_id: undefined } },
    ]);
    expect(entry).toMatchObject({ id: Number(id), status: 'checked-in', customer_id: Number(customer.id) });
  });

  test('numbers and the entry itself come as text too, as forms send them', async () => {
    const { id, version } = await world.business.checkIn();
    const form = new URLSearchParams({
      checkin: JSON.stringify({ id: String(id), version: String(version), party_size: '4' }),
      productIDArray: '[]',
    });
    const response = await fetch(`${world.url}/api/business/update-checkin`, {
      method: 'POST',
      headers: { authorization: world.business.owner.token! },
      body: form,
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { id: Number(id), party_size: 4, version: version + 1 },
    ]);
  });

  test('the overview takes the public id as JSON, quoted and bare', async () => {
    const { id, publicId } = await world.business.checkIn();
    for (const data of [JSON.stringify({ public_id: publicId }), JSON.stringify(publicId), publicId]) {
      expect((await world.anonymous.get('/api/business/get-checkin-overview', { data })).body).toMatchObject({
        checkin: { id: Number(id), business_id: Number(world.business.id) },
      });
    }
  });

  test('a businessID that is not the one of the token is not found', async () => {
    const other = await world.aBusiness();
    for (const data of [{ businessID: Number(other.id), sortType: 'Today' }, { businessID: other.id }]) {
      expect((await world.business.owner.get('/api/business/get_checkins', json(data))).status).toBe(404);
    }
    expect(
      (await world.business.owner.get('/api/business/get_checkins', json({ businessID: Number(world.business.id) })))
        .status,
    ).toBe(200);
  });

  test('an Idempotency-Key is kept here too', async () => {
    const customer = await world.business.customer();
    const body = { customerID: Number(customer.id), partySize: 2 };
    const [first, second] = [
      await world.business.owner.post('/api/business/add_checkin', body, { 'Idempotency-Key': 'press-press-1' }),
      await world.business.owner.post('/api/business/add_checkin', body, { 'Idempotency-Key': 'press-press-1' }),
    ];
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('the call that there is not, is not found; a body that is no JSON cannot be read', async () => {
    expect((await world.anonymous.get('/api/business/nothing')).status).toBe(404);
    const response = await fetch(`${world.url}/api/business/add_checkin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });
});
