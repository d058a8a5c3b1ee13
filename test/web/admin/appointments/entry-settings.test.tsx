import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { CalendarSettingsDialog } from '../../../../web/admin/appointments/entry/CalendarSettingsDialog';
import { refuse } from '../../mock-schema';
import { dialogOf, openEntry, press, questionOf, retype, settings } from './an-entry';

type Answers = NonNullable<Parameters<typeof openEntry>[1]>;

async function openSettings(fields: object = {}, { Mutation, ...answers }: Answers = {}) {
  const server = { settings: { ...settings, ...fields } };
  const onClose = jest.fn();
  const opened = openEntry(<CalendarSettingsDialog onClose={onClose} />, {
    ...answers,
    Query: { calendarSettings: () => server.settings },
    Mutation: {
      updateCalendarSettings: (_: unknown, { input, version }: { input: object; version: number }) => {
        if (version !== server.settings.version)
          refuse('STALE', 'Somebody else changed the settings.', undefined, { current: server.settings });
        server.settings = { ...server.settings, ...input, version: version + 1 };
        return server.settings;
      },
      ...Mutation,
    },
  });
  await screen.findByRole('button', { name: 'Save' });
  return { ...opened, server, onClose };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sent = (writes: { variables: object }[]) => writes.map(({ variables }) => variables);

test('only changed settings are saved, and what cannot be is said at its field', async () => {
  const { user, writes, onClose } = await openSettings();
  const dialog = await dialogOf('Calendar settings');
  const { violations } = await act(() => axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await press(user, '45');
  await press(user, 'Week');
  await user.click(screen.getByRole('radio', { name: 'On the same day too, some time ahead' }));
  expect(field('Time ahead').value).toBe('2');
  await retype(user, 'Places side by side', '51');
  await retype(user, 'Minutes free after an appointment', '10');
  await press(user, 'Save');
  await screen.findByText('Enter a number from 1 to 50.');
  expect(writes()).toEqual([]);
  await retype(user, 'Places side by side', '4');
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(writes())).toEqual([
    {
      version: 3,
      input: { bookingInterval: 45, bookingSlots: 4, calendarView: 'WEEK', noticeMinutes: 120, bufferAfter: 10 },
    },
  ]);
});

test('from the next day on takes the place of minutes ahead', async () => {
  const { user, writes, onClose } = await openSettings({ noticeMinutes: 90 });
  expect(field('Time ahead').value).toBe('90');
  expect(screen.getByRole('button', { name: 'Minutes' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'From the next day on' }));
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(writes())).toEqual([{ version: 3, input: { fromNextDay: true } }]);
});

test('of settings that somebody else changed too, both are shown', async () => {
  const { user, server, onClose } = await openSettings();
  await retype(user, 'Latest booking, in days ahead', '30');
  server.settings = { ...server.settings, windowDays: 90, version: 4 };
  await press(user, 'Save');
  await screen.findByText('Somebody else changed the settings');
  const row = screen.getByRole('rowheader', { name: 'Latest' }).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['90 days ahead', '30 days ahead']);
  await press(user, 'Save mine anyway');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.settings.windowDays).toBe(30);
});

test('closing asks about what was not saved, and the plan is said', async () => {
  const { user, onClose } = await openSettings(
    {},
    { Mutation: { updateCalendarSettings: () => refuse('INVALID_PLAN', 'Booking needs the Plus plan.') } },
  );
  await press(user, 'Week');
  await press(user, 'Save');
  const plans = await dialogOf('Plans');
  await press(user, 'Close', plans);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Plans' })).toBeNull());
  await press(user, 'Cancel');
  await press(user, 'Keep editing', await questionOf('Leave without saving?'));
  expect(onClose).not.toHaveBeenCalled();
});

test('what becomes of those who are late is saved, and their minutes are a number', async () => {
  const { user, writes, onClose } = await openSettings();
  await retype(user, 'Grace for late arrivals, in minutes', '121');
  await press(user, 'Their place');
  await press(user, 'Save');
  await screen.findByText('Enter minutes from 0 to 120.');
  await retype(user, 'Grace for late arrivals, in minutes', '15');
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(writes())).toEqual([{ version: 3, input: { lateMinutes: 15, lateArrival: 'KEEP' } }]);
});

test('who is told by e-mail of what customers do online is saved', async () => {
  const { user, writes, onClose } = await openSettings();
  const group = screen.getByRole('group', { name: 'Tell by email of what customers book, move and cancel online' });
  const chosen = () => within(group).getByRole('button', { pressed: true }).textContent;
  expect(chosen()).toBe('Owners');
  await press(user, 'Owners and staff');
  expect(chosen()).toBe('Owners and staff');
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(writes())).toEqual([{ version: 3, input: { bookingMail: 'STAFF' } }]);
});

test('until when customers cancel and change by themselves, or that they do not', async () => {
  const { user, writes, onClose } = await openSettings({ cancelMinutes: 1440, changeMinutes: 90 });
  const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
  expect(select('Customers cancel').selectedOptions[0]!.textContent).toBe('Until 24 hours before');
  expect(select('Customers change the time').selectedOptions[0]!.textContent).toBe('Until 90 minutes before');
  await user.selectOptions(select('Customers cancel'), 'Until 2 hours before');
  await user.selectOptions(select('Customers change the time'), 'Not by themselves');
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(writes())).toEqual([{ version: 3, input: { cancelMinutes: 120, neverChange: true } }]);
});
