import { beforeEach, describe, expect, test } from '@jest/globals';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { FORGET_MERGE } from '../../server/domain/customers/merging/forget-merge.js';
import { CheckIn } from '../check-ins/check-in.generated.js';
import { askAsSuperuser } from '../setup/database.js';
import { plantTexts, plantVisit } from '../world/plant.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import {
  AddPerson,
  ArchiveCustomers,
  CorrectCustomer,
  CustomerProfile,
  CustomerLetters,
  Customers,
  CustomerTags,
  MergeCustomers,
  Persons,
  RegisterCustomer,
  RestoreCustomers,
  SimilarCustomers,
  UpdateCustomer,
} from './customers.generated.js';
import { mergeStepsOf } from './merge-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const { change, read, merge, undo, merges, mergeRefusal, undoRefusal } = mergeStepsOf(() => world.business);
let ann: TestCustomer;
let anne: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  anne = await world.business.customer('Anne', 'Lee', '2125550143');
});

const owner = () => world.business.owner;
const visits = async ({ id }: { id: string }) =>
  (await owner().must(CustomerProfile, { id })).customerProfile.totalCheckIns;
const checkInAtKiosk = async ({ firstName, lastName, phone }: TestCustomer) => {
  const kiosk = await world.business.kiosk();
  const { handle } = (await kiosk.must(AddPerson, { input: { firstName, lastName, phone } })).addPerson;
  return (await kiosk.must(CheckIn, { input: { handle } })).checkIn;
};
const names = async (variables: object = {}) =>
  (await owner().must(Customers, variables)).customers.items.map(({ firstName }) => firstName);

describe('merging', () => {
  test('fills what the kept record lacks, and keeps what both have', async () => {
    await change(ann, { notes: 'Likes tea', tags: ['VIP'] });
    await change(anne, { email: 'anne@example.com', notes: 'Left-handed', tags: ['vip', 'New'], offerDisabled: true });
    await owner().must(CorrectCustomer, {
      id: anne.id,
      input: { firstName: 'Anne', lastName: 'Lee', birthMonth: 3, birthDay: 4 },
    });
    const { kept, merged, undoUntil } = await merge(ann, anne);
    expect(kept).toMatchObject({
      id: ann.id,
      firstName: 'Ann',
      phone: ann.phone,
      email: 'anne@example.com',
      birthMonth: 3,
      birthDay: 4,
      notes: 'Likes tea\n\nLeft-handed',
      tags: ['VIP', 'New'],
      offerDisabled: true,
      birthdayDisabled: false,
      version: 3,
    });
    expect(merged).toMatchObject({ id: anne.id, firstName: 'Anne', phone: anne.phone, notes: 'Left-handed' });
    expect(undoUntil).toBe('2026-06-16T16:00:00.000Z');
    expect(await merges(ann)).toMatchObject([{ merged: { id: anne.id }, undoUntil }]);
  });

  test('moves check-ins, live ones too, and their messages', async () => {
    await plantVisit(world.business, anne.id, { at: '2026-01-01T10:00Z', status: CheckInStatus.SEATED });
    await world.business.checkIn(ann);
    await world.business.checkIn(anne);
    await plantTexts(world.business, anne.id, 1);
    await merge(ann, anne);
    expect(await visits(ann)).toBe(3);
    expect(await world.rows(world.business.id, 'select customer_id from message')).toEqual([{ customer_id: ann.id }]);
    expect(await world.rows(world.business.id, 'select from check_in where customer_id = $1', [anne.id])).toEqual([]);
  });

  test('hides the merged record everywhere, and leads its id to the kept one', async () => {
    await change(anne, { tags: ['Twin'] });
    await merge(ann, anne);
    expect(await names()).toEqual(['Ann']);
    expect(await names({ archived: true })).toEqual([]);
    expect(await names({ archived: true, search: 'anne' })).toEqual([]);
    expect((await owner().must(CustomerLetters)).customerLetters).toEqual([{ letter: 'A', count: 1 }]);
    expect((await owner().must(CustomerTags)).customerTags).toEqual([{ tag: 'Twin', count: 1 }]);
    expect(await read(anne)).toMatchObject({ id: ann.id, firstName: 'Ann' });
    expect((await owner().must(CustomerProfile, { id: anne.id })).customerProfile.id).toBe(ann.id);
    await change(anne, { notes: 'By the old id' });
    expect(await read(ann)).toMatchObject({ notes: 'By the old id' });
    expect(await owner().refused(ArchiveCustomers, { ids: [anne.id] })).toBe('NOT_FOUND');
    expect(await owner().refused(RestoreCustomers, { ids: [anne.id] })).toBe('NOT_FOUND');
  });

  test('leaves the kept one to be found by what only the merged record has, once', async () => {
    const third = await world.business.customer('Anneliese', 'Lee', '2125550144');
    await merge(ann, anne);
    await merge(ann, third);
    expect([await names({ search: 'anne' }), await names({ search: '555 0143' })]).toEqual([['Ann'], ['Ann']]);
    expect(await names({ search: 'lee' })).toEqual(['Ann']);
    expect(await names({ search: 'anne', birthMonth: 2 })).toEqual([]);
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    expect([await names({ search: 'anne' }), await names({ search: 'anne', archived: true })]).toEqual([[], ['Ann']]);
  });

  test('makes the merged human the kept customer at every check-in', async () => {
    await merge(ann, anne);
    await checkInAtKiosk(anne);
    expect(await checkInAtKiosk(ann)).toMatchObject({ alreadyInLine: true, firstName: 'Ann' });
    expect(await visits(ann)).toBe(1);
    const { persons } = await owner().must(Persons, { phone: anne.phone });
    expect(persons).toMatchObject([{ firstName: 'Ann', customerId: ann.id }]);
    const input = { firstName: 'Anne', lastName: 'Lee', phone: anne.phone };
    const { errors } = await owner().ask(RegisterCustomer, { input });
    expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', details: { current: { id: ann.id } } });
  });

  test('brings an archived kept customer back when the merged human checks in', async () => {
    await merge(ann, anne);
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    await checkInAtKiosk(anne);
    expect(await names()).toEqual(['Ann']);
  });

  test('shows the persons of one phone once', async () => {
    const andy = await world.business.customer('Andy', 'Lee', ann.phone);
    await merge(ann, andy);
    const { persons } = await owner().must(Persons, { phone: ann.phone });
    expect(persons.map(({ customerId }) => customerId)).toEqual([ann.id]);
  });

  test('refuses what would be lost: too many notes and tags', async () => {
    await change(ann, { notes: 'x'.repeat(1500) });
    await change(anne, { notes: 'y'.repeat(500), tags: ['a'] });
    expect((await mergeRefusal(ann, anne)).extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'notes' });
    await change(ann, { notes: '', tags: Array.from({ length: 20 }, (_, tag) => String(tag)) });
    expect((await mergeRefusal(ann, anne)).extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'tags' });
    expect(await names()).toEqual(['Ann', 'Anne']);
  });

  test('refuses the same one, a missing, an archived and a foreign one, and other versions', async () => {
    expect((await mergeRefusal(ann, ann)).extensions.code).toBe('INVALID_INPUT');
    expect((await mergeRefusal(ann, { id: '5' })).extensions.code).toBe('NOT_FOUND');
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    expect((await mergeRefusal(ann, await other.customer('Bea'))).extensions.code).toBe('NOT_FOUND');
    expect((await mergeRefusal(ann, anne, { mergeVersion: 9 })).extensions).toMatchObject({
      code: 'STALE',
      details: { current: { id: anne.id } },
    });
    await owner().must(ArchiveCustomers, { ids: [anne.id] });
    expect((await mergeRefusal(ann, anne)).extensions.code).toBe('NOT_FOUND');
  });

  test('is for managers and owners with the plan', async () => {
    const host = await world.business.as(Role.FRONT_DESK);
    expect(await host.refused(MergeCustomers, { keepId: ann.id, mergeId: anne.id })).toBe('FORBIDDEN');
    const manager = await world.business.as(Role.MANAGER);
    await world.business.change({ plan: Plan.BASIC });
    expect(await manager.refused(MergeCustomers, { keepId: ann.id, mergeId: anne.id })).toBe('INVALID_PLAN');
    await world.business.change({ plan: Plan.STANDARD });
    await manager.must(MergeCustomers, { keepId: ann.id, mergeId: anne.id });
  });
});

describe('likely records', () => {
  test('have the phone number, the name or the e-mail address; most in common first', async () => {
    await change(ann, { email: 'Ann@Example.com' });
    const byPhone = await world.business.customer('Andy', 'Lee', ann.phone);
    const byName = await world.business.customer('ÁNN', 'Lee');
    await change(byName, { email: 'ann@example.com' });
    await owner().must(ArchiveCustomers, { ids: [(await world.business.customer('Ann', 'Lee')).id] });
    expect((await owner().must(SimilarCustomers, { id: ann.id })).similarCustomers).toEqual([
      { customer: { id: byName.id }, common: ['NAME', 'EMAIL'] },
      { customer: { id: byPhone.id }, common: ['PHONE'] },
    ]);
    await merge(ann, byName);
    expect((await owner().must(SimilarCustomers, { id: ann.id })).similarCustomers).toHaveLength(1);
  });
});

describe('undoing', () => {
  test('makes both records what they were', async () => {
    await change(ann, { notes: 'Likes tea', tags: ['VIP'] });
    await change(anne, { email: 'anne@example.com', notes: 'Left-handed', tags: ['New'], birthdayDisabled: true });
    await plantVisit(world.business, anne.id, { at: '2026-01-01T10:00Z', status: CheckInStatus.SEATED });
    await plantVisit(world.business, ann.id, { at: '2026-01-01T10:00Z', status: CheckInStatus.SEATED });
    const before = [await read(ann), await read(anne)];
    const merged = await merge(ann, anne);
    await undo(merged);
    const after = [await read(ann), await read(anne)];
    expect(after.map(({ version: _version, ...fields }) => fields)).toEqual(
      before.map(({ version: _version, ...fields }) => fields),
    );
    expect([await visits(ann), await visits(anne)]).toEqual([1, 1]);
    expect(await names()).toEqual(['Ann', 'Anne']);
    expect(await merges(ann)).toEqual([]);
    expect(await world.rows(world.business.id, 'select filled, moved from customer_merge')).toEqual([
      { filled: {}, moved: {} },
    ]);
  });

  test('leaves what happened since with the kept one', async () => {
    await change(anne, { email: 'anne@example.com', notes: 'Left-handed', tags: ['New', 'Old'] });
    const merged = await merge(ann, anne);
    await checkInAtKiosk(anne);
    await change(ann, { email: 'ann@example.com', notes: 'Left-handed\n\nCame with a dog', tags: ['Old', 'Dog'] });
    await undo(merged);
    expect(await read(ann)).toMatchObject({ email: 'ann@example.com', notes: 'Came with a dog', tags: ['Dog'] });
    expect(await read(anne)).toMatchObject({ email: 'anne@example.com', notes: 'Left-handed', tags: ['New', 'Old'] });
    expect([await visits(ann), await visits(anne)]).toEqual([1, 0]);
  });

  test('cuts the notes out as paragraphs only', async () => {
    await change(ann, { notes: 'Prefers not to wait' });
    await change(anne, { notes: 'no' });
    const merged = await merge(ann, anne);
    await change(ann, { notes: 'Prefers not to wait\n\nno\n\nCall first' });
    await undo(merged);
    expect(await read(ann)).toMatchObject({ notes: 'Prefers not to wait\n\nCall first' });
    const again = await merge(ann, anne);
    await change(ann, { notes: 'Prefers not to wait\n\nno nuts' });
    await undo(again);
    expect(await read(ann)).toMatchObject({ notes: 'Prefers not to wait\n\nno nuts' });
  });

  test('is forgotten once it can be undone no longer', async () => {
    await change(anne, { notes: 'Left-handed' });
    await merge(ann, anne);
    const [job] = await world.jobs(FORGET_MERGE.name);
    const forget = () => world.runJob(FORGET_MERGE, world.business.id, job!.payload as { mergeId: string });
    await forget();
    expect((await world.rows(world.business.id, 'select filled from customer_merge'))[0]).not.toEqual({ filled: {} });
    expect(await world.jobs(FORGET_MERGE.name)).toHaveLength(1);
    world.clock.set('2026-06-16T16:00:00.000Z');
    await forget();
    expect(await world.rows(world.business.id, 'select filled, moved from customer_merge')).toEqual([
      { filled: {}, moved: {} },
    ]);
  });

  test('is possible for a day, once', async () => {
    const merged = await merge(ann, anne);
    world.clock.set('2026-06-16T15:59:59.999Z');
    await undo(merged);
    expect(await undoRefusal(merged)).toBe('CONFLICT');
    const again = await merge(ann, anne);
    world.clock.forward(24 * 60 * 60 * 1000);
    expect(await merges(ann)).toMatchObject([{ merged: { id: anne.id }, undoUntil: null }]);
    expect(await undoRefusal(again)).toBe('CONFLICT');
    expect(await undoRefusal({ id: '5' })).toBe('NOT_FOUND');
  });

  test('of one of several leaves what the others account for', async () => {
    const bea = await world.business.customer('Bea', 'Lee');
    await change(anne, { tags: ['Twin', 'New'], offerDisabled: true, notes: 'First' });
    await change(bea, { tags: ['twin'], offerDisabled: true, notes: 'Second' });
    const first = await merge(ann, anne);
    const second = await merge(ann, bea);
    await undo(first);
    expect(await read(ann)).toMatchObject({ tags: ['Twin'], offerDisabled: true, notes: 'Second' });
    await undo(second);
    expect(await read(ann)).toMatchObject({ tags: [], offerDisabled: false, notes: '' });
  });

  test('goes backwards where a kept record was merged itself', async () => {
    const bea = await world.business.customer('Bea', 'Lee');
    await plantVisit(world.business, anne.id, { at: '2026-01-01T10:00Z', status: CheckInStatus.SEATED });
    const first = await merge(ann, anne);
    const second = await merge(bea, ann);
    expect(await read(anne)).toMatchObject({ id: bea.id });
    expect(await visits(bea)).toBe(1);
    await checkInAtKiosk(anne);
    expect(await visits(bea)).toBe(2);
    expect(await undoRefusal(first)).toBe('CONFLICT');
    await undo(second);
    expect(await read(anne)).toMatchObject({ id: ann.id });
    await undo(first);
    expect([await visits(anne), await visits(ann), await visits(bea)]).toEqual([1, 0, 1]);
  });
});

describe('at the same moment', () => {
  test('one record into the other and back: one merge counts, and no record is lost', async () => {
    const answers = await Promise.all([
      owner().ask(MergeCustomers, { keepId: ann.id, mergeId: anne.id }),
      owner().ask(MergeCustomers, { keepId: anne.id, mergeId: ann.id }),
      owner().ask(MergeCustomers, { keepId: ann.id, mergeId: anne.id }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'merged').sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'merged',
    ]);
    expect(await names()).toHaveLength(1);
  });

  test('check-ins and changes by the old id end at the kept one', async () => {
    const kiosk = await world.business.kiosk();
    const handles = await Promise.all(
      [ann, anne].map(async ({ firstName, lastName, phone }) => {
        const { addPerson } = await kiosk.must(AddPerson, { input: { firstName, lastName, phone } });
        return addPerson.handle;
      }),
    );
    await Promise.all([
      merge(ann, anne),
      ...handles.map((handle) => kiosk.must(CheckIn, { input: { handle } })),
      owner().must(UpdateCustomer, { id: anne.id, input: { birthdayDisabled: true } }),
    ]);
    const rows = await askAsSuperuser<{ id: string }>(
      'select distinct customer_id as id from check_in where business_id = $1',
      [world.business.id],
    );
    expect(rows).toEqual([{ id: ann.id }]);
    expect((await read(ann)).birthdayDisabled).toBe(true);
    const [row] = await askAsSuperuser(
      'select merged_into, archived_at is not null as hidden from customer where id = $1',
      [anne.id],
    );
    expect(row).toEqual({ merged_into: ann.id, hidden: true });
  });
});
