import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { AppointmentSteps } from '../appointments/AppointmentSteps.js';
import { SeriesSteps } from '../appointments/SeriesSteps.js';
import { ReadAppointment } from '../appointments/appointments.generated.js';
import type { RestRefusal } from '../world/Actor.js';
import { plantAppointments } from '../world/plant-appointments.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
const owner = () => world.business.owner;
let maya: string;

beforeEach(async () => {
  maya = await steps.member('Maya', { color: '#aa0000' });
});

interface Listed {
  id: number;
  startDate: string;
}
type Refused = RestRefusal & Record<string, unknown>;

const list = async (query: Record<string, string> = {}, actor = owner()) =>
  (await actor.get<Listed[]>(`${AT}/get_appointments`, { businessID: world.business.id, ...query })).body;
const idsOf = (listed: Listed[]) => listed.map(({ id }) => id);
const read = async (id: number) =>
  (await owner().get<Record<string, unknown>>(`${AT}/get_appointment`, { appointmentID: String(id) })).body;
const add = (body: object) => owner().post<{ appointmentID: number } & Refused>(`${AT}/add_appointment`, body);
const update = (body: object, actor = owner()) => actor.post<Refused>(`${AT}/update_appointment`, body);

/** Tuesday from 10 to 11 by the clock of the business, unless told otherwise. */
async function added(more: object = {}): Promise<number> {
  const { status, body } = await add({
    customerID: Number((await world.business.customer()).id),
    productsArray: [],
    formsArray: [],
    staffID: Number(maya),
    startDate: '2026-06-16T10:00',
    endDate: '2026-06-16T11:00',
    notes: '',
    isEvent: 0,
    token: 'of an older client',
    ...more,
  });
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'The appointment was added', appointmentID: expect.any(Number), version: 1 },
  ]);
  return body.appointmentID;
}

test('an appointment is added and read', async () => {
  const customer = await world.business.customer();
  const cut = await world.business.hasProduct();
  const id = await added({ customerID: Number(customer.id), productsArray: [Number(cut.id)], notes: 'Tea' });
  const mayaLin = { id: Number(maya), first_name: 'Maya', last_name: 'Lin', color: '#aa0000' };
  const products = [{ id: Number(cut.id), name: 'Cut' }];
  const times = { startDate: '2026-06-16T10:00:00-04:00', endDate: '2026-06-16T11:00:00-04:00' };
  expect(await read(id)).toEqual({
    id,
    business_id: Number(world.business.id),
    version: 1,
    ...times,
    startTime: '10:00',
    endTime: '11:00',
    title: '',
    notes: 'Tea',
    color: '#aa0000',
    status: 'reserved',
    flag: 'confirmed',
    isEvent: 0,
    overlaps: 0,
    series_id: null,
    series_number: null,
    customer_id: Number(customer.id),
    selectedCustomer: {
      id: Number(customer.id),
      first_name: 'Ann',
      last_name: 'Lee',
      phone: customer.phone,
      email: null,
    },
    selectedProducts: products,
    selectedForms: [],
    staff_id: Number(maya),
    selectedStaff: mayaLin,
    parts: [{ ...times, selectedStaff: mayaLin, selectedProducts: products, staff_asked: 0 }],
  });
  expect(await list()).toEqual([await read(id)]);
});

test('one of a series says of which one, and its place in it', async () => {
  const { appointments } = await new SeriesSteps(world).addSeries();
  const rows = await Promise.all(appointments.map(({ id }) => read(Number(id))));
  expect(rows.map((row) => row['series_number'])).toEqual([1, 2, 3, 4]);
  expect(new Set(rows.map((row) => row['series_id'])).size).toBe(1);
  expect(rows[0]!['series_id']).toEqual(expect.any(Number));
});

test.each([
  ['2026-06-16T14:00:00Z', '2026-06-16T17:30:00+02:00'],
  ['2026-06-16 10:00', '2026-06-16 11:30:00'],
  ['2026-06-16T14:00:00.000Z', '2026-06-16T11:30-0400'],
])('%s to %s are times too', async (startDate, endDate) => {
  const id = await added({ startDate, endDate });
  expect(await read(id)).toMatchObject({
    startDate: '2026-06-16T10:00:00-04:00',
    endDate: '2026-06-16T11:30:00-04:00',
  });
});

test('an event blocks the time of a staff member, or of everybody', async () => {
  const event = { isEvent: 1, customerID: null, notes: 'Training' };
  const one = await added(event);
  const all = await added({ ...event, staffID: 0, startDate: '2026-06-17', endDate: '2026-06-19' });
  expect(await read(one)).toMatchObject({
    isEvent: 1,
    status: 'event',
    selectedCustomer: null,
    customer_id: null,
    staff_id: Number(maya),
  });
  expect(await read(all)).toMatchObject({
    startDate: '2026-06-17T00:00:00-04:00',
    endDate: '2026-06-19T00:00:00-04:00',
    selectedStaff: null,
  });
});

test('a taken time is refused with what is in the way', async () => {
  const id = await added();
  const { status, body } = await add({
    customerID: (await world.business.customer()).id,
    staffID: maya,
    startDate: '2026-06-16T10:30',
    endDate: '2026-06-16T11:30',
  });
  expect([status, body.code, body.errorAddAppointment, body['field']]).toEqual([
    409,
    'SLOT_TAKEN',
    'That time is taken.',
    'startDate',
  ]);
  expect(body.details).toMatchObject({
    conflicts: [
      {
        appointmentID: id,
        staffID: Number(maya),
        startDate: '2026-06-16T14:00:00.000Z',
        endDate: '2026-06-16T15:00:00.000Z',
      },
    ],
  });
});

test.each([
  [{ customerID: undefined }, 'customerID'],
  [{ startDate: '' }, 'startDate'],
  [{ startDate: 'tomorrow' }, 'startDate'],
  [{ startDate: '2026-02-30T10:00' }, 'startDate'],
  [{ startDate: '2026-06-14T10:00' }, 'startDate'],
  [{ startDate: '2026-06-16T10:02' }, 'startDate'],
  [{ endDate: '2026-06-16T10:00' }, 'endDate'],
  [{ endDate: '2026-06-16T10:33' }, 'endDate'],
  [{ endDate: '2026-07-20T10:00' }, 'endDate'],
  [{ color: 'blue' }, 'color'],
  [{ isEvent: 1, customerID: undefined, formsArray: [1] }, 'formsArray'],
  [{ isEvent: 'perhaps' }, 'isEvent'],
  [{ notes: 'x'.repeat(2001) }, 'notes'],
] as const)('%j is refused by the documented name', async (wrong, field) => {
  const right = { customerID: (await world.business.customer()).id, staffID: maya, startDate: '2026-06-16T10:00' };
  const { status, body } = await add({ ...right, ...wrong });
  expect([status, body.code, body['field'], body['errorAddAppointment']]).toEqual([
    422,
    'INVALID_INPUT',
    field,
    body.message,
  ]);
  expect(await list()).toEqual([]);
});

test('who and what cannot be chosen is not found', async () => {
  const item = await world.business.hasProduct();
  await world.business.archivesProduct(item.id);
  const right = { customerID: (await world.business.customer()).id, staffID: maya, startDate: '2026-06-16T10:00' };
  for (const wrong of [{ customerID: 7 }, { staffID: 7 }, { productsArray: [item.id] }])
    expect([wrong, (await add({ ...right, ...wrong })).status]).toEqual([wrong, 404]);
});

describe('a save', () => {
  test('moves, changes and flags', async () => {
    const id = await added();
    const leo = await steps.member('Leo');
    const other = await world.business.customer('Bea');
    const cut = await world.business.hasProduct();
    const { status, body } = await update({
      appointmentID: id,
      startDate: '2026-06-18T09:00',
      endDate: '2026-06-18T09:45',
      selectedCustomer: { id: Number(other.id), first_name: 'Bea' },
      selectedProducts: [{ id: Number(cut.id), name: 'Cut' }],
      selectedForms: [],
      selectedStaff: { id: Number(leo) },
      notes: 'Coffee',
      status: 'reserved',
      flag: 'requested',
      isSendForms: false,
    });
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'The appointment was saved', appointmentID: id, version: 2 },
    ]);
    expect(await read(id)).toMatchObject({
      startDate: '2026-06-18T09:00:00-04:00',
      endDate: '2026-06-18T09:45:00-04:00',
      customer_id: Number(other.id),
      selectedProducts: [{ name: 'Cut' }],
      staff_id: Number(leo),
      notes: 'Coffee',
      flag: 'requested',
    });
  });

  test('of one field leaves all others', async () => {
    const cut = await world.business.hasProduct();
    const id = await added({ productsArray: JSON.stringify([Number(cut.id)]), notes: 'Tea' });
    const before = await read(id);
    await update({ appointmentID: id, flag: 'requested' });
    expect(await read(id)).toEqual({ ...before, version: 2, flag: 'requested' });
    await update({ appointmentID: id, startDate: '2026-06-16T15:00', endDate: '' });
    expect(await read(id)).toMatchObject({ startTime: '15:00', endTime: '16:00', selectedProducts: [{ name: 'Cut' }] });
    await update({ appointmentID: id, selectedStaff: null });
    expect(await read(id)).toMatchObject({ selectedStaff: null, startTime: '15:00', endTime: '16:00' });
    await update({ appointmentID: id, selectedProducts: '' });
    expect(await read(id)).toMatchObject({ selectedProducts: [], startTime: '15:00', endTime: '15:30' });
  });

  test('of what was read leaves the parts of several staff members', async () => {
    const leo = await steps.member('Leo');
    const [cut, color] = [await world.business.hasProduct('Cut', 'A'), await world.business.hasProduct('Color', 'B')];
    const { id } = await steps.add({
      parts: [
        { staffId: maya, productIds: [cut.id], minutes: 30 },
        { staffId: leo, productIds: [color.id], minutes: 30 },
      ],
    });
    const seen = await read(Number(id));
    await update({ appointmentID: id, ...seen, flag: 'canceled', endDate: '2026-06-16T11:15' });
    const { appointment } = await owner().must(ReadAppointment, { id });
    expect(appointment.flag).toBe('CANCELED');
    expect(appointment.parts.map(({ staff, endsAt }) => [staff?.id, endsAt])).toEqual([
      [maya, steps.at('10:30')],
      [leo, steps.at('11:15')],
    ]);
    await update({ appointmentID: id, selectedStaff: { id: leo } });
    expect((await read(Number(id)))['parts']).toMatchObject([
      {
        startDate: '2026-06-16T10:00:00-04:00',
        endDate: '2026-06-16T11:15:00-04:00',
        selectedStaff: { id: Number(leo) },
        selectedProducts: [{ name: 'Cut' }, { name: 'Color' }],
      },
    ]);
  });

  test.each([
    [{ status: 'booked' }, 'status'],
    [{ status: 'sideways' }, 'status'],
    [{ flag: 'asleep' }, 'flag'],
    [{ selectedForms: Array.from({ length: 21 }, (_, id) => ({ id })) }, 'selectedForms'],
    [{ isSendForms: 'perhaps' }, 'isSendForms'],
    [{ isTellCustomer: 'perhaps' }, 'isTellCustomer'],
    [{ endDate: '2026-06-16T09:00' }, 'endDate'],
    [{ startDate: '2030-06-16T09:00' }, 'startDate'],
  ])('with %j is refused by the documented name', async (wrong, field) => {
    const id = await added();
    const { status, body } = await update({ appointmentID: id, ...wrong });
    expect([status, body['field'], body['errorUpdateAppointment']]).toEqual([422, field, body.message]);
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  test('of an older version is refused with the current one', async () => {
    const id = await added();
    await update({ appointmentID: id, notes: 'One', version: 1 });
    const { status, body } = await update({ appointmentID: id, notes: 'Two', version: 1 });
    expect([status, body.code]).toEqual([409, 'STALE']);
    expect(body.details).toMatchObject({ current: { id, notes: 'One', startDate: '2026-06-16T14:00:00Z' } });
  });

  test('onto a taken time is refused', async () => {
    await added();
    const id = await added({ startDate: '2026-06-16T12:00', endDate: '2026-06-16T13:00' });
    const { status, body } = await update({ appointmentID: id, startDate: '2026-06-16T10:30' });
    expect([status, body.code, body['errorUpdateAppointment']]).toEqual([409, 'SLOT_TAKEN', 'That time is taken.']);
  });
});

describe('the list', () => {
  test('is of a range by the clock of the business, by default of the days around today', async () => {
    const [first, second, far] = [
      await added({ startDate: '2026-06-16T23:30', endDate: '2026-06-17T00:30' }),
      await added({ startDate: '2026-06-18T00:00', endDate: '2026-06-18T00:30' }),
      await added({ startDate: '2026-10-10T10:00', endDate: '2026-10-10T11:00' }),
    ];
    expect(idsOf(await list())).toEqual([first, second]);
    expect(idsOf(await list({ start: '2026-06-17', end: '2026-06-18' }))).toEqual([first]);
    expect(idsOf(await list({ start: '2026-06-17T04:30:00Z', days: '1' }))).toEqual([second]);
    expect(idsOf(await list({ start: '2026-06-01', days: '400' }))).toEqual([first, second, far]);
    world.clock.set('2026-07-18T16:00:00Z');
    expect(idsOf(await list({}, await world.business.as(Role.MANAGER)))).toEqual([first, second, far]);
    world.clock.set('2026-07-19T16:00:00Z');
    expect(idsOf(await list({}, await world.business.as(Role.MANAGER)))).toEqual([second, far]);
  });

  test('has canceled ones but no deleted ones, and pages', async () => {
    const ids = [
      await added({ startDate: '2026-06-16T10:00', endDate: '2026-06-16T10:30' }),
      await added({ startDate: '2026-06-16T11:00', endDate: '2026-06-16T11:30' }),
      await added({ startDate: '2026-06-16T12:00', endDate: '2026-06-16T12:30' }),
    ];
    await update({ appointmentID: ids[1], flag: 'canceled' });
    expect(idsOf(await list({ pageSize: '2' }))).toEqual(ids.slice(0, 2));
    expect(idsOf(await list({ pageSize: '2', skip: '2' }))).toEqual(ids.slice(2));
    const { status, body } = await owner().post(`${AT}/delete_appointments`, { appointmentIDArray: [ids[0]] });
    expect([status, body]).toEqual([200, { success: true, message: 'Deleted: 1', appointmentIDArray: [ids[0]] }]);
    expect(idsOf(await list())).toEqual(ids.slice(1));
  });

  test.each([
    [{ start: 'yesterday' }, 'start'],
    [{ start: '2026-06-16', end: '2026-06-16' }, 'end'],
    [{ start: '2026-06-16', end: '2027-08-01' }, 'end'],
    [{ days: '401' }, 'days'],
    [{ pageSize: '0' }, 'pageSize'],
  ])('of %j is refused', async (query, field) => {
    const { status, body } = await owner().get<Refused>(`${AT}/get_appointments`, query as Record<string, string>);
    expect([status, body['field']]).toEqual([422, field]);
  });

  test('never leaves any out unsaid', async () => {
    await plantAppointments(world.business, 5001);
    const { status, body } = await owner().get<Refused>(`${AT}/get_appointments`, { days: '150' });
    expect([status, body['field'], body.message]).toEqual([
      422,
      'pageSize',
      'There are 5001 appointments in that time. Please ask for fewer days, or for a page.',
    ]);
    expect(await list({ days: '150', pageSize: '5000' })).toHaveLength(5000);
    expect(await list({ days: '150', pageSize: '5000', skip: '5000' })).toHaveLength(1);
  });
});

test('deleting needs a plan, and is all or none', async () => {
  const id = await added();
  const remove = (ids: unknown) => owner().post<Refused>(`${AT}/delete_appointments`, { appointmentIDArray: ids });
  expect((await remove([id, 1])).status).toBe(404);
  await world.business.change({ plan: Plan.NONE });
  const { status, body } = await remove([id]);
  expect([status, body.code, body['errorInvalidPlan']]).toEqual([403, 'INVALID_PLAN', body.message]);
  expect(await read(id)).toMatchObject({ id });
});

test('settings are saved, and the business says them', async () => {
  const save = (body: object) =>
    owner().post<Refused>(`${AT}/update_appointment_settings`, { businessID: world.business.id, ...body });
  const settings = { booking_interval: 45, booking_slots: 3, calendar_view: 'week' };
  const { status, body } = await save({ bookingInterval: '45', bookingSlots: 3, calendarView: 'week' });
  expect([status, body]).toEqual([200, { success: true, message: 'The settings were saved', ...settings }]);
  expect((await save({ bookingSlots: 4 })).body).toMatchObject({ ...settings, booking_slots: 4 });
  const business = await owner().get(`${AT}/get_business`, { businessID: world.business.id });
  expect(business.body).toMatchObject({ ...settings, booking_slots: 4 });
  for (const [wrong, field] of [
    [{ bookingInterval: 20 }, 'bookingInterval'],
    [{ bookingSlots: 0 }, 'bookingSlots'],
    [{ calendarView: 'year' }, 'calendarView'],
  ] as const)
    expect(await save(wrong)).toMatchObject({ status: 422, body: { field } });
});

test('in the role Staff one reads one’s own and events for everybody, and changes none', async () => {
  const actor = await world.business.as(Role.STAFF);
  await world.business.worksAs(actor, maya);
  const mine = await added();
  const other = await added({ staffID: await steps.member('Leo') });
  const closed = await added({
    isEvent: 1,
    customerID: null,
    staffID: 0,
    startDate: '2026-06-17',
    endDate: '2026-06-18',
  });
  expect(idsOf(await list({}, actor))).toEqual([mine, closed]);
  const asStaff = (id: number) => actor.get(`${AT}/get_appointment`, { appointmentID: String(id) });
  expect([(await asStaff(mine)).status, (await asStaff(other)).status]).toEqual([200, 404]);
  expect((await update({ appointmentID: mine, notes: 'x' }, actor)).status).toBe(403);
});
