import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openQueue, party, rowOf, staff, staleWith } from './queue';

const ann = party(1, 'Ann', 'Lee', { notes: 'By the window' });
const old = party(5, 'Old', 'Timer', {
  isEditable: false,
  position: null,
  notes: 'Left-handed',
  createdAt: '2026-11-20T15:00:00.000Z',
});
const open = `/account/checkins?entry=${ann.id}`;

const dialog = () => screen.findByRole('dialog', { name: /Ann Lee|Old Timer/ });
const notes = async () => within(await dialog()).getByLabelText<HTMLTextAreaElement>('Notes');
const press = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a row opens its update form in the address, and going back closes it', async () => {
  const { user, router, address } = openQueue([ann]);
  await rowOf('Ann Lee');
  await user.click(screen.getByRole('link', { name: 'Ann Lee' }));
  const form = await dialog();
  expect(address()).toBe(open);
  expect((await notes()).value).toBe('By the window');
  expect(within(form).getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true);
  expect(within(form).getByRole('link', { name: 'Call (512) 555-0101' }).getAttribute('href')).toBe('tel:+15125550101');
  expect(within(form).getByRole('link', { name: 'ann@example.com' }).getAttribute('href')).toBe(
    'mailto:ann@example.com',
  );
  expect(form.textContent).toContain('Nov 21, 2026, 9:30 AM');
  await act(() => router.navigate(-1));
  await closed();
  expect(address()).toBe('/account/checkins');
});

test('Save sends status, party and notes with the version; all of it can be taken back', async () => {
  const { user, calls, address } = openQueue([ann], { path: open });
  const form = await dialog();
  await user.click(within(form).getByRole('radio', { name: 'Seated' }));
  await user.click(within(form).getByRole('radio', { name: '5+' }));
  const size = within(form).getByRole('textbox', { name: 'How many people?' });
  await user.clear(size);
  await user.type(size, '12');
  await user.clear(await notes());
  await user.type(await notes(), ' Two chairs ');
  await press(user, 'Save');
  await closed();
  expect(calls).toEqual([
    {
      name: 'QueuePage_Update',
      variables: {
        id: ann.id,
        version: 1,
        input: { status: 'SEATED', partySize: 12, notes: 'Two chairs', tableNumber: '' },
      },
    },
  ]);
  expect(address()).toBe('/account/checkins');
  await screen.findByText('Ann Lee is seated.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.slice(1)).toEqual([
      { name: 'QueuePage_UndoStatus', variables: { id: ann.id, version: 2 } },
      {
        name: 'QueuePage_Update',
        variables: { id: ann.id, version: 3, input: { partySize: 2, notes: 'By the window', tableNumber: '' } },
      },
    ]),
  );
});

test('a party of nobody is not sent', async () => {
  const { user, calls } = openQueue([ann], { path: open });
  await user.click(within(await dialog()).getByRole('radio', { name: '5+' }));
  await user.clear(screen.getByRole('textbox', { name: 'How many people?' }));
  await press(user, 'Save');
  await screen.findByText('Enter a party of 1 to 99.');
  expect(calls).toEqual([]);
});

/** Opens Ann's form, types a note, and lets another host be quicker. */
async function saveTooLate(
  alsoDo: (user: ReturnType<typeof openQueue>['user']) => Promise<unknown> = async () => undefined,
) {
  let isStale = true;
  const app = openQueue([ann], {
    path: open,
    Mutation: {
      updateCheckIn: (_: unknown, { id, input }: { id: string; input: object }) =>
        isStale
          ? staleWith({
              id,
              version: 7,
              status: 'READY',
              partySize: 4,
              notes: 'At the bar',
              selectedProducts: [],
              tableNumber: '7',
              createdAt: '2026-11-21T15:30:00.000Z',
            })
          : { ...ann, ...input, version: 8 },
    },
  });
  await app.user.type(await notes(), ', please');
  await alsoDo(app.user);
  await press(app.user, 'Save');
  const panel = (await screen.findByText('Somebody else changed this check-in')).closest<HTMLElement>('[role=alert]');
  isStale = false;
  return { ...app, panel };
}

test('who saves on an old version sees what stands now beside what they typed, and saves that without taking back what else was changed', async () => {
  const { user, calls, panel } = await saveTooLate();
  expect((await notes()).value).toBe('By the window, please');
  const lines = within(panel ?? document.body)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(lines.slice(1)).toEqual([
    ['Status', 'Ready', 'Ready'],
    ['Party', '4', '4'],
    ['Table', '7', '7'],
    ['Notes', 'At the bar', 'By the window, please'],
  ]);
  await press(user, 'Save mine anyway');
  await closed();
  expect(calls.at(-1)?.variables).toEqual({
    id: ann.id,
    version: 7,
    input: { status: 'READY', partySize: 4, notes: 'By the window, please', tableNumber: '7' },
  });
});

test('what both changed stays as it was typed here', async () => {
  const { panel } = await saveTooLate(async (user) =>
    user.click(within(await dialog()).getByRole('radio', { name: 'Seated' })),
  );
  expect(within(panel ?? document.body).getByRole('row', { name: /^Status/ }).textContent).toBe('StatusReadySeated');
  expect(
    within(await dialog())
      .getByRole('radio', { name: 'Seated' })
      .getAttribute('aria-checked'),
  ).toBe('true');
});

test('or takes what the other host saved', async () => {
  const { user, calls } = await saveTooLate();
  await press(user, 'Take theirs');
  await waitFor(async () => expect((await notes()).value).toBe('At the bar'));
  expect(within(await dialog()).getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
  expect(
    within(await dialog())
      .getByRole('radio', { name: 'Ready' })
      .getAttribute('aria-checked'),
  ).toBe('true');
  await user.type(await notes(), '!');
  await press(user, 'Save');
  await closed();
  expect(calls.at(-1)?.variables).toEqual({
    id: ann.id,
    version: 7,
    input: { status: 'READY', partySize: 4, notes: 'At the bar!', tableNumber: '7' },
  });
});

test('a form in which nothing was typed follows the other host', async () => {
  const { change, tick } = openQueue([ann], { path: open });
  expect((await notes()).value).toBe('By the window');
  change(ann.id, { notes: 'At the bar' });
  tick();
  await waitFor(async () => expect((await notes()).value).toBe('At the bar'));
});

test('leaving with something typed asks first', async () => {
  const { user, address } = openQueue([ann], { path: open });
  await user.type(await notes(), '!');
  await press(user, 'Cancel');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await notes()).value).toBe('By the window!');
  await press(user, 'Cancel');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await closed();
  expect(address()).toBe('/account/checkins');
});

test('on another day it can be read and closed', async () => {
  const { user, address } = openQueue([old], { path: `/account/checkins?date=2026-11-20&entry=${old.id}` });
  const form = await dialog();
  await within(form).findByText('Left-handed');
  expect(
    within(form)
      .getAllByRole<HTMLButtonElement>('radio')
      .every((radio) => radio.disabled),
  ).toBe(true);
  expect(within(form).queryByRole('textbox')).toBeNull();
  expect(within(form).queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(within(form).getAllByRole('button', { name: 'Close' })[1]);
  await closed();
  expect(address()).toBe('/account/checkins?date=2026-11-20');
});

test('a double press on Close stays on the queue', async () => {
  const { user, address, router } = openQueue([ann], { path: '/account', viewer: staff });
  await act(() => router.navigate('/account/checkins'));
  await user.click(await screen.findByRole('link', { name: /Ann/ }));
  const close = within(await dialog()).getAllByRole('button', { name: 'Close' })[0];
  act(() => {
    close.click();
    close.click();
  });
  await closed();
  expect(address()).toBe('/account/checkins');
});

test('staff change the status there and nothing else', async () => {
  const { user, calls } = openQueue([ann], { path: open, viewer: staff });
  const form = await dialog();
  await user.click(await within(form).findByRole('radio', { name: 'Ready' }));
  expect(within(form).queryByRole('textbox')).toBeNull();
  await press(user, 'Save');
  await closed();
  expect(calls).toEqual([{ name: 'QueuePage_SetStatus', variables: { id: ann.id, status: 'READY', version: 1 } }]);
});

test('an entry that is gone says so', async () => {
  openQueue([ann], { path: '/account/checkins?entry=99' });
  await screen.findByText('This check-in is no longer there: it was deleted.');
});
