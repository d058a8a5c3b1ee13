import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openApp, refuse } from '../open-app';
import { aSalon, device, zoe } from './salon';

async function openSettings(
  salon: Pick<ReturnType<typeof aSalon>, 'Query'> & { Mutation?: object } = aSalon(),
  viewer: object = zoe,
) {
  const app = openApp('/account/checkinapp', {
    viewer: viewer as typeof zoe,
    Query: salon.Query,
    Mutation: salon.Mutation as never,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check-in settings' });
  return {
    ...app,
    dialog,
    save: () => within(dialog).getByRole('button', { name: 'Save' }),
    grace: () => screen.getByLabelText('Grace period in minutes'),
  };
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'isSecureContext');
});

test('only what was changed is saved', async () => {
  const { user, calls, save, grace } = await openSettings();
  await user.click(screen.getByRole('switch', { name: 'Auto feedback' }));
  await user.clear(grace());
  await user.type(grace(), '10');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([
    { name: 'CheckInAppPage_Save', variables: { input: { autoFeedbackEnabled: true, graceMinutes: 10 } } },
  ]);
  expect(await screen.findByText('Saved.')).toBeTruthy();
});

test.each(['61', 'x', '', '-1'])("'%s' minutes are refused at the field and nothing is sent", async (typed) => {
  const { user, calls, save, grace } = await openSettings();
  await user.clear(grace());
  if (typed) await user.type(grace(), typed);
  await user.click(screen.getByRole('switch', { name: 'Pause check-in' }));
  await user.click(save());
  expect(await screen.findByText('The grace period is 0 to 60 minutes.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('more automatic texts than the plan has are refused at the field', async () => {
  const { Query } = aSalon();
  const Mutation = {
    updateCheckInApp: () => refuse('INVALID_INPUT', 'Automatic texts in a day are 0 to 1,000.', 'automaticTextsPerDay'),
  };
  const { user, calls, save } = await openSettings({ Query, Mutation });
  const texts = screen.getByLabelText('Automatic texts in a day');
  await user.clear(texts);
  await user.click(save());
  expect(await screen.findByText('Enter a whole number of texts.')).toBeTruthy();
  await user.type(texts, '5000');
  await user.click(save());
  // In one place, and gone when it is mended.
  expect(await screen.findByText('Automatic texts in a day are 0 to 1,000.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(texts));
  await user.type(texts, '{Backspace}');
  expect(screen.queryByText('Automatic texts in a day are 0 to 1,000.')).toBeNull();
  expect(calls.map(({ variables }) => variables)).toEqual([{ input: { automaticTextsPerDay: 5000 } }]);
});

test('the automatic texts of today stand beside their limit', async () => {
  await openSettings(aSalon({ automaticTextsPerDay: 1000, automaticTextsToday: 312 }));
  expect(screen.getByText(/^312 of 1,000 sent today\. /)).toBeTruthy();
});

test.each([
  ['NONE', true],
  ['STANDARD', false],
])('says on the plan %s whether texts go out at all', async (plan, isTold) => {
  const standard = { plan: 'STANDARD', name: 'Standard', monthlyPrice: '19.99', yearlyPrice: '199.90', texts: 1000 };
  const Query = { ...aSalon().Query, plans: () => [{ ...standard, features: [] }] };
  await openSettings({ Query }, { ...zoe, business: { ...zoe.business, plan } });
  await screen.findByText(/Texts that go out by themselves/);
  expect(screen.queryAllByText(/^Your business sends no texts: they are part of the Standard plan\./)).toHaveLength(
    isTold ? 1 : 0,
  );
});

test('what the plan lacks opens the plans, leaves a warning, and goes back so that the rest can be saved', async () => {
  const salon = aSalon();
  const Mutation = {
    updateCheckInApp: (root: unknown, given: { input: { autoFeedbackEnabled?: boolean } }) =>
      given.input.autoFeedbackEnabled
        ? refuse('INVALID_PLAN', 'Your plan does not include this.')
        : salon.Mutation.updateCheckInApp(root, given),
  };
  const { user, save, dialog, calls } = await openSettings({ ...salon, Mutation });
  await user.click(screen.getByRole('switch', { name: 'Auto feedback' }));
  await user.click(screen.getByRole('switch', { name: 'Pause check-in' }));
  await user.click(save());
  const plans = await screen.findByRole('dialog', { name: 'Plans' });
  await user.click(within(plans).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Plans' })).toBeNull());
  expect(within(dialog).getByText('Your plan does not include this.')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Auto feedback' })).toHaveProperty('checked', false);
  await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
  expect(within(dialog).queryByText('Your plan does not include this.')).toBeNull();
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.variables).toEqual({ input: { paused: true } });
});

test("the monitor's link is renewed after a question", async () => {
  const { user, calls } = await openSettings();
  expect(screen.getByLabelText('Link of the monitor')).toHaveProperty(
    'value',
    'https://salon.example/monitor/gm_2_abc',
  );
  await user.click(screen.getByRole('button', { name: 'New link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make a new link?' });
  expect(calls).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'New link' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Link of the monitor')).toHaveProperty(
      'value',
      'https://salon.example/monitor/gm_2_new',
    ),
  );
  expect(calls.map(({ name }) => name)).toEqual(['CheckInAppPage_RenewMonitor']);
  const notice = await screen.findByText('The link is new. Open it on your screens.');
  expect(notice.closest('[aria-hidden=true]')).toBeNull();
});

test('the printed QR code is renewed after a question', async () => {
  const { user, calls } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'New QR code' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make a new QR code?' });
  expect(calls).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'New QR code' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['CheckInAppPage_RenewQrCode']));
  expect(await screen.findByText('The QR code is new. Print it.')).toBeTruthy();
});

test('a renewal that failed says so, and nothing else', async () => {
  const salon = aSalon();
  const { user } = await openSettings({
    ...salon,
    Mutation: { renewQrCode: () => refuse('UNAVAILABLE', 'Please try again.') },
  });
  await user.click(screen.getByRole('button', { name: 'New QR code' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make a new QR code?' });
  await user.click(within(question).getByRole('button', { name: 'New QR code' }));
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  expect(screen.queryByText('The QR code is new. Print it.')).toBeNull();
});

describe("'Only from here' without a kiosk", () => {
  const hour = 60 * 60 * 1000;
  const ago = (time: number) => new Date(Date.now() - time).toISOString();
  const warning = () => screen.queryByText(/^No kiosk is in use\./)?.textContent;

  test.each([
    ['no kiosk', [], true],
    ['one that was off for days', [device('1', 'Door', { lastUsedAt: ago(49 * hour) })], true],
    ['one that was off overnight', [device('1', 'Door', { lastUsedAt: ago(12 * hour) })], false],
    ['a new one', [device('1', 'Door', { createdAt: ago(hour) })], false],
  ])('%s: the warning stands under the switch while it is on, or not', async (_what, devices, isWarned) => {
    const { user } = await openSettings(aSalon({}, devices));
    expect(warning()).toBeUndefined();
    await user.click(screen.getByRole('switch', { name: 'Only from here' }));
    if (isWarned) expect(warning()).toContain('they have no code to scan');
    else expect(warning()).toBeUndefined();
  });
});

test.each([
  [false, 1],
  [true, 0],
])('in a secure context %p: that the offline kiosk needs https is said %i times', async (isSecure, times) => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true });
  await openSettings();
  expect(screen.queryAllByText(/keeps taking check-ins while the network is away needs/)).toHaveLength(times);
});

test('the customize form has the switch too, with the same gate', async () => {
  const salon = aSalon();
  const { user, calls } = openApp('/account/checkinapp?action=customize-checkinapp', {
    viewer: zoe,
    Query: salon.Query,
    Mutation: { updateCheckInApp: () => refuse('INVALID_PLAN', 'Your plan does not include this.') },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Customize' });
  await user.click(within(dialog).getByRole('switch', { name: 'Auto feedback' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Plans' });
  expect(calls.map(({ variables }) => variables)).toEqual([{ input: { autoFeedbackEnabled: true } }]);
  expect(within(dialog).getByText('Your plan does not include this.')).toBeTruthy();
  expect(within(dialog).getByRole('switch', { name: 'Auto feedback', hidden: true })).toHaveProperty('checked', false);
});

test('closing with unsaved changes asks, and without them it does not', async () => {
  const { user, calls, grace } = await openSettings();
  await user.clear(grace());
  await user.type(grace(), '10');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((grace() as HTMLInputElement).value).toBe('10');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls).toEqual([]);
});
