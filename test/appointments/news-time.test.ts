import { expect, test } from '@jest/globals';
import { newsTime } from '../../server/domain/appointments/news/news-time.js';

const at = (time: string, date = '2026-06-16') => new Date(`${date}T${time}-04:00`);
const when = (now: Date, { channel = 'text' as 'text' | 'email', startsAt = at('12:00:00', '2026-06-18') } = {}) =>
  newsTime({ now, channel, startsAt, timeZone: 'America/New_York' });

test('a text does not leave at night, a mail at once', () => {
  expect(when(at('15:00:00'))).toEqual(at('15:00:20'));
  expect(when(at('20:59:50'))).toEqual(at('08:00:00', '2026-06-17'));
  expect(when(at('03:00:00'))).toEqual(at('08:00:00'));
  expect(when(at('23:00:00'), { channel: 'email' })).toEqual(at('23:00:20'));
});

test('a text leaves at night where the morning would be too late', () => {
  const [soon, later] = [at('08:59:00', '2026-06-17'), at('09:00:00', '2026-06-17')];
  expect(when(at('23:00:00'), { startsAt: soon })).toEqual(at('23:00:20'));
  expect(when(at('23:00:00'), { startsAt: later })).toEqual(at('08:00:00', '2026-06-17'));
});
