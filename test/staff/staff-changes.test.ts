import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import { addMember } from './staff-steps.js';
import {
  AddStaffHour,
  ArchiveStaffMembers,
  RestoreStaffMembers,
  SetStaffHoursException,
  StaffChanges,
  UpdateStaffMember,
} from './staff.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

const changes = async (id: string) =>
  (await owner().must(StaffChanges, { id })).staffChanges.items.map(({ action, fields }) =>
    [action, ...fields].join(' '),
  );

test('who did what to a staff member, their hours and time off, latest first', async () => {
  const { id } = await addMember(owner());
  const { id: other } = await addMember(owner(), { firstName: 'Cal' });
  await owner().must(UpdateStaffMember, { id, input: { firstName: 'Beatrice', color: '#019fe8' } });
  await owner().must(AddStaffHour, { staffId: id, input: { weekday: 1, opens: 540, closes: 1020 } });
  await owner().must(SetStaffHoursException, {
    staffId: id,
    input: { date: '2026-07-01', name: 'Vacation', ranges: [] },
  });
  await owner().must(ArchiveStaffMembers, { ids: [id, other] });
  await owner().must(ArchiveStaffMembers, { ids: [id] });
  await owner().must(RestoreStaffMembers, { ids: [id] });
  expect(await changes(id)).toEqual([
    'staff.restore',
    'staff.archive',
    'staff-hours.set-exception',
    'staff-hours.add',
    'staff.update firstName',
    'staff.add',
  ]);
  expect(await changes(other)).toEqual(['staff.archive', 'staff.add']);
  const first = (await owner().must(StaffChanges, { id, first: 4 })).staffChanges;
  const rest = (await owner().must(StaffChanges, { id, first: 4, after: first.cursor })).staffChanges;
  expect([first.items.length, rest.items.length, rest.cursor]).toEqual([4, 2, null]);
});

test('names people as the staff does, and is for managers and owners', async () => {
  const manager = await world.business.as(Role.MANAGER);
  const { id } = await addMember(manager);
  const [entry] = (await manager.must(StaffChanges, { id })).staffChanges.items;
  expect(entry!.by).toMatch(/^\w+ \w+/);
  expect(await (await world.business.as(Role.FRONT_DESK)).refused(StaffChanges, { id })).toBe('FORBIDDEN');
  const other = await world.aBusiness();
  expect(await other.owner.refused(StaffChanges, { id })).toBe('NOT_FOUND');
});
