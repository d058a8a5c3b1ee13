import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { aJpeg, AN_SVG, blobOf } from '../media/images.js';
import { addMember } from '../staff/staff-steps.js';
import type { Actor, RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

interface Member {
  id: number;
  first_name: string;
  role_id: number;
  version: number;
  businessHours: { dayName: string; open: string; closed: string }[];
}
interface Item {
  id: number;
  source: string;
  is_main: number;
}

const sent = (more: object = {}) => ({
  roleID: 3,
  firstName: 'Bea',
  lastName: 'Ray',
  color: '#AA0000',
  phone: '518-555-0123',
  email: 'bea@example.com',
  businessID: Number(world.business.id),
  ...more,
});
const add = async (more: object = {}) => (await owner().post<Member>(`${AT}/add_staff`, sent(more))).body;
const list = async (actor: Actor = owner()) =>
  (await actor.get<Member[]>(`${AT}/get_staffs`, { businessID: world.business.id })).body;

describe('staff members', () => {
  test('are added, read, listed, saved and archived', async () => {
    const { status, body } = await owner().post<Member>(`${AT}/add_staff`, sent());
    const bea = {
      id: expect.any(Number),
      business_id: Number(world.business.id),
      first_name: 'Bea',
      last_name: 'Ray',
      phone: '5185550123',
      email: 'bea@example.com',
      color: '#aa0000',
      role_id: 3,
      role_name: 'Front desk',
      product_ids: [],
      staff_media_source: null,
      staff_media_thumbnail: null,
      businessHours: [],
      version: 1,
      archived: 0,
    };
    expect([status, body]).toEqual([200, bea]);
    const desk = await world.business.as(Role.FRONT_DESK);
    // Colleagues' e-mail addresses are for managers.
    expect((await desk.get(`${AT}/get_staff`, { staffID: String(body.id) })).body).toEqual({
      ...(body as object),
      email: '',
    });
    expect((await list(desk)).map(({ first_name: name, role_id: role }) => [name, role])).toEqual([
      ['Bea', 3],
      ['Rosa', 1],
    ]);
    const paged = await owner().get<Member[]>(`${AT}/get_staffs`, { businessID: world.business.id, pageSize: '1' });
    expect(paged.body).toHaveLength(1);
    const saved = await owner().post(`${AT}/update_staff`, sent({ staffID: body.id, roleID: '2', version: 1 }));
    expect(saved.body).toEqual({ ...body, role_id: 2, role_name: 'Manager', version: 2 });
    const stale = await owner().post<RestRefusal>(`${AT}/update_staff`, sent({ staffID: body.id, version: 1 }));
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', details: { current: saved.body } } });
    expect((await owner().post(`${AT}/delete_staff`, { staffIDArray: [body.id] })).body).toEqual({
      success: true,
      message: 'Archived: 1',
      staffIDArray: [body.id],
    });
    expect((await list()).map(({ first_name: name }) => name)).toEqual(['Rosa']);
  });

  test('get role 4 and the default color where nothing is said', async () => {
    expect(await add({ roleID: undefined, color: undefined })).toMatchObject({ role_id: 4, color: '#019fe8' });
  });

  test.each([
    [{ roleID: 1 }, 'roleID', 422],
    [{ roleID: 9 }, 'roleID', 422],
    [{ firstName: undefined }, 'firstName', 422],
    [{ productIDArray: ['7'] }, 'productIDArray', 404],
  ])('with %j are refused with errorAddStaff by the documented name', async (wrong, field, status) => {
    const answer = await owner().post<RestRefusal>(`${AT}/add_staff`, sent(wrong));
    expect(answer).toMatchObject({ status, body: { field, errorAddStaff: answer.body.message } });
    expect(await list()).toHaveLength(1);
  });

  test('of role 1 keep their details', async () => {
    const [rosa] = await list();
    const answer = await owner().post<RestRefusal>(`${AT}/update_staff`, { staffID: rosa!.id, firstName: 'Eve' });
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
    expect((await owner().post(`${AT}/delete_staff`, { staffIDArray: [rosa!.id] })).status).toBe(409);
    expect(await list()).toEqual([rosa]);
  });
});

test('roles are listed with what they may do', async () => {
  const { body } = await owner().get<{ id: number; role_name: string; permissions: object[] }[]>(
    `${AT}/get_staff_roles`,
  );
  expect(body.map(({ id, role_name: name }) => [id, name])).toEqual([
    [1, 'Owner'],
    [2, 'Manager'],
    [3, 'Front desk'],
    [4, 'Staff'],
  ]);
  expect(body[3]!.permissions).toContainEqual({
    permission: 'QUEUE_STATUS',
    description: 'Set the status of a check-in, and undo it.',
  });
});

describe('hours of a staff member', () => {
  test('are added, read, saved and deleted, past midnight as two rows', async () => {
    const { id: staffID } = await add();
    const times = { weekday: 6, start: 1800, end: '200', businessID: world.business.id, staffID };
    const { body } = await owner().post<{ hourID: number }>(`${AT}/add-staff-hour`, times);
    expect(body).toEqual({ success: true, message: 'The hours were added', hourID: expect.any(Number) });
    const evening = {
      id: body.hourID,
      staff_id: staffID,
      business_id: Number(world.business.id),
      weekday: 6,
      start: '1800',
      end: '2400',
      startTime: '18:00',
      endTime: '24:00',
      dayName: 'Saturday',
      open: '6:00 PM',
      closed: '12:00 AM',
    };
    const hours = () => owner().get<{ id: number }[]>(`${AT}/get-staff-hours`, { staffID: String(staffID) });
    const night = { ...evening, id: expect.any(Number), weekday: 0, start: '0000', end: '0200', startTime: '00:00' };
    expect((await hours()).body).toMatchObject(
      [{ ...night, endTime: '02:00', dayName: 'Sunday' }, evening].map(
        ({ open: _open, closed: _closed, ...hour }) => hour,
      ),
    );
    expect((await owner().get(`${AT}/get-staff-hour`, { hourID: String(body.hourID) })).body).toEqual(evening);
    expect((await list()).find(({ id }) => id === staffID)!.businessHours).toEqual((await hours()).body);
    const saved = await owner().post(`${AT}/update-staff-hour`, { ...times, hourID: body.hourID, end: '2200' });
    expect(saved.body).toEqual({ success: true, message: 'The hours were saved', hourID: body.hourID });
    const left = await owner().post<{ id: number }[]>(`${AT}/delete-staff-hours`, { hourIDArray: [body.hourID] });
    expect(left.body).toMatchObject([{ weekday: 0, start: '0000', end: '0200' }]);
  });

  test.each([
    [{ start: '' }, 'start', 422],
    [{ end: '0905' }, 'end', 422],
    [{ staffID: 7 }, undefined, 404],
  ])('with %j are refused', async (wrong, field, status) => {
    const { id: staffID } = await add();
    const times = { weekday: 1, start: '0900', end: '1700', staffID, ...wrong };
    const answer = await owner().post<RestRefusal & { field?: string }>(`${AT}/add-staff-hour`, times);
    expect([answer.status, answer.body.field]).toEqual([status, field]);
  });
});

test('photos of a staff member are uploaded, served, made main and deleted', async () => {
  const { id } = await addMember(owner());
  const staffID = Number(id);
  const upload = async (file: Buffer) => {
    const form = new FormData();
    form.set('userID', '1');
    form.set('staffID', id);
    form.append('file', blobOf(file), 'photo.jpg');
    return owner().post<{ album: Item[]; mediaIDArray: number[] }>(`${AT}/add-staff-media`, form);
  };
  expect(await upload(AN_SVG)).toMatchObject({
    status: 422,
    body: { code: 'UNSUPPORTED_IMAGE', errorUploadMedia: expect.any(String) },
  });
  const [first] = (await upload(await aJpeg(600, 300))).body.album;
  const [second] = (await upload(await aJpeg())).body.album;
  expect(first).toMatchObject({ is_image: 1, is_main: 1, description: '', staff_id: staffID });
  for (const size of ['thumbnail', 'preview'])
    expect((await fetch(`${world.url}/api/static/media/staff/${size}/${first!.source}`)).status).toBe(200);
  const query = { staffID: id };
  expect((await owner().get(`${AT}/get-staff-album`, query)).body).toEqual([first, second]);
  expect((await owner().get(`${AT}/get-staff-media`, { mediaID: String(second!.id) })).body).toEqual(second);
  const main = { staffMediaID: second!.id, staffID, businessID: world.business.id };
  expect((await owner().post(`${AT}/set-staff-media-main`, main)).body).toMatchObject({ media: { is_main: 1 } });
  expect((await owner().get(`${AT}/get_staff`, query)).body).toMatchObject({
    staff_media_source: second!.source,
    staff_media_thumbnail: `/api/static/media/staff/thumbnail/${second!.source}`,
  });
  const gone = { staffMediaIDArray: [second!.id], staffID, businessID: world.business.id };
  expect((await owner().post(`${AT}/delete-staff-media`, gone)).body).toMatchObject({ mediaIDArray: [second!.id] });
  expect((await owner().get<Item[]>(`${AT}/get-staff-album`, query)).body).toEqual([first]);
});
