import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { useFakeClock, useRealClock } from './fake-clock';

const card = (line: string) =>
  `<div id="embed"><main class="card"><p>${line}</p><a href="/page/a">Visit</a></main></div>`;
const answers = jest.fn<typeof fetch>();
const answer = (line: string, status = 200) => answers.mockResolvedValueOnce(new Response(card(line), { status }));
const line = () => document.querySelector('p')!.textContent;

async function passMinute() {
  jest.advanceTimersByTime(60_000);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

beforeAll(async () => {
  useFakeClock();
  globalThis.fetch = answers;
  document.body.innerHTML = card('4 parties');
  await import('../../../web/public/embed/frame');
});
afterAll(useRealClock);

test('the card is read again every minute without cookies, not while nobody looks; a failure leaves it as it is', async () => {
  document.querySelector('a')!.focus();
  answer('5 parties');
  await passMinute();
  expect(line()).toBe('5 parties');
  expect(document.activeElement).toBe(document.querySelector('a'));
  expect(answers.mock.lastCall).toEqual([location.href, { credentials: 'omit', cache: 'no-store' }]);
  answer('nothing', 503);
  await passMinute();
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await passMinute();
  expect(line()).toBe('5 parties');
  const looks = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await passMinute();
  expect(answers).toHaveBeenCalledTimes(3);
  looks.mockReturnValue('visible');
  answer('6 parties', 404);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(answers).toHaveBeenCalledTimes(4);
  await passMinute();
  expect(line()).toBe('6 parties');
});
