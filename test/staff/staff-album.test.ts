import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { DeleteMedia, ProductMedia, RestoreMedia, SetMainMedia } from '../media/albums.generated.js';
import { aJpeg, blobOf } from '../media/images.js';
import { useWorld } from '../world/use-world.js';
import { addMember } from './staff-steps.js';
import { AddStaffMedia, StaffAlbum, StaffMedia, StaffMember } from './staff.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const album = async (staffId: string) => (await owner().must(StaffAlbum, { staffId })).staffAlbum;
const send = async (staffId: string, count = 1) => {
  const files = await Promise.all(Array.from({ length: count }, async () => blobOf(await aJpeg())));
  return owner().uploadAll(AddStaffMedia, files, { staffId });
};
const imageOf = async (id: string) => (await owner().must(StaffMember, { id })).staffMember.image?.id ?? null;

test('photos are uploaded, served and shown; one is the main one, and a deleted one comes back', async () => {
  const { id } = await addMember(owner());
  const [first, second] = (await send(id, 2)).data!.addStaffMedia;
  expect(first).toMatchObject({ isMain: true, staffId: id, productId: null });
  expect(first!.image.thumbnailUrl).toMatch(/^\/api\/static\/media\/staff\/thumbnail\/\d+-[0-9a-f]{32}\.jpg$/);
  expect((await fetch(`${world.url}${first!.image.url}`)).status).toBe(200);
  expect(await imageOf(id)).toBe(first!.id);
  await owner().must(SetMainMedia, { id: second!.id });
  expect(await imageOf(id)).toBe(second!.id);
  await owner().must(DeleteMedia, { ids: [second!.id] });
  expect(await album(id)).toEqual([first]);
  await owner().must(RestoreMedia, { ids: [second!.id] });
  expect((await album(id)).map((photo) => [photo.id, photo.isMain])).toEqual([
    [second!.id, true],
    [first!.id, false],
  ]);
  expect(
    await world.rows(world.business.id, `select distinct action from audit_log where subject = '${id}' order by 1`),
  ).toEqual(
    ['add', 'main', 'remove', 'restore']
      .map((action) => ({ action: `staff-photos.${action}` }))
      .concat({ action: 'staff.add' }),
  );
});

test('albums of two staff members are apart, each with a main photo', async () => {
  const [bea, cleo] = [await addMember(owner()), await addMember(owner())];
  const [ofBea] = (await send(bea.id)).data!.addStaffMedia;
  const [ofCleo] = (await send(cleo.id)).data!.addStaffMedia;
  expect([await album(bea.id), await album(cleo.id)]).toEqual([[ofBea], [ofCleo]]);
  expect([ofBea!.isMain, ofCleo!.isMain]).toEqual([true, true]);
  expect(await owner().refused(ProductMedia, { id: ofBea!.id })).toBe('NOT_FOUND');
});

test('of four files at once, of a stranger and of the front desk nothing is taken', async () => {
  const { id } = await addMember(owner());
  expect(await send(id, 4)).toMatchObject({ code: 'TOO_LARGE' });
  expect((await send('1')).errors![0]!.extensions.code).toBe('NOT_FOUND');
  const photo = (await send(id)).data!.addStaffMedia[0]!;
  const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
  const desk = await world.business.as(Role.FRONT_DESK);
  expect(await other.refused(StaffAlbum, { staffId: id })).toBe('NOT_FOUND');
  expect(await other.refused(StaffMedia, { id: photo.id })).toBe('NOT_FOUND');
  expect(await other.refused(DeleteMedia, { ids: [photo.id] })).toBe('NOT_FOUND');
  expect(await desk.refused(DeleteMedia, { ids: [photo.id] })).toBe('FORBIDDEN');
  expect((await desk.must(StaffAlbum, { staffId: id })).staffAlbum).toEqual([photo]);
  await world.business.change({ plan: Plan.BASIC });
  expect(await owner().refused(SetMainMedia, { id: photo.id })).toBe('INVALID_PLAN');
});
