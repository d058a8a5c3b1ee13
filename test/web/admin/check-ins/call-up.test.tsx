import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../open-app';
import { openQueue, party, rowOf } from './queue';

const ann = party(1, 'Ann', 'Lee');
const notifiedAt = '2026-11-21T16:00:00.000Z';
const preview = {
  firstName: 'Ann',
  phone: '5125550101',
  email: 'ann@example.com',
  text: 'Ann, we are ready for you!',
  spoken: 'Hello Ann. We are ready for you.',
  mailSubject: 'We are ready for you',
  language: 'en',
  mailText: 'Hi Ann, we are ready.',
  textRefusal: null,
  textsLeft: 1342,
  textParts: 2,
};
const called =
  (sentBy: string | null, notice: string | null = null) =>
  () => ({ sentBy, notice, checkIn: { ...ann, version: 2, status: 'READY', notifiedAt } });

async function openCallUp({ change = {}, callUp = called('TEXT') }: { change?: object; callUp?: () => unknown } = {}) {
  const app = openQueue([ann], {
    Query: { plans: () => [], messagePreview: () => ({ ...preview, ...change }) },
    Mutation: { callUp },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Call up Ann Lee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Call Up Ann Lee' });
  await waitFor(() => expect(within(dialog).queryByRole('status', { name: 'LOADING' })).toBeNull());
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  return { ...app, dialog, button, press: (name: string) => app.user.click(button(name)) };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('by text: whom, what they read, what is left; then it says so', async () => {
  const { dialog, press, calls, change } = await openCallUp();
  expect(dialog.textContent).toContain('Ann, we are ready for you!');
  expect(dialog.textContent).toContain('To Ann, (512) 555-0101');
  expect(dialog.textContent).not.toContain('language');
  expect(dialog.textContent).toContain('Goes out in 2 parts, and counts as one text. 1,342 texts left this month.');
  change(ann.id, { status: 'READY', notifiedAt });
  await press('Send Text');
  await screen.findByText('A text is on its way to Ann.');
  await closed();
  expect(calls).toEqual([{ name: 'CallUpDialog_CallUp', variables: { id: ann.id, channel: 'TEXT' } }]);
  await waitFor(async () => expect((await rowOf('Ann Lee')).textContent).toContain('Called up just now'));
});

test('in another language than English it says which', async () => {
  const { dialog } = await openCallUp({ change: { language: 'es', text: 'Ann, ya es su turno.' } });
  expect(dialog.textContent).toContain('In Spanish, the language that Ann chose.');
  expect(within(dialog).getByText('Ann, ya es su turno.').lang).toBe('es');
});

test('by call: what they hear', async () => {
  const { dialog, press, calls } = await openCallUp({ callUp: called('CALL') });
  await press('Via Call');
  expect(dialog.textContent).toContain('“Hello Ann. We are ready for you.”');
  expect(dialog.textContent).toContain('A call counts as a text.');
  await press('Call');
  await screen.findByText('Ann is being called.');
  expect(calls[0].variables).toEqual({ id: ann.id, channel: 'CALL' });
});

test('without texts left it says before sending that an e-mail goes out instead', async () => {
  const notice = "This month's texts are used up: an email went out instead.";
  const { dialog, press } = await openCallUp({
    change: { textRefusal: "This month's texts are used up.", textsLeft: 0 },
    callUp: called('EMAIL', notice),
  });
  expect(dialog.textContent).toContain("This month's texts are used up. An email goes out instead.");
  expect(dialog.textContent).toContain('To Ann, ann@example.com');
  expect(dialog.textContent).toContain('Hi Ann, we are ready.');
  await press('Send Email');
  await screen.findByText(notice);
  await closed();
});

test('where nothing can be sent, nothing is', async () => {
  const { dialog, button } = await openCallUp({ change: { textRefusal: 'Ann stopped texts.', email: null } });
  expect(dialog.textContent).toContain('Ann stopped texts. There is no email address either: nothing can be sent.');
  expect(button('Send Email').disabled).toBe(true);
});

test('a refusal stands in the dialog, and it can be tried again', async () => {
  const { dialog, press, button } = await openCallUp({ callUp: () => refuse('CONFLICT', 'Ann is seated.') });
  await press('Send Text');
  await within(dialog).findByText(/: Ann is seated\.$/);
  expect(button('Send Text').disabled).toBe(false);
});

test('a plan without call-up opens the plans, and the warning can be dismissed', async () => {
  const { dialog, press, user } = await openCallUp({
    callUp: () => refuse('INVALID_PLAN', 'Call-up needs a higher plan.'),
  });
  await press('Send Text');
  await user.click(within(await screen.findByRole('dialog', { name: 'Plans' })).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Plans' })).toBeNull());
  await within(dialog).findByText('Call-up needs a higher plan.');
  await press('Dismiss');
  expect(within(dialog).queryByText('Call-up needs a higher plan.')).toBeNull();
});

test('where the plan lacks call-up, the plans open at once, and again from the dialog', async () => {
  const { user } = openQueue([ann], {
    Query: { plans: () => [], messagePreview: () => refuse('INVALID_PLAN', 'Your plan does not include this.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Call up Ann Lee' }));
  const closePlans = async (reason?: string) => {
    const plans = within(await screen.findByRole('dialog', { name: 'Plans' }));
    if (reason) expect(plans.getByText(reason)).toBeTruthy();
    await user.click(plans.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Plans' })).toBeNull());
  };
  await closePlans('Your plan does not include this.');
  const dialog = within(screen.getByRole('dialog', { name: 'Call Up Ann Lee' }));
  expect(dialog.getByRole('alert').textContent).toBe('Your plan does not include this.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send Text' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await user.click(dialog.getByRole('button', { name: 'Plans' }));
  await closePlans();
});

test('who is called up by another host meanwhile is not called twice', async () => {
  const { dialog, change, tick, button } = await openCallUp();
  change(ann.id, { status: 'READY', notifiedAt });
  tick();
  await within(dialog).findByText('Ann has been notified. You can call up again in 3 min.');
  expect(button('Send Text').disabled).toBe(true);
});

test('who does not come is called up again from the row after 3 minutes, and before that the button says when', async () => {
  const called2 = party(2, 'Ben', 'Ortiz', { status: 'READY', notifiedAt: '2026-11-21T15:58:30.000Z' });
  const called3 = party(3, 'Cem', 'Aydın', { status: 'READY', notifiedAt: '2026-11-21T15:57:00.000Z' });
  const { user, calls } = openQueue([called2, called3], {
    Query: { plans: () => [], messagePreview: () => ({ ...preview, firstName: 'Cem' }) },
    Mutation: { callUp: () => ({ sentBy: 'TEXT', notice: null, checkIn: { ...called3, notifiedAt } }) },
  });
  const waits = await screen.findByRole<HTMLButtonElement>('button', { name: 'Call up Ben Ortiz again in 2 min' });
  expect([waits.disabled, waits.textContent]).toEqual([true, 'Called upAgain in 2 min']);
  await user.click(screen.getByRole('button', { name: 'Call up Cem Aydın again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Call Up Cem Aydın' });
  await within(dialog).findByText('Cem was called up 3 minutes ago. This is once more.');
  await user.click(within(dialog).getByRole('button', { name: 'Send Text' }));
  await closed();
  expect(calls).toEqual([{ name: 'CallUpDialog_CallUp', variables: { id: called3.id, channel: 'TEXT' } }]);
});

const open = `/account/checkins?entry=${ann.id}`;
const form = () => screen.findByRole('dialog', { name: 'Ann Lee' });
const box = async () => within(await form()).getByRole<HTMLInputElement>('checkbox');
type Presses = { click(element: Element): Promise<void> };
const setTo = async (user: Presses, word: string) =>
  user.click(within(await form()).getByRole('radio', { name: word }));
const save = async (user: Presses) => user.click(within(await form()).getByRole('button', { name: 'Save' }));

/** Answers of a save that calls Ann up; `refusal` is thrown instead while it is set. */
function savesWithCallUp(answer: { sentBy: string | null; notice: string | null }) {
  const server = { refusal: null as (() => never) | null };
  const updateCheckIn = (_root: unknown, { input }: { input: object }) =>
    server.refusal ? server.refusal() : { ...ann, ...input, version: 2, notifiedAt, callUpAnswer: answer };
  return { server, Mutation: { updateCheckIn } };
}
const readyForm = { status: 'READY', partySize: 2, notes: '', tableNumber: '' };

test('Save with the box ticked saves and calls up in one change', async () => {
  const { user, calls } = openQueue([ann], { path: open, ...savesWithCallUp({ sentBy: 'TEXT', notice: null }) });
  await form();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await setTo(user, 'Ready');
  await user.click(within(await form()).getByRole('checkbox', { name: 'Call up Ann via text on Save' }));
  await save(user);
  await screen.findByText('A text is on its way to Ann.');
  await closed();
  expect(calls).toEqual([
    { name: 'QueuePage_Update', variables: { id: ann.id, version: 1, input: readyForm, callUp: 'TEXT' } },
  ]);
});

test('a call-up that took another way says so in the words of the server', async () => {
  const notice = 'Ann stopped texts: an email went out instead.';
  const { user } = openQueue([ann], { path: open, ...savesWithCallUp({ sentBy: 'EMAIL', notice }) });
  await setTo(user, 'Ready');
  await user.click(await box());
  await save(user);
  await screen.findByText(notice);
});

test('the box is reset when the status is not ready any more', async () => {
  const { user } = openQueue([ann], { path: open });
  const state = async () => [(await box()).checked, (await box()).disabled];
  await setTo(user, 'Ready');
  await user.click(await box());
  expect(await state()).toEqual([true, false]);
  await setTo(user, 'Seated');
  expect(await state()).toEqual([false, true]);
  await within(await form()).findByText('The party is seated.');
  await setTo(user, 'Canceled');
  await within(await form()).findByText('The check-in is canceled.');
  await setTo(user, 'Ready');
  expect(await state()).toEqual([false, false]);
});

test('who was notified is not called again', async () => {
  openQueue([party(1, 'Ann', 'Lee', { status: 'READY', notifiedAt })], { path: open });
  const notified = within(await form()).getByRole<HTMLInputElement>('checkbox', { name: 'Ann Lee has been notified' });
  expect([notified.checked, notified.disabled]).toEqual([true, true]);
});

test('nor who checked in more than 48 hours ago', async () => {
  openQueue([party(1, 'Ann', 'Lee', { status: 'READY', createdAt: '2026-11-19T15:59:00.000Z', isEditable: false })], {
    path: `/account/checkins?date=2026-11-19&entry=${ann.id}`,
  });
  expect((await box()).disabled).toBe(true);
  await within(await form()).findByText('The check-in is more than 48 hours old.');
});

test('a call-up that failed says so at the box', async () => {
  openQueue([party(1, 'Ann', 'Lee', { status: 'READY', callUpFailed: true })], { path: open });
  await within(await form()).findByText('The last call-up did not reach Ann.');
  expect((await box()).disabled).toBe(false);
});

test('a call-up that the plan refuses saves nothing; without it the rest is saved', async () => {
  const { server, Mutation } = savesWithCallUp({ sentBy: 'TEXT', notice: null });
  server.refusal = () => refuse('INVALID_PLAN', 'Call-up needs a higher plan.');
  const { user, calls } = openQueue([ann], { path: open, Query: { plans: () => [] }, Mutation });
  await setTo(user, 'Ready');
  await user.click(await box());
  await save(user);
  await user.click(within(await screen.findByRole('dialog', { name: 'Plans' })).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Plans' })).toBeNull());
  await within(await form()).findByText('Call-up needs a higher plan.');
  expect((await box()).checked).toBe(true);
  server.refusal = null;
  await user.click(await box());
  expect((await box()).checked).toBe(false);
  await save(user);
  await screen.findByText('Ann Lee is ready.');
  await closed();
  expect(calls.map(({ name, variables }) => [name, (variables as { callUp?: string }).callUp])).toEqual([
    ['QueuePage_Update', 'TEXT'],
    ['QueuePage_Update', undefined],
  ]);
});
