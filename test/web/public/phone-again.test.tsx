import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refuse, type MockServer } from '../mock-schema';
import { pass, useFakeClock, useRealClock } from './fake-clock';
import { expired, keys, minute, reopen, scan, stored } from './open-phone';
import { place, receipt } from './salon';

beforeEach(() => useFakeClock('2026-11-21T15:00:00.000Z'));
afterEach(useRealClock);
afterEach(() => sessionStorage.clear());

test('a reload loses nothing that was typed, and nothing is left after the check-in', async () => {
  const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes or Requests');
  const first = await scan();
  await first.user.type(screen.getByLabelText('Phone number'), '2175550142');
  await first.user.type(notes(), 'by the window');
  first.unmount();
  const again = await reopen();
  expect([screen.getByLabelText<HTMLInputElement>('Phone number').value, notes().value]).toEqual([
    '(217) 555-0142',
    'by the window',
  ]);
  await again.user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  again.unmount();
  expect({ ...sessionStorage }).toEqual({});
  await scan({ Query: { placeInLine: () => place({ status: 'SEATED' }) } });
  expect(notes().value).toBe('');
});

test.each(['null', '{', '"text"', '{"phone":7}', '{"products":[7]}', '{"phone":"3035550201"}'])(
  'a draft kept as %s leaves a form',
  async (kept) => {
    sessionStorage.setItem('greeter.draft', kept);
    await scan();
    const { value } = screen.getByLabelText<HTMLInputElement>('Phone number');
    expect(value).toBe(kept.includes('303') ? '(303) 555-0201' : '');
  },
);

describe('opening the thanks again, with Back or a reload', () => {
  const thanks = () => screen.queryByRole('heading', { name: 'Thank You for Checking In!' });
  const checkInAndReopen = async (answers: MockServer) => {
    const { user, unmount } = await scan();
    await user.type(screen.getByLabelText('Phone number'), '2175550142');
    await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
    unmount();
    await reopen(answers);
  };

  test.each([
    ['READY', "We're Ready for You!"],
    ['SEATED', 'Thank you for visiting Salon on the Corner.'],
    ['CANCELED', "You've left the queue"],
  ])('shows the place where the party is %s', async (status, text) => {
    await checkInAndReopen({ Query: { placeInLine: () => place({ status, position: null }) } });
    expect(location.pathname).toBe('/ck/place-1');
    expect(thanks()).toBeNull();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('is the expired view where the entry is gone', async () => {
    await checkInAndReopen({ Query: { placeInLine: () => refuse('NOT_FOUND', 'Gone.') } });
    expect(expired()).toBeTruthy();
  });

  test('shows the thanks as the browser kept them while the server is out of reach', async () => {
    await checkInAndReopen({ Query: { placeInLine: () => refuse('UNAVAILABLE', 'Away.') } });
    expect(thanks()).toBeTruthy();
  });
});

describe('scanning again on the phone that checked in', () => {
  const own = 'gc_2_own';
  const checkInHere = async () => {
    const first = await scan({ Mutation: { checkIn: () => receipt({ publicId: own }) } }, 'gq_2_poster');
    await first.user.type(screen.getByLabelText('Phone number'), '2175550142');
    await first.user.click(screen.getByRole('button', { name: 'CHECK IN' }));
    first.unmount();
  };
  const again = async (answers: MockServer, token = 'gq_2_poster') => {
    await checkInHere();
    return scan(answers, token);
  };
  const withStatus = (status: string) => ({ Query: { placeInLine: () => place({ publicId: own, status }) } });

  test.each(['CHECKED_IN', 'READY'])('opens its entry while that is %s', async (status) => {
    const { named } = await again(withStatus(status));
    expect(location.pathname).toBe(`/ck/${own}`);
    expect(named('Customer_StartPhoneSession')).toEqual([]);
    expect(stored(keys.success)).toBe('true');
  });

  test.each(['SEATED', 'CANCELED'])('begins anew once it is %s', async (status) => {
    await again(withStatus(status));
    expect(await screen.findByLabelText('Phone number')).toBeTruthy();
    expect(stored(keys.success)).toBeNull();
  });

  test('begins anew where the entry is gone', async () => {
    await again({ Query: { placeInLine: () => refuse('NOT_FOUND', 'Gone.') } });
    expect(await screen.findByLabelText('Phone number')).toBeTruthy();
  });

  test('begins anew at another business', async () => {
    const { named } = await again(withStatus('CHECKED_IN'), 'gq_3_other');
    expect(named('Customer_FindOwnPlace')).toEqual([]);
    expect(await screen.findByLabelText('Phone number')).toBeTruthy();
  });

  test('begins anew after 300 minutes', async () => {
    await checkInHere();
    await pass(300 * minute);
    await scan(withStatus('CHECKED_IN'), 'gq_2_poster');
    expect(await screen.findByLabelText('Phone number')).toBeTruthy();
  });
});
