import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../open-app';
import { host, openQueue, party, rowOf, staff } from './queue';

const ann = party(1, 'Ann', 'Lee', { reply: 'Could we get a high chair?', repliedAt: '2026-11-21T15:57:00.000Z' });
const answered =
  (notice: string | null = null) =>
  () => ({ sentBy: 'TEXT', notice, checkIn: { ...ann, version: 2, reply: null, repliedAt: null } });
const nothing = () => ({ ...answered('Ann stopped texts: nothing was sent.')(), sentBy: null });
const line = (id: number, kind: string, change: object = {}) => ({
  id: String(id),
  kind,
  at: '2026-11-21T15:58:00.000Z',
  by: 'Zoë Marchetti',
  fromStatus: null,
  toStatus: null,
  cancelBy: null,
  changes: [],
  minutes: null,
  text: null,
  why: null,
  channel: null,
  state: null,
  ...change,
});
const trail = [
  line(4, 'CALLED_UP', { channel: 'TEXT', state: 'UNDELIVERED', text: 'Ann, we are ready!' }),
  line(3, 'STATUS', { fromStatus: 'CHECKED_IN', toStatus: 'READY' }),
  line(2, 'REPLIED', { by: 'Customer', text: 'Could we get a high chair?' }),
  line(1, 'CHECKED_IN', { by: 'Kiosk' }),
];
const noVisits = () => ({ total: 0, cursor: null, items: [] });
type Answers = NonNullable<Parameters<typeof openQueue>[1]>;

async function openAnswer(textParty: () => unknown = answered(), entry = ann) {
  const app = openQueue([entry], { Mutation: { textParty } });
  await app.user.click(await screen.findByRole('button', { name: 'Answer Ann Lee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer Ann Lee' });
  return {
    ...app,
    dialog,
    field: within(dialog).getByLabelText<HTMLTextAreaElement>('Your answer'),
    send: () => app.user.click(within(dialog).getByRole('button', { name: 'Send Text' })),
  };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a text is answered by text', async () => {
  const { user, calls, dialog, field, send } = await openAnswer();
  expect(dialog.textContent).toContain('Could we get a high chair?');
  expect(dialog.textContent).toContain('480 characters left.');
  await send();
  await within(dialog).findByText('Write an answer.');
  expect(calls).toEqual([]);
  await user.type(field, ' It is at your table. ');
  await send();
  await screen.findByText('The answer is on its way to Ann.');
  await closed();
  expect(calls).toEqual([
    { name: 'TextDialog_Send', variables: { id: ann.id, text: 'It is at your table.', isAnswer: true } },
  ]);
});

test('a party that has not written is texted from its menu, with the parts that the carriers make of it', async () => {
  const entry = { ...ann, reply: null, repliedAt: null };
  const previewed: string[] = [];
  const { user, calls } = openQueue([entry], {
    Query: {
      messagePreview: (_: unknown, { about, text }: { about: string; text: string }) => {
        previewed.push(`${about} ${text}`);
        return { firstName: 'Ann', email: null, textRefusal: null, textParts: text.length > 20 ? 2 : 1 };
      },
    },
    Mutation: { textParty: answered() },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Text Ann' }));
  const dialog = await screen.findByRole('dialog', { name: 'Text Ann Lee' });
  await within(dialog).findByText('480 characters left. Goes out in 1 part.');
  await user.type(within(dialog).getByLabelText('Your text'), 'We moved to the terrace');
  await within(dialog).findByText('457 characters left. Goes out in 2 parts, and counts as one text.');
  expect(previewed).toContain('HOST_TEXT We moved to the terrace');
  await user.click(within(dialog).getByRole('button', { name: 'Send Text' }));
  await screen.findByText('A text is on its way to Ann.');
  await closed();
  expect(calls).toEqual([
    { name: 'TextDialog_Send', variables: { id: ann.id, text: 'We moved to the terrace', isAnswer: false } },
  ]);
});

test('to a party that cannot be texted nothing is written, or an e-mail', async () => {
  const openWith = async (email: string | null) => {
    const app = openQueue([{ ...ann, reply: null, hasStoppedTexts: true }], {
      Query: { messagePreview: () => ({ firstName: 'Ann', email, textRefusal: 'Ann stopped texts.', textParts: 1 }) },
    });
    expect(within(await rowOf('Ann Lee')).getByText('Opted out of texts')).toBeTruthy();
    await app.user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Text Ann' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Text Ann Lee' })) };
  };
  const byMail = await openWith('ann@example.com');
  await byMail.dialog.findByText('Ann stopped texts. An email goes out instead.');
  byMail.dialog.getByRole('button', { name: 'Send Email' });
  byMail.unmount();
  const { dialog } = await openWith(null);
  await dialog.findByText('Ann stopped texts. There is no email address either: nothing can be sent.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send Text' }).disabled).toBe(true);
});

test('the host reads the language of a customer who does not read English', async () => {
  const english = await openAnswer();
  expect(english.dialog.textContent).not.toContain('Ann reads');
  english.unmount();
  const { dialog } = await openAnswer(answered(), { ...ann, language: 'es' });
  within(dialog).getByText('Ann reads Spanish.');
});

test('an answer that is too long keeps its words, says so, and cannot be sent', async () => {
  const { user, dialog, field } = await openAnswer();
  await user.click(field);
  await user.paste('x'.repeat(500));
  expect(field.value).toHaveLength(500);
  await within(dialog).findByText('20 characters too long: a text has at most 480.');
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send Text' });
  expect(button.disabled).toBe(true);
  await user.type(field, '{Backspace}'.repeat(20));
  await within(dialog).findByText(/^0 characters left\./);
  expect(button.disabled).toBe(false);
});

test('Escape asks before typed words are lost', async () => {
  const { user, field } = await openAnswer();
  await user.type(field, 'Yes');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Leave without sending?' });
  expect(field.value).toBe('Yes');
});

test('an answer that went another way says so', async () => {
  const { user, field, send } = await openAnswer(answered('Ann stopped texts: nothing was sent.'));
  await user.type(field, 'Yes');
  await send();
  await screen.findByText('Ann stopped texts: nothing was sent.');
});

test('an answer that was not sent stays typed', async () => {
  const { user, field, send } = await openAnswer(nothing);
  await user.type(field, 'Yes');
  await send();
  await screen.findByText('Ann stopped texts: nothing was sent.');
  expect(field.value).toBe('Yes');
});

test('an answer that is refused stays typed, and leaving it asks', async () => {
  const { user, dialog, field, send } = await openAnswer(() => refuse('CONFLICT', 'Somebody answered already.'));
  await user.type(field, 'Yes');
  await send();
  await within(dialog).findByText(/: Somebody answered already\.$/);
  expect(field.value).toBe('Yes');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave without sending?' })).getByRole('button', {
      name: 'Leave',
    }),
  );
  await closed();
});

test('the update form shows the text too, and answers it', async () => {
  const { user } = openQueue([ann], { path: `/account/checkins?entry=${ann.id}` });
  const note = await screen.findByRole('note', { name: 'Text of Ann' });
  expect(note.textContent).toContain('Could we get a high chair?');
  await user.click(within(note).getByRole('button', { name: 'Answer' }));
  await screen.findByRole('dialog', { name: 'Answer Ann Lee' });
});

async function openHistory(entry = ann, options: Answers = {}) {
  const app = openQueue([entry], {
    ...options,
    Query: { checkInActivity: () => trail, customerCheckIns: noVisits, ...options.Query },
  });
  await app.user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'History' }));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Ann Lee' }) };
}
const lines = async (dialog: HTMLElement) =>
  within(await within(dialog).findByRole('region', { name: 'What happened' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the history says who did what, what was said and whether it arrived', async () => {
  const { dialog, user } = await openHistory();
  expect(await lines(dialog)).toEqual([
    'Called up by textAnn, we are ready!Zoë Marchetti, Nov 21, 2026, 9:58 AM · Not delivered',
    'Checked-In to ReadyZoë Marchetti, Nov 21, 2026, 9:58 AM',
    'Wrote a textCould we get a high chair?Customer, Nov 21, 2026, 9:58 AM',
    'Checked inKiosk, Nov 21, 2026, 9:58 AM',
  ]);
  await within(dialog).findByText('No Check-In History Found');
  await within(dialog).findByText('This customer has no checked-in history');
  await user.click(within(dialog).getByRole('tab', { name: 'Check-In' }));
  expect(within(dialog).getByRole('radiogroup', { name: 'Status' })).toBeTruthy();
});

test('the history shows what was signed at check-in to those who may read it', async () => {
  const signed = {
    id: '9',
    formName: 'Waiver',
    formVersion: 1,
    customer: { id: '1', firstName: 'Ann', lastName: 'Lee' },
    signerName: 'Ann Lee',
    signedFor: 'Kim Lee',
    kind: 'TYPED',
    place: 'KIOSK',
    signedAt: '2026-11-21T15:58:00.000Z',
    isBlanked: false,
  };
  const signatures = (_root: unknown, { checkInId }: { checkInId: string }) => ({
    items: checkInId === ann.id ? [signed] : [],
  });
  const viewer = { ...host, permissions: [...host.permissions, 'FORM_READ'] };
  const { dialog } = await openHistory(ann, { viewer, Query: { signatures } });
  const region = await within(dialog).findByRole('region', { name: 'Signed at check-in' });
  expect(within(region).getByRole('button').textContent).toBe(
    'Ann Lee for Kim LeeWaiverNov 21, 2026, 9:58 AM · Typed signature · Kiosk',
  );
});

test('the history says what a saved field was and is', async () => {
  const changes = [
    { field: 'partySize', before: '2', after: '4' },
    { field: 'notes', before: '', after: 'By the window' },
  ];
  const { dialog } = await openHistory(ann, {
    Query: { checkInActivity: () => [line(1, 'CHANGED', { changes })] },
  });
  expect(await lines(dialog)).toEqual([
    'Changed party size and notesParty size: 2, now 4Notes: none, now “By the window”Zoë Marchetti, Nov 21, 2026, 9:58 AM',
  ]);
});

test('the history says what could not be sent, and why', async () => {
  const why = 'Too many automatic texts went out.';
  const checkInActivity = () => [line(1, 'CLOSE_NOT_TOLD', { by: 'Greeter', why })];
  const { dialog } = await openHistory(ann, { Query: { checkInActivity } });
  expect(await lines(dialog)).toEqual([
    'Could not be told that it is almost their turnToo many automatic texts went out.Greeter, Nov 21, 2026, 9:58 AM',
  ]);
});

test('the last change of status is undone from the history while the server lets it', async () => {
  const { user, calls, dialog } = await openHistory(
    party(1, 'Ann', 'Lee', { status: 'READY', undoUntil: '2026-11-21T16:00:08.000Z' }),
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Undo: Checked-In to Ready' }));
  await waitFor(() => expect(calls).toEqual([{ name: 'QueuePage_UndoStatus', variables: { id: ann.id, version: 1 } }]));
});

test('and not later', async () => {
  const { dialog } = await openHistory(
    party(1, 'Ann', 'Lee', { status: 'READY', undoUntil: '2026-11-21T15:59:59.000Z' }),
  );
  await lines(dialog);
  expect(within(dialog).queryByRole('button', { name: /Undo/ })).toBeNull();
});

test('what was typed in the form is still there after a look at the history', async () => {
  const { user } = openQueue([ann], {
    path: `/account/checkins?entry=${ann.id}`,
    Query: { checkInActivity: () => trail, customerCheckIns: noVisits },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Ann Lee' });
  await user.type(await within(dialog).findByLabelText('Notes'), 'By the window');
  await user.click(within(dialog).getByRole('tab', { name: 'History' }));
  await lines(dialog);
  await user.click(within(dialog).getByRole('tab', { name: 'Check-In' }));
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('By the window');
});

test('staff read the history of the check-in, not that of the customer', async () => {
  const { dialog } = await openHistory(ann, {
    viewer: staff,
    Query: { customerCheckIns: () => refuse('FORBIDDEN', 'You may not do this.') },
  });
  expect(await lines(dialog)).toHaveLength(4);
  expect(within(dialog).queryByText(/history/)).toBeNull();
  expect(within(dialog).queryByText('You may not do this.')).toBeNull();
});

test('a history that cannot be had can be asked for again', async () => {
  let isDown = true;
  const { user, dialog } = await openHistory(ann, {
    Query: { checkInActivity: () => (isDown ? refuse('INTERNAL', 'Something went wrong.') : trail) },
  });
  await within(dialog).findByText('Something went wrong.');
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await lines(dialog)).toHaveLength(4);
});

test('the customer button opens the profile', async () => {
  const { user } = openQueue([ann], {
    path: `/account/checkins?entry=${ann.id}`,
    Query: { customerProfile: () => refuse('NOT_FOUND', 'Not found.'), customerCheckIns: noVisits },
  });
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Ann Lee' })).getByRole('button', { name: 'Customer Ann Lee' }),
  );
  await screen.findByText('This customer profile is no longer available.');
});
