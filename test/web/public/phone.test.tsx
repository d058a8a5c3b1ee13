import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { openPage } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { noSubscription } from '../../../web/public/subscribe';
import { mockRequest, refuse } from '../mock-schema';
import { pass, useFakeClock, useRealClock } from './fake-clock';
import { expired, keys, minute, reopen, scan, server, stored } from './open-phone';
import { ann, kiosk, receipt, settings } from './salon';

beforeEach(() => useFakeClock('2026-11-21T15:00:00.000Z'));
afterEach(useRealClock);
afterEach(() => sessionStorage.clear());

test('the link stores token and time, forgets what was before, starts a session and goes to the form', async () => {
  for (const key of [keys.success, keys.id, keys.session]) localStorage.setItem(key, 'old');
  const { named } = await scan();
  expect(location.pathname).toBe('/checkinapp/mobile');
  expect(await screen.findByLabelText('Phone number')).toBeTruthy();
  expect(stored(keys.publicToken)).toBe('pub_1');
  expect(stored(keys.startedAt)).toBe(String(Date.parse('2026-11-21T15:00:00.000Z')));
  expect([stored(keys.success), stored(keys.id), stored(keys.session)]).toEqual([null, null, 'pho_1']);
  expect(named('Customer_StartPhoneSession')[0].variables).toEqual({ publicToken: 'pub_1' });
  expect(named('Customer_OpenKiosk').map(({ options }) => options.token)).toEqual(['pub_1']);
});

describe('the form comes with the page of the QR code', () => {
  const session = { token: 'pho_1', expiresAt: '2026-11-21T20:00:00.000Z', businessId: '1' };

  test('rendered on the server, in one round, and changes nothing', async () => {
    const { request, calls } = mockRequest(server());
    const first = await openPage(request, new URL('http://localhost:5000/checkinapp/mobile/redirect/pub_1'), 'en');
    const html = renderToString(<PublicApp request={request} subscribe={noSubscription} first={first} />);
    for (const part of ['Salon on the Corner', 'Phone number', 'CHECK IN']) expect(html).toContain(part);
    expect(calls.map(({ name }) => name)).toEqual(['Customer_OpenKiosk']);
  });

  test('keeps what was typed before the script came over an earlier draft, and is not sent without it', async () => {
    sessionStorage.setItem('greeter.draft', JSON.stringify({ phone: '3035550201', notes: 'By the window' }));
    const { request } = mockRequest(server());
    const url = new URL('http://localhost:5000/checkinapp/mobile/redirect/pub_1');
    const first = await openPage(request, url, 'en');
    const app = <PublicApp request={request} subscribe={noSubscription} first={first} />;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(app);
    const field = screen.getByLabelText<HTMLInputElement>('Phone number');
    field.value = '2175550142';
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CHECK IN' }).disabled).toBe(true);
    const hydrated = await act(async () => hydrateRoot(root, app));
    expect(field.value).toBe('(217) 555-0142');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes or Requests').value).toBe('By the window');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CHECK IN' }).disabled).toBe(false);
    sessionStorage.clear();
    await act(async () => hydrated.unmount());
    root.remove();
  });

  test('what is pressed before the session has begun is sent with it, and nothing typed is lost', async () => {
    let begin = (_session: typeof session): void => undefined;
    const begun = new Promise<typeof session>((resolve) => {
      begin = resolve;
    });
    const { user, named, settled } = await scan({ Mutation: { startPhoneSession: () => begun } });
    await user.type(screen.getByLabelText('Phone number'), '2175550142');
    await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
    await pass(5_000);
    expect(named('Customer_FindPersons')).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(217) 555-0142');
    await settled(() => begin(session));
    expect(await screen.findByRole('heading', { name: 'Thank You for Checking In!' })).toBeTruthy();
    expect(named('Customer_CheckIn')[0].options.token).toBe('pho_1');
  });
});

test('a code that was replaced says so, and to ask the staff', async () => {
  await scan({
    Mutation: {
      startPhoneSession: () => refuse('NOT_FOUND', 'Unknown token.', undefined, { reason: 'CODE_REPLACED' }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'This QR Code Is Not in Use' })).toBeTruthy();
  expect(screen.getByText('Please scan the QR code at the front desk, or ask there.')).toBeTruthy();
  expect(stored(keys.session)).toBeNull();
});

test('a printed code says to scan the one on the screen where only that is taken', async () => {
  const refusal = () => refuse('NOT_FOUND', 'That QR code was not found.', undefined, { reason: 'SCREEN_CODE_ONLY' });
  await scan({ Mutation: { startPhoneSession: refusal } });
  expect(await screen.findByRole('heading', { name: 'This QR Code Is Not in Use' })).toBeTruthy();
  expect(screen.getByText('Please scan the QR code on the screen here.')).toBeTruthy();
});

test('a session that began with a printed code is asked for the one on the screen where only that is taken', async () => {
  const refusal = () => refuse('FORBIDDEN', 'You are not allowed.', undefined, { reason: 'SCREEN_CODE_ONLY' });
  let isAsked = false;
  const { user } = await scan({ Query: { kiosk: () => (isAsked ? refusal() : kiosk()), persons: refusal } });
  isAsked = true;
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  expect(await screen.findByRole('heading', { name: 'This QR Code Is Not in Use' })).toBeTruthy();
  expect(screen.getByText('Please scan the QR code on the screen here.')).toBeTruthy();
});

test('an unreachable server offers to try again', async () => {
  let isDown = true;
  const { user } = await scan({
    Mutation: {
      startPhoneSession: () =>
        isDown
          ? refuse('UNAVAILABLE', 'Not ready.')
          : { token: 'pho_1', expiresAt: '2026-11-21T20:00:00.000Z', businessId: '1' },
    },
  });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Phone number')).toBeTruthy();
});

test('the phone has its own digits, formatted as one types, and the caret stays where one mends', async () => {
  const { user } = await scan();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number');
  expect([phone.type, phone.inputMode]).toEqual(['tel', 'tel']);
  expect(screen.queryByRole('group', { name: /Number pad/ })).toBeNull();
  await user.type(phone, '12175550142');
  expect(phone.value).toBe('(217) 555-0142');
  await user.type(phone, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([phone.value, phone.selectionStart]).toEqual(['(275) 550-142', 2]);
});

test("success: greeting, name, time in the business's zone, and the way to the position; a reload shows it again", async () => {
  const { user, unmount, named } = await scan();
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  expect(screen.getByRole('heading', { name: 'Thank You for Checking In!' })).toBeTruthy();
  for (const text of ['Thank you! We will be with you shortly.', 'Ann B.', '9:00 AM'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your Position' }).getAttribute('href')).toBe('/ck/place-1');
  expect([stored(keys.publicToken), stored(keys.success), stored(keys.id)]).toEqual([null, 'true', '4294967300']);
  expect(named('Customer_CheckIn')[0].options.token).toBe('pho_1');
  unmount();
  const again = await reopen();
  const heading = screen.getByRole('heading', { name: 'Thank You for Checking In!' });
  expect(heading.closest<HTMLElement>('[style]')?.style.getPropertyValue('--app-color')).toBe(settings.color);
  await again.user.click(screen.getByRole('link', { name: 'Your Position' }));
  expect(location.pathname).toBe('/ck/place-1');
  expect(await screen.findByText('3rd in line')).toBeTruthy();
});

test('the wait is told as a range, where it is known, after a reload too', async () => {
  const { user, unmount } = await scan({
    Mutation: { checkIn: () => receipt({ quote: { lowMinutes: 10, minutes: 10, highMinutes: 15 } }) },
  });
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  expect(screen.getByText('Your wait').nextElementSibling?.textContent).toBe('about 10\u00a0minutes (10 to 15)');
  unmount();
  await reopen();
  expect(screen.getByText('about 10 minutes (10 to 15)')).toBeTruthy();
});

test.each([true, false])(
  'a number that gets no texts, where the form has promised some, is named: %p',
  async (isOutOfReach) => {
    const { user } = await scan({ Mutation: { checkIn: () => receipt({ isOutOfReach }) } });
    await user.type(screen.getByLabelText('Phone number'), '6045550142');
    await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
    expect(screen.queryAllByText('We cannot text this number. Please stay close.')).toHaveLength(isOutOfReach ? 1 : 0);
  },
);

test.each([true, false])(
  'a shop that is closed says so over the form and after it, after a reload too: %p',
  async (isClosed) => {
    const { user, unmount } = await scan({ Query: { kiosk: () => ({ ...kiosk(), isClosed }) } });
    const times = isClosed ? 1 : 0;
    const said = () => screen.queryAllByText('We are closed now. Please be here when we open.');
    expect(said()).toHaveLength(times);
    await user.type(screen.getByLabelText('Phone number'), '2175550142');
    await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
    expect(said()).toHaveLength(times);
    unmount();
    await reopen();
    expect(said()).toHaveLength(times);
  },
);

test('what texts the check-in agrees to stands at its button, in the words that the server keeps', async () => {
  await scan();
  const note = screen.getByRole('button', { name: 'CHECK IN' }).nextElementSibling;
  expect(note?.textContent).toContain('By checking in, you agree to the Terms of Services and Privacy Policy.');
  expect(note?.textContent).toContain(settings.textConsent);
});

test('whoever is in line already sees their place, and no link to an entry that may not be theirs', async () => {
  const { user } = await scan({
    Mutation: { checkIn: () => receipt({ alreadyInLine: true, publicId: null, position: 2 }) },
  });
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  expect(screen.getByText('You are 2nd in line.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('whoever is called already is told so, not a place, and need not stay close', async () => {
  const called = { alreadyInLine: true, publicId: null, status: 'READY', position: null, isOutOfReach: true };
  const { user } = await scan({ Mutation: { checkIn: () => receipt(called) } });
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  expect(screen.getByText("We're ready for you! Please see the front desk.")).toBeTruthy();
  expect(screen.queryByText('We cannot text this number. Please stay close.')).toBeNull();
});

test.each([
  ['299 minutes old', -299 * minute, false],
  ['300 minutes old', -300 * minute, true],
  ['in the future', minute, true],
])('a session that is %s', async (_, age, isOver) => {
  localStorage.setItem(keys.startedAt, String(Date.now() + age));
  localStorage.setItem(keys.session, 'pho_1');
  await reopen();
  expect(Boolean(expired())).toBe(isOver);
});

test('a time that is no time, or no session at all, is over', async () => {
  localStorage.setItem(keys.startedAt, 'abc');
  localStorage.setItem(keys.session, 'pho_1');
  await reopen();
  expect(expired()).toBeTruthy();
});

test('the view ends by itself after 300 minutes', async () => {
  await scan();
  await pass(300 * minute + 1);
  expect(expired()).toBeTruthy();
});

test("the server ends the session whatever the browser's clock says", async () => {
  localStorage.setItem(keys.startedAt, String(Date.now()));
  localStorage.setItem(keys.session, 'pho_1');
  await reopen({ Query: { kiosk: () => refuse('UNAUTHENTICATED', 'The session has ended.') } });
  expect(expired()).toBeTruthy();
  expect(stored(keys.session)).toBeNull();
});

test('a session that ends while somebody types is the expired view after CHECK IN', async () => {
  let isOver = false;
  const { user } = await scan({
    Query: {
      kiosk: () => (isOver ? refuse('UNAUTHENTICATED', 'Over.') : kiosk()),
      persons: () => (isOver ? refuse('UNAUTHENTICATED', 'Over.') : [ann]),
    },
  });
  isOver = true;
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  await act(async () => undefined);
  expect(expired()).toBeTruthy();
});

const pausedText = 'Check-in is paused. Please see the front desk.';

test('a paused phone looks again every 30 seconds and when the page is seen again, and opens by itself', async () => {
  let paused = true;
  const { named } = await scan({ Query: { kiosk: () => kiosk({ paused }) } });
  expect(screen.getByText(pausedText)).toBeTruthy();
  await pass(30_000);
  expect(named('Customer_OpenKiosk')).toHaveLength(2);
  paused = false;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await pass(0);
  expect(screen.getByLabelText('Phone number')).toBeTruthy();
  await pass(60_000);
  expect(named('Customer_OpenKiosk')).toHaveLength(3);
});

test('a form in use learns of a pause at once; one that is only looked at asks for nothing', async () => {
  let paused = false;
  const { user, live, followers } = await scan({ Query: { kiosk: () => kiosk({ paused }) } });
  expect(followers.size).toBe(0);
  await user.type(screen.getByLabelText('Phone number'), '217');
  paused = true;
  await live.answer({ kioskChanged: {} });
  expect(screen.getByText(pausedText)).toBeTruthy();
  paused = false;
  await live.answer({ kioskChanged: {} });
  expect(screen.queryByText(pausedText)).toBeNull();
});

test('the paused and the failed view can be read in the other language', async () => {
  const { user, unmount } = await scan({ Query: { kiosk: () => kiosk({ paused: true }) } });
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(screen.queryByText(pausedText)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByText(pausedText)).toBeTruthy();
  unmount();
  await reopen({ Query: { kiosk: () => refuse('UNAVAILABLE', 'Not ready.') } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Español' })).toBeTruthy();
});

test('without a network the notice stands over the dialog that covers the form, once', async () => {
  const { user } = await scan({ Query: { persons: () => [] } });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    dispatchEvent(new Event('offline'));
  });
  const notice = () => screen.getByText(/^No connection/);
  expect(notice().closest('dialog')).toBeNull();
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  expect(notice().closest('dialog')).toBe(screen.getByRole('dialog'));
});
