import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BlockChange } from '../../../../web/admin/appointments/moved-appointment';
import { useMove } from '../../../../web/admin/appointments/use-move';
import { PlanWarning } from '../../../../web/admin/plans/PlanWarning';
import { refuse } from '../../mock-schema';
import { openDialog } from '../open-dialog';
import { anAppointment, anEvent, hours, joe, maya, timeZone } from './an-appointment';

function Mover({ change, onRefresh }: { change: BlockChange; onRefresh: () => void }) {
  const { move, gate, questions } = useMove({
    timeZone,
    hours,
    today: '2026-11-21',
    nameOf: () => 'Maya Lin',
    refresh: onRefresh,
  });
  return (
    <>
      <button type="button" onClick={() => void move(change)}>
        Drop it
      </button>
      <PlanWarning gate={gate} />
      {questions}
    </>
  );
}

type Save = (root: unknown, variables: { version: number; overrules: boolean; input: object }) => unknown;
const saved: Save = (_, { version, input }) => ({
  ...anAppointment(),
  version: version + 1,
  ...input,
  parts: anAppointment().parts,
});

/** Drops a change into the calendar, with what the server says to it. */
async function drop(fields: Partial<BlockChange>, updateAppointment: Save = saved, more: object = {}) {
  const refreshes: number[] = [];
  const change = { appointment: anAppointment(), part: 0, shift: 0, stretch: 0, column: null, ...fields };
  const app = openDialog(<Mover change={change} onRefresh={() => refreshes.push(1)} />, {
    Mutation: { updateAppointment, ...more },
  });
  await app.user.click(screen.getByRole('button', { name: 'Drop it' }));
  return { ...app, refreshes, saves: () => app.calls.filter(({ name }) => name === 'CalendarPage_Update') };
}
const inQuestion = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

test('what is moved can be taken back, with the version that it has by then', async () => {
  const { user, saves } = await drop({ shift: 60 });
  await screen.findByText('Moved to Sat, Nov 21, 10:30 AM.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves().map(({ variables }) => variables)).toEqual([
    { id: '11', version: 1, input: { startsAt: '2026-11-21T16:30:00.000Z' }, overrules: false },
    { id: '11', version: 2, input: { startsAt: '2026-11-21T15:30:00.000Z' }, overrules: false },
  ]);
});

test('outside of the hours it asks first, and a no leaves it', async () => {
  const { user, saves } = await drop({ shift: 5 * 60 });
  const question = await inQuestion('Outside of the hours');
  question.getByText("02:30 PM, Saturday is outside of Maya Lin's working hours. Continue booking anyway?");
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saves()).toEqual([]);
});

test('an event asks for no hours', async () => {
  const { saves } = await drop({ appointment: anEvent([maya, joe]), part: null, shift: 10 * 60 });
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a taken time is asked about, and saved over what is there after a yes', async () => {
  const conflicts = [
    { startsAt: '2026-11-21T16:30:00.000Z', endsAt: '2026-11-21T17:00:00.000Z' },
    {
      startsAt: '2026-11-21T17:00:00.000Z',
      endsAt: '2026-11-21T17:30:00.000Z',
      heldUntil: '2026-11-21T16:08:00.000Z',
    },
  ];
  const { user, saves } = await drop({ shift: 60 }, (root, variables) =>
    variables.overrules
      ? saved(root, variables)
      : refuse('SLOT_TAKEN', 'That time is taken.', undefined, { conflicts, moreConflicts: 12 }),
  );
  const question = await inQuestion('That time is taken');
  question.getByText('Sat, Nov 21, 10:30 – 11:00 AM');
  question.getByText('and 12 more.');
  question.getByText(/11:00 – 11:30 AM \(held for a customer until 10:08 AM, who would lose it\)/);
  const classes = (name: string) => question.getByRole('button', { name }).className;
  expect(classes('Choose another time')).toContain('MuiButton-contained');
  expect(classes('Book anyway')).not.toContain('MuiButton-contained');
  expect(document.activeElement?.textContent).toBe('Choose another time');
  await user.click(question.getByRole('button', { name: 'Book anyway' }));
  await screen.findByText('Moved to Sat, Nov 21, 10:30 AM.');
  expect(saves()).toHaveLength(2);
});

test('what somebody else changed meanwhile is read again', async () => {
  const { refreshes } = await drop({ shift: 60 }, () => refuse('STALE', 'It was changed.'));
  await screen.findByText('It was changed meanwhile. You see it now as it is.');
  expect(refreshes).toEqual([1]);
});

test('without the plan the plans open', async () => {
  await drop({ shift: 60 }, () => refuse('INVALID_PLAN', 'The calendar needs the Plus plan.'));
  const plans = within(await screen.findByRole('dialog', { name: 'Plans' }));
  expect(plans.getByText('The calendar needs the Plus plan.')).toBeTruthy();
});

test('of what repeats only the length is asked about where only that changes', async () => {
  const series = {
    id: '5',
    rule: 'FREQ=DAILY;COUNT=3',
    firstDate: '2026-11-21',
    lastDate: '2026-11-23',
    occurrences: 3,
  };
  await drop({ appointment: anAppointment({ series, seriesNumber: 1 }), stretch: 30 });
  const question = within(await screen.findByRole('dialog', { name: 'Change the length of which ones?' }));
  question.getByText(/^Each takes as long as this one then\./);
});

test('what repeats is moved alone, or with others, and they go back together', async () => {
  await import('../../../../web/admin/appointments/series/SeriesScopeDialog');
  const series = {
    id: '5',
    rule: 'FREQ=DAILY;COUNT=3',
    firstDate: '2026-11-21',
    lastDate: '2026-11-23',
    occurrences: 3,
  };
  const appointment = anAppointment({ series, seriesNumber: 1 });
  const { user, calls, saves } = await drop({ appointment, shift: 60 }, saved, {
    updateAppointmentSeries: () => ({ ids: ['11', '12'], appointment: { ...appointment, version: 2 } }),
  });
  const question = within(await screen.findByRole('dialog', { name: 'Move which ones?' }));
  question.getByText('Planned as: Every day, until Nov 23, 2026.');
  await user.click(question.getByRole('button', { name: 'All' }));
  await screen.findByText('2 of the series are changed.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const ofSeries = () => calls.filter(({ name }) => name === 'Series_Update').map(({ variables }) => variables);
  await waitFor(() => expect(ofSeries()).toHaveLength(2));
  expect(ofSeries()).toMatchObject([
    { scope: 'ALL', version: 1, among: null, input: { startsAt: '2026-11-21T16:30:00.000Z' } },
    { scope: 'ALL', version: 2, among: ['11', '12'], input: { startsAt: '2026-11-21T15:30:00.000Z' } },
  ]);
  expect(saves()).toEqual([]);
});
