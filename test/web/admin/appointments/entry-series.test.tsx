import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { AddAppointmentDialog } from '../../../../web/admin/appointments/entry/AddAppointmentDialog';
import { AppointmentDialog } from '../../../../web/admin/appointments/entry/AppointmentDialog';
import { refuse } from '../../mock-schema';
import { anAppointment, dialogOf, monday, openEntry, press, retype, timeZone } from './an-entry';

await import('../../../../web/admin/appointments/series/SeriesScopeDialog');

const WEEK = 7 * 86_400_000;
const later = (instant: string, weeks: number) => new Date(Date.parse(instant) + weeks * WEEK).toISOString();

/** Four Mondays at 10; the second is taken by Ann, the third outside of the hours, the fourth by somebody who is booking. */
const plan = (rule: string) => ({
  rule,
  times: [0, 1, 2, 3].map((index) => ({
    number: index + 1,
    date: later(monday('10:00'), index).slice(0, 10),
    startsAt: later(monday('10:00'), index),
    endsAt: later(monday('10:30'), index),
    isAfterSkip: false,
    isOutsideHours: index === 2,
    moreConflicts: index === 1 ? 3 : 0,
    conflicts:
      index % 2 === 0
        ? []
        : [
            {
              staffId: null,
              startsAt: later(monday('9:45'), index),
              endsAt: later(monday('10:15'), index),
              isOfSeries: false,
              appointment: index === 1 ? anAppointment() : null,
            },
          ],
  })),
});

type AddSeries = (input: { skips: string[]; overrules: string[] }) => unknown;
const added: AddSeries = () => ({ series: { id: '1' }, appointments: [anAppointment(), anAppointment({ id: '902' })] });

async function openAdd(addAppointmentSeries: AddSeries = added, planned = plan) {
  const [onAdded, onClose] = [jest.fn(), jest.fn()];
  const opened = openEntry(
    <AddAppointmentDialog
      slot={{ startsAt: new Date(monday('10:00')) }}
      isEvent
      timeZone={timeZone}
      onAdded={onAdded}
      onClose={onClose}
    />,
    {
      Query: { seriesPlan: (_: unknown, { input }: { input: { rule: string } }) => planned(input.rule) },
      Mutation: {
        addAppointment: () => anAppointment(),
        addAppointmentSeries: (_: unknown, { input }: { input: Parameters<AddSeries>[0] }) =>
          addAppointmentSeries(input),
      },
    },
  );
  await screen.findByRole('button', { name: 'Add event' });
  return { ...opened, onAdded, onClose };
}
type User = Awaited<ReturnType<typeof openAdd>>['user'];
const repeats = (user: User, words: string) => user.selectOptions(screen.getByLabelText('Repeats'), words);
const inputs = ({ calls }: Awaited<ReturnType<typeof openAdd>>) =>
  calls.filter(({ name }) => name === 'SeriesPlan_Add').map(({ variables }) => (variables as { input: object }).input);

test('what does not repeat is added as ever', async () => {
  const { user, calls, onAdded } = await openAdd();
  await press(user, 'Add event');
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(calls.some(({ name }) => name.startsWith('SeriesPlan'))).toBe(false);
});

test('a series is reported before it is saved; a taken time is skipped unless it is booked anyway', async () => {
  const opened = await openAdd();
  const { user, onAdded } = opened;
  await repeats(user, 'Weekly on Monday');
  await retype(user, 'How many times', '4');
  screen.getByText('Every Monday, 4 times.');
  await press(user, 'Add event');
  const report = await dialogOf('2 of 4 times are taken');
  within(report).getByText('Every Monday, 4 times, until Dec 14, 2026.');
  const lines = within(within(report).getByRole('list', { name: 'Times' })).getAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('p + p')!.textContent)).toEqual([
    'Free.',
    'Taken by Ann Lee: Mon, Nov 30, 9:45 – 10:15 AM. And 3 more.',
    'Free. Outside of the hours.',
    'Taken by a customer who is booking: Mon, Dec 14, 9:45 – 10:15 AM.',
  ]);
  expect((await axe.run(report, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  within(report).getByRole('button', { name: 'Add 2 events' });
  await press(user, 'Book anyway', within(report).getByRole('group', { name: 'Mon, Nov 30, 10:00 AM' }));
  await press(user, 'Skip', within(report).getByRole('group', { name: 'Mon, Dec 7, 10:00 AM' }));
  await press(user, 'Add 2 events', report);
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith('901'));
  expect(inputs(opened)).toMatchObject([
    {
      rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      skips: ['2026-12-07', '2026-12-14'],
      overrules: ['2026-11-30'],
      appointment: { isEvent: true, startsAt: '2026-11-23T16:00:00Z' },
    },
  ]);
  await screen.findByText(/is in the calendar, 2 times\./);
});

test('what is taken meanwhile is reported again, with what was chosen', async () => {
  let tries = 0;
  const opened = await openAdd((input) => {
    tries += 1;
    return tries === 1
      ? refuse('SLOT_TAKEN', 'That time is taken.', 'startsAt', { conflicts: [], times: [] })
      : added(input);
  });
  const { user, onAdded } = opened;
  await repeats(user, 'Daily');
  await press(user, 'Add event');
  await press(user, 'Add 2 events', await dialogOf('2 of 4 times are taken'));
  await screen.findByText('Meanwhile other times were taken. Nothing is saved yet.');
  await press(user, 'Add 2 events', await dialogOf('2 of 4 times are taken'));
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(inputs(opened)).toHaveLength(2);
});

test('going back from the report saves nothing and keeps the form', async () => {
  const opened = await openAdd();
  const { user, onAdded } = opened;
  await repeats(user, 'Monthly on the 23rd');
  await press(user, 'Add event');
  await press(user, 'Back', await dialogOf('2 of 4 times are taken'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /times are taken/ })).toBeNull());
  expect([inputs(opened), onAdded.mock.calls]).toEqual([[], []]);
  expect(screen.getByLabelText<HTMLSelectElement>('Repeats').value).toBe('monthDay');
});

test('a custom rule, with what is missing at its field', async () => {
  const opened = await openAdd();
  const { user } = opened;
  await repeats(user, 'Custom…');
  await retype(user, 'Every', '0');
  await user.click(screen.getByRole('button', { name: 'On a date' }));
  await press(user, 'Add event');
  await screen.findByText('Enter a number from 1 to 104.');
  await screen.findByText('Choose a date.');
  await retype(user, 'Every', '2');
  await user.click(screen.getByRole('button', { name: 'Wednesday' }));
  await user.click(screen.getByRole('button', { name: 'Friday' }));
  await user.type(screen.getByLabelText('Last date'), '2027-01-31');
  screen.getByText('Every second week on Wednesday and Friday, until Jan 31, 2027.');
  await press(user, 'Add event');
  await dialogOf('2 of 4 times are taken');
  expect(opened.calls.find(({ name }) => name === 'SeriesPlan_Plan')!.variables).toMatchObject({
    input: { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,FR;WKST=SU;UNTIL=20270131' },
  });
});

const series = {
  id: '5',
  rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=12',
  firstDate: '2026-11-23',
  lastDate: '2027-04-26',
  occurrences: 12,
};
/** The rule's third time; one before it was skipped. */
const member = (fields: object = {}) => anAppointment({ series, seriesNumber: 3, ...fields });
const seriesPlace = { number: 2, count: 11, following: 10, toCome: 11 };

async function openMember(Mutation: object = {}, fields: Parameters<typeof member>[0] = {}) {
  const onClose = jest.fn();
  const opened = openEntry(<AppointmentDialog id="901" timeZone={timeZone} onClose={onClose} onBookAgain={null} />, {
    Query: { appointment: () => ({ ...member(fields), seriesPlace }) },
    Mutation: {
      updateAppointmentSeries: () => ({ ids: ['901', '902'], appointment: member({ version: 6 }) }),
      setAppointmentSeriesFlag: (_: unknown, { flag }: { flag: string }) => ({
        ids: ['901', '902'],
        appointment: member({ version: 6, flag }),
      }),
      deleteAppointmentSeries: () => ({ ids: ['901', '902'], undoUntil: '2026-11-21T16:00:10.000Z' }),
      restoreAppointments: (_: unknown, { ids }: { ids: string[] }) => ({ ids }),
      updateAppointment: () => member({ version: 6 }),
      ...Mutation,
    },
  });
  await screen.findByText('Repeats: 2 of 11');
  screen.getByText('Planned as: Every second Monday, until Apr 26, 2027.');
  const sent = (name: string) => opened.calls.filter((call) => call.name === name).map(({ variables }) => variables);
  return { ...opened, onClose, sent };
}

test('a change asks which ones', async () => {
  const { user, sent, onClose } = await openMember();
  await retype(user, 'Time', '11:00 AM');
  await press(user, 'Save');
  const question = await dialogOf('Change which ones?');
  expect(within(question).getByRole('button', { name: 'Only this one' })).toBe(document.activeElement);
  expect((await axe.run(question, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  await press(user, 'This and following', question);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('Series_Update')).toMatchObject([
    { id: '901', scope: 'FOLLOWING', version: 5, overrules: false, input: { startsAt: '2026-11-23T17:00:00Z' } },
  ]);
  expect(sent('CalendarPage_Update')).toEqual([]);
});

test('only this one is saved by itself, and nothing without an answer', async () => {
  const { user, sent, onClose } = await openMember();
  await retype(user, /Notes/, 'Tea');
  await press(user, 'Save');
  await press(user, 'Cancel', await dialogOf('Change which ones?'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change which ones?' })).toBeNull());
  expect(sent('CalendarPage_Update')).toEqual([]);
  await press(user, 'Save');
  await press(user, 'Only this one', await dialogOf('Change which ones?'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('CalendarPage_Update')).toMatchObject([{ input: { notes: 'Tea' } }]);
});

test('canceling all of it is undone for the same ones', async () => {
  const { user, sent } = await openMember();
  await press(user, 'Canceled');
  await press(user, 'All', await dialogOf('Cancel which ones?'));
  await screen.findByText('Ann Lee: 2 are canceled.');
  await press(user, 'Undo');
  await waitFor(() => expect(sent('Series_SetFlag')).toHaveLength(2));
  expect(sent('Series_SetFlag')).toMatchObject([
    { scope: 'ALL', flag: 'CANCELED', version: 5, among: null },
    { scope: 'ALL', flag: 'CONFIRMED', version: 6, among: ['901', '902'] },
  ]);
});

test('a no-show is of one', async () => {
  const { user, sent } = await openMember(
    { setAppointmentFlag: () => member({ flag: 'NO_SHOW', version: 6 }) },
    { startsAt: '2020-11-23T16:00:00Z', endsAt: '2020-11-23T17:00:00Z' },
  );
  await press(user, 'No-show');
  await screen.findByText('Ann Lee is a no-show.');
  expect(sent('AppointmentDialog_SetFlag')).toHaveLength(1);
});

test('deleting asks which ones at once, and brings the same ones back', async () => {
  const { user, sent, onClose } = await openMember();
  await press(user, 'Delete');
  const question = await dialogOf('Delete which ones?');
  within(question).getByRole('button', { name: 'All: 11' });
  await press(user, 'This and following: 10', question);
  await screen.findByText('Ann Lee is deleted, 2 times.');
  expect(onClose).toHaveBeenCalled();
  expect(sent('Series_Delete')).toEqual([{ id: '901', scope: 'FOLLOWING' }]);
  await press(user, 'Undo');
  await waitFor(() => expect(sent('AppointmentDialog_Restore')).toEqual([{ ids: ['901', '902'] }]));
});
