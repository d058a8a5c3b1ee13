import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { aMember, openStaff, range, theOwner } from './a-staff';

const path = '/account/staff?hours=2';
const ann = (weekly = [range('1', 1)]) => aMember('2', 'Ann', 'Lee', { weekly });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const lines = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the hours of a staff member are added, nine to five at first, and stand in the list', async () => {
  const { user, calls, address } = openStaff([theOwner, ann([])], { path });
  const hours = within(await dialog('Hours of Ann Lee'));
  expect(await hours.findByText('No hours yet.')).toBeTruthy();
  await user.click(hours.getByRole('button', { name: 'Add Hours' }));
  await dialog('Add Hours');
  expect([field('Weekday').value, field('Open time').value, field('Close time').value]).toEqual(['1', '540', '1020']);
  await user.selectOptions(field('Weekday'), '');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.selectOptions(field('Weekday'), 'Tuesday');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await gone('Add Hours');
  expect(calls.at(-1)).toEqual({
    name: 'StaffHours_Add',
    variables: { staffId: '2', input: { weekday: 2, opens: 540, closes: 1020 } },
  });
  await waitFor(() => expect(lines('Weekly hours')[2]).toBe('Tuesday9:00 AM – 5:00 PM'));
  expect(lines('Weekly hours')[1]).toBe('MondayOff');
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await gone('Hours of Ann Lee');
  expect(address()).toBe('/account/staff');
  expect((await screen.findByRole('listitem', { name: 'Ann Lee' })).textContent).toContain('Tue 9:00 AM – 5:00 PM');
});

test('they are copied to other days, and deleted with Undo', async () => {
  const { user, calls } = openStaff([theOwner, ann()], { path });
  await user.click(await screen.findByRole('button', { name: 'Copy the hours of Monday' }));
  await dialog('Copy the hours of Monday');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await gone('Copy the hours of Monday');
  expect(calls.at(-1)?.variables).toEqual({
    staffId: '2',
    fromWeekday: 1,
    toWeekdays: [2, 3, 4, 5],
    seen: [{ id: '1', version: 1 }],
  });
  await waitFor(() => expect(lines('Weekly hours')[5]).toBe('Friday9:00 AM – 5:00 PM'));
  await user.click(screen.getByRole('button', { name: /^Delete Friday/ }));
  await waitFor(() => expect(lines('Weekly hours')[5]).toBe('FridayOff'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(lines('Weekly hours')[5]).toBe('Friday9:00 AM – 5:00 PM'));
});

test('time off lasts days, moves, and comes back after it was deleted', async () => {
  const { user, calls } = openStaff([theOwner, ann()], { path });
  await user.click(await screen.findByRole('button', { name: 'Add Time Off' }));
  await dialog('Add Time Off');
  fireEvent.change(field('First day'), { target: { value: '2026-12-24' } });
  fireEvent.change(field('Last day'), { target: { value: '2026-12-20' } });
  await user.type(field('Name'), 'Vacation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The last day must not be before the first.')).toBeTruthy();
  fireEvent.change(field('Last day'), { target: { value: '2026-12-31' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await gone('Add Time Off');
  const input = { date: '2026-12-24', lastDate: '2026-12-31', name: 'Vacation', ranges: [] };
  expect(calls.at(-1)?.variables).toEqual({ staffId: '2', id: null, input, version: 0 });
  const title = 'Thu, Dec 24, 2026 – Thu, Dec 31, 2026';
  const list = 'Time off and exceptions';
  await waitFor(() => expect(lines(list)).toEqual([`${title} · VacationTime off`]));
  await user.click(screen.getByRole('button', { name: `Edit Vacation, ${title}` }));
  await dialog(title);
  fireEvent.change(field('First day'), { target: { value: '2026-12-23' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await gone(title);
  const moved = { ...input, date: '2026-12-23' };
  expect(calls.at(-1)?.variables).toEqual({ staffId: '2', id: '100', input: moved, version: 1 });
  await user.click(await screen.findByRole('button', { name: /^Delete Vacation, Wed/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: list })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(lines(list)).toHaveLength(1));
  expect(calls.at(-1)?.variables).toEqual({ staffId: '2', id: null, input: moved, version: 0 });
});

test('time off that somebody else gave meanwhile is taken over, and can then be moved', async () => {
  const theirs = { id: '77', date: '2026-12-24', lastDate: '2026-12-24', name: 'Dentist', ranges: [], version: 4 };
  const { user, calls } = openStaff([theOwner, ann()], {
    path,
    Mutation: {
      setStaffHoursException: (_: unknown, { id, input }: { id: string | null; input: object }) =>
        id ? { ...theirs, ...input } : refuse('STALE', 'Somebody changed it.', undefined, { current: theirs }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Time Off' }));
  await dialog('Add Time Off');
  fireEvent.change(field('First day'), { target: { value: '2026-12-24' } });
  await user.type(field('Name'), 'Vacation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(field('Name').value).toBe('Dentist'));
  fireEvent.change(field('First day'), { target: { value: '2026-12-26' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await gone('Add Time Off');
  const input = { date: '2026-12-26', lastDate: '2026-12-26', name: 'Dentist', ranges: [] };
  expect(calls.at(-1)?.variables).toEqual({ staffId: '2', id: '77', input, version: 4 });
});

test('a plan without staff is said where hours are saved', async () => {
  const { user } = openStaff([theOwner, ann([])], {
    path,
    Mutation: { addStaffHour: () => refuse('INVALID_PLAN', 'Staff needs the Standard plan.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Hours' }));
  await dialog('Add Hours');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await dialog('Plans')).toBeTruthy();
});
