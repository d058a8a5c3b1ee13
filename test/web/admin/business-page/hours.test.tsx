import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { openApp } from '../open-app';
import { aPage, manager } from './a-page';

const path = '/account/page?tab=hours';
const monday = { id: '7', weekday: 1, opens: 540, closes: 1020, version: 3 };
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const press = async (user: ReturnType<typeof openApp>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const text = (listName: string) =>
  within(screen.getByRole('list', { name: listName }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('new hours are nine to five; what goes past midnight is entered as one', async () => {
  const { user, calls } = openApp(path, { viewer: manager, ...aPage() });
  expect(await screen.findByText('No hours yet.')).toBeTruthy();
  await user.keyboard('n');
  await dialog('Add Hours');
  expect([field('Weekday').value, field('Open time').value, field('Close time').value]).toEqual(['1', '540', '1020']);
  expect(within(field('Open time')).getAllByRole('option')).toHaveLength(97);
  await user.selectOptions(field('Weekday'), '');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.selectOptions(field('Weekday'), 'Friday');
  await user.selectOptions(field('Open time'), '6:00 PM');
  await user.selectOptions(field('Close time'), '2:00 AM (next day)');
  await press(user, 'Save');
  await closed();
  expect(calls.at(-1)).toEqual({
    name: 'WeeklyHours_Add',
    variables: { input: { weekday: 5, opens: 1080, closes: 120 } },
  });
  expect(text('Weekly hours')[5]).toBe('Friday6:00 PM – 2:00 AM (next day)');
  expect(text('Weekly hours')[1]).toBe('MondayClosed');
});

test('an end that is the start never leaves; overlaps are refused at the field in the words of the server', async () => {
  const page = aPage({ weekly: [monday] });
  const { user, calls } = openApp(path, {
    viewer: manager,
    Query: page.Query,
    Mutation: { addBusinessHour: () => refuse('CONFLICT', 'These hours overlap others that you have.', 'opens') },
  });
  await press(user, 'Add Hours');
  await dialog('Add Hours');
  await user.selectOptions(field('Open time'), '5:00 PM');
  await press(user, 'Save');
  expect(await screen.findByText('The end must be after the start.')).toBeTruthy();
  expect(calls).toEqual([]);
  await user.selectOptions(field('Open time'), '4:00 PM');
  await press(user, 'Save');
  expect(await screen.findByText('These hours overlap others that you have.')).toBeTruthy();
  expect(field('Open time').getAttribute('aria-describedby')).toBeTruthy();
});

test('hours are changed with their version, deleted, and brought back', async () => {
  const { user, calls } = openApp(path, { viewer: manager, ...aPage({ weekly: [monday] }) });
  await press(user, 'Edit Monday 9:00 AM – 5:00 PM');
  await dialog('Update Hours');
  await user.selectOptions(field('Close time'), '12:00 AM (midnight)');
  await press(user, 'Save');
  await closed();
  expect(calls.at(-1)?.variables).toEqual({ id: '7', input: { weekday: 1, opens: 540, closes: 1440 }, version: 3 });
  await press(user, /^Delete Monday/);
  expect(await screen.findByText('No hours yet.')).toBeTruthy();
  await press(user, 'Undo');
  await waitFor(() => expect(text('Weekly hours')[1]).toContain('9:00 AM – 12:00 AM (midnight)'));
});

test('hours that somebody else changed meanwhile are shown beside the own ones', async () => {
  const page = aPage({ weekly: [monday] });
  const { user, calls } = openApp(path, {
    viewer: manager,
    Query: page.Query,
    Mutation: {
      updateBusinessHour: (root: unknown, variables: { id: string; input: object; version: number }) =>
        variables.version === 3
          ? refuse('STALE', 'Somebody else changed these hours.', undefined, {
              current: { ...monday, opens: 480, version: 4 },
            })
          : page.Mutation.updateBusinessHour(root, variables),
    },
  });
  await press(user, /^Edit Monday/);
  await dialog('Update Hours');
  await user.selectOptions(field('Close time'), '6:00 PM');
  await press(user, 'Save');
  const panel = (await screen.findByText('Somebody else changed these hours')).closest<HTMLElement>('[role=alert]')!;
  expect(within(panel).getByText('8:00 AM – 5:00 PM')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Save mine anyway' }));
  await closed();
  expect(calls.at(-1)?.variables).toEqual({ id: '7', input: { weekday: 1, opens: 480, closes: 1080 }, version: 4 });
});

test('the hours of a day are copied to the other working days, or to some; what they replace is said and comes back', async () => {
  const weekly = [
    monday,
    { ...monday, id: '8', weekday: 2, opens: 600 },
    { ...monday, id: '9', weekday: 3 },
    { ...monday, id: '10', weekday: 5, opens: 1080, closes: 120 },
    { ...monday, id: '11', weekday: 6, opens: 660 },
  ];
  const { user, calls } = openApp(path, { viewer: manager, ...aPage({ weekly }) });
  await screen.findByRole('list', { name: 'Weekly hours' });
  const before = text('Weekly hours');
  await press(user, 'Copy the hours of Monday');
  const question = within(await dialog('Copy the hours of Monday'));
  const ticked = question.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  expect(ticked.map(({ labels }) => labels![0].textContent)).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  expect(question.getByText('Replaces the hours of Tuesday and Friday.')).toBeTruthy();
  await user.click(question.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(question.getByRole('checkbox', { name: 'Friday' }));
  expect(question.getByText('Replaces no other hours.')).toBeTruthy();
  await user.click(question.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(question.getByRole('checkbox', { name: 'Friday' }));
  expect(question.getByText('Replaces the hours of Friday and Saturday.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Copy' }));
  await closed();
  const seen = weekly.map(({ id, version }) => ({ id, version }));
  expect(calls).toEqual([{ name: 'WeeklyHours_Copy', variables: { fromWeekday: 1, toWeekdays: [3, 4, 5, 6], seen } }]);
  expect(text('Weekly hours').slice(4)).toEqual(
    ['Thursday', 'Friday', 'Saturday'].map((day) => `${day}9:00 AM – 5:00 PM`),
  );
  await press(user, 'Undo');
  expect(await screen.findByText('The hours are as they were.')).toBeTruthy();
  await waitFor(() => expect(text('Weekly hours')).toEqual(before));
});

test('hours that somebody else changed meanwhile are not copied over: the dialog says so and shows them', async () => {
  const { page, Query, Mutation } = aPage({ weekly: [monday] });
  const { user } = openApp(path, {
    viewer: manager,
    Query,
    Mutation: {
      ...Mutation,
      copyHours(...given: Parameters<typeof Mutation.copyHours>) {
        if (page.weekly.length > 1) return Mutation.copyHours(...given);
        page.weekly = [monday, { ...monday, id: '8', weekday: 2, opens: 600 }];
        return refuse('STALE', 'Somebody else changed these hours. Look at them as they are now, then save again.');
      },
    },
  });
  await press(user, 'Copy the hours of Monday');
  const question = within(await dialog('Copy the hours of Monday'));
  await user.click(question.getByRole('button', { name: 'Copy' }));
  expect((await question.findByRole('alert')).textContent).toContain('Somebody else changed these hours.');
  expect(await question.findByText('Replaces the hours of Tuesday.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Copy' }));
  await closed();
});

test('an exception has hours of its own, or none', async () => {
  const { user, calls } = openApp(path, { viewer: manager, ...aPage({ weekly: [monday] }) });
  await press(user, 'Add Exception');
  const form = await dialog('Add Exception');
  expect(within(form).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.change(within(form).getByLabelText('Date'), { target: { value: '2026-12-24' } });
  await user.type(within(form).getByLabelText('Name'), 'Christmas Eve');
  await user.click(within(form).getByRole('switch', { name: 'Closed' }));
  await user.click(within(form).getByRole('button', { name: 'More hours' }));
  const second = within(within(form).getByRole('group', { name: 'Hours 2' }));
  await user.selectOptions(second.getByLabelText('Open time'), '6:00 PM');
  await user.selectOptions(second.getByLabelText('Close time'), '8:00 PM');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await closed();
  expect(calls.at(-1)?.variables).toEqual({
    input: {
      date: '2026-12-24',
      name: 'Christmas Eve',
      ranges: [
        { opens: 540, closes: 1020 },
        { opens: 1080, closes: 1200 },
      ],
    },
    version: 0,
  });
  expect(text('Exceptions')).toEqual(['Thu, Dec 24, 2026 · Christmas Eve9:00 AM – 5:00 PM, 6:00 PM – 8:00 PM']);
  await press(user, 'Edit Christmas Eve, Thu, Dec 24, 2026');
  await user.click(within(await dialog('Thu, Dec 24, 2026')).getByRole('switch', { name: 'Closed' }));
  await press(user, 'Save');
  await closed();
  expect(text('Exceptions')).toEqual(['Thu, Dec 24, 2026 · Christmas EveClosed']);
  await press(user, /^Delete Christmas Eve/);
  expect(await screen.findByText('Thu, Dec 24, 2026 is like every Thursday again.')).toBeTruthy();
  await press(user, 'Undo');
  await waitFor(() => expect(text('Exceptions')).toHaveLength(1));
});

test('holidays of the coming year that are not there yet are offered, to be closed on', async () => {
  const { user, calls } = openApp(path, { viewer: manager, ...aPage({ weekly: [monday] }) });
  await press(user, 'US Holidays');
  const offer = await dialog('US Holidays');
  const boxes = await within(offer).findAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await user.click(box);
  await user.click(within(offer).getByRole('button', { name: 'Add 2 dates' }));
  await closed();
  expect(calls.map(({ variables }) => variables)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ input: expect.objectContaining({ name: 'Christmas', ranges: [] }), version: 0 }),
      expect.objectContaining({ input: expect.objectContaining({ name: 'Independence Day', ranges: [] }) }),
    ]),
  );
  await press(user, 'US Holidays');
  expect(await screen.findByText('You have all of them.')).toBeTruthy();
});
