import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { refuse } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { openPublic } from './open-public';
import { kiosk } from './salon';

describe("the screen's code on a kiosk", () => {
  beforeEach(() => localStorage.setItem('greeter.kioskToken', 'kio_1'));
  const code = () => screen.queryByRole('img', { name: 'QR code that opens check-in on your phone' });
  const withCode = (codeEndsAt: string | null) => ({ ...kiosk(), codeEndsAt, now: new Date().toISOString() });

  test('stands on a small kiosk too, which has no room for a code that also stands elsewhere', async () => {
    let face = withCode(null);
    await openPublic('/checkinapp', { Query: { kiosk: () => face } });
    await screen.findByText('Tap Anywhere to Start');
    expect(code()).toBeNull();
    cleanup();
    face = withCode(new Date(Date.now() + 60_000).toISOString());
    await openPublic('/checkinapp', { Query: { kiosk: () => face } });
    await waitFor(() => expect(code()).toBeTruthy());
  });

  describe('without a connection', () => {
    beforeEach(() => useFakeClock('2026-11-21T15:00:00.000Z'));
    afterEach(useRealClock);

    test('gives way to a sentence when it ends by the clock of the server, until there is a new one', async () => {
      let isAway = false;
      let codeEndsAt = '2026-11-21T16:09:00.000Z';
      const face = () => ({
        ...kiosk(),
        codeEndsAt,
        // The device is an hour behind.
        now: new Date(Date.now() + 60 * 60_000).toISOString(),
      });
      const answers = { kiosk: () => (isAway ? refuse('UNAVAILABLE', 'Not ready.') : face()) };
      await openPublic('/checkinapp', { Query: answers }, clock);
      isAway = true;
      await pass(8 * 60_000);
      expect(code()).toBeTruthy();
      await pass(60_000 + 5_000);
      expect(code()).toBeNull();
      expect(screen.getByText('No connection, so there is no QR code now. Please tap to check in here.')).toBeTruthy();
      isAway = false;
      codeEndsAt = '2026-11-21T16:18:00.000Z';
      await pass(60_000);
      expect(code()).toBeTruthy();
    });
  });
});
