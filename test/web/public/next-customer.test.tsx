import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { checkIn, openForm, phone, server, token } from './open-kiosk';
import { openPublic } from './open-public';
import { ann, ben, kiosk } from './salon';

describe('the next customer', () => {
  beforeEach(() => useFakeClock());
  afterEach(useRealClock);

  test('after 60 idle seconds the splash is back and the form empty', async () => {
    const { user } = await openForm({}, clock);
    await user.type(phone(), '2175550142');
    await user.type(screen.getByLabelText('Notes or Requests'), 'secret');
    await pass(59_000);
    expect(phone().value).toBe('(217) 555-0142');
    await user.click(screen.getByRole('radio', { name: '2' }));
    await pass(59_000);
    expect(phone()).toBeTruthy();
    await pass(1_000);
    expect(screen.queryByLabelText('Phone number')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tap Anywhere to Start' }));
    expect(phone().value).toBe('');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes or Requests').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1' }).checked).toBe(true);
  });

  test('person dialogs and greeting fall back as well', async () => {
    const { user } = await openForm({ Query: { persons: () => [ann, ben] } }, clock);
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await user.click(await screen.findByRole('radio', { name: 'Ben B.' }));
    await pass(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tap Anywhere to Start' }));
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await user.click(await screen.findByRole('radio', { name: 'Ann B.' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Thank You' });
    await pass(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the code of a place stands in the greeting of a new entry only, and goes with it after 30 seconds', async () => {
    const code = () => screen.queryByRole('img', { name: 'QR code that opens your place in line on your phone' });
    const { user } = await openForm({}, clock);
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    await screen.findByRole('dialog', { name: 'Thank You' });
    await waitFor(() => expect(code()).toBeTruthy());
    await pass(29_999);
    expect(code()).toBeTruthy();
    await pass(1);
    expect(code()).toBeNull();
    expect(screen.getByText('Tap Anywhere to Start')).toBeTruthy();
  });

  test('Start Over leaves nothing behind', async () => {
    const { user } = await openForm({}, clock);
    await user.type(phone(), '2175550142');
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    await user.click(screen.getByRole('button', { name: 'Tap Anywhere to Start' }));
    expect(phone().value).toBe('');
  });

  test('a resting kiosk hears within a minute that it was revoked', async () => {
    let revoked = false;
    token();
    await openPublic(
      '/checkinapp',
      server({ Query: { kiosk: () => (revoked ? refuse('UNAUTHENTICATED', 'Revoked.') : kiosk()) } }),
      clock,
    );
    await screen.findByText('Tap Anywhere to Start');
    revoked = true;
    await pass(60_000);
    expect(screen.getByRole('heading', { name: 'This Device Was Signed Out of Check-In' })).toBeTruthy();
  });
});

describe('a kiosk hears over its live connection', () => {
  test('that check-in is paused, and that it goes on', async () => {
    let paused = false;
    token();
    const { live, named } = await openPublic('/checkinapp', server({ Query: { kiosk: () => kiosk({ paused }) } }));
    paused = true;
    await live.answer({ kioskChanged: { at: '2026-11-21T15:00:00.000Z' } });
    expect(screen.getByText('Check-in is paused. Please see the front desk.')).toBeTruthy();
    paused = false;
    await live.answer({ kioskChanged: { at: '2026-11-21T15:00:01.000Z' } });
    expect(screen.getByText('Tap Anywhere to Start')).toBeTruthy();
    expect(named('Customer_OpenKiosk')).toHaveLength(3);
  });

  test('that it was revoked, also while somebody types: the connection closes', async () => {
    let revoked = false;
    const { live } = await openForm({
      Query: { kiosk: () => (revoked ? refuse('UNAUTHENTICATED', 'Revoked.') : kiosk()) },
    });
    await live.connect();
    revoked = true;
    await live.disconnect();
    expect(screen.getByRole('heading', { name: 'This Device Was Signed Out of Check-In' })).toBeTruthy();
  });

  test('of a pause only after the greeting of who came in before it', async () => {
    let paused = false;
    const { user, live } = await openForm({ Query: { kiosk: () => kiosk({ paused }) } });
    await user.type(phone(), '2175550142');
    await user.click(checkIn());
    paused = true;
    await live.answer({ kioskChanged: { at: '2026-11-21T15:00:00.000Z' } });
    expect(screen.getByRole('dialog', { name: 'Thank You' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Check-in is paused. Please see the front desk.')).toBeTruthy();
  });
});
