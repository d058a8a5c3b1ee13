import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppContext } from '../../../web/public/app-context';
import { CheckInVisit } from '../../../web/public/check-in/CheckInVisit';
import type { OfflineWay } from '../../../web/public/check-in/use-check-in';
import type { SigningFormFragment } from '../../../web/public/signing/signing.generated';
import { noSubscription } from '../../../web/public/subscribe';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { checkIn, openForm, phone, server } from './open-kiosk';
import { patient } from './open-public';
import { reopen } from './open-phone';
import { ann, ben, kiosk, receipt, waiver } from './salon';

const CONSENT = /^I have read the form above and agree to it/;
const step = () => screen.findByRole('dialog', { name: 'Ann, please read this before you check in' });
const signHere = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Check in' });
const asking = ({ Query, Mutation }: MockServer = {}): MockServer => ({
  Query: { kiosk: () => kiosk({ formEnabled: true }), agreement: () => waiver(), ...Query },
  Mutation: { ...Mutation },
});
type User = Awaited<ReturnType<typeof openForm>>['user'];

async function fillIn(user: User, dialog: HTMLElement, name = 'Ann Berger') {
  await user.type(within(dialog).getByLabelText('Your full name'), name);
  await user.click(within(dialog).getByRole('checkbox', { name: CONSENT }));
}

const pressBack = () =>
  act(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.back();
      }),
  );

async function toTheForm(user: User) {
  await user.type(phone(), '2175550142');
  await user.click(checkIn());
  return step();
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('at the kiosk', () => {
  test('nobody is asked while it is off', async () => {
    const { user, named } = await openForm({ Query: { agreement: () => waiver() } });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_ReadAgreement')).toEqual([]);
  });

  test('the form comes once the person is known, and goes with the check-in', async () => {
    const { user, named } = await openForm(asking({ Query: { persons: () => [ann, ben] } }));
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await user.click(await screen.findByRole('radio', { name: 'Ann B.' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = await step();
    expect(named('Customer_ReadAgreement')[0]).toMatchObject({ variables: { handle: 'h-ann' } });
    expect(within(dialog).getByText('I come at my own risk.')).toBeTruthy();
    expect(named('Customer_CheckIn')).toEqual([]);
    await fillIn(user, dialog);
    await user.click(signHere(dialog));
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_CheckIn').map(({ variables }) => variables)).toMatchObject([
      {
        input: {
          handle: 'h-ann',
          signature: {
            versionId: '4294967401',
            isAgreed: true,
            signerName: 'Ann Berger',
            submissionKey: expect.stringMatching(/^[\w-]{16,64}$/),
          },
        },
      },
    ]);
  });

  test("the browser's Back goes to the step before, and a button leaves nothing to go back to", async () => {
    const { user } = await openForm(asking());
    await user.type(phone(), '2175550142');
    // Read now, not first of all: the form of the test before takes its entry out a moment after it has closed.
    const before = history.state as unknown;
    await user.click(checkIn());
    await step();
    expect(history.state).not.toEqual(before);
    await pressBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(phone().value).toBe('(217) 555-0142');
    await user.click(checkIn());
    await user.click(within(await step()).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(history.state).toEqual(before));
    await user.click(checkIn());
    const dialog = await step();
    await fillIn(user, dialog);
    await user.click(signHere(dialog));
    await screen.findByRole('dialog', { name: 'Thank You' });
    await waitFor(() => expect(history.state).toEqual(before));
  });

  test("the browser's Back leads from a new name to the choice of names, and then to the form", async () => {
    const { user } = await openForm(asking({ Query: { persons: () => [ann, ben] } }));
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await screen.findByRole('radio', { name: 'Ann B.' });
    await user.click(screen.getByRole('button', { name: "Didn't see your name?" }));
    await screen.findByLabelText(/First name/i);
    await pressBack();
    await screen.findByRole('radio', { name: 'Ann B.' });
    await pressBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('who signed lately is in line at once', async () => {
    const { user, named } = await openForm(asking({ Query: { agreement: () => null } }));
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_CheckIn')[0]!.variables).toMatchObject({ input: { handle: 'h-ann' } });
  });

  test('a kiosk that did not know of the form shows it when the server asks for it', async () => {
    let presses = 0;
    const { user } = await openForm({
      Query: { agreement: () => waiver() },
      Mutation: {
        checkIn: () =>
          (presses += 1) === 1
            ? refuse('INVALID_INPUT', 'Please read and sign the form first.', 'signature', { reason: 'FORM_NEEDED' })
            : receipt(),
      },
    });
    const dialog = await toTheForm(user);
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await fillIn(user, dialog);
    await user.type(within(dialog).getByLabelText('Email address for a copy (optional)'), 'ann@example.com');
    await user.click(signHere(dialog));
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(screen.getByText(/^If you signed just now, a copy comes/)).toBeTruthy();
  });

  test('a form that changed is read again, with what was typed, and says so', async () => {
    let version = 1;
    const { user, named } = await openForm(
      asking({
        Query: { agreement: () => waiver({ versionId: String(version), content: `<p>Text ${version}</p>` }) },
        Mutation: {
          checkIn: (_, { input }: { input: { signature: { versionId: string } } }) => {
            if (input.signature.versionId === '2') return receipt();
            version = 2;
            return refuse('CONFLICT', 'This form has changed.', undefined, { reason: 'FORM_CHANGED' });
          },
        },
      }),
    );
    const dialog = await toTheForm(user);
    await fillIn(user, dialog);
    await user.click(signHere(dialog));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'This form has changed since you opened it.',
    );
    expect(within(dialog).getByText('Text 2')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Your full name').value).toBe('Ann Berger');
    const box = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: CONSENT });
    expect(box.checked).toBe(false);
    await user.click(box);
    await user.click(signHere(dialog));
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_CheckIn')).toHaveLength(2);
  });

  test('a form that is asked for no longer holds nobody up', async () => {
    let isAsked = true;
    const { user, named } = await openForm(
      asking({
        Query: { agreement: () => (isAsked ? waiver() : null) },
        Mutation: {
          checkIn: (_, { input }: { input: { signature?: object } }) => {
            if (!input.signature) return receipt();
            isAsked = false;
            return refuse('CONFLICT', 'This form has changed.', undefined, { reason: 'FORM_CHANGED' });
          },
        },
      }),
    );
    const dialog = await toTheForm(user);
    await fillIn(user, dialog);
    await user.click(signHere(dialog));
    await screen.findByRole('dialog', { name: 'Thank You' });
    expect(named('Customer_CheckIn')).toHaveLength(2);
  });

  test('asks for the pages of a PDF beforehand, for a network that goes', async () => {
    const asked: string[] = [];
    const picture = jest.spyOn(globalThis, 'Image').mockImplementation(
      () =>
        ({
          set src(url: string) {
            asked.push(url);
          },
        }) as HTMLImageElement,
    );
    const pages = [1, 2].map((number) => ({ url: `/page-${number}.webp`, width: 1240, height: 1605 }));
    const { named } = await openForm(
      asking({ Query: { kiosk: () => kiosk({ formEnabled: true, agreement: waiver({ pages }) }) } }),
    );
    expect(named('Kiosk_ReadForm')).toHaveLength(1);
    expect(asked).toEqual(['/page-1.webp', '/page-2.webp']);
    picture.mockRestore();
  });

  test('the next customer sees nothing of what was typed, after Back, and after an idle minute, three of reading', async () => {
    useFakeClock();
    const { user } = await openForm(asking({ Query: { persons: () => [ann] } }), clock);
    const dialog = await toTheForm(user);
    await fillIn(user, dialog, 'Zzyzx Canary');
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    const again = await (await user.click(checkIn()), step());
    expect(within(again).getByLabelText<HTMLInputElement>('Your full name').value).toBe('');
    await pass(179_000);
    await fillIn(user, again, 'Zzyzx Canary');
    await pass(59_000);
    expect(within(again).getByLabelText<HTMLInputElement>('Your full name').value).toBe('Zzyzx Canary');
    await pass(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tap Anywhere to Start' }));
    const next = await toTheForm(user);
    expect(within(next).getByLabelText<HTMLInputElement>('Your full name').value).toBe('');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Zzyzx');
    await pass(179_000);
    expect(screen.getByRole('dialog')).toBe(next);
    await pass(1_000);
    expect(screen.getByText('Tap Anywhere to Start')).toBeTruthy();
    useRealClock();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    useFakeClock('2026-11-21T15:00:00.000Z');
    localStorage.setItem('greeter.phoneSession', 'pho_1');
    localStorage.setItem('greeter.checkInTimestamp', String(Date.parse('2026-11-21T15:00:00.000Z')));
  });
  afterEach(useRealClock);

  test('what was typed outlives a reload, and ends with the check-in', async () => {
    const first = await reopen(server(asking()));
    const dialog = await toTheForm(first.user);
    await first.user.type(within(dialog).getByLabelText('Your full name'), 'Ann Berger');
    first.unmount();
    const second = await reopen(server(asking()));
    await second.user.click(checkIn());
    const again = await step();
    expect(within(again).getByLabelText<HTMLInputElement>('Your full name').value).toBe('Ann Berger');
    await second.user.click(within(again).getByRole('checkbox', { name: CONSENT }));
    await second.user.click(signHere(again));
    await screen.findByRole('heading', { name: 'Thank You for Checking In!' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ann Berger');
  });
});

describe('a kiosk without a network', () => {
  const keep = jest.fn<OfflineWay['keep']>(async () => undefined);
  const onKept = jest.fn();
  let stored: SigningFormFragment | undefined;
  beforeEach(() => {
    keep.mockClear();
    onKept.mockClear();
    stored = waiver() as SigningFormFragment;
  });

  async function visit({ isOffline = true, ...answers }: MockServer & { isOffline?: boolean } = {}) {
    const { request } = mockRequest(server(asking(answers)));
    const offline: OfflineWay = {
      isOffline,
      onSuspectOffline: () => undefined,
      keep,
      onKept,
      readForm: async () => stored,
      storeForm: (form) => (stored = form),
    };
    const nothing = () => undefined;
    await act(async () => {
      render(
        <AppContext value={{ request, subscribe: noSubscription, navigate: nothing }}>
          <CheckInVisit
            face={kiosk({ formEnabled: true }) as never}
            token={async () => 'kio_1'}
            offline={offline}
            onSuspectSessionEnd={nothing}
            onReceipt={nothing}
          />
        </AppContext>,
      );
    });
    return patient(userEvent.setup({ delay: null }));
  }

  async function enterName(user: User) {
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await user.type(await screen.findByLabelText('First name'), 'Ann');
    await user.type(screen.getByLabelText('Last name'), 'Berger');
    await user.click(screen.getByRole('button', { name: 'Check in' }));
  }

  test('shows the form that it read last, and keeps what was signed with the check-in', async () => {
    const user = await visit();
    await enterName(user);
    const dialog = await step();
    expect(keep).not.toHaveBeenCalled();
    await fillIn(user, dialog);
    await user.click(signHere(dialog));
    await waitFor(() => expect(onKept).toHaveBeenCalledWith('Ann'));
    const [, , { startedAt, signedAt, attemptKey }] = keep.mock.calls[0]!;
    expect(signedAt).toBeGreaterThan(startedAt);
    expect(attemptKey).toBeUndefined();
    expect(keep.mock.calls).toMatchObject([
      [
        { phone: '2175550142' },
        { firstName: 'Ann', lastName: 'Berger' },
        {
          startedAt: expect.any(Number),
          signature: { versionId: '4294967401', isAgreed: true, signerName: 'Ann Berger' },
          signedAt: expect.any(Number),
        },
      ],
    ]);
  });

  test('that never read the form takes the check-in without it', async () => {
    stored = undefined;
    await enterName(await visit());
    await waitFor(() => expect(onKept).toHaveBeenCalledWith('Ann'));
    expect(keep.mock.calls[0]![2].signature).toBeUndefined();
  });

  test('a network that goes while somebody reads: what they sign is kept, once their name is known', async () => {
    const user = await visit({
      isOffline: false,
      Mutation: { checkIn: () => refuse('UNAVAILABLE', 'No answer.') },
    });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    const dialog = await step();
    await fillIn(user, dialog);
    await user.click(signHere(dialog));
    await user.type(await screen.findByLabelText('Last name'), 'Berger');
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    await waitFor(() => expect(onKept).toHaveBeenCalledWith('Ann'));
    expect(keep.mock.calls[0]![2]).toMatchObject({
      signature: { signerName: 'Ann Berger' },
      attemptKey: expect.stringMatching(/./),
    });
  });
});
